import { keep, type Piece, type Source } from './pieces.ts'

const HEADER_BYTES = 13
const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const CONTROL = 0xf9
const APPLICATION = 0xff
/** Loops and the colour profile. */
const SHOWN = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/**
 * GIF89a, without comments, texts, XMP, unknown extensions and trailing bytes. From a place that is no block on, the
 * file stays.
 */
export async function cleanGif(source: Source): Promise<Piece[]> {
  const pieces: Piece[] = []
  let at = HEADER_BYTES + tableBytes((await source.read(10, 1))[0] ?? 0)
  keep(pieces, 0, Math.min(at, source.sizeBytes))
  while (at < source.sizeBytes) {
    const [kind = 0, label = 0] = await source.read(at, 2)
    if (kind === TRAILER) {
      keep(pieces, at, at + 1)
      return pieces
    }
    const end = await endOfBlock(source, at, kind)
    if (end === null) break
    if (kind === IMAGE || (await isShown(source, at, label))) keep(pieces, at, end)
    at = end
  }
  keep(pieces, at, source.sizeBytes)
  return pieces
}

/** Section 18 and 20: the low three bits are the size, the highest says that there is a table. */
const tableBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1))

async function isShown(source: Source, at: number, label: number): Promise<boolean> {
  if (label === CONTROL) return true
  return label === APPLICATION && SHOWN.has((await source.read(at + 3, 11)).toString('latin1'))
}

async function endOfBlock(source: Source, start: number, kind: number): Promise<number | null> {
  if (kind !== EXTENSION && kind !== IMAGE) return null
  // Ten bytes, its own table, one byte of code size; then sub-blocks.
  const table = kind === IMAGE ? tableBytes((await source.read(start + 9, 1))[0] ?? 0) : 0
  let at = kind === IMAGE ? start + 11 + table : start + 2
  for (;;) {
    const [length] = await source.read(at, 1)
    if (length === undefined) return null
    at += 1 + length
    if (length === 0) return at
  }
}
