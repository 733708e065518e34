import { keep, type Piece, type Source } from './pieces.ts'

/** Half-open, in the file. */
type Range = { start: number; end: number }
type Box = Range & { type: string; body: number }
/** As many bytes as the range has; zeros unless others are given. */
type Edit = Range & { bytes?: Buffer }
type Item = { method: number; extents: Range[] }

const MAX_META_BYTES = 524_288
/** Brands that promise a sequence, whose film is removed, and those of their still pictures. */
const STILL_BRANDS: Readonly<Record<string, string>> = {
  avis: 'avif',
  msf1: 'mif1',
  hevc: 'heic',
  hevx: 'heix',
}
const MAX_BRANDS_BYTES = 1024
/** Every reader passes over such a box. */
const FREE = Buffer.from('free')
/** A file of a phone has some five, a picture of 48 megapixels 200 in a box. */
const MAX_BOXES = { file: 256, box: MAX_META_BYTES / 8 }
/** HEVC, AV1, AVC, VVC, JPEG 2000, uncompressed; grid, overlay, tone map. */
const PICTURES = new Set('hvc1 hev1 lhv1 av01 avc1 vvc1 j2k1 unci grid iovl iden tmap'.split(' '))
/** What a viewer needs; texts, times and camera positions are not in it. */
const META = new Set('hdlr pitm iinf iloc iref iprp idat dinf grpl'.split(' '))
const PROPERTIES = new Set(
  'ispe colr pixi pasp clap irot imir hvcC lhvC av1C avcC vvcC j2kH uncC cmpd auxC clli mdcv cclv amve a1op a1lx lsel rloc iscl'.split(
    ' ',
  ),
)

/**
 * ISO/IEC 14496-12 and 23008-12: keeps the boxes and bytes that show pictures. All else is overwritten by zeros, or cut
 * off where no picture follows: pictures are found by their place, so no byte may move. `irot` and `imir`, which turn a
 * picture, stay. Where the tables cannot be read the data stay, without other boxes.
 */
export async function cleanHeif(source: Source): Promise<Piece[]> {
  const file = { start: 0, end: source.sizeBytes }
  const boxes = await boxesOf((at) => source.read(at, 16), file, MAX_BOXES.file)
  const meta = boxes.find(({ type }) => type === 'meta')
  const { edits, pictures } =
    meta === undefined || meta.end - meta.start > MAX_META_BYTES
      ? { edits: [], pictures: null }
      : await readMeta(Buffer.from(await source.read(meta.start, meta.end - meta.start)), meta)
  const needed = boxes.filter((box) => {
    if (box.type === 'mdat') return pictures === null || pictures.some((range) => overlap(range, box))
    return box === boxes[0] || box === meta
  })
  for (const box of boxes) {
    if (!needed.includes(box)) edits.push(...removal(box))
    else if (box.type === 'mdat' && pictures !== null)
      edits.push(...outside(pictures, { start: box.body, end: box.end }))
  }
  if (boxes[0] !== undefined) edits.push(...(await stillBrands(source, boxes[0])))
  return edited(edits, Math.max(0, ...needed.map(({ end }) => end)))
}

async function stillBrands(source: Source, { body, end }: Box): Promise<Edit[]> {
  const brands = await source.read(body, Math.min(end - body, MAX_BRANDS_BYTES))
  const edits: Edit[] = []
  for (let at = 0; at + 4 <= brands.length; at += 4) {
    const still = STILL_BRANDS[brands.toString('latin1', at, at + 4)]
    const start = body + at
    if (still !== undefined) edits.push({ start, end: start + 4, bytes: Buffer.from(still) })
  }
  return edits
}

const overlap = (a: Range, b: Range) => a.start < b.end && b.start < a.end

/** A box longer than what holds it ends with it: the file broke off. */
async function boxesOf(
  headAt: (at: number) => Buffer | Promise<Buffer>,
  within: Range,
  most: number,
): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = within.start; boxes.length < most; ) {
    const head = await headAt(at)
    if (at + 8 > within.end || head.length < 8) return boxes
    const short = head.readUInt32BE(0)
    const isLong = short === 1 && head.length >= 16
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? within.end - at : short
    const body = at + (isLong ? 16 : 8)
    if (at + length < body) return boxes
    const end = Math.min(at + length, within.end)
    boxes.push({ start: at, body: Math.min(body, end), end, type: head.toString('latin1', 4, 8) })
    at = end
  }
  return boxes
}

type Meta = {
  edits: Edit[]
  /** Null when the tables cannot be read. */
  pictures: Range[] | null
}

