/** TIFF 6.0, tag 274: the one thing of Exif that a viewer needs. */

const ORIENTATION_TAG = 0x0112
const MAX_ENTRIES = 200

/** 2 to 8, or null: upright, or not readable. `tiff` begins at its byte order. */
export function orientationOf(tiff: Buffer): number | null {
  const order = tiff.toString('latin1', 0, 4)
  if (tiff.length < 10 || (order !== 'II*\0' && order !== 'MM\0*')) return null
  const number = (at: number, length: number) => {
    if (at + length > tiff.length) return 0
    return order === 'II*\0' ? tiff.readUIntLE(at, length) : tiff.readUIntBE(at, length)
  }
  const directory = number(4, 4)
  const count = Math.min(number(directory, 2), MAX_ENTRIES)
  for (let index = 0; index < count; index++) {
    const at = directory + 2 + index * 12
    if (number(at, 2) !== ORIENTATION_TAG) continue
    const value = number(at + 8, 2)
    return value >= 2 && value <= 8 ? value : null
  }
  return null
}

export function tiffWith(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 0, 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(ORIENTATION_TAG, 10)
  // Type SHORT, one value, in its field.
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}

/** Some writers put JPEG's mark before the TIFF in PNG and WebP. */
export function withoutMark(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
}
