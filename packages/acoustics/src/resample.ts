/** Polyphase windowed sinc; the Kaiser window follows from 90 dB and a transition band of 1/8 of the lower Nyquist frequency. No delay; silence beyond the ends. Sources: Oppenheim and Schafer, Discrete-Time Signal Processing, 7.5.3; Crochiere and Rabiner, Multirate Digital Signal Processing, ch. 3. */
import { ANALYSIS_RATE_HZ } from './mono.ts'
import { kaiserWindow } from './windows.ts'

const STOPBAND_DB = 90
const KAISER_BETA = 0.1102 * (STOPBAND_DB - 8.7)
const TRANSITION_SHARE = 1 / 8
/** With more, phases between the stored ones are interpolated. */
const MAX_PHASES = 1024
/** Linear interpolation errs by (pi / 512)^2 / 8, -106 dB. */
const INTERPOLATED_PHASES = 512

export function resampledLength(length: number, fromHz: number, toHz: number = ANALYSIS_RATE_HZ): number {
  return Math.max(0, Math.ceil((length * toHz) / fromHz - 1e-9))
}

/**
 * Output n is the sound at n / toHz seconds; at one rate the samples themselves. Samples must be finite (`finiteSamples`). RangeError for a rate that is
 * not a positive finite number.
 */
export function resample(
  samples: Float32Array,
  fromHz: number,
  toHz: number = ANALYSIS_RATE_HZ,
): Float32Array {
  if (!(fromHz > 0 && toHz > 0 && Number.isFinite(fromHz) && Number.isFinite(toHz))) {
    throw new RangeError(`Sample rates must be positive, not ${fromHz} and ${toHz}`)
  }
  if (fromHz === toHz) return samples
  const output = new Float32Array(resampledLength(samples.length, fromHz, toHz))
  const divisor = greatestCommonDivisor(fromHz, toHz)
  const phases = toHz / divisor
  if (divisor > 0 && phases <= MAX_PHASES)
    exactPhases(samples, output, fromHz / divisor, phases, fromHz, toHz)
  else interpolatedPhases(samples, output, fromHz, toHz)
  return output
}

interface Filter {
  taps: Float64Array
  tapCount: number
  /** Input samples from the first tap to the output instant's own sample. */
  reach: number
}

/** Phase p is for an output instant p / phaseCount after an input sample. */
function designFilter(phaseCount: number, storedPhases: number, fromHz: number, toHz: number): Filter {
  const cutoff = Math.min(1, toHz / fromHz)
  const transition = TRANSITION_SHARE * cutoff
  // Kaiser: (length - 1) = (A - 7.95) / (2.285 * transition in radians per sample), halved for one side.
  const halfWidth = (STOPBAND_DB - 7.95) / (2.285 * Math.PI * transition) / 2
  const centre = cutoff - transition / 2
  const reach = Math.ceil(halfWidth)
  const tapCount = 2 * reach + 2
  const taps = new Float64Array(storedPhases * tapCount)
  for (let phase = 0; phase < storedPhases; phase++) {
    let sum = 0
    for (let tap = 0; tap < tapCount; tap++) {
      const distance = tap - reach - phase / phaseCount
      const value = sinc(centre * distance) * kaiserWindow(distance / halfWidth, KAISER_BETA)
      taps[phase * tapCount + tap] = value
      sum += value
    }
    for (let tap = 0; tap < tapCount; tap++) taps[phase * tapCount + tap] /= sum
  }
  return { taps, tapCount, reach }
}

function exactPhases(
  samples: Float32Array,
  output: Float32Array,
  step: number,
  phases: number,
  fromHz: number,
  toHz: number,
) {
  const { taps, tapCount, reach } = designFilter(phases, phases, fromHz, toHz)
  const wholeStep = Math.floor(step / phases)
  const phaseStep = step % phases
  let position = 0
  let phase = 0
  for (let n = 0; n < output.length; n++) {
    output[n] = weighted(samples, position - reach, taps, phase * tapCount, tapCount)
    position += wholeStep
    phase += phaseStep
    if (phase >= phases) {
      phase -= phases
      position++
    }
  }
}

function interpolatedPhases(samples: Float32Array, output: Float32Array, fromHz: number, toHz: number) {
  const filter = designFilter(INTERPOLATED_PHASES, INTERPOLATED_PHASES + 1, fromHz, toHz)
  const { taps, tapCount, reach } = filter
  for (let n = 0; n < output.length; n++) {
    const instant = (n * fromHz) / toHz
    const position = Math.floor(instant)
    const between = (instant - position) * INTERPOLATED_PHASES
    const phase = Math.min(INTERPOLATED_PHASES - 1, Math.floor(between))
    const before = weighted(samples, position - reach, taps, phase * tapCount, tapCount)
    const after = weighted(samples, position - reach, taps, (phase + 1) * tapCount, tapCount)
    output[n] = before + (after - before) * (between - phase)
  }
}

function weighted(
  samples: Float32Array,
  start: number,
  taps: Float64Array,
  offset: number,
  tapCount: number,
): number {
  const first = Math.max(0, -start)
  const end = Math.min(tapCount, samples.length - start)
  let sum = 0
  for (let tap = first; tap < end; tap++) sum += samples[start + tap] * taps[offset + tap]
  return sum
}

/** 0 when the two are not whole numbers. */
function greatestCommonDivisor(a: number, b: number): number {
  if (!Number.isInteger(a) || !Number.isInteger(b)) return 0
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
