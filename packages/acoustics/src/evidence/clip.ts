/** Everything that several measurements read, made once, at RMS 1, so that none depends on the recording's gain. */

import { lowBandOf } from '../engine/low-band.ts'
import { type OrderSpectrum, orderSpectrum } from '../engine/orders.ts'
import { type EngineSpeed, type EngineSpeedOptions, estimateEngineSpeed } from '../engine/speed.ts'
import { bandEnvelope, type EnvelopeAutocorrelation, envelopeAutocorrelation } from '../envelope.ts'
import { ANALYSIS_RATE_HZ } from '../mono.ts'
import { type PowerSpectrogram, powerSpectrogram, spectrogramLength } from '../stft.ts'
import { findImpulses, type Impulses, impulseRange } from './impulses.ts'
import { type ModulationSpectrum, modulationSpectrum } from './modulation.ts'
import { findSwitching, type Switching } from './switching.ts'
import { measureTexture, OCTAVES_HZ, type Texture } from './texture.ts'
import { findTones, type Tones } from './tones.ts'
import { findVoice, type Voice } from './voice.ts'

export interface Band {
  envelope: Float64Array
  autocorrelation: EnvelopeAutocorrelation
  impulses: Impulses
}

export interface Clip {
  /** In the recording: digital silence around the sound is cut off. */
  startSeconds: number
  durationSeconds: number
  /** 25 ms every 10 ms. */
  frames: PowerSpectrogram
  /** 300 Hz to 2 kHz, and 2 to 6 kHz: below what phones' codecs cut off. */
  mid: Band
  high: Band
  engine: EngineSpeed | null
  orders: OrderSpectrum | null
  tones: Tones
  /** Where the high band's impulses stand out. */
  impulseRange: { lowHz: number; highHz: number } | null
  modulation: ModulationSpectrum | null
  highModulation: ModulationSpectrum | null
  lowModulation: ModulationSpectrum | null
  texture: Texture
  voice: Voice
  switching: Switching
  /** From 30 Hz to 7.6 kHz in each frame. */
  framePower: Float64Array
  stepPower: Float64Array
  stepSeconds: number
}

const MIN_SECONDS = 0.25

const SHORT_FRAMES = { windowLength: 400, hopLength: 160, fftSize: 512 }
const LONG_FRAMES = { windowLength: 2_048, hopLength: 1_024, fftSize: 2_048 }
const FRAMES_PER_STEP = 10

/** Mono at 16 kHz; samples that are not finite count as silence. Null under 0.25 s or for silence. */
export function openClip(
  samples: Float32Array,
  options: EngineSpeedOptions = {},
  target?: Float32Array,
): Clip | null {
  const { start, end } = soundingPart(samples)
  const durationSeconds = (end - start) / ANALYSIS_RATE_HZ
  if (durationSeconds < MIN_SECONDS) return null
  const scaled = unitLevel(samples.subarray(start, end), target?.subarray(start, end))
  if (scaled === null) return null

  const frames = powerSpectrogram(scaled, ANALYSIS_RATE_HZ, SHORT_FRAMES)
  // First a band, then the long frames: of a minute each is 4 MB.
  const spare = new Float32Array(Math.max(scaled.length, spectrogramLength(scaled.length, LONG_FRAMES)))
  const filtered = spare.subarray(0, scaled.length)
  const lowBand = lowBandOf(scaled, filtered)
  const mid = openBand(scaled, 300, 2_000, filtered)
  const high = openBand(scaled, 2_000, 6_000, filtered)
  const engine = estimateEngineSpeed(lowBand, [mid.envelope, high.envelope], options)
  const audiblePower = bandPower(frames, 300, 6_000)
  const framesPerSecond = 1 / frames.hopSeconds
  const octavePowers = OCTAVES_HZ.slice(1).map((highHz, n) =>
    audible(bandPower(frames, OCTAVES_HZ[n], highHz)),
  )
  const octaves = octavePowers.map(steps)
  const long = powerSpectrogram(scaled, ANALYSIS_RATE_HZ, LONG_FRAMES, spare)
  const stepPower = steps(audiblePower)
  const stepSeconds = FRAMES_PER_STEP * frames.hopSeconds
  return {
    startSeconds: start / ANALYSIS_RATE_HZ,
    durationSeconds,
    frames,
    mid,
    high,
    engine,
    orders: engine && orderSpectrum(lowBand, engine),
    tones: findTones(long),
    impulseRange: impulseRange(high.impulses, frames),
    modulation: modulationSpectrum(audiblePower.map(Math.sqrt), framesPerSecond),
    highModulation: modulationSpectrum(bandPower(frames, 2_000, 6_000).map(Math.sqrt), framesPerSecond),
    lowModulation: modulationSpectrum(bandPower(frames, 60, 300).map(Math.sqrt), framesPerSecond),
    texture: measureTexture(octavePowers, octaves, long, stepPower),
    voice: findVoice(lowBand),
    switching: findSwitching(octaves, stepSeconds),
    framePower: bandPower(frames, 30, 7_600),
    stepPower,
    stepSeconds,
  }
}

