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

/**
 * With the situation and the words that the answer has. Without its upper band a sound misleads the listener and the
 * measurements alike, so the measurements alone and both together are asked: the worse counts.
 */
export function fearedOf(
  { probabilities, listener, lacksBand }: Pick<SoundJudgement, 'probabilities' | 'listener' | 'lacksBand'>,
  context: readonly DrivingContext[],
  words: readonly SaidWord[],
): Feared[] {
  const alone = listener === null || lacksBand ? [{ probabilities, atLeast: WITHOUT_LISTENER }] : []
  const both = listener && { probabilities: listener.probabilities, atLeast: listener.urgentAtLeast }
  return [...alone, ...(both ? [both] : [])].map(({ atLeast, ...heard }) => ({
    issues: weighIssues(heard, context, words).issues,
    atLeast,
  }))
}

const WITHOUT_FILTER =
  'Record again with the noise filter off, or with another phone: the filter mutes a steady engine, faults included.'

const WITH_BAND =
  'Record again with the app beside the car: this recording holds hardly anything above 4 kHz, like a phone call, and a knock or a squeal may be missing in it.'

const rankOf = ({ id }: WeighedIssue) => urgencyLevels.indexOf(soundIssues[id].urgencyLevel)

/** The worst issue of the most urgent level whose faults are probable enough together; and the likeliest fault. */
function worstOf({ issues, atLeast }: Feared): Record<'worst' | 'likeliest', WeighedIssue | undefined> {
  const faults = issues.filter(({ id, fits }) => fits > 0 && id !== 'no_fault_heard')
  const ranks = [...new Set(faults.map(rankOf))].sort((a, b) => b - a)
  const urgent = ranks.find(
    (rank) =>
      faults.reduce((sum, issue) => sum + (rankOf(issue) >= rank ? issue.probability : 0), 0) >= atLeast,
  )
  return { worst: faults.find((issue) => rankOf(issue) === urgent), likeliest: faults[0] }
}

/**
 * "Not sure what this is", with the urgency and the cost of the worst possibility that is not negligible. Where none is,
 * it is `check_soon` with the cost of the likeliest fault.
 *
 * @param feared issues with the situation, the likeliest first; of several the worst counts
 * @param counts the true classes of recordings that were answered like this one
 * @param missing what did not reach the recording: a noise filter took it, or its upper band is not there
 */
export function openAnswer(
  feared: readonly Feared[],
  counts: ClassCounts,
  missing: { filtered: boolean; band: boolean },
): DiagnosedIssue {
  const { name, description, symptoms, recommendations } = issueTexts.uncertain
  const found = feared.map(worstOf)
  const [worst] = found.flatMap(({ worst }) => worst ?? []).sort((a, b) => rankOf(b) - rankOf(a))
  // Where no fault reaches the threshold, the cost is that of the likeliest.
  const priced = worst ?? found[0]?.likeliest
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
    recommendations: [
      ...(missing.filtered ? [WITHOUT_FILTER] : []),
      ...(missing.band ? [WITH_BAND] : []),
      ...recommendations,
    ],
  }
}
