import { describe, expect, it } from 'vitest'
import { readSoundForm } from './form.ts'

const field = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

const sound = '--b\r\nContent-Disposition: form-data; name="audio"; filename="a.wav"\r\n\r\nRIFF\r\n'

const requestOf = (body: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    body,
  })

/** The same, as it arrives. */
const streamed = (body: ReadableStream<Uint8Array>) => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
  return new Request('http://localhost/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

describe('a form with a recording', () => {
  it('with 250,000 empty fields is refused for its number of parts, and read no further', async () => {
    const thousand = Buffer.from(field('', '').repeat(1_000))
    let chunkCount = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunkCount += 1
        controller.enqueue(thousand)
        if (chunkCount === 250) controller.close()
      },
    })
    await expect(readSoundForm(streamed(body))).rejects.toMatchObject({
      code: 'bad_request',
      message: 'The form could not be read: it has too many parts',
    })
    expect(chunkCount).toBeLessThan(10)
  })

  it('is read a piece of 64 KB in a turn of the event loop, so that others are answered in between', async () => {
    const wav = `${sound.slice(0, -2)}${'x'.repeat(15 * 65_536)}\r\n--b--\r\n`
    let turns = 0
    let counting = setImmediate(function count() {
      turns += 1
      counting = setImmediate(count)
    })
    await readSoundForm(requestOf(wav)).catch(() => undefined)
    clearImmediate(counting)
    expect(turns).toBeGreaterThanOrEqual(15)
  })

  it('without a boundary is refused, and says so', async () => {
    const headers = { 'Content-Type': 'multipart/form-data' }
    const request = new Request('http://localhost/', { method: 'POST', headers, body: 'x' })
    await expect(readSoundForm(request)).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringContaining('names no boundary'),
    })
  })

  it('larger than it may be is read no further', async () => {
    let bytes = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        bytes += 2 ** 20
        controller.enqueue(new Uint8Array(2 ** 20))
      },
    })
    await expect(readSoundForm(streamed(body))).rejects.toMatchObject({
      code: 'body_too_large',
    })
    expect(bytes).toBeLessThan(24 * 2 ** 20)
  })

  it.each([
    ['a part with endless headers', `--b\r\nX: ${'x'.repeat(5000)}\r\n\r\n`, 'Unexpected end'],
    ['no closing boundary', field('job_id', 'x'), 'Unexpected end'],
    ['another boundary than it names', '--c--\r\n', 'Unexpected end'],
    ['chips that are no array', `${field('sounds', 'knock')}--b--\r\n`, 'sounds: send a JSON array'],
    [
      'a field that never ends',
      `${field('description', 'x'.repeat(100_000))}--b--\r\n`,
      'description is too long',
    ],
    ['two sounds', `${sound.repeat(2)}--b--\r\n`, 'too many parts'],
  ])('with %s is refused, and says so', async (_, body, reason) => {
    await expect(readSoundForm(requestOf(body))).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringContaining(reason),
    })
  })
})
