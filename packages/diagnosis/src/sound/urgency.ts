import type { SoundJudgement } from '@tappet/acoustics/model'
import { type SoundIssueId, soundIssues } from './issues.table.ts'
import type { ToldWords } from './told-words.ts'
import { type DrivingContext, type UrgencyLevel, urgencyLevels } from './types.ts'
import { type WeighedIssue, weighIssues } from './weigh.ts'

/** The largest at which no fewer urgent faults are told urgent than with the listener (model/LOG.md, look 34). */
const WITHOUT_LISTENER = 0.18

export const rankOf = (id: SoundIssueId) => urgencyLevels.indexOf(soundIssues[id].urgencyLevel)

export const worseOf = (a: UrgencyLevel, b: UrgencyLevel): UrgencyLevel =>
  urgencyLevels.indexOf(a) >= urgencyLevels.indexOf(b) ? a : b

/**
 * Without all of its upper band a sound misleads the listener and the measurements alike, so the measurements alone and
 * both together are asked: the worse counts.
 */
export function worstOf(
  { probabilities, listener, band }: Pick<SoundJudgement, 'probabilities' | 'listener' | 'band'>,
  context: readonly DrivingContext[],
  words: Pick<ToldWords, 'ratios'>,
): { feared: SoundIssueId | undefined; likeliest: SoundIssueId | undefined } {
  const alone = listener === null || band < 1 ? [{ probabilities, atLeast: WITHOUT_LISTENER }] : []
  const both = listener ? [{ probabilities: listener.probabilities, atLeast: listener.urgentAtLeast }] : []
  const ways = [...alone, ...both].map(({ atLeast, ...judgement }) => {
    const faults = weighIssues(judgement, context, words).issues.filter(
      ({ id, fits }) => fits > 0 && id !== 'no_fault_heard',
    )
    return { feared: fearedOf(faults, atLeast), likeliest: faults[0]?.id }
  })
  const [feared] = ways.flatMap((way) => way.feared ?? []).sort((a, b) => rankOf(b) - rankOf(a))
  return { feared, likeliest: ways[0]?.likeliest }
}

function fearedOf(faults: readonly WeighedIssue[], atLeast: number): SoundIssueId | undefined {
  const ranks = [...new Set(faults.map(({ id }) => rankOf(id)))].sort((a, b) => b - a)
  const urgent = ranks.find(
    (rank) =>
      faults.reduce((sum, { id, probability }) => sum + (rankOf(id) >= rank ? probability : 0), 0) >= atLeast,
  )
  return faults.find(({ id }) => rankOf(id) === urgent)?.id
}
