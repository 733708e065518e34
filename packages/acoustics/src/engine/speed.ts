/**
 * A four-stroke engine fires cylinders * rpm / 120 times a second: the common fundamental of the sound below 700 Hz and
 * two envelopes above, because a phone's microphone loses 26 Hz itself. Six cylinders at 800 rpm sound like four at
 * 1200, so the answer is a list, likeliest first.
 */
import { ENVELOPE_RATE_HZ } from '../envelope.ts'
import { logistic, median } from '../statistics.ts'
import { powerSpectrogram } from '../stft.ts'
import { LOW_BAND_HZ, LOW_RATE_HZ } from './low-band.ts'
import { addSalience, CANDIDATE_COUNT, CANDIDATES_PER_OCTAVE, candidateHz, harmonicPlan } from './salience.ts'
import { bestPath, pathSalience, refinedPathHz } from './track.ts'

export interface EngineHypothesis {
  cylinders: number
  firingFrequencyHz: number
  rpm: number
  /** 0 to 1; over all hypotheses at most `firingConfidence`. */
  confidence: number
}

export interface EngineSpeed {
  /** One value every `hopSeconds`, the first at `firstSeconds`. */
  firingTrackHz: Float64Array
  firstSeconds: number
  hopSeconds: number
  spanSeconds: number
  /** That a steady rhythm was heard at all, 0 to 1. */
  firingConfidence: number
  salienceTrack: Float64Array
  hypotheses: [EngineHypothesis, ...EngineHypothesis[]]
}

export interface EngineSpeedOptions {
  cylinders?: number | undefined
}

const WINDOW_SECONDS = 0.8
const HOP_SECONDS = 0.2
const MIN_SECONDS = 0.5
const LOW_FFT = 2_048
const ENVELOPE_FFT = 1_024
const HIGHEST_BEAT_HZ = 300
const ENVELOPE_WEIGHT = 0.8

/** From a clip's low band (2 kHz) and envelopes (1 kHz); null under half a second or without sound. */
export function estimateEngineSpeed(
  lowBand: Float32Array,
  envelopes: readonly Float64Array[],
  { cylinders }: EngineSpeedOptions = {},
): EngineSpeed | null {
  const seconds = Math.min(WINDOW_SECONDS, lowBand.length / LOW_RATE_HZ)
  if (seconds < MIN_SECONDS || lowBand.every((sample) => sample === 0)) return null

  const low = rhythmSpectrum(lowBand, LOW_RATE_HZ, seconds, LOW_FFT)
  const beats = envelopes.map((envelope) => rhythmSpectrum(envelope, ENVELOPE_RATE_HZ, seconds, ENVELOPE_FFT))
  const frameCount = Math.min(low.frameCount, ...beats.map((beat) => beat.frameCount))
  const salience = new Float64Array(frameCount * CANDIDATE_COUNT)
  addSalience({ ...low, frameCount }, harmonicPlan(low.binHz, LOW_BAND_HZ), 1, salience)
  const beatPlan = harmonicPlan(ENVELOPE_RATE_HZ / ENVELOPE_FFT, HIGHEST_BEAT_HZ)
  for (const beat of beats) addSalience({ ...beat, frameCount }, beatPlan, ENVELOPE_WEIGHT, salience)
  return {
    ...interpret(salience, cylinders),
    firstSeconds: seconds / 2,
    hopSeconds: HOP_SECONDS,
    spanSeconds: seconds,
  }
}

function rhythmSpectrum(
  source: Float32Array | Float64Array,
  rateHz: number,
  seconds: number,
  fftSize: number,
) {
  return powerSpectrogram(levelled(source), rateHz, {
    windowLength: Math.floor(seconds * rateHz) - 1,
    hopLength: HOP_SECONDS * rateHz,
    fftSize,
  })
}

function interpret(salience: Float64Array, cylinders: number | undefined) {
  const path = bestPath(salience, firingPrior(cylinders))
  const firingTrackHz = refinedPathHz(salience, path)
  const firingConfidence = rhythmConfidence(pathSalience(salience, path, 0))
  return {
    firingTrackHz,
    salienceTrack: Float64Array.from(path, (candidate, t) => salience[t * CANDIDATE_COUNT + candidate]),
    firingConfidence,
    hypotheses: rankHypotheses(salience, path, median(firingTrackHz), firingConfidence, cylinders),
  }
}

