export type DecodeFailure = 'empty' | 'too_large' | 'too_long' | 'undecodable' | 'timed_out'

export type DecodedSound = {
  /** Mono at 16 kHz, full scale 1, every sample finite. */
  samples16k: Float32Array
  durationSeconds: number
  /** Its channels cancel out, and one of them is heard. */
  isAntiphase: boolean
  /** By the browser itself. */
  playable: boolean
}

export type DecodeResult = { ok: true; sound: DecodedSound } | { ok: false; code: DecodeFailure }

/** Never throws, and resolves in bounded time. */
export type SoundReader = (file: Blob) => Promise<DecodeResult>

/** Ten minutes are 19 MB as WAV; the server accepts 20 MB, and decoded sound is a hundred times its file. */
export const MAX_SOUND_SECONDS = 600
export const MAX_FILE_BYTES = 128 * 1024 * 1024
export const DECODE_TIMEOUT_MS = 30_000
