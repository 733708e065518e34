/** Noise of known spectra. */
import { highPass, lowPass } from '../src/filters.ts'
import { gaussian, type Random } from './random.ts'
import { signal } from './signal.ts'

/** Gaussian white noise, RMS 1. */
export function whiteNoise(durationSeconds: number, random: Random): Float32Array {
  return signal(durationSeconds, () => gaussian(random))
}

/** White noise within a band (fourth-order Butterworth edges). */
export function bandNoise(
  durationSeconds: number,
  lowHz: number,
  highHz: number,
  random: Random,
): Float32Array {
  return lowPass(highPass(whiteNoise(durationSeconds, random), lowHz), highHz)
}

/** Noise whose power falls 3 dB per octave (Kellet's economy filter), about RMS 1. */
export function pinkNoise(durationSeconds: number, random: Random): Float32Array {
  let slow = 0
  let middle = 0
  let fast = 0
  return signal(durationSeconds, () => {
    const white = gaussian(random)
    slow = 0.99765 * slow + white * 0.099046
    middle = 0.963 * middle + white * 0.2965164
    fast = 0.57 * fast + white * 1.0526913
    return 0.4 * (slow + middle + fast + white * 0.1848)
  })
}
