/** The answer that names nothing, with urgency and cost of the worst fault that it may be. */
import type { ClassCounts } from '@tappet/acoustics/model'
import { frequencyWords } from './certainty.ts'
import { issueTexts, soundIssues } from './issues.table.ts'
import { type DiagnosedIssue, urgencyLevels } from './types.ts'
import type { WeighedIssue } from './weigh.ts'

/**
 * A level of urgency counts from this probability on of all faults that are at least that urgent. Measured with the car
 * left out (model/LOG.md, look 28): of 52 urgent faults 41 are told urgent, of 148 healthy cars 41.
 */
const MIN_PROBABILITY = 0.2

const WITHOUT_FILTER =
  'Record again with the noise filter off, or with another phone: the filter mutes a steady engine, faults included.'

const rankOf = ({ id }: WeighedIssue) => urgencyLevels.indexOf(soundIssues[id].urgencyLevel)

/**
 * "Not sure what this is", with the urgency and the cost of the worst possibility that is not negligible. Where none is,
 * it is `check_soon` with the cost of the likeliest fault.
 *
 * @param issues what the situation allows, the likeliest first
 * @param counts the true classes of recordings that were answered like this one
 * @param filtered the sound went through a noise filter
 */
export function openAnswer(
  issues: readonly WeighedIssue[],
  counts: ClassCounts,
  filtered = false,
): DiagnosedIssue {
  const { name, description, symptoms, recommendations } = issueTexts.uncertain
  const faults = issues.filter(({ id, fits }) => fits > 0 && id !== 'no_fault_heard')
  const ranks = [...new Set(faults.map(rankOf))].sort((a, b) => b - a)
  const urgent = ranks.find(
    (rank) =>
      faults.reduce((sum, issue) => sum + (rankOf(issue) >= rank ? issue.probability : 0), 0) >=
      MIN_PROBABILITY,
  )
  const worst = faults.find((issue) => rankOf(issue) === urgent)
  // Where no fault reaches the threshold, the cost is that of the likeliest.
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
    recommendations: filtered ? [WITHOUT_FILTER, ...recommendations] : [...recommendations],
  }
}
