/**
 * Log-mel patches of 0.96 s, equal to the teacher's: 25 ms every 10 ms, 64 bands from 125 to 7,500 Hz, ln(magnitude +
 * 0.001), in steps of `STEP` from -128 to 127. Source: Hershey et al., ICASSP 2017; the bands of its published code.
 */
import { createFrameAnalyzer, frameCountOf } from '../stft.ts'

export const PATCH_FRAMES = 96
export const BANDS = 64

const FRAMES = { windowLength: 400, hopLength: 160, fftSize: 512 }
const RATE_HZ = 16_000
const LOWEST_HZ = 125
const HIGHEST_HZ = 7_500
const FLOOR = 0.001
/** The teacher's own rounding. */
const STEP = 0.048020608723163605
const ZERO = 16
/** The level at which the teacher was asked. */
const RMS = 0.1
/** An analyzer's powers are of sines of amplitude 1; a plain transform is larger by half the sum of the window. */
const PLAIN_MAGNITUDE = FRAMES.windowLength / 4

const melOf = (hz: number) => 1_127 * Math.log(1 + hz / 700)

type Band = { firstBin: number; weights: number[] }

/** Triangles on the mel axis; the lowest bin is left out. */
const bands: readonly Band[] = Array.from({ length: BANDS }, (_, band) => {
  const lowest = melOf(LOWEST_HZ)
  const step = (melOf(HIGHEST_HZ) - lowest) / (BANDS + 1)
  const centre = lowest + (band + 1) * step
  const weights = Array.from({ length: FRAMES.fftSize / 2 + 1 }, (__, bin) => {
    const mel = melOf((bin * RATE_HZ) / FRAMES.fftSize)
    return bin === 0 ? 0 : Math.max(0, 1 - Math.abs(mel - centre) / step)
  })
  const firstBin = weights.findIndex((weight) => weight > 0)
  return { firstBin, weights: weights.slice(firstBin).filter((weight) => weight > 0) }
})

/**
 * `BANDS` steps a frame, at the teacher's level; empty for silence and under one frame.
 * @param samples mono, 16 kHz
 */
export function listenerFrames(samples: Float32Array): Int8Array {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)
  if (!(power > 1e-20)) return new Int8Array(0)
  const scale = RMS / Math.sqrt(power)
  return framesAt(samples.map((sample) => Math.max(-1, Math.min(1, sample * scale))))
}

export function framesAt(samples: Float32Array): Int8Array {
  const { binCount, analyze } = createFrameAnalyzer(FRAMES)
  const count = frameCountOf(samples.length, FRAMES)
  const spectrum = new Float64Array(binCount)
  const frames = new Int8Array(count * BANDS)
  for (let t = 0; t < count; t++) {
    analyze(samples, t * FRAMES.hopLength, spectrum)
    for (let bin = 0; bin < binCount; bin++) spectrum[bin] = Math.sqrt(spectrum[bin]) * PLAIN_MAGNITUDE
    for (const [band, { firstBin, weights }] of bands.entries()) {
      let sum = 0
      for (let n = 0; n < weights.length; n++) sum += weights[n] * spectrum[firstBin + n]
      const steps = Math.round(Math.log(sum + FLOOR) / STEP + ZERO)
      frames[t * BANDS + band] = Math.max(-128, Math.min(127, steps))
    }
  }
  return frames
}

export const levelOf = (step: number) => (step - ZERO) * STEP
