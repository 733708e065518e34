import { orientationOf, tiffWith } from './orientation.ts'
import { keep, type Piece, type Source } from './pieces.ts'

const SOS = 0xda
const EOI = 0xd9
const APP1 = 0xe1
const SCAN_WINDOW_BYTES = 65_536

/** JFIF density, colour profile, Adobe's colour transform. */
const NEEDED: Readonly<Record<number, string>> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' }

/**
 * ITU-T T.81, annex B, without comments, application data (Exif, XMP, IPTC, previews) and trailing bytes; the
 * orientation stays. From a place that is no segment on, the file stays.
 */
export async function cleanJpeg(source: Source): Promise<Piece[]> {
  const pieces: Piece[] = []
  keep(pieces, 0, 2)
  let at = 2
  let isTurned = false
  for (;;) {
    const head = await source.read(at, 4)
    const marker = head[1] ?? 0
    if (head[0] !== 0xff || marker < 0xc0) break
    if (marker === EOI) {
      keep(pieces, at, at + 2)
      return pieces
    }
    // Any number of fill bytes may stand before a marker.
    const isFill = marker === 0xff
    const end = isFill ? at + 1 : at + 2 + (head.length < 4 ? 0 : head.readUInt16BE(2))
    if (end > source.sizeBytes || (!isFill && end < at + 4)) break
    if (isFill || (await isNeeded(source, at, marker))) keep(pieces, at, end)
    else if (marker === APP1 && !isTurned) isTurned = await keepOrientation(pieces, source, at, end)
    const next = marker === SOS ? await endOfScan(source, end) : end
    keep(pieces, end, next)
    at = next
  }
  keep(pieces, at, source.sizeBytes)
  return pieces
}

async function isNeeded(source: Source, at: number, marker: number): Promise<boolean> {
  // Below: frames, tables, scans. From 0xE0 on: application data, reserved markers, comments.
  if (marker < 0xe0) return true
  const name = NEEDED[marker]
  return name !== undefined && (await source.read(at + 4, name.length)).toString('latin1') === name
}

async function keepOrientation(pieces: Piece[], source: Source, at: number, end: number): Promise<boolean> {
  const body = await source.read(at + 4, end - at - 4)
  if (body.toString('latin1', 0, 6) !== 'Exif\0\0') return false
  const orientation = orientationOf(body.subarray(6))
  if (orientation === null) return false
  const tiff = tiffWith(orientation)
  const head = Buffer.from([0xff, APP1, 0, tiff.length + 8])
  pieces.push({ bytes: Buffer.concat([head, Buffer.from('Exif\0\0'), tiff]) })
  return true
}

/** In a scan's data 0xFF comes before 0, a restart marker or fill. */
async function endOfScan(source: Source, start: number): Promise<number> {
  for (let at = start; at < source.sizeBytes; at += SCAN_WINDOW_BYTES) {
    const window = await source.read(at, SCAN_WINDOW_BYTES + 1)
    const last = Math.min(SCAN_WINDOW_BYTES, window.length - 1)
    for (let mark = window.indexOf(0xff); mark !== -1 && mark < last; mark = window.indexOf(0xff, mark + 1)) {
      const next = window[mark + 1] ?? 0
      if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at + mark
    }
  }
  return source.sizeBytes
}
