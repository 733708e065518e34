import type { SoundJudgement } from '@tappet/acoustics/model'
import type { ToldWords } from './told-words.ts'
import type { DrivingContext } from './types.ts'

/**
 * A clunk while turning needs no engine: in log-odds, where the driver tells of one; of 18 such recordings one is
 * stopped instead of five (model/LOG.md, look 44).
 */
const LOWER_BY = 2.5
const MIN_SHARE = 0.8
/** The words speak for brakes or suspension. */
const TOLD_RATIO = 2

const SITUATIONS: readonly DrivingContext[] = ['braking', 'turning']

type Gate = Pick<SoundJudgement, 'probabilities' | 'carAtLeast'>

export function carAtLeastFor(
  { probabilities, carAtLeast }: Gate,
  context: readonly DrivingContext[],
  { ratios }: Pick<ToldWords, 'ratios'>,
): number {
  const isTold =
    context.some((tag) => SITUATIONS.includes(tag)) || Math.max(ratios.brake, ratios.suspension) >= TOLD_RATIO
  if (!isTold || probabilities.brake + probabilities.suspension < MIN_SHARE) return carAtLeast
  const odds = Math.exp(-LOWER_BY) * (carAtLeast / (1 - carAtLeast))
  return odds / (1 + odds)
}
