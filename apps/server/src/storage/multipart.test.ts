import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { StorageError } from './errors.ts'
import { isForm, readForm } from './multipart.ts'

const BOUNDARY = '----formdata-0123'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`

type Form = { fields: [name: string, value: string][]; file: Buffer | null }

const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const END = `--${BOUNDARY}--\r\n`

/** Half of the fields before the file, half after it. */
function encode({ fields, file }: Form): Buffer {
  const texts = fields.map(([name, value]) => field(name, value))
  const at = Math.floor(texts.length / 2)
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name=""; filename="x"\r\nContent-Type: image/png\r\n\r\n`
  const middle = file === null ? [] : [head, file, '\r\n']
  const chunks = [...texts.slice(0, at), ...middle, ...texts.slice(at), END]
  return Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)))
}

async function* cut(bytes: Buffer, sizes: number[]): AsyncGenerator<Buffer> {
  for (let at = 0, index = 0; at < bytes.length; index++) {
    const size = sizes[index % sizes.length] ?? 1
    yield bytes.subarray(at, at + size)
    at += size
  }
}

async function readAll(source: AsyncIterable<Buffer>): Promise<Form> {
  let file: Buffer | null = null
  const fields = await readForm(source, TYPE, async (body) => {
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(Buffer.from(chunk))
    file = Buffer.concat(chunks)
  })
  return { fields: [...fields], file }
}

// Parsers fail on bodies that nearly contain a boundary.
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
const word = fc.stringMatching(/^[a-zé\r\n-]{0,8}$/)
const fields = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{0,8}$/), word), {
  maxLength: 5,
  selector: ([name]) => name,
})
const form = fc.record({ fields, file: fc.option(body) })
const sizes = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 20 })

const refused = (source: AsyncIterable<Buffer>) => expect(readAll(source)).rejects

describe('a form', () => {
  it('reads the same in chunks of any size', async () => {
    await fc.assert(
      fc.asyncProperty(form, sizes, async (whole, chunkSizes) => {
        expect(await readAll(cut(encode(whole), chunkSizes))).toEqual(whole)
      }),
      { numRuns: 300 },
    )
  })

  it('that ends before its closing boundary is refused, wherever it ends', async () => {
    await fc.assert(
      fc.asyncProperty(form, sizes, fc.nat(), async (parts, chunkSizes, at) => {
        const whole = encode(parts)
        // The closing boundary is complete two bytes before the final line break.
        const broken = whole.subarray(0, at % (whole.length - 3))
        await refused(cut(broken, chunkSizes)).toMatchObject({ code: 'Aborted' })
      }),
      { numRuns: 300 },
    )
  })

  it('fails with the error of its file’s reader, and reads no further', async () => {
    const source = cut(encode({ fields: [['a', 'b']], file: Buffer.alloc(1_000_000) }), [1000])
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const reading = readForm(source, TYPE, async (file) => {
      for await (const _first of file) throw full
    })
    await expect(reading).rejects.toBe(full)
    expect(await source.next()).toEqual({ done: true, value: undefined })
  })

  it('fails with the error of its source within the file, and ends the file', async () => {
    const tooLarge = new StorageError('EntityTooLarge')
    async function* source() {
      yield encode({ fields: [], file: Buffer.alloc(1000) }).subarray(0, 500)
      throw tooLarge
    }
    let ended: unknown
    const reading = readForm(source(), TYPE, async (file) => {
      try {
        for await (const _chunk of file);
      } catch (error) {
        ended = error
        throw error
      }
    })
    await expect(reading).rejects.toBe(tooLarge)
    expect(ended).toMatchObject({ code: 'Aborted' })
  })

  it('is read no faster than its file', async () => {
    let sentBytes = 0
    async function* source() {
      yield Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name=""; filename="x"\r\n\r\n`)
      for (; sentBytes < 10_000_000; sentBytes += 10_000) yield Buffer.alloc(10_000)
      yield Buffer.from(`\r\n${END}`)
    }
    let takenBytes = 0
    let maxAheadBytes = 0
    await readForm(source(), TYPE, async (file) => {
      for await (const chunk of file) {
        takenBytes += chunk.length
        await new Promise(setImmediate)
        maxAheadBytes = Math.max(maxAheadBytes, sentBytes - takenBytes)
      }
    })
    expect(takenBytes).toBe(10_000_000)
    expect(maxAheadBytes).toBeLessThan(500_000)
  })

  it.each([
    ['more than ten fields', Array.from({ length: 11 }, () => field('a', '')).join('')],
    ['two files', `${encode({ fields: [], file: Buffer.from('1') })}`.replace(END, '').repeat(2)],
  ])('with %s is refused', async (_, text) => {
    await refused(cut(Buffer.from(text + END), [50])).toMatchObject({ code: 'InvalidParameter' })
  })

  it('with 250,000 empty fields is refused at the eleventh', async () => {
    const many = Buffer.from(field('a', '').repeat(250_000) + END)
    let readBytes = 0
    async function* source() {
      for (let at = 0; at < many.length; at += 1000) {
        readBytes = at
        yield many.subarray(at, at + 1000)
      }
    }
    await refused(source()).toMatchObject({ code: 'InvalidParameter' })
    expect(readBytes).toBeLessThan(50_000)
  })

  it('with a field beyond 16 KB is refused', async () => {
    await refused(cut(Buffer.from(field('a', 'x'.repeat(16_385)) + END), [5000])).toMatchObject({
      code: 'EntityTooLarge',
    })
  })

  it('ignores headers of a part beyond 16 KB', async () => {
    const head = `--${BOUNDARY}\r\nX: ${'x'.repeat(20_000)}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n`
    expect(await readAll(cut(Buffer.from(head + END), [5000]))).toEqual({ fields: [], file: null })
  })

  it('is recognised by its content type, which must name a boundary', async () => {
    expect(isForm('Multipart/Form-Data; charset=utf-8; boundary="a b;c"')).toBe(true)
    for (const other of [null, 'image/png', 'multipart/mixed; boundary=abc'])
      expect(isForm(other)).toBe(false)
    for (const type of ['multipart/form-data', `multipart/form-data; boundary=${'x'.repeat(300)}`])
      await expect(readForm(cut(Buffer.from(''), [1]), type, async () => undefined)).rejects.toMatchObject({
        code: 'InvalidParameter',
      })
  })
})