async function readMeta(bytes: Buffer, { start, body }: Box): Promise<Meta> {
  const inside = (box: Range) => boxesOf((at) => bytes.subarray(at, at + 16), box, MAX_BOXES.box)
  const boxes = await inside({ start: body - start + 4, end: bytes.length })
  const named = new Map(boxes.map((box) => [box.type, box]))
  const of = async (outer: Box | undefined) =>
    outer === undefined ? [] : inside({ start: outer.body, end: outer.end })
  const containers = (await of(named.get('iprp'))).filter(({ type }) => type === 'ipco')
  const properties = (await Promise.all(containers.map(of))).flat()
  const edits = [
    ...boxes.filter(({ type }) => !META.has(type)),
    ...properties.filter(({ type }) => !PROPERTIES.has(type)),
  ].flatMap(removal)
  const [infos, places, data] = [named.get('iinf'), named.get('iloc'), named.get('idat')]
  let pictures: Range[] | null = null
  if (infos !== undefined && places !== undefined) {
    const listed = await inside({ start: infos.body + (bytes[infos.body] === 0 ? 6 : 8), end: infos.end })
    try {
      const entries = listed.map((box) => entryOf(bytes, box))
      const lies = itemPlaces(bytes, places)
      const items = entries.flatMap(({ isPicture, id }) => (isPicture ? (lies.get(id) ?? []) : []))
      edits.push(...entries.flatMap((entry) => renaming(bytes, entry)))
      const lying = (method: number) =>
        items
          .filter((item) => item.method === method)
          .flatMap(({ extents }) => extents)
          .sort((a, b) => a.start - b.start)
      // Method 0: a place in the file. Method 1: in the box idat. 2, in another item, is read by no viewer.
      if (data !== undefined) {
        const inData = lying(1).map((range) => ({
          start: data.body + range.start,
          end: data.body + range.end,
        }))
        edits.push(...outside(inData, { start: data.body, end: data.end }))
      }
      if (items.length > 0) pictures = lying(0)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
  const moved = edits.map((edit) => ({ ...edit, start: start + edit.start, end: start + edit.end }))
  return { edits: moved, pictures }
}

type Entry = { id: number; isPicture: boolean; type: Range; texts: Range }

/**
 * ISO/IEC 14496-12, 8.11.6.
 * @throws RangeError when the entry is too short
 */
function entryOf(meta: Buffer, { body, end }: Box): Entry {
  const idBytes = meta[body] === 3 ? 4 : 2
  const at = body + 6 + idBytes
  if (at + 4 > end) throw new RangeError('an item without a type')
  return {
    id: meta.readUIntBE(body + 4, idBytes),
    isPicture: PICTURES.has(meta.toString('latin1', at, at + 4)),
    type: { start: at, end: at + 4 },
    texts: { start: at + 4, end },
  }
}

/** A document gets a type that nobody reads: readers refuse an Exif of zeros. */
function renaming(meta: Buffer, { isPicture, type, texts }: Entry): Edit[] {
  const isNamed = meta.subarray(texts.start, texts.end).some((byte) => byte !== 0)
  return [...(isPicture ? [] : [{ ...type, bytes: FREE }]), ...(isNamed ? [texts] : [])]
}

/**
 * ISO/IEC 14496-12, 8.11.3.
 * @throws RangeError when the table is longer than its box, or says no places
 */
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
  const items = new Map<number, Item>()
  // Extents without place and length take no bytes: their number would be bounded by nothing.
  if (offsetBytes + lengthBytes === 0) throw new RangeError('places without offset and length')
  for (let rest = take(idBytes); rest > 0; rest--) {
    const id = take(idBytes)
    const method = version === 0 ? 0 : take(2) & 15
    take(2)
    const base = take(baseBytes)
    const extents = Array.from({ length: take(2) }, () => {
      take(indexBytes)
      const start = base + take(offsetBytes)
      // Without a length: to the end of the data.
      return { start, end: start + (take(lengthBytes) || Number.MAX_SAFE_INTEGER) }
    })
    items.set(id, { method, extents })
  }
  return items
}

/** Of the same length, so that numbers of boxes and places stay right. */
function removal(box: Box): Edit[] {
  return [
    { start: box.start + 4, end: box.start + 8, bytes: FREE },
    { start: box.body, end: box.end },
  ]
}

/** Wanted ranges come in order. */
function outside(wanted: readonly Range[], within: Range): Range[] {
  const gaps: Range[] = []
  let at = within.start
  for (const { start, end } of wanted) {
    if (start > at) gaps.push({ start: at, end: Math.min(start, within.end) })
    at = Math.max(at, end)
    if (at >= within.end) return gaps
  }
  return [...gaps, { start: at, end: within.end }]
}

function edited(edits: Edit[], last: number): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, bytes } of edits.sort((a, b) => a.start - b.start)) {
    const [from, to] = [Math.max(start, at), Math.min(end, last)]
    if (to <= from) continue
    keep(pieces, at, from)
    pieces.push(bytes === undefined ? { zeros: to - from } : { bytes })
    at = to
  }
  keep(pieces, at, last)
  return pieces
}
