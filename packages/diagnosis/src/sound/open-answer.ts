/** The answer that names nothing, with urgency and cost of the worst fault that it may be. */
import type { ClassCounts, SoundJudgement } from '@tappet/acoustics/model'
import { frequencyWords } from './certainty.ts'
import type { SaidWord } from './description-words.ts'
import { issueTexts, soundIssues } from './issues.table.ts'
import { type DiagnosedIssue, type DrivingContext, urgencyLevels } from './types.ts'
import { type WeighedIssue, weighIssues } from './weigh.ts'

/**
 * Where the listener was not asked, a level of urgency counts from this probability on of all faults that are at least
 * that urgent: the largest at which no fewer urgent faults are told urgent than with it (model/LOG.md, look 34).
 */
const WITHOUT_LISTENER = 0.18

/** What decides the urgency of an open answer: the issues, and from which probability together they count. */
export type Feared = { issues: readonly WeighedIssue[]; atLeast: number }

/** By the sum of scores and listener where it was asked, with the same situation and words. */
export function fearedOf(
  { probabilities, urgency }: Pick<SoundJudgement, 'probabilities' | 'urgency'>,
  context: readonly DrivingContext[],
  words: readonly SaidWord[],
): Feared {
  const { atLeast, ...heard } = urgency ?? { probabilities, atLeast: WITHOUT_LISTENER }
  return { issues: weighIssues(heard, context, words).issues, atLeast }
}

const WITHOUT_FILTER =
  'Record again with the noise filter off, or with another phone: the filter mutes a steady engine, faults included.'

const rankOf = ({ id }: WeighedIssue) => urgencyLevels.indexOf(soundIssues[id].urgencyLevel)

/**
 * "Not sure what this is", with the urgency and the cost of the worst possibility that is not negligible. Where none is,
 * it is `check_soon` with the cost of the likeliest fault.
 *
 * @param feared issues with the situation, the likeliest first
 * @param counts the true classes of recordings that were answered like this one
 * @param filtered the sound went through a noise filter
 */
export function openAnswer(
  { issues, atLeast }: Feared,
  counts: ClassCounts,
  filtered = false,
): DiagnosedIssue {
  const { name, description, symptoms, recommendations } = issueTexts.uncertain
  const faults = issues.filter(({ id, fits }) => fits > 0 && id !== 'no_fault_heard')
  const ranks = [...new Set(faults.map(rankOf))].sort((a, b) => b - a)
  const urgent = ranks.find(
    (rank) =>
      faults.reduce((sum, issue) => sum + (rankOf(issue) >= rank ? issue.probability : 0), 0) >= atLeast,
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
