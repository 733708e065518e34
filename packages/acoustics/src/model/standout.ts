/**
 * Measurements of which more can only speak for a fault, as normal scores, weighted and added: nothing of any one
 * fault, and so little of who recorded which. Source: Hatch, Kajarekar and Stolcke, ICSLP 2006; normal scores after van
 * der Waerden.
 */
export interface Standout {
  features: number[]
  /** By feature, ascending, at `STANDOUT_LEVELS`. */
  quantiles: number[][]
  weights: number[]
}

/** Shares of the training's recordings, and their standard deviations of a normal distribution. */
export const STANDOUT_LEVELS = [
  0.005, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.995,
] as const
const SCORES = [
  -2.576, -2.054, -1.645, -1.282, -0.842, -0.524, -0.253, 0, 0.253, 0.524, 0.842, 1.282, 1.645, 2.054, 2.576,
] as const

/** In standard deviations; 0 for what could not be measured. */
export function normalScore(quantiles: readonly number[], value: number | null): number {
  if (value === null || !Number.isFinite(value)) return 0
  const [lowest = 0] = quantiles
  if (value <= lowest) return value < lowest ? SCORES[0] : middleOf(quantiles, value)
  let above = 1
  while (above < quantiles.length && quantiles[above] < value) above++
  if (above >= quantiles.length) return SCORES[SCORES.length - 1]
  if (value === quantiles[above]) return middleOf(quantiles, value)
  const [low, high] = [quantiles[above - 1], quantiles[above]]
  const share = (value - low) / (high - low)
  return SCORES[above - 1] * (1 - share) + SCORES[above] * share
}

function middleOf(quantiles: readonly number[], value: number): number {
  const first = quantiles.indexOf(value)
  const last = quantiles.lastIndexOf(value)
  return (SCORES[first] + SCORES[last]) / 2
}

/** Log-odds against healthy; adds each measurement's part to `counted`. */
export function readStandout(
  { features, quantiles, weights }: Standout,
  values: readonly (number | null)[],
  counted?: Float64Array,
): number {
  let sum = 0
  for (const [n, feature] of features.entries()) {
    const part = weights[n] * normalScore(quantiles[n], values[feature] ?? null)
    if (counted !== undefined) counted[feature] += part
    sum += part
  }
  return sum
}
