import { crc32 } from 'node:zlib'
import { orientationOf, tiffWith, withoutMark } from './orientation.ts'
import { keep, type Piece, type Source } from './pieces.ts'

const SIGNATURE_BYTES = 8
/** Length, type and checksum. */
const FRAME_BYTES = 12
const MAX_EXIF_BYTES = 1_048_576

/** The critical chunks, and those that change the look (PNG, third edition, 11.2, 11.3; 11.3.6: animation). */
const SHOWN = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)

/**
 * Without texts (tEXt, zTXt and iTXt, where XMP and raw profiles lie), time, Exif, unknown chunks and trailing bytes;
 * eXIf's orientation stays. From a place that is no chunk on, the file stays.
 */
export async function cleanPng(source: Source): Promise<Piece[]> {
  const pieces: Piece[] = []
  keep(pieces, 0, SIGNATURE_BYTES)
  let at = SIGNATURE_BYTES
  for (;;) {
    const head = await source.read(at, 8)
    const type = head.toString('latin1', 4, 8)
    if (!/^[A-Za-z]{4}$/.test(type)) break
    const end = at + FRAME_BYTES + head.readUInt32BE(0)
    if (end > source.sizeBytes) break
    if (SHOWN.has(type)) keep(pieces, at, end)
    else if (type === 'eXIf') await keepOrientation(pieces, source, at, end)
    if (type === 'IEND') return pieces
    at = end
  }
  keep(pieces, at, source.sizeBytes)
  return pieces
}

async function keepOrientation(pieces: Piece[], source: Source, at: number, end: number): Promise<void> {
  const length = Math.min(end - at - FRAME_BYTES, MAX_EXIF_BYTES)
  const orientation = orientationOf(withoutMark(await source.read(at + 8, length)))
  if (orientation === null) return
  const body = Buffer.concat([Buffer.from('eXIf'), tiffWith(orientation)])
  const length4 = Buffer.alloc(4)
  length4.writeUInt32BE(body.length - 4)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  pieces.push({ bytes: Buffer.concat([length4, body, checksum]) })
}
