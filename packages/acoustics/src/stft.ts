/**
 * Frame t starts at sample t * hop, wholly inside the clip; a sine of amplitude 1 in the middle of a bin has power 1.
 * Source: Allen and Rabiner, Proc. IEEE 65 (1977).
 */
import { createRealFft } from './fft.ts'
import { hannWindow } from './windows.ts'

export interface StftSettings {
  windowLength: number
  hopLength: number
  fftSize: number
}

export interface PowerSpectrogram {
  /** frameCount rows of binCount powers. */
  power: Float32Array
  frameCount: number
  binCount: number
  /** Frequency of bin k is k * binHz. */
  binHz: number
  hopSeconds: number
  windowSeconds: number
}

export function createFrameAnalyzer({ windowLength, fftSize }: Omit<StftSettings, 'hopLength'>) {
  const window = hannWindow(windowLength)
  const scale = 2 / window.reduce((sum, weight) => sum + weight, 0)
  for (let n = 0; n < windowLength; n++) window[n] *= scale
  const fft = createRealFft(fftSize)
  const frame = new Float64Array(fftSize)
  return {
    binCount: fft.binCount,
    analyze(
      samples: Float32Array | Float64Array,
      start: number,
      target: Float32Array | Float64Array,
      offset = 0,
    ) {
      for (let n = 0; n < windowLength; n++) frame[n] = samples[start + n] * window[n]
      fft.power(frame, target, offset)
    },
  }
}

export function frameCountOf(length: number, { windowLength, hopLength }: StftSettings): number {
  return length < windowLength ? 0 : 1 + Math.floor((length - windowLength) / hopLength)
}

export const spectrogramLength = (length: number, settings: StftSettings): number =>
  frameCountOf(length, settings) * (settings.fftSize / 2 + 1)

export function powerSpectrogram(
  samples: Float32Array | Float64Array,
  sampleRateHz: number,
  settings: StftSettings,
  target: Float32Array = new Float32Array(spectrogramLength(samples.length, settings)),
): PowerSpectrogram {
  const { binCount, analyze } = createFrameAnalyzer(settings)
  const frameCount = frameCountOf(samples.length, settings)
  const power = target.subarray(0, frameCount * binCount)
  for (let t = 0; t < frameCount; t++) analyze(samples, t * settings.hopLength, power, t * binCount)
  return {
    power,
    frameCount,
    binCount,
    binHz: sampleRateHz / settings.fftSize,
    hopSeconds: settings.hopLength / sampleRateHz,
    windowSeconds: settings.windowLength / sampleRateHz,
  }
}
