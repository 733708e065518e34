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

/** Processor time of this thread, which others at work on the machine do not change. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

describe('a form with a recording', () => {
  it('with 250,000 empty fields is refused for its number of parts, in no time', async () => {
    const many = `${field('', '').repeat(250_000)}--b--\r\n`
    const one = `${field('description', 'x'.repeat(many.length))}--b--\r\n`
    const refused = (body: string) => readSoundForm(requestOf(body)).catch((error: unknown) => error)
    await refused(one)
    expect(await refused(many)).toMatchObject({
      code: 'bad_request',
      message: 'The form could not be read: it has too many parts',
    })
    // It costs no more than receiving as many bytes in one field.
    const [cpuOfOne, cpuOfMany] = [await cpuMs(() => refused(one)), await cpuMs(() => refused(many))]
    expect(cpuOfMany).toBeLessThan(2 * cpuOfOne + 50)
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
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 2 ** 20
        controller.enqueue(new Uint8Array(2 ** 20))
      },
    })
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    await expect(readSoundForm(new Request('http://localhost/', init))).rejects.toMatchObject({
      code: 'body_too_large',
    })
    expect(sent).toBeLessThan(24 * 2 ** 20)
  })

  it.each([
    ['a part with endless headers', `--b\r\nX: ${'x'.repeat(5000)}\r\n\r\n`, 'Unexpected end'],
    ['no closing boundary', field('job_id', 'x'), 'Unexpected end'],
    ['another boundary than it names', '--c--\r\n', 'Unexpected end'],
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
