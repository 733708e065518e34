import { orientationOf, tiffWith, withoutMark } from './orientation.ts'
import { isWhole, keep, type Piece, type Source } from './pieces.ts'

const HEADER_BYTES = 12
const MAX_EXIF_BYTES = 1_048_576
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04
const FLAGS_AT = 20
const SHOWN = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ICCP'])
/** Place, size and time. */
const FRAME_BYTES = 16

/**
 * RFC 9649, without Exif, XMP, unknown chunks and trailing bytes; the orientation stays. From a place that is no chunk
 * on, the file stays.
 */
export async function cleanWebp(source: Source): Promise<Piece[]> {
  const header = Buffer.from(await source.read(0, FLAGS_AT + 1))
  const isExtended = header.toString('latin1', 12, 16) === 'VP8X' && header.length > FLAGS_AT
  const limit = Math.min(8 + header.readUInt32LE(4), source.sizeBytes)
  const body: Piece[] = []
  let hasExif = false
  let at = HEADER_BYTES
  while (at + 8 <= limit) {
    const head = await source.read(at, 8)
    const type = head.toString('latin1', 0, 4)
    const lengthBytes = head.readUInt32LE(4)
    // Chunks begin at even places; some writers leave out the last one's filling.
    const end = Math.min(at + 8 + lengthBytes + (lengthBytes % 2), source.sizeBytes)
    if (at + 8 + lengthBytes > source.sizeBytes) break
    if (SHOWN.has(type)) keep(body, at, end)
    else if (type === 'ANMF') await keepFrame(body, source, at, end)
    else if (type === 'EXIF' && isExtended && !hasExif)
      hasExif = await keepOrientation(body, source, at, lengthBytes)
    at = end
  }
  if (at + 8 <= limit) keep(body, at, limit)
  return headed(header, body, isExtended, hasExif, source.sizeBytes)
}

/** Foreign bytes in a frame are zeroed, so that its size stays. */
async function keepFrame(pieces: Piece[], source: Source, start: number, end: number): Promise<void> {
  let at = start + 8 + FRAME_BYTES
  keep(pieces, start, Math.min(at, end))
  while (at < end) {
    const head = await source.read(at, 8)
    const data = Math.min(at + 8, end)
    const lengthBytes = head.length < 8 ? 0 : head.readUInt32LE(4)
    const next = Math.min(data + lengthBytes + (lengthBytes % 2), end)
    if (['VP8 ', 'VP8L', 'ALPH'].includes(head.toString('latin1', 0, 4))) keep(pieces, at, next)
    else {
      keep(pieces, at, data)
      if (next > data) pieces.push({ zeros: next - data })
    }
    at = next
  }
}

function headed(
  header: Buffer,
  body: Piece[],
  isExtended: boolean,
  hasExif: boolean,
  sizeBytes: number,
): Piece[] {
  const bodyBytes = body.reduce((sum, piece) => sum + lengthOf(piece), 0)
  const first = body[0]
  const flags = (header[FLAGS_AT] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)
  const right = Buffer.from(header)
  right.writeUInt32LE(bodyBytes + 4, 4)
  if (isExtended) right[FLAGS_AT] = hasExif ? flags | EXIF_FLAG : flags
  const whole = [{ start: 0, end: sizeBytes }]
  const isSame = isWhole([{ start: 0, end: HEADER_BYTES + bodyBytes }], sizeBytes) && right.equals(header)
  if (isSame && body.length <= 1) return whole
  if (first === undefined || !('end' in first) || first.start !== HEADER_BYTES)
    return [{ bytes: right.subarray(0, HEADER_BYTES) }, ...body]
  // The header and the flags are written again.
  const from = Math.min(header.length, first.end)
  return [{ bytes: right.subarray(0, from) }, { start: from, end: first.end }, ...body.slice(1)]
}

const lengthOf = (piece: Piece) =>
  'end' in piece ? piece.end - piece.start : 'bytes' in piece ? piece.bytes.length : piece.zeros

async function keepOrientation(
  pieces: Piece[],
  source: Source,
  at: number,
  lengthBytes: number,
): Promise<boolean> {
  const exif = await source.read(at + 8, Math.min(lengthBytes, MAX_EXIF_BYTES))
  const orientation = orientationOf(withoutMark(exif))
  if (orientation === null) return false
  const tiff = tiffWith(orientation)
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1')
  head.writeUInt32LE(tiff.length, 4)
  pieces.push({ bytes: Buffer.concat([head, tiff]) })
  return true
}
