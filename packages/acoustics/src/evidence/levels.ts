/** Levels of successive powers, for measurements of how loudness changes. */
import { mean } from '../statistics.ts'

/** Dropouts and gaps of digital silence lie at the floor, instead of as far down as their zeros happen to be. */
const FLOOR_UNDER_MEAN = 1e-4

/** Powers as dB, nothing more than 40 dB under their mean. */
export function levelsDb(powers: Float64Array): Float64Array {
  const floor = Math.max(1e-12, FLOOR_UNDER_MEAN * mean(powers))
  return powers.map((power) => 10 * Math.log10(Math.max(floor, power)))
}
