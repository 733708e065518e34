/** A name and a MIME type can be wrong. */

export type ImageHead = {
  type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/heif'
  /** Pixels; null where the head does not contain it. */
  size: { width: number; height: number } | null
}

/** Reaches a JPEG's size behind a thumbnail and a profile. */
export const IMAGE_HEAD_BYTES = 512 * 1024

/** Null for anything else; SVG is text. */
export function readImageHead(bytes: Uint8Array<ArrayBuffer>): ImageHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ascii = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end))
  if (bytes.length < 12) return null
  // ITU-T T.81, annex B
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)
    return { type: 'image/jpeg', size: jpegSize(view) }
  // W3C PNG, 5.2 and 11.2.1
  if (ascii(1, 4) === 'PNG' && bytes[0] === 0x89 && bytes.length >= 24)
    return { type: 'image/png', size: { width: view.getUint32(16), height: view.getUint32(20) } }
  // GIF89a, section 18
  if (/^GIF8[79]a$/.test(ascii(0, 6)))
    return { type: 'image/gif', size: { width: view.getUint16(6, true), height: view.getUint16(8, true) } }
  // RFC 9649
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP')
    return { type: 'image/webp', size: webpSize(view, ascii) }
  // ISO/IEC 23008-12 and the AV1 image format
  if (ascii(4, 8) === 'ftyp' && /^(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs])$/.test(ascii(8, 12)))
    return { type: 'image/heif', size: null }
  return null
}

/** SOF0 to SOF15 without DHT, JPG and DAC, after any number of segments. */
function jpegSize(view: DataView): ImageHead['size'] {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function webpSize(view: DataView, ascii: (start: number, end: number) => string): ImageHead['size'] {
  if (view.byteLength < 30) return null
  const chunk = ascii(12, 16)
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  if (chunk === 'VP8X') return { width: uint24(24) + 1, height: uint24(27) + 1 }
  if (chunk === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (chunk !== 'VP8L') return null
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}
