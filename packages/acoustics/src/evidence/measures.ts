import { ENVELOPE_RATE_HZ, type EnvelopeAutocorrelation, strongestRepetition } from '../envelope.ts'
import { correlation, decibels, mean, median, percentiles, standardDeviation } from '../statistics.ts'
import { type Band, bandPower, type Clip } from './clip.ts'
import { levelsDb } from './levels.ts'
import type { ModulationSpectrum } from './modulation.ts'
import type { Measurement } from './row.ts'
import { strongestStretch } from './stretch.ts'
import type { OctaveTexture, Texture } from './texture.ts'
import type { ToneTrack } from './tones.ts'

export const whole = (value: number | null): Measurement | null =>
  value === null ? null : { value, stretch: null }

/** With the stretch in which `series` is highest. */
export const placed = (
  value: number,
  series: ArrayLike<number>,
  stepSeconds: number,
  spanSeconds = stepSeconds,
): Measurement => ({ value, stretch: strongestStretch(series, stepSeconds, spanSeconds) })

export function modulationDepth(
  spectrum: ModulationSpectrum | null,
  lowHz: number,
  highHz: number,
): Measurement | null {
  if (spectrum === null) return null
  return placed(
    spectrum.depth(lowHz, highHz),
    spectrum.depthOverTime(lowHz, highHz),
    spectrum.hopSeconds,
    spectrum.spanSeconds,
  )
}

export function withEnvelopeStretch(value: number, { envelope }: Band): Measurement {
  const BLOCK = 100
  const peaks = new Float64Array(Math.ceil(envelope.length / BLOCK))
  for (let t = 0; t < envelope.length; t++) {
    const block = Math.floor(t / BLOCK)
    peaks[block] = Math.max(peaks[block], envelope[t])
  }
  return placed(value, peaks, BLOCK / ENVELOPE_RATE_HZ)
}

export function withImpulseStretch({ impulses }: Band, value: number | null, clip: Clip): Measurement | null {
  const { timesSeconds, strengthsDb } = impulses
  if (value === null) return null
  if (timesSeconds.length === 0) return { value, stretch: null }
  const series = new Float64Array(Math.ceil(clip.durationSeconds / 0.1))
  timesSeconds.forEach((seconds, n) => {
    const at = Math.min(series.length - 1, Math.floor(seconds / 0.1))
    series[at] += strengthsDb[n]
  })
  return placed(value, series, 0.1)
}

const LOWEST_REPETITION_HZ = 4
const HIGHEST_REPETITION_HZ = 60

export function repetition({ autocorrelation }: Band): { strength: Measurement; rateHz: number } | null {
  const repetitions = autocorrelation.frames.map((row) =>
    strongestRepetition(row, LOWEST_REPETITION_HZ, HIGHEST_REPETITION_HZ),
  )
  const strengths = repetitions.map((peak) => peak?.strength ?? 0)
  const rates = repetitions.flatMap((peak) => (peak === null ? [] : [peak.rateHz]))
  if (rates.length === 0) return null
  return {
    strength: placed(median(strengths), strengths, autocorrelation.hopSeconds, autocorrelation.spanSeconds),
    rateHz: median(rates),
  }
}

export function likenessAfter({ frames }: EnvelopeAutocorrelation, periodSeconds: number): number | null {
  const lag = periodSeconds * ENVELOPE_RATE_HZ
  const [first] = frames
  if (first === undefined || lag < 2 || lag + 2 >= first.length) return null
  const reach = Math.max(1, Math.round(0.03 * lag))
  return mean(
    frames.map((row) => {
      let highest = -1
      for (let at = Math.floor(lag) - reach; at <= Math.ceil(lag) + reach; at++)
        highest = Math.max(highest, row[at] ?? -1)
      return highest
    }),
  )
}

/** Of a clip at RMS 1: what a codec left of a cut band. */
const INAUDIBLE = 1e-8

/**
 * Median of a band's bins: 0 for steady noise, below for a steady tone, above for bursts. Antoni, Mechanical Systems
 * and Signal Processing 20 (2006): E[P^2] / E[P]^2, which is 2 for Gaussian noise.
 */