/** Measured on synthesis: noise stays near 0.65, an even engine is above 1.2. */
const rhythmConfidence = (pathMean: number) => logistic(pathMean, 0.9, 0.1)

const TYPICAL_RPM = 850
const DEFAULT_CYLINDERS = 4

/** Most recordings are made near idle; 1.2 octaves leave every speed possible. */
function firingPrior(cylinders = DEFAULT_CYLINDERS): Float64Array {
  const centreHz = (cylinders * TYPICAL_RPM) / 120
  return Float64Array.from({ length: CANDIDATE_COUNT }, (_, candidate) => {
    const octaves = Math.log2(candidateHz(candidate) / centreHz)
    return -0.12 * (octaves / 1.2) ** 2
  })
}

/** Roughly as new-car registrations in Europe and the USA. */
const cylinderShare: readonly (readonly [cylinders: number, share: number])[] = [
  [3, 0.12],
  [4, 0.58],
  [5, 0.02],
  [6, 0.18],
  [8, 0.1],
]
/** For a track at a multiple or a part of the true frequency. */
const RATIOS = [1, 2, 3, 4, 1 / 2, 2 / 3, 3 / 2, 1 / 3]
/** An uneven engine repeats once a crank turn or once a cycle. */
const UNEVEN_SHARE = 0.15
const MIN_RPM = 450
const MAX_RPM = 7_500
const MAX_HYPOTHESES = 5
const SALIENCE_WEIGHT = 6

function rankHypotheses(
  salience: Float64Array,
  path: Int32Array,
  trackHz: number,
  firingConfidence: number,
  cylinders: number | undefined,
): [EngineHypothesis, ...EngineHypothesis[]] {
  const kinds = cylinders === undefined ? cylinderShare : [[cylinders, 1] as const]
  const own = pathSalience(salience, path, 0)
  const scored = kinds.flatMap(([count, share]) =>
    [...new Set([...RATIOS, count, count / 2])].map((ratio) => {
      const shift = Math.round(CANDIDATES_PER_OCTAVE * Math.log2(ratio))
      const rpm = (120 * trackHz * ratio) / count
      const likelihood = Math.exp(SALIENCE_WEIGHT * (pathSalience(salience, path, shift) - own))
      const uneven = ratio === count || ratio === count / 2 ? UNEVEN_SHARE : 0
      const score = share * Math.max(likelihood, uneven) * rpmPrior(rpm)
      return { cylinders: count, firingFrequencyHz: trackHz * ratio, rpm, score }
    }),
  )
  const possible = scored.filter(({ rpm }) => rpm >= MIN_RPM && rpm <= MAX_RPM)
  const total = possible.reduce((sum, { score }) => sum + score, 0)
  const [first, ...rest] = possible
    .map(({ score, ...hypothesis }) => ({ ...hypothesis, confidence: (firingConfidence * score) / total }))
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MAX_HYPOTHESES)
  const count = cylinders ?? DEFAULT_CYLINDERS
  return [
    first ?? { cylinders: count, firingFrequencyHz: trackHz, rpm: (120 * trackHz) / count, confidence: 0 },
    ...rest,
  ]
}

function rpmPrior(rpm: number): number {
  const octaves = Math.log2(rpm / TYPICAL_RPM)
  return Math.exp(-0.5 * (octaves / 0.35) ** 2) + 0.15 * Math.exp(-0.5 * ((octaves - 1) / 0.9) ** 2)
}

function levelled(source: Float32Array | Float64Array): Float64Array {
  const samples = new Float64Array(source)
  let sum = 0
  let squares = 0
  for (let n = 0; n < samples.length; n++) {
    const sample = samples[n]
    sum += sample
    squares += sample * sample
  }
  const centre = sum / Math.max(1, samples.length)
  const scale = 1 / (Math.sqrt(squares / Math.max(1, samples.length)) || 1)
  for (let n = 0; n < samples.length; n++) samples[n] = (samples[n] - centre) * scale
  return samples
}
