/**
 * Fourth-order Butterworth, two biquads by the bilinear transform, run forward only. Source: Bristow-Johnson, Cookbook
 * formulae for audio equalizer biquad filter coefficients; Q values from Oppenheim and Schafer, 7.1.
 */
import { ANALYSIS_RATE_HZ } from './mono.ts'

interface Biquad {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

const BUTTERWORTH_Q = [1 / (2 * Math.cos(Math.PI / 8)), 1 / (2 * Math.cos((3 * Math.PI) / 8))] as const

/** @param samples 16 kHz @param target may be the samples: a minute is 4 MB */
export const lowPass = (
  samples: Float32Array,
  cutoffHz: number,
  target: Float32Array = new Float32Array(samples.length),
): Float32Array => cascade(samples, sections(cutoffHz, -1), target)

/** As `lowPass`. */
export const highPass = (
  samples: Float32Array,
  cutoffHz: number,
  target: Float32Array = new Float32Array(samples.length),
): Float32Array => cascade(samples, sections(cutoffHz, 1), target)

/** `side` is -1 for low-pass, 1 for high-pass. */
function sections(cutoffHz: number, side: -1 | 1): [Biquad, Biquad] {
  const omega = (2 * Math.PI * Math.min(cutoffHz, 0.49 * ANALYSIS_RATE_HZ)) / ANALYSIS_RATE_HZ
  const cos = Math.cos(omega)
  const biquad = (q: number): Biquad => {
    const alpha = Math.sin(omega) / (2 * q)
    const b0 = (1 + side * cos) / 2 / (1 + alpha)
    return { b0, b1: -2 * side * b0, b2: b0, a1: (-2 * cos) / (1 + alpha), a2: (1 - alpha) / (1 + alpha) }
  }
  return [biquad(BUTTERWORTH_Q[0]), biquad(BUTTERWORTH_Q[1])]
}

// Transposed direct form II.
function cascade(
  samples: Float32Array,
  [first, second]: [Biquad, Biquad],
  target: Float32Array,
): Float32Array {
  const { b0, b1, b2, a1, a2 } = first
  const { b0: c0, b1: c1, b2: c2, a1: d1, a2: d2 } = second
  let u1 = 0
  let u2 = 0
  let v1 = 0
  let v2 = 0
  for (let n = 0; n < samples.length; n++) {
    const x = samples[n]
    const y = b0 * x + u1
    u1 = b1 * x - a1 * y + u2
    u2 = b2 * x - a2 * y
    const z = c0 * y + v1
    v1 = c1 * y - d1 * z + v2
    v2 = c2 * y - d2 * z
    target[n] = z
  }
  return target
}
