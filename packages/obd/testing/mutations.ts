import { asciiToBytes } from '../src/bytes.ts'
import { between, draw, type Randomness } from './randomness.ts'

export type Mutation = (pieces: Uint8Array[], randomness: Randomness) => Uint8Array[]

/** What may happen to the bytes of one answer on their way. */
export const MUTATIONS = {
  none: (pieces: Uint8Array[]) => pieces,
  cut: (pieces: Uint8Array[], randomness: Randomness) => {
    const all = joined(pieces)
    return [all.subarray(0, between(randomness, 0, all.length))]
  },
  cutInside: (pieces: Uint8Array[], randomness: Randomness) => {
    const all = joined(pieces)
    const at = between(randomness, 0, all.length)
    return [all.subarray(0, at), all.subarray(at + between(randomness, 1, 6))]
  },
  merged: (pieces: Uint8Array[]) => [joined(pieces)],
  doubled: (pieces: Uint8Array[]) => [...pieces, ...pieces],
  doubledPiece: (pieces: Uint8Array[]) =>
    pieces.flatMap((piece, index) => (index === 0 ? [piece, piece] : [piece])),
  swapped: (pieces: Uint8Array[], randomness: Randomness) => draw(randomness, pieces, pieces.length),
  corrupted: (pieces: Uint8Array[], randomness: Randomness) =>
    pieces.map((piece) => piece.map((byte) => (randomness() < 0.05 ? between(randomness, 0, 255) : byte))),
  nulBytes: (pieces: Uint8Array[]) =>
    pieces.map((piece) => Uint8Array.from([...piece].flatMap((byte) => [0, byte]))),
  noise: (_: Uint8Array[], randomness: Randomness) => [
    Uint8Array.from({ length: between(randomness, 0, 200) }, () => between(randomness, 0, 255)),
  ],
  prompts: (pieces: Uint8Array[], randomness: Randomness) => [
    asciiToBytes('>'.repeat(between(randomness, 1, 5))),
    ...pieces,
  ],
  silence: () => [],
} as const

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]))
}
