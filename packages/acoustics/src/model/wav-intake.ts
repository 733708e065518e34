import { LONGEST_LISTENED_SECONDS } from '../mono.ts'
import { type HeardWav, readBounded } from './hear-wav.ts'

type Refusal = Extract<HeardWav, { ok: false }>['code']

export type TakenWav =
  | { ok: true; wav: Uint8Array<ArrayBuffer>; isWhole: boolean; durationSeconds: number }
  | { ok: false; code: Refusal }

export type WavIntake = {
  push(piece: Uint8Array): void
  /** The part that is listened to, and how long all of it plays; ends the intake. */
  finish(): TakenWav
}

/** Headers are sought at this size, and each time it has doubled. */
const FIRST_LOOK_BYTES = 4096

/**
 * Keeps the headers and what `hearWav` listens to, of ten minutes 2 MB of 20: the answer is that of the whole file.
 * Files of up to `wholeUpToBytes` are kept whole.
 */
export function createWavIntake({ wholeUpToBytes }: { wholeUpToBytes: number }): WavIntake {
  let pieces: Uint8Array[] = []
  let keptBytes = 0
  let totalBytes = 0
  let lookAt = FIRST_LOOK_BYTES
  let neededBytes: number | null = null
  const join = () => {
    const whole = new Uint8Array(keptBytes)
    let at = 0
    for (const piece of pieces) {
      whole.set(piece, at)
      at += piece.length
    }
    pieces = [whole]
    return whole
  }
  return {
    push(piece) {
      totalBytes += piece.length
      const room = neededBytes === null ? piece.length : Math.max(0, neededBytes - keptBytes)
      if (room === 0) return
      pieces.push(piece.subarray(0, room))
      keptBytes += Math.min(room, piece.length)
      if (neededBytes !== null || keptBytes < lookAt) return
      lookAt = 2 * keptBytes
      const listened = endOfListened(join())
      if (listened !== null) neededBytes = Math.max(wholeUpToBytes, listened)
    },
    finish: () => intakeOf(join(), totalBytes),
  }
}

/** Null while the headers are not all there. */
function endOfListened(head: Uint8Array): number | null {
  const chunks = readBounded(head)
  if (typeof chunks === 'string') return chunks === 'unsupported_format' ? 0 : null
  const frames = Math.round(LONGEST_LISTENED_SECONDS * chunks.sampleRateHz)
  return chunks.data.byteOffset - head.byteOffset + frames * chunks.frameBytes
}

function intakeOf(wav: Uint8Array<ArrayBuffer>, totalBytes: number): TakenWav {
  const chunks = readBounded(wav)
  if (typeof chunks === 'string') return { ok: false, code: chunks }
  const rest = totalBytes - (chunks.data.byteOffset - wav.byteOffset)
  const dataBytes = Math.min(rest, chunks.claimedBytes ?? rest)
  const frameCount = Math.floor(dataBytes / chunks.frameBytes)
  if (frameCount === 0) return { ok: false, code: 'no_samples' }
  return {
    ok: true,
    wav,
    isWhole: wav.length === totalBytes,
    durationSeconds: frameCount / chunks.sampleRateHz,
  }
}
