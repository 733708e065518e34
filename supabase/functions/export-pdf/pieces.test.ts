import { expect, it } from 'vitest'
import { collected, inPieces } from './pieces.ts'

it('hands every byte on in its order, in large pieces, and keeps none that the writer changes later', () => {
  const written = Uint8Array.from({ length: 200_000 }, (_, at) => at % 251)
  const [whole, sent] = [collected(), [] as Uint8Array[]]
  const { write, flush } = inPieces((piece) => sent.push(piece))
  const part = new Uint8Array(1_000)
  for (let from = 0; from < written.length; from += part.length) {
    part.set(written.subarray(from, from + part.length))
    write(part)
    whole.write(part)
  }
  flush()
  expect(sent.length).toBe(4)
  expect(Buffer.concat(sent).equals(written)).toBe(true)
  expect(Buffer.from(whole.bytes()).equals(written)).toBe(true)
})
