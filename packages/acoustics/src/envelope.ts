/**
 * 1000 values a second; the pulse train of an engine survives where a phone's microphone lost the pulses' low
 * frequency. Source: Randall, Vibration-based Condition Monitoring, 2nd ed., 5.5.
 */
import { createRealFft } from './fft.ts'
import { highPass, lowPass } from './filters.ts'
import { ANALYSIS_RATE_HZ } from './mono.ts'

export const ENVELOPE_RATE_HZ = 1_000
const SAMPLES_PER_VALUE = ANALYSIS_RATE_HZ / ENVELOPE_RATE_HZ

/** Of samples at 16 kHz; `band` is written over. */
export function bandEnvelope(
  samples: Float32Array,
  lowHz: number,
  highHz: number,
  band: Float32Array = new Float32Array(samples.length),
): Float64Array {
  highPass(samples, lowHz, band)
  lowPass(band, highHz, band)
  const envelope = new Float64Array(Math.floor(band.length / SAMPLES_PER_VALUE))
  for (let t = 0; t < envelope.length; t++) {
    let squares = 0
    for (let n = t * SAMPLES_PER_VALUE; n < (t + 1) * SAMPLES_PER_VALUE; n++) squares += band[n] ** 2
    envelope[t] = Math.sqrt(squares / SAMPLES_PER_VALUE)
  }
  return envelope
}

const FRAME = 2_048
const MAX_LAG = 512
const MIN_LENGTH = 512

/** Lags of 0 to 511 ms, frames of 2 s every second. */
export interface EnvelopeAutocorrelation {
  frames: Float64Array[]
  hopSeconds: number
  spanSeconds: number
}

/** Unbiased for the overlap that shrinks with the lag; by FFT (Wiener and Khinchin). No frames under half a second. */
export function envelopeAutocorrelation(envelope: Float64Array): EnvelopeAutocorrelation {
  const frames: Float64Array[] = []
  const fft = createRealFft(2 * FRAME)
  const padded = new Float64Array(2 * FRAME)
  const real = new Float64Array(fft.binCount)
  const imaginary = new Float64Array(fft.binCount)
  const hop = FRAME / 2
  for (let start = 0; start === 0 || start + FRAME <= envelope.length; start += hop) {
    const part = envelope.subarray(start, start + FRAME)
    if (part.length < MIN_LENGTH) break
    const centre = part.reduce((sum, value) => sum + value, 0) / part.length
    padded.fill(0)
    for (let n = 0; n < part.length; n++) padded[n] = part[n] - centre
    fft.forward(padded, real, imaginary)
    for (let k = 0; k < fft.binCount; k++) {
      real[k] = real[k] ** 2 + imaginary[k] ** 2
      imaginary[k] = 0
    }
    fft.inverse(real, imaginary, padded)
    frames.push(normalised(padded, part.length))
  }
  return { frames, hopSeconds: hop / ENVELOPE_RATE_HZ, spanSeconds: FRAME / ENVELOPE_RATE_HZ }
}

function normalised(sums: Float64Array, length: number): Float64Array {
  const energy = sums[0]
  const usable = Math.min(MAX_LAG, Math.floor(length / 2))
  const row = new Float64Array(MAX_LAG)
  if (energy <= 0) return row
  for (let lag = 0; lag < usable; lag++) row[lag] = (sums[lag] / energy) * (length / (length - lag))
  return row
}

/** The shortest lag at a peak within a tenth of the highest. */
export function strongestRepetition(row: Float64Array, lowestHz: number, highestHz: number) {
  const from = Math.max(2, Math.floor(ENVELOPE_RATE_HZ / highestHz))
  const to = Math.min(MAX_LAG - 2, Math.ceil(ENVELOPE_RATE_HZ / lowestHz))
  const peaks: { lag: number; strength: number }[] = []
  for (let lag = from; lag <= to; lag++) {
    const here = row[lag]
    if (here > 0 && here >= row[lag - 1] && here > row[lag + 1]) peaks.push({ lag, strength: here })
  }
  const highest = peaks.reduce((most, { strength }) => Math.max(most, strength), 0)
  const first = peaks.find(({ strength }) => strength >= 0.9 * highest)
  if (first === undefined) return null
  return { rateHz: ENVELOPE_RATE_HZ / refined(row, first.lag), strength: Math.min(1, first.strength) }
}

function refined(row: Float64Array, lag: number): number {
  const before = row[lag - 1]
  const here = row[lag]
  const after = row[lag + 1]
  const bend = before - 2 * here + after
  return bend < 0 ? lag + (0.5 * (before - after)) / bend : lag
}
