import { type Evidence, extractEvidence } from '../evidence/evidence.ts'
import { ANALYSIS_RATE_HZ, downmix, finiteSamples } from '../mono.ts'
import { type AudioQuality, analyzeQuality } from '../quality.ts'
import { resample } from '../resample.ts'
import { decodeWav, type WavErrorCode } from '../wav.ts'

/** Everything heard in one WAV file, as plain data that can be sent between threads. */
export type HeardWav =
  | { ok: true; durationSeconds: number; quality: AudioQuality; evidence: Evidence }
  | { ok: false; code: WavErrorCode | 'silent' }

/** Longer clips tell no more about a car, and the work grows with the length. */
const LONGEST_LISTENED_SECONDS = 60

/**
 * From the bytes of a WAV file, never trusted, to evidence. The heavy part of an analysis, pure: about 50 ms for
 * ten seconds. Listens to the first minute.
 */
export function hearWav(bytes: Uint8Array, options: { maxDurationSeconds: number }): HeardWav {
  const decoded = decodeWav(bytes, options)
  if (!decoded.ok) return decoded
  const { channels, sampleRateHz, durationSeconds } = decoded.wav
  const length = Math.round(LONGEST_LISTENED_SECONDS * sampleRateHz)
  const mono = downmix(channels.map((channel) => channel.subarray(0, length)))
  const samples = resample(finiteSamples(mono), sampleRateHz)
  const evidence = extractEvidence(samples)
  const nothing = Object.values(evidence.measurements).every((measurement) => measurement === null)
  if (nothing) return { ok: false, code: 'silent' }
  return { ok: true, durationSeconds, quality: analyzeQuality(samples, ANALYSIS_RATE_HZ), evidence }
}
