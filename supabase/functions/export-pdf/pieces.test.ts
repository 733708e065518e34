import { expect, it } from 'vitest'
import { collected, inPieces } from './pieces.ts'

it('hands every byte on in its order, in large pieces, and keeps none that the writer changes later', () => {
  const source = Uint8Array.from({ length: 200_000 }, (_, at) => at % 251)
  const [whole, pieces] = [collected(), [] as Uint8Array[]]
  const { write, flush } = inPieces((piece) => pieces.push(piece))
  const part = new Uint8Array(1_000)
  for (let from = 0; from < source.length; from += part.length) {
    part.set(source.subarray(from, from + part.length))
    write(part)
    whole.write(part)
  }
  flush()
  expect(pieces.length).toBe(4)
  expect(Buffer.concat(pieces).equals(source)).toBe(true)
  expect(Buffer.from(whole.bytes()).equals(source)).toBe(true)
})
