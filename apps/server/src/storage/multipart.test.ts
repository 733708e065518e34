import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { multipartBoundary, readMultipart } from './multipart.ts'

const BOUNDARY = '----formdata-0123'

type Expected = { name: string; filename: string | null; body: Buffer }

function encode(parts: Expected[]): Buffer {
  const chunks = parts.flatMap(({ name, filename, body }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename === null ? '' : `; filename="${filename}"`}\r\n`,
    'Content-Type: image/png\r\n\r\n',
    body,
    '\r\n',
  ])
  return Buffer.concat([...chunks, `--${BOUNDARY}--\r\n`].map((chunk) => Buffer.from(chunk)))
}

async function* cut(bytes: Buffer, sizes: number[]): AsyncGenerator<Buffer> {
  for (let at = 0, index = 0; at < bytes.length; index++) {
    const size = sizes[index % sizes.length] ?? 1
    yield bytes.subarray(at, at + size)
    at += size
  }
}

async function readAll(source: AsyncIterable<Buffer>): Promise<Expected[]> {
  const found: Expected[] = []
  for await (const { name, filename, body } of readMultipart(source, BOUNDARY)) {
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(Buffer.from(chunk))
    found.push({ name, filename, body: Buffer.concat(chunks) })
  }
  return found
}

// Bodies that are nearly a boundary are where such readers go wrong.
const body = fc
  .array(
    fc.oneof(
      fc.uint8Array({ maxLength: 80 }),
      fc
        .constantFrom('\r\n', '--', `\r\n--${BOUNDARY.slice(0, -1)}`, `--${BOUNDARY}`, '\r', '\n--')
        .map((text) => Buffer.from(text)),
    ),
    { maxLength: 12 },
  )
  .map((chunks) => Buffer.concat(chunks))
  .filter((bytes) => !Buffer.concat([Buffer.from('\r\n'), bytes]).includes(`\r\n--${BOUNDARY}`))
const word = fc.stringMatching(/^[a-z]{0,8}$/)
const part = fc.record({ name: word, filename: fc.option(word), body })
const sizes = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 20 })

describe('a form', () => {
  it('reads the same however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), sizes, async (parts, chunkSizes) => {
        expect(await readAll(cut(encode(parts), chunkSizes))).toEqual(parts)
      }),
      { numRuns: 300 },
    )
  })

  it('that ends before its end is broken off, wherever', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { minLength: 1, maxLength: 3 }),
        sizes,
        fc.nat(),
        async (parts, chunkSizes, at) => {
          const whole = encode(parts)
          // The closing mark is whole two bytes before the final line break.
          const broken = whole.subarray(0, at % (whole.length - 3))
          await expect(readAll(cut(broken, chunkSizes))).rejects.toMatchObject({ code: 'Aborted' })
        },
      ),
      { numRuns: 300 },
    )
  })

  it('skips what its reader leaves', async () => {
    const parts = ['a', 'b', 'c'].map((name) => ({ name, filename: null, body: Buffer.alloc(1000, name) }))
    const names: string[] = []
    for await (const { name, body: chunks } of readMultipart(cut(encode(parts), [7]), BOUNDARY)) {
      names.push(name)
      if (name === 'b') for await (const _first of chunks) break
    }
    expect(names).toEqual(['a', 'b', 'c'])
  })

  it('is refused when it has no end of headers or of parts', async () => {
    const endless = (async function* () {
      yield Buffer.from(`--${BOUNDARY}\r\nX: `)
      for (;;) yield Buffer.alloc(1000, 'x')
    })()
    await expect(readAll(endless)).rejects.toMatchObject({ code: 'InvalidParameter' })
    const many = encode(
      Array.from({ length: 21 }, () => ({ name: 'n', filename: null, body: Buffer.alloc(0) })),
    )
    await expect(readAll(cut(many, [50]))).rejects.toMatchObject({ code: 'InvalidParameter' })
    await expect(readAll(cut(Buffer.from(`--${BOUNDARY}junk\r\n`), [5]))).rejects.toMatchObject({
      code: 'InvalidParameter',
    })
  })

  it('is known by its content type', () => {
    expect(multipartBoundary('multipart/form-data; boundary=abc')).toBe('abc')
    expect(multipartBoundary('Multipart/Form-Data; charset=utf-8; boundary="a b;c"')).toBe('a b;c')
    for (const other of [
      null,
      'image/png',
      'multipart/mixed; boundary=abc',
      'multipart/form-data',
      `multipart/form-data; boundary=${'x'.repeat(80)}`,
    ]) {
      expect(multipartBoundary(other)).toBeNull()
    }
  })
})
