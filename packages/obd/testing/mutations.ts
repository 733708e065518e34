import { asciiToBytes } from '../src/bytes.ts'
import type { Chance } from './chance.ts'
import { between, draw } from './chance.ts'

export type Mutation = (pieces: Uint8Array[], chance: Chance) => Uint8Array[]

/** What may befall the bytes of one answer on their way. */
export const MUTATIONS = {
  none: (pieces: Uint8Array[]) => pieces,
  cut: (pieces: Uint8Array[], chance: Chance) => {
    const all = joined(pieces)
    return [all.subarray(0, between(chance, 0, all.length))]
  },
  cutInside: (pieces: Uint8Array[], chance: Chance) => {
    const all = joined(pieces)
    const at = between(chance, 0, all.length)
    return [all.subarray(0, at), all.subarray(at + between(chance, 1, 6))]
  },
  merged: (pieces: Uint8Array[]) => [joined(pieces)],
  doubled: (pieces: Uint8Array[]) => [...pieces, ...pieces],
  doubledPiece: (pieces: Uint8Array[]) =>
    pieces.flatMap((piece, index) => (index === 0 ? [piece, piece] : [piece])),
  swapped: (pieces: Uint8Array[], chance: Chance) => draw(chance, pieces, pieces.length),
  corrupted: (pieces: Uint8Array[], chance: Chance) =>
    pieces.map((piece) => piece.map((byte) => (chance() < 0.05 ? between(chance, 0, 255) : byte))),
  nulBytes: (pieces: Uint8Array[]) =>
    pieces.map((piece) => Uint8Array.from([...piece].flatMap((byte) => [0, byte]))),
  noise: (_: Uint8Array[], chance: Chance) => [
    Uint8Array.from({ length: between(chance, 0, 200) }, () => between(chance, 0, 255)),
  ],
  prompts: (pieces: Uint8Array[], chance: Chance) => [
    asciiToBytes('>'.repeat(between(chance, 1, 5))),
    ...pieces,
  ],
  silence: () => [],
} as const

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]))
}