export function bandPower(
  { power, frameCount, binCount, binHz }: PowerSpectrogram,
  lowHz: number,
  highHz: number,
): Float64Array {
  const from = Math.max(1, Math.ceil(lowHz / binHz))
  const to = Math.min(binCount, Math.ceil(highHz / binHz))
  const sums = new Float64Array(frameCount)
  for (let t = 0; t < frameCount; t++) {
    let sum = 0
    for (let bin = t * binCount + from; bin < t * binCount + to; bin++) sum += power[bin]
    sums[t] = sum
  }
  return sums
}

/** Of a clip at RMS 1: a band that a codec cut away lies still at -60 dB. */
const audible = (powers: Float64Array) => powers.map((power) => power + 1e-6)

function openBand(samples: Float32Array, lowHz: number, highHz: number, filtered: Float32Array): Band {
  const envelope = bandEnvelope(samples, lowHz, highHz, filtered)
  return { envelope, autocorrelation: envelopeAutocorrelation(envelope), impulses: findImpulses(envelope) }
}

function steps(values: Float64Array): Float64Array {
  const means = new Float64Array(Math.ceil(values.length / FRAMES_PER_STEP))
  for (let step = 0; step < means.length; step++) {
    const part = values.subarray(step * FRAMES_PER_STEP, (step + 1) * FRAMES_PER_STEP)
    means[step] = part.reduce((sum, value) => sum + value, 0) / part.length
  }
  return means
}

/** Under the loudest: zeros that an editor or a codec put around the sound. */
const PADDING_SHARE = 1e-5
/**
 * By whole hops: how many samples of a quiet start are rounded to zero depends on its gain, and frames that begin
 * elsewhere measure something else.
 */
const CUT_STEP = SHORT_FRAMES.hopLength

function soundingPart(samples: Float32Array): { start: number; end: number } {
  let loudest = 0
  for (let n = 0; n < samples.length; n++) {
    const size = Math.abs(samples[n])
    if (size > loudest && size < Infinity) loudest = size
  }
  const least = PADDING_SHARE * loudest
  let start = 0
  let end = samples.length
  // Negated, so that NaN counts as silence.
  while (start < end && !(Math.abs(samples[start]) > least)) start++
  while (end > start && !(Math.abs(samples[end - 1]) > least)) end--
  return {
    start: CUT_STEP * Math.floor(start / CUT_STEP),
    end: Math.min(samples.length, CUT_STEP * Math.ceil(end / CUT_STEP)),
  }
}

function unitLevel(
  samples: Float32Array,
  target: Float32Array = new Float32Array(samples.length),
): Float32Array | null {
  let sum = 0
  let squares = 0
  for (let n = 0; n < samples.length; n++) {
    const sample = samples[n]
    if (!Number.isFinite(sample)) continue
    sum += sample
    squares += sample * sample
  }
  const centre = sum / samples.length
  const power = squares / samples.length - centre * centre
  // What is left of a constant after rounding is no sound.
  if (!(power > 1e-12 * (squares / samples.length)) || power < 1e-30) return null
  const scale = 1 / Math.sqrt(power)
  for (let n = 0; n < samples.length; n++) {
    const sample = samples[n]
    target[n] = Number.isFinite(sample) ? (sample - centre) * scale : 0
  }
  return target
}
