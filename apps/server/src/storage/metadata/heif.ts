import { keep, type Piece, type Source } from './pieces.ts'

/** Half-open, in the file. */
type Range = { start: number; end: number }
type Box = Range & { type: string; body: number }
type Item = { method: number; extents: Range[] }

const MAX_META_BYTES = 4_194_304
/** Exif, XMP and other documents about the picture. */
const ITEM_TYPES = new Set(['Exif', 'mime', 'uri '])
/** Boxes whose content is metadata alone: user data and vendors' own (XMP among them). */
const DROPPED = new Set(['udta', 'uuid'])
/** What may hold user data, from the outside in. */
const CONTAINERS = ['moov', 'trak']

/**
 * A HEIC, HEIF or AVIF (ISO/IEC 14496-12 and 23008-12) with its metadata overwritten by zeros in
 * place: pictures are found by their place in the file, so no byte may move. How to turn the
 * picture stands in `irot` and `imir`, which stay.
 */
export async function cleanHeif(source: Source): Promise<Piece[]> {
  const blank: Range[] = []
  await walk(source, { start: 0, end: source.sizeBytes }, blank, 0)
  blank.sort((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end } of blank) {
    if (end <= at) continue
    const from = Math.max(start, at)
    keep(pieces, at, from)
    pieces.push({ zeros: end - from })
    at = end
  }
  keep(pieces, at, source.sizeBytes)
  return pieces
}

async function walk(source: Source, within: Range, blank: Range[], depth: number): Promise<void> {
  for (let at = within.start; ; ) {
    const box = boxAt(await source.read(at, 16), at, within.end)
    if (box === null) return
    if (box.type === CONTAINERS[depth]) {
      await walk(source, { start: box.body, end: box.end }, blank, depth + 1)
    } else if (DROPPED.has(box.type)) blank.push({ start: box.body, end: box.end })
    else if (box.type === 'meta' && box.end - box.start <= MAX_META_BYTES) {
      const bytes = Buffer.from(await source.read(box.start, box.end - box.start))
      for (const { start, end } of itemRanges(bytes, box)) {
        blank.push({ start, end: Math.min(end, source.sizeBytes) })
      }
    }
    at = box.end
  }
}

function boxAt(head: Buffer, start: number, limit: number): Box | null {
  if (head.length < 8) return null
  const short = head.readUInt32BE(0)
  const isLong = short === 1 && head.length >= 16
  const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? limit - start : short
  const body = start + (isLong ? 16 : 8)
  const end = start + length
  return end < body || end > limit ? null : { start, end, body, type: head.toString('latin1', 4, 8) }
}

/** Where the metadata items of a `meta` box lie. Nothing when its tables cannot be read. */
function itemRanges(meta: Buffer, box: Box): Range[] {
  const boxes = new Map<string, Box>()
  const first = box.body - box.start + 4
  for (let at = first; ; ) {
    const inner = boxAt(meta.subarray(at, at + 16), at, meta.length)
    if (inner === null) break
    boxes.set(inner.type, inner)
    at = inner.end
  }
  const [infos, places, data] = [boxes.get('iinf'), boxes.get('iloc'), boxes.get('idat')]
  if (infos === undefined || places === undefined) return []
  try {
    const wanted = metadataItems(meta, infos)
    return [...itemPlaces(meta, places)].flatMap(([id, { method, extents }]) => {
      if (!wanted.has(id) || (method === 1 && data === undefined)) return []
      // Method 0: a place in the file. Method 1: in the box idat.
      const base = method === 1 ? box.start + (data?.body ?? 0) : 0
      return extents.map(({ start, end }) => ({ start: base + start, end: base + end }))
    })
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

function metadataItems(meta: Buffer, infos: Box): Set<number> {
  const found = new Set<number>()
  for (let at = infos.body + (meta[infos.body] === 0 ? 6 : 8); ; ) {
    const entry = boxAt(meta.subarray(at, at + 16), at, infos.end)
    if (entry === null) return found
    const isWide = meta[entry.body] === 3
    const id = meta.readUIntBE(entry.body + 4, isWide ? 4 : 2)
    const typeAt = entry.body + (isWide ? 10 : 8)
    if (ITEM_TYPES.has(meta.toString('latin1', typeAt, typeAt + 4))) found.add(id)
    at = entry.end
  }
}

/** ISO/IEC 14496-12, 8.11.3. @throws RangeError when the table is longer than its box */
function itemPlaces(meta: Buffer, places: Box): Map<number, Item> {
  let at = places.body
  const take = (length: number): number => {
    const value =
      length === 0 ? 0 : length === 8 ? Number(meta.readBigUInt64BE(at)) : meta.readUIntBE(at, length)
    at += length
    return value
  }
  const version = take(4) >>> 24
  const [sizes, more] = [take(1), take(1)]
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 4, sizes & 15, more >> 4]
  const indexBytes = version === 0 ? 0 : more & 15
  const idBytes = version < 2 ? 2 : 4
  const found = new Map<number, Item>()
  // Extents without place and length take no bytes: their number would be bounded by nothing.
  if (offsetBytes + lengthBytes === 0) return found
  for (let left = take(idBytes); left > 0; left--) {
    const id = take(idBytes)
    const method = version === 0 ? 0 : take(2) & 15
    take(2)
    const base = take(baseBytes)
    const extents = Array.from({ length: take(2) }, () => {
      take(indexBytes)
      const start = base + take(offsetBytes)
      return { start, end: start + take(lengthBytes) }
    })
    found.set(id, { method, extents })
  }
  return found
}
