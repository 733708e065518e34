/** Swings of a band's loudness. Source: Fastl and Zwicker, Psychoacoustics, 3rd ed., ch. 10 and 11. */
import { powerSpectrogram } from '../stft.ts'

const FRAME_VALUES = 256
const MIN_SECONDS = 1
/** Sum of a Hann window's main lobe over its peak. */
const HANN_LOBE = 1.5
/** Slower changes are the recording's course, not modulation. */
const COURSE_SECONDS = 1.5

export interface ModulationSpectrum {
  /** 0 to about 1: 0.5 swings between half and one and a half times the mean. */
  depth(lowHz: number, highHz: number): number
  depthOverTime(lowHz: number, highHz: number): Float64Array
  hopSeconds: number
  spanSeconds: number
}

/** `rateHz` values a second; null under one second. */
export function modulationSpectrum(amplitude: Float64Array, rateHz: number): ModulationSpectrum | null {
  if (amplitude.length < MIN_SECONDS * rateHz) return null
  const windowLength = Math.min(FRAME_VALUES, amplitude.length)
  const swing = relativeToCourse(amplitude, Math.round(COURSE_SECONDS * rateHz))
  const { power, frameCount, binCount, binHz, hopSeconds, windowSeconds } = powerSpectrogram(swing, rateHz, {
    windowLength,
    hopLength: Math.ceil(windowLength / 2),
    fftSize: FRAME_VALUES,
  })
  const lobe = HANN_LOBE * (FRAME_VALUES / windowLength)
  function depthOverTime(lowHz: number, highHz: number) {
    const from = Math.ceil(lowHz / binHz)
    const to = Math.floor(highHz / binHz)
    return Float64Array.from({ length: frameCount }, (_, t) => {
      let sum = 0
      for (let bin = from; bin <= to; bin++) sum += power[t * binCount + bin]
      return Math.sqrt(sum / lobe)
    })
  }
  function depth(lowHz: number, highHz: number) {
    const frames = depthOverTime(lowHz, highHz)
    return frames.reduce((sum, value) => sum + value, 0) / frames.length
  }
  return { depth, depthOverTime, hopSeconds, spanSeconds: windowSeconds }
}

function relativeToCourse(amplitude: Float64Array, width: number): Float64Array {
  const sums = new Float64Array(amplitude.length + 1)
  for (let n = 0; n < amplitude.length; n++) sums[n + 1] = sums[n] + amplitude[n]
  return amplitude.map((value, n) => {
    const from = Math.max(0, n - (width >> 1))
    const to = Math.min(amplitude.length, n + (width >> 1) + 1)
    const course = (sums[to] - sums[from]) / (to - from)
    return course > 1e-7 ? value / course - 1 : 0
  })
}
