import type { FileHandle } from 'node:fs/promises'

/** A range of the received file (end exclusive), new bytes, or zeros. */
export type Piece = { start: number; end: number } | { bytes: Buffer } | { zeros: number }

/** Read through a window, so that small steps cost few reads. */
export type Source = {
  sizeBytes: number
  /** Fewer bytes than asked for at the end of the file. */
  read(start: number, length: number): Promise<Buffer>
}

const WINDOW_BYTES = 65_536

export function sourceOf(handle: FileHandle, sizeBytes: number): Source {
  let window = Buffer.alloc(0)
  let windowStart = 0
  return {
    sizeBytes,
    async read(start, length) {
      if (start < windowStart || start + length > windowStart + window.length) {
        const space = Buffer.alloc(Math.max(length, WINDOW_BYTES))
        const { bytesRead } = await handle.read(space, 0, space.length, start)
        window = space.subarray(0, bytesRead)
        windowStart = start
      }
      return window.subarray(start - windowStart, start - windowStart + length)
    },
  }
}

export function keep(pieces: Piece[], start: number, end: number): void {
  const last = pieces.at(-1)
  if (last !== undefined && 'end' in last && last.end === start) last.end = end
  else if (end > start) pieces.push({ start, end })
}

export function isWhole(pieces: readonly Piece[], sizeBytes: number): boolean {
  const [only] = pieces
  return (
    pieces.length === 1 && only !== undefined && 'end' in only && only.start === 0 && only.end === sizeBytes
  )
}

/** To an empty file, whose size it returns. */
export async function writePieces(pieces: readonly Piece[], source: Source, to: FileHandle): Promise<number> {
  let batch: Buffer[] = []
  let batched = 0
  let sizeBytes = 0
  const flush = async () => {
    await to.writeFile(Buffer.concat(batch))
    batch = []
    batched = 0
  }
  for await (const bytes of bytesOf(pieces, source)) {
    batch.push(bytes)
    batched += bytes.length
    sizeBytes += bytes.length
    if (batched >= WINDOW_BYTES) await flush()
  }
  await flush()
  return sizeBytes
}

async function* bytesOf(pieces: readonly Piece[], source: Source): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    if ('bytes' in piece) yield piece.bytes
    else if ('zeros' in piece) {
      for (let rest = piece.zeros; rest > 0; rest -= WINDOW_BYTES)
        yield Buffer.alloc(Math.min(rest, WINDOW_BYTES))
    } else {
      for (let at = piece.start; at < piece.end; at += WINDOW_BYTES) {
        yield await source.read(at, Math.min(WINDOW_BYTES, piece.end - at))
      }
    }
  }
}
