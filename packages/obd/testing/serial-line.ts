import { asciiToBytes } from '../src/bytes.ts'
import { type Clock, inPieces } from '../src/transport.ts'
import type { LinkModel } from './faults.ts'

const BITS_PER_BYTE = 10

/** The way back from the adapter: pieces leave one after the other, none before its time. */
export interface SerialLine {
  /** Sends text at the given clock time, or when what is ahead of it is out; `then` runs just before its last piece arrives. */
  say(text: string, at: number, then?: () => void): void
  /** Milliseconds that this many bytes take. */
  millisecondsFor(bytes: number): number
  /** Runs at its time unless the line is cut before. */
  later(milliseconds: number, run: () => void): void
  /** Discards everything not yet sent. */
  cut(): void
}

export function serialLine(clock: Clock, link: LinkModel, deliver: (piece: Uint8Array) => void): SerialLine {
  let scheduled: (() => void)[] = []
  let freeAt = clock.now()
  const millisecondsFor = (bytes: number) =>
    (bytes * BITS_PER_BYTE * 1_000) / link.bitsPerSecond + Math.ceil(bytes / link.pieceBytes) * link.pieceMs
  const later = (milliseconds: number, run: () => void) => {
    scheduled.push(clock.after(milliseconds, run))
  }
  return {
    millisecondsFor,
    later,
    say(text, at, then) {
      const pieces = inPieces(asciiToBytes(text), link.pieceBytes)
      pieces.forEach((piece, index) => {
        freeAt = Math.max(freeAt, at) + millisecondsFor(piece.length)
        later(Math.max(0, freeAt - clock.now()), () => {
          if (index === pieces.length - 1) then?.()
          deliver(piece)
        })
      })
    },
    cut() {
      for (const cancel of scheduled) cancel()
      scheduled = []
      freeAt = clock.now()
    },
  }
}
