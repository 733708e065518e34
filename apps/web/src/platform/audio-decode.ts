/** A file to sound: what may be asked, and how it may fail. */

export type DecodeFailure = 'empty' | 'too_large' | 'too_long' | 'undecodable' | 'timed_out'

export type DecodedSound = {
  /** Mono at 16 kHz, 1 as full scale, every sample finite. */
  samples16k: Float32Array
  durationSeconds: number
  /** The browser can play the file itself. */
  playable: boolean
}

export type DecodeResult = { ok: true; sound: DecodedSound } | { ok: false; code: DecodeFailure }

/** Reads a file of sound. Never throws, and always answers in bounded time. */
export type SoundReader = (file: Blob) => Promise<DecodeResult>

/**
 * Ten minutes: as WAV they come to 19 MB, and the server takes 20 MB. It also keeps an hour of music from
 * filling a phone's memory, because decoded sound is a hundred times its file.
 */
export const MAX_SOUND_SECONDS = 600
export const MAX_FILE_BYTES = 128 * 1024 * 1024
export const DECODE_PATIENCE_MS = 30_000
