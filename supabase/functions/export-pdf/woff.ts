/**
 * A WOFF font as the plain sfnt font that it wraps (W3C WOFF 1.0). The PDF library reads WOFF too, but unpacks the
 * table of outlines anew for every letter it looks up.
 */
import { unzlibSync } from 'fflate'

const WOFF_HEADER_BYTES = 44
const WOFF_ENTRY_BYTES = 20
const SFNT_HEADER_BYTES = 12
const SFNT_ENTRY_BYTES = 16

type Table = { tag: number; checksum: number; bytes: Uint8Array }

export function unwrapWoff(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  const tables = Array.from({ length: view.getUint16(12) }, (_, index): Table => {
    const at = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES
    const [offset, packed, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)]
    const stored = woff.subarray(offset, offset + packed)
    const bytes = packed < length ? unzlibSync(stored) : stored
    return { tag: view.getUint32(at), checksum: view.getUint32(at + 16), bytes }
  })
  return assemble(view.getUint32(4), tables)
}

function assemble(flavor: number, tables: readonly Table[]): Uint8Array {
  const padded = (length: number) => Math.ceil(length / 4) * 4
  const start = SFNT_HEADER_BYTES + tables.length * SFNT_ENTRY_BYTES
  const font = new Uint8Array(start + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0))
  const view = new DataView(font.buffer)
  view.setUint32(0, flavor)
  view.setUint16(4, tables.length)
  const step = 2 ** Math.floor(Math.log2(tables.length))
  view.setUint16(6, step * 16)
  view.setUint16(8, Math.log2(step))
  view.setUint16(10, (tables.length - step) * 16)
  let offset = start
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES
    for (const [place, value] of [tag, checksum, offset, bytes.length].entries())
      view.setUint32(at + place * 4, value)
    font.set(bytes, offset)
    offset += padded(bytes.length)
  })
  return font
}
