import { mean } from '../statistics.ts'

/** Dropouts and digital silence lie at the floor. */
const FLOOR_UNDER_MEAN = 1e-4

export function levelsDb(powers: Float64Array): Float64Array {
  const floor = Math.max(1e-12, FLOOR_UNDER_MEAN * mean(powers))
  return powers.map((power) => 10 * Math.log10(Math.max(floor, power)))
}
