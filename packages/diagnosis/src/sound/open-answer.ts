/** The answer that names nothing: as urgent and as dear as the worst that it may be. */
import type { ClassCounts } from '@tappet/acoustics/model'
import { frequencyWords, measuredShare } from './certainty.ts'
import { issueTexts, soundIssues } from './issues.table.ts'
import { type DiagnosedIssue, urgencyLevels } from './types.ts'
import type { WeighedIssue } from './weigh.ts'

/** A possibility counts from this share of such recordings on, or from this probability on. */
export const WORTH_FEARING = 0.15

const rankOf = ({ id }: WeighedIssue) => urgencyLevels.indexOf(soundIssues[id].urgencyLevel)

/**
 * "Not sure what this is", with the urgency and the cost of the worst possibility that is not negligible. Where none is,
 * it is `check_soon` with the cost of the likeliest fault.
 *
 * @param issues what the situation allows, the likeliest first
 * @param counts what recordings were that were answered like this one
 */
export function openAnswer(issues: readonly WeighedIssue[], counts: ClassCounts): DiagnosedIssue {
  const { name, description, symptoms, recommendations } = issueTexts.uncertain
  const faults = issues.filter(({ id, fits }) => fits > 0 && id !== 'no_fault_heard')
  const feared = faults.filter(
    ({ soundClass, probability, share }) =>
      share * (measuredShare(counts, soundClass) ?? probability) >= WORTH_FEARING,
  )
  const [worst] = [...feared].sort((a, b) => rankOf(b) - rankOf(a))
  // A cost range belongs to some fault: where none is to be feared, to the likeliest.
  const priced = worst ?? faults[0]
  const { estimatedCostMin, estimatedCostMax } =
    priced === undefined ? issueTexts.uncertain : soundIssues[priced.id]
  const urgencyLevel =
    worst === undefined ? issueTexts.uncertain.urgencyLevel : soundIssues[worst.id].urgencyLevel
  return {
    id: 'uncertain',
    name,
    description: `${description} ${frequencyWords(counts)}`,
    urgencyLevel,
    estimatedCostMin,
    estimatedCostMax,
    symptoms: [...symptoms],
    recommendations: [...recommendations],
  }
}
