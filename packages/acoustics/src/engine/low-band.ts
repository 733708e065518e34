import { lowPass } from '../filters.ts'
import { ANALYSIS_RATE_HZ } from '../mono.ts'

export const LOW_BAND_HZ = 700
export const LOW_RATE_HZ = 2_000

/** Every eighth sample, after two passes of a fourth-order low-pass: what folds onto 500 Hz is 50 dB down. */
export function lowBandOf(
  samples: Float32Array,
  filtered: Float32Array = new Float32Array(samples.length),
): Float32Array {
  lowPass(samples, LOW_BAND_HZ, filtered)
  lowPass(filtered, LOW_BAND_HZ, filtered)
  const step = ANALYSIS_RATE_HZ / LOW_RATE_HZ
  const low = new Float32Array(Math.floor(samples.length / step))
  for (let n = 0; n < low.length; n++) low[n] = filtered[n * step]
  return low
}
