import { Buffer } from 'node:buffer'

const SENT_BYTES = 64 * 1024

/** Pieces are copied: each of zlib's holds on to 16 kB, however short it is. */
export function collected() {
  const pieces: Uint8Array[] = []
  return {
    write: (piece: Uint8Array): void => void pieces.push(new Uint8Array(piece)),
    bytes: (): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.concat(pieces)),
  }
}

export function inPieces(send: (piece: Uint8Array<ArrayBuffer>) => void) {
  let [file, length] = [collected(), 0]
  const flush = () => {
    if (length > 0) send(file.bytes())
    ;[file, length] = [collected(), 0]
  }
  return {
    write(piece: Uint8Array): void {
      file.write(piece)
      length += piece.length
      if (length >= SENT_BYTES) flush()
    },
    flush,
  }
}
