/** It knows no car from another and no fault. */
import { CAR } from './car-score.ts'
import { BANDS, listenerFrames, PATCH_FRAMES } from './front.ts'
import { type Layer, openNetwork } from './network.ts'

/** Longer clips tell no more. */
const LONGEST_SAMPLES = 20 * 16_000

/** Log-odds of cars and engines, nearly the same from one take of a car to the next; null as for `allOdds`. */
export function carOdds(layers: readonly Layer[], samples: Float32Array): number[] | null {
  const odds = allOdds(layers, samples)
  return odds && CAR.map((place) => odds[place])
}

/**
 * Log-odds of all 521 classes, the mean over the clip's patches; null for silence and under one patch (0.975 s).
 * @param samples mono, 16 kHz; the first 20 s are listened to
 */
export function allOdds(layers: readonly Layer[], samples: Float32Array): number[] | null {
  const frames = listenerFrames(samples.subarray(0, LONGEST_SAMPLES))
  const count = Math.floor(frames.length / BANDS / PATCH_FRAMES)
  if (count === 0) return null
  const listen = openNetwork(layers)
  const sums = new Float64Array(layers.at(-1)?.outputs ?? 0)
  for (let patch = 0; patch < count; patch++) {
    const odds = listen(frames, patch * PATCH_FRAMES)
    for (let place = 0; place < sums.length; place++) sums[place] += odds[place] / count
  }
  return Array.from(sums)
}
