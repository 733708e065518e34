/** A file that is written piece by piece, most of them a few bytes long. */

const FIRST_BYTES = 64 * 1024

/** Keeps it whole, in one array: each of zlib's pieces holds on to 16 kB, however short it is. */
export function collected() {
  let [held, length] = [new Uint8Array(FIRST_BYTES), 0]
  return {
    write(piece: Uint8Array): void {
      if (length + piece.length > held.length) {
        const larger = new Uint8Array(2 * (length + piece.length))
        larger.set(held.subarray(0, length))
        held = larger
      }
      held.set(piece, length)
      length += piece.length
    },
    bytes: (): Uint8Array<ArrayBuffer> => held.slice(0, length),
  }
}

/** Hands it on in larger pieces, the last of them at `flush`. */
export function inPieces(send: (piece: Uint8Array<ArrayBuffer>) => void) {
  const held = new Uint8Array(FIRST_BYTES)
  let length = 0
  const flush = () => {
    if (length > 0) send(held.slice(0, length))
    length = 0
  }
  return {
    write(piece: Uint8Array): void {
      for (let from = 0; from < piece.length; ) {
        const part = piece.subarray(from, from + held.length - length)
        held.set(part, length)
        length += part.length
        from += part.length
        if (length === held.length) flush()
      }
    },
    flush,
  }
}
