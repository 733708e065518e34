import type { FileHandle } from 'node:fs/promises'

// Exif 2.32, 4.5.2 and 4.6: the same in JPEG, WebP, HEIC and AVIF.
const MARK = Buffer.from('Exif\0\0')
const GPS_POINTER_TAG = 0x8825
const ENTRY_BYTES = 12
const MAX_ENTRIES = 200
const MAX_VALUE_BYTES = 1024
const WINDOW_BYTES = 65_536
/** TIFF 6.0, section 2: bytes per value by type number. */
const TYPE_BYTES: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
}

type Tiff = { handle: FileHandle; base: number; isLittleEndian: boolean }
type Entry = { tag: number; type: number; count: number; value: number }

/**
 * Zeros every Exif GPS directory and its values.
 * @returns whether the file was changed
 */
export async function blankLocation(handle: FileHandle, sizeBytes: number): Promise<boolean> {
  let isChanged = false
  for await (const offset of findMarks(handle, sizeBytes)) {
    if (await blankDirectory(handle, offset + MARK.length)) isChanged = true
  }
  return isChanged
}

async function* findMarks(handle: FileHandle, sizeBytes: number): AsyncGenerator<number> {
  for (let start = 0; start < sizeBytes; start += WINDOW_BYTES) {
    // Windows overlap, so that a mark across two of them is found.
    const window = await readAt(handle, start, WINDOW_BYTES + MARK.length - 1)
    for (let at = window.indexOf(MARK); at !== -1; at = window.indexOf(MARK, at + 1)) yield start + at
  }
}

async function blankDirectory(handle: FileHandle, base: number): Promise<boolean> {
  const header = await readAt(handle, base, 8)
  const order = header.toString('latin1', 0, 2)
  if (header.length < 8 || (order !== 'II' && order !== 'MM')) return false
  const tiff: Tiff = { handle, base, isLittleEndian: order === 'II' }
  if (number(tiff, header, 2, 2) !== 42) return false
  const main = await readDirectory(tiff, number(tiff, header, 4, 4))
  const pointer = main.find((entry) => entry.tag === GPS_POINTER_TAG)
  if (pointer === undefined) return false
  const entries = await readDirectory(tiff, pointer.value)
  for (const entry of entries) {
    const length = (TYPE_BYTES[entry.type] ?? 0) * entry.count
    if (length > 4) await blank(tiff, entry.value, Math.min(length, MAX_VALUE_BYTES))
  }
  // The count too: the directory is then empty and has no successor.
  if (entries.length > 0) await blank(tiff, pointer.value, 2 + entries.length * ENTRY_BYTES)
  return entries.length > 0
}

async function readDirectory(tiff: Tiff, offset: number): Promise<Entry[]> {
  const head = await readAt(tiff.handle, tiff.base + offset, 2)
  const count = head.length < 2 ? 0 : number(tiff, head, 0, 2)
  if (count > MAX_ENTRIES) return []
  const body = await readAt(tiff.handle, tiff.base + offset + 2, count * ENTRY_BYTES)
  return Array.from({ length: Math.floor(body.length / ENTRY_BYTES) }, (_, index) => {
    const at = index * ENTRY_BYTES
    return {
      tag: number(tiff, body, at, 2),
      type: number(tiff, body, at + 2, 2),
      count: number(tiff, body, at + 4, 4),
      value: number(tiff, body, at + 8, 4),
    }
  })
}

function number(tiff: Tiff, bytes: Buffer, at: number, length: number): number {
  return tiff.isLittleEndian ? bytes.readUIntLE(at, length) : bytes.readUIntBE(at, length)
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** Within the file only: a wrong offset must not extend it. */
async function blank(tiff: Tiff, offset: number, length: number): Promise<void> {
  const present = await readAt(tiff.handle, tiff.base + offset, length)
  await tiff.handle.write(Buffer.alloc(present.length), 0, present.length, tiff.base + offset)
}