export function spectralKurtosisDb({ frames }: Clip, lowHz: number, highHz: number): number {
  const { power, frameCount, binCount, binHz } = frames
  const kurtoses: number[] = []
  for (let bin = Math.ceil(lowHz / binHz); bin < highHz / binHz; bin++) {
    let sum = 0
    let squares = 0
    for (let at = bin; at < power.length; at += binCount) {
      const value = INAUDIBLE + power[at]
      sum += value
      squares += value * value
    }
    if (sum > 0) kurtoses.push((frameCount * squares) / (sum * sum))
  }
  return decibels(median(kurtoses) / 2)
}

/** Of the power between 30 Hz and 7.6 kHz. */
export function powerShare({ frames, framePower }: Clip, lowHz: number, highHz: number): Measurement {
  const part = bandPower(frames, lowHz, highHz)
  const shares = part.map((value, t) => value / Math.max(1e-12, framePower[t]))
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0)
  return placed(sum(part) / Math.max(1e-12, sum(framePower)), shares, frames.hopSeconds)
}

export function centroidHz({ frames }: Clip): number {
  const { power, binCount, binHz } = frames
  let weighted = 0
  let sum = 0
  for (let at = 0; at < power.length; at++) {
    const value = power[at]
    weighted += value * (at % binCount)
    sum += value
  }
  return sum > 0 ? (weighted / sum) * binHz : 0
}

export const levelSpreadDb = ({ stepPower }: Clip) => standardDeviation(levelsDb(stepPower))

/** 90th to 10th percentile of tenths of a second. */
export function levelRangeDb({ stepPower }: Clip): number {
  const [low = 0, high = 0] = percentiles(levelsDb(stepPower), [0.1, 0.9])
  return high - low
}

export function tonePlaced(value: number, tone: ToneTrack, clip: Clip): Measurement {
  const series = new Float64Array(clip.tones.frameCount)
  tone.frames.forEach((frame, n) => {
    series[frame] = tone.prominencesDb[n]
  })
  return placed(value, series, clip.tones.hopSeconds, clip.tones.spanSeconds)
}

const MIN_MOVEMENT = 0.015

/**
 * Correlation of the logarithms of tone and firing frequency; null without a trusted rhythm or where either keeps
 * still.
 */
export function toneFollowsEngine({ engine, tones }: Clip): number | null {
  const tone = tones.strongest
  if (tone === null || engine === null || engine.firingConfidence < 0.5 || tone.frames.length < 8) return null
  const toneLog = tone.frequenciesHz.map(Math.log2)
  const engineLog = tone.frames.map((frame) => {
    const place = Math.round((frame * tones.hopSeconds - engine.firstSeconds) / engine.hopSeconds)
    return Math.log2(engine.firingTrackHz[Math.max(0, Math.min(engine.firingTrackHz.length - 1, place))])
  })
  if (standardDeviation(toneLog) < MIN_MOVEMENT || standardDeviation(engineLog) < MIN_MOVEMENT) return null
  return correlation(toneLog, engineLog)
}

export const ofOctaves = ({ octaves }: Texture, first: number, last: number, key: keyof OctaveTexture) =>
  mean(octaves.slice(first, last + 1).map((octave) => octave[key]))

const STRONG_DB = 15

export const strongImpulseRate = ({ impulses }: Band, { durationSeconds }: Clip) =>
  impulses.strengthsDb.filter((strengthDb) => strengthDb >= STRONG_DB).length / durationSeconds

/** One firing later, or how much liker one crank turn or one cycle later. */
export function engineLikeness({ engine }: Clip, band: Band, after: 'firing' | 'cycle'): number | null {
  const hypothesis = engine?.hypotheses[0]
  if (hypothesis === undefined) return null
  const one = likenessAfter(band.autocorrelation, 1 / hypothesis.firingFrequencyHz)
  if (after === 'firing' || one === null) return one
  const later = likenessAfter(band.autocorrelation, 120 / hypothesis.rpm)
  return later === null ? null : later - one
}
