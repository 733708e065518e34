/**
 * How much a clip sounds like an engine rather than anything else, by a network that learned what sounds are. It knows
 * no car from another and no fault.
 */
import { BANDS, listenerFrames, PATCH_FRAMES } from './front.ts'
import { type Layer, listenTo } from './network.ts'

/** Longer clips tell no more. */
const LONGEST_SAMPLES = 20 * 16_000

/**
 * AudioSet's classes by number (Gemmeke et al., ICASSP 2017). Cars and their engines: vehicle, road vehicle, car,
 * skidding, tyre squeal, passing by, race car, truck, air brake, bus, motorcycle, traffic, engine (light, medium, heavy),
 * knocking, starting, idling, accelerating.
 */
const CAR = [
  294, 300, 301, 306, 307, 308, 309, 310, 311, 315, 320, 321, 337, 338, 342, 343, 344, 345, 346, 347,
]
/**
 * What a car can sound like too, which speaks neither for it nor against it: doors, knocks, squeaks, mechanisms, ticks,
 * gears, thumps, bangs, scrapes, squeals, creaks, whirs, clatter, rumble, hum, and words for the place of a recording.
 */
const EITHER = [
  348, 352, 353, 354, 355, 398, 399, 401, 402, 403, 404, 405, 454, 455, 460, 468, 469, 470, 471, 476, 478,
  479, 480, 482, 483, 485, 486, 487, 490, 493, 498, 499, 500, 501, 502, 503, 504, 505, 506, 508, 516, 517,
  520,
]

/**
 * Log of the ratio between all that is a car and the loudest other class; null for silence and for what is shorter than
 * one patch (0.975 s).
 *
 * @param samples mono, 16 kHz; the first 20 s are listened to
 */
export function carScore(layers: readonly Layer[], samples: Float32Array): number | null {
  const shares = meanShares(layers, samples.subarray(0, LONGEST_SAMPLES))
  if (shares === null) return null
  const car = CAR.reduce((sum, place) => sum + shares[place], 0)
  const known = new Set([...CAR, ...EITHER])
  const other = shares.reduce((most, share, place) => (known.has(place) ? most : Math.max(most, share)), 0)
  return Math.log(car + 1e-4) - Math.log(other + 1e-4)
}

/**
 * Log-odds of each class of cars and engines, the mean over the clip's patches; null as for `carScore`. What kind of
 * engine a car sounds like is nearly the same from one take of it to the next.
 */
export function carOdds(layers: readonly Layer[], samples: Float32Array): number[] | null {
  const odds = meanOver(layers, samples.subarray(0, LONGEST_SAMPLES), (value) => value)
  return odds && CAR.map((place) => odds[place])
}

/** Log-odds of all 521 classes, the mean over the clip's patches; null as for `carScore`. */
export const allOdds = (layers: readonly Layer[], samples: Float32Array): number[] | null => {
  const odds = meanOver(layers, samples.subarray(0, LONGEST_SAMPLES), (value) => value)
  return odds && Array.from(odds)
}

const meanShares = (layers: readonly Layer[], samples: Float32Array) =>
  meanOver(layers, samples, (odds) => 1 / (1 + Math.exp(-odds)))

/** The mean over the patches of what `of` makes of each output's log-odds. */
function meanOver(
  layers: readonly Layer[],
  samples: Float32Array,
  of: (odds: number) => number,
): Float64Array | null {
  const frames = listenerFrames(samples)
  const count = Math.floor(frames.length / BANDS / PATCH_FRAMES)
  if (count === 0) return null
  const sums = new Float64Array(layers.at(-1)?.outputs ?? 0)
  for (let patch = 0; patch < count; patch++) {
    const odds = listenTo(layers, frames, patch * PATCH_FRAMES)
    for (let place = 0; place < sums.length; place++) sums[place] += of(odds[place]) / count
  }
  return sums
}
