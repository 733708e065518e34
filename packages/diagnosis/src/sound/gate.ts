/** Whether a sound is heard as a car's: what the gate asks for, with what the driver told. */
import type { SoundJudgement } from '@tappet/acoustics/model'
import type { SaidWord } from './description-words.ts'
import type { WordGroup } from './issues.table.ts'
import type { DrivingContext } from './types.ts'

/**
 * The gate asks for an engine, and a clunk while turning or a grind while braking needs none. Where the driver tells of
 * one, and the sound is one of brakes or suspension, the gate is this much lower, in log-odds: of 18 such recordings it
 * then stops one instead of five (model/LOG.md, look 44). Without such words or situations nothing changes.
 */
const LOWER_BY = 2.5
/** Least share of the two classes together. */
const MIN_SHARE = 0.8

const SITUATIONS: readonly DrivingContext[] = ['braking', 'turning']
const GROUPS: readonly WordGroup[] = ['brake', 'grind', 'squeak', 'clunk', 'creak', 'bump']

type Gate = Pick<SoundJudgement, 'probabilities' | 'carAtLeast'>

/** The least probability of a car. */
export function carAtLeastFor(
  { probabilities, carAtLeast }: Gate,
  context: readonly DrivingContext[],
  words: readonly SaidWord[],
): number {
  const isTold =
    context.some((tag) => SITUATIONS.includes(tag)) ||
    words.some(({ group, negated }) => !negated && GROUPS.includes(group))
  if (!isTold || probabilities.brake + probabilities.suspension < MIN_SHARE) return carAtLeast
  const odds = Math.exp(-LOWER_BY) * (carAtLeast / (1 - carAtLeast))
  return odds / (1 + odds)
}
