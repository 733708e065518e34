import { type Evidence, extractEvidence } from '../evidence/evidence.ts'
import { ANALYSIS_RATE_HZ, LONGEST_LISTENED_SECONDS } from '../mono.ts'
import { type AudioQuality, analyzeQuality } from '../quality.ts'
import { resample } from '../resample.ts'
import { readChunks } from '../wav/chunks.ts'
import { decodeMonoWav, framesIn, type WavErrorCode } from '../wav.ts'

/** Plain data that can be sent between threads. */
export type HeardWav =
  | {
      ok: true
      durationSeconds: number
      quality: AudioQuality
      evidence: Evidence
      /** Null where the listener was not asked, or heard less than a second. */
      odds: number[] | null
    }
  | { ok: false; code: WavErrorCode | 'silent' }

/**
 * `hearAllClasses` of `@tappet/acoustics/listener`.
 * @param samples mono, 16 kHz
 */
export type Listen = (samples: Float32Array) => number[] | null

/** A microphone's own noise, dBFS. */
const SILENCE_DB = -75

/**
 * Resampling takes work in proportion to both rates, not to the bytes: a header of 4.29 GHz kept a thread busy without
 * end. Telephones record at 8 kHz, studios at 192 kHz.
 */
const RATES_HZ = { least: 4_000, most: 192_000 }
const MAX_CHANNELS = 8

export function readBounded(bytes: Uint8Array): ReturnType<typeof readChunks> {
  const chunks = readChunks(bytes)
  if (typeof chunks === 'string') return chunks
  const { sampleRateHz, channelCount } = chunks
  const isBounded =
    sampleRateHz >= RATES_HZ.least && sampleRateHz <= RATES_HZ.most && channelCount <= MAX_CHANNELS
  return isBounded ? chunks : 'unsupported_format'
}

function wavDuration(
  bytes: Uint8Array,
): { ok: true; durationSeconds: number } | { ok: false; code: WavErrorCode } {
  const chunks = readBounded(bytes)
  if (typeof chunks === 'string') return { ok: false, code: chunks }
  const frameCount = framesIn(chunks)
  if (frameCount === 0) return { ok: false, code: 'no_samples' }
  return { ok: true, durationSeconds: frameCount / chunks.sampleRateHz }
}

/**
 * From an untrusted WAV to evidence and the listener's odds. Measures the first minute; the listener hears the first 20
 * s.
 * @param options.listen null: the measurements decide alone
 */
export function hearWav(
  bytes: Uint8Array,
  options: { maxDurationSeconds: number; listen: Listen | null },
): HeardWav {
  const duration = wavDuration(bytes)
  if (!duration.ok) return duration
  const { durationSeconds } = duration
  if (durationSeconds > options.maxDurationSeconds) return { ok: false, code: 'too_long' }
  const decoded = decodeMonoWav(bytes, { maxSeconds: LONGEST_LISTENED_SECONDS })
  if (decoded === null) return { ok: false, code: 'unsupported_format' }
  const samples = resample(decoded.samples, decoded.sampleRateHz)
  const quality = analyzeQuality(samples, ANALYSIS_RATE_HZ)
  if (quality.rmsLevel <= 10 ** (SILENCE_DB / 20)) return { ok: false, code: 'silent' }
  const odds = options.listen?.(samples) ?? null
  return { ok: true, durationSeconds, quality, evidence: extractEvidence(samples, {}, samples), odds }
}
