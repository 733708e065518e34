import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type ServerType, serve } from '@hono/node-server'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { markBackup, unmarkBackup } from '../../apps/server/src/database/backup-mark.ts'
import { diskBytes } from '../../apps/server/src/storage/bytes-disk.ts'
import { startSweeping } from '../../apps/server/src/storage/index.ts'
import { asBlob, type Bench, JPEG, jpegOf, openBench, PNG } from './storage-bench.ts'

const LIMIT_BYTES = 10 * 1024 * 1024
const HOUR_MS = 3_600_000
const TOO_LARGE = {
  status: 400,
  statusCode: '413',
  code: 'EntityTooLarge',
  message: 'The object exceeded the maximum allowed size',
}

let bench: Bench
let server: ServerType
let ada: Awaited<ReturnType<Bench['test']['user']>>
beforeAll(async () => {
  bench = await openBench()
  ada = await bench.test.user()
  server = await new Promise((resolve) => {
    const listening = serve({ fetch: bench.app.fetch, hostname: '127.0.0.1', port: 0 }, () =>
      resolve(listening),
    )
  })
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await bench.close()
})

const port = () => (server.address() as AddressInfo).port
/** supabase-js over a real socket. */
const receipts = () =>
  createClient(`http://127.0.0.1:${port()}`, bench.test.tokens.anonKey, {
    accessToken: async () => ada.token,
  }).storage.from('receipts')
const newPath = () => `${ada.userId}/${randomUUID()}.jpg`

function asStream(chunks: Iterable<Buffer> | AsyncIterable<Buffer>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>
}

it('keeps the bytes when nobody knows whether the row was written', async () => {
  const path = newPath()
  const { database } = bench.test
  const { as } = database
  const answers: (Error | null)[] = []
  // The commit arrives; its answer does not.
  database.as = async (...call) => {
    const result = await as(...call)
    const lost = answers.shift()
    if (lost) throw lost
    return result
  }
  try {
    const before = (await bench.files()).length
    // Bucket and the rehearsal are answered; the row is not.
    answers.push(null, new Error('Connection terminated unexpectedly'))
    expect((await receipts().upload(path, asBlob(JPEG))).error).not.toBeNull()
    expect((await bench.files()).length).toBe(before + 1)
    const { data } = await receipts().download(path)
    expect(data?.size).toBe(JPEG.length)
    // Told again, it says that it is there.
    expect((await receipts().upload(path, asBlob(JPEG))).error).toMatchObject({ statusCode: '409' })
    expect((await bench.files()).length).toBe(before + 1)
  } finally {
    database.as = as
    await receipts().remove([path])
  }
})

describe('an upload that is too large', () => {
  it('is refused, however it is sent, and leaves nothing', async () => {
    const bytes = jpegOf(11 * 1024 * 1024)
    const chunks = Array.from({ length: 11 }, (_, at) => bytes.subarray(at * 1_048_576, (at + 1) * 1_048_576))
    const options = { contentType: 'image/jpeg' }
    for (const body of [asBlob(bytes), Uint8Array.from(bytes), asStream(chunks)]) {
      expect((await receipts().upload(newPath(), body, options)).error).toMatchObject(TOO_LARGE)
    }
    await vi.waitFor(async () => expect(await bench.files()).toEqual([]))
    expect(await bench.test.admin('select from storage.objects')).toEqual([])
  })

  it('begins one byte past the limit [V5.2.1]', async () => {
    const bytes = jpegOf(LIMIT_BYTES + 1)
    for (const asBody of [asBlob, (whole: Buffer) => Uint8Array.from(whole)]) {
      expect((await receipts().upload(newPath(), asBody(bytes))).error).toMatchObject(TOO_LARGE)
      const { data, error } = await receipts().upload(newPath(), asBody(bytes.subarray(0, LIMIT_BYTES)))
      expect(error).toBeNull()
      const { data: object } = await receipts().download(data?.path ?? '')
      expect(object?.size).toBe(LIMIT_BYTES)
    }
    expect(await bench.files()).toHaveLength(2)
  })
})

describe('an upload that is interrupted', () => {
  it('was streamed to disk, and leaves no file', async () => {
    const files = await bench.files()
    for (const framing of ['Content-Length: 5000000', 'Transfer-Encoding: chunked']) {
      const path = newPath()
      const socket = connect(port(), '127.0.0.1')
      socket.on('error', () => undefined)
      const head = [
        `POST /storage/v1/object/receipts/${path} HTTP/1.1`,
        `Host: 127.0.0.1:${port()}`,
        `apikey: ${bench.test.tokens.anonKey}`,
        `Authorization: Bearer ${ada.token}`,
        framing,
        '\r\n',
      ].join('\r\n')
      const part = jpegOf(500_000)
      const isChunked = framing.startsWith('Transfer')
      socket.write(head)
      socket.write(isChunked ? Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part]) : part)
      // Half of it is on disk while the rest has not been sent.
      await vi.waitFor(async () => expect(await bench.files()).toHaveLength(files.length + 1))
      socket.destroy()
      await vi.waitFor(async () => expect(await bench.files()).toEqual(files))
      expect((await receipts().exists(path)).data).toBe(false)
    }
  })

  it('inside a form is refused, even when its file part is complete', async () => {
    const files = await bench.files()
    const whole = new Request('http://x', { method: 'POST', body: formOf(PNG) })
    const contentType = whole.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await whole.arrayBuffer())
    for (const length of [bytes.length - 4, bytes.length - 30, bytes.length - 80, 60, 1, 0]) {
      const path = newPath()
      const answer = await bench.fetch(`/storage/v1/object/receipts/${path}`, {
        method: 'POST',
        headers: {
          apikey: bench.test.tokens.anonKey,
          authorization: `Bearer ${ada.token}`,
          'content-type': contentType,
        },
        body: Uint8Array.from(bytes.subarray(0, length)),
      })
      expect([length, answer.status, await answer.json()]).toMatchObject([
        length,
        400,
        { code: expect.stringMatching(/Aborted|NoContent/) },
      ])
      expect((await receipts().exists(path)).data).toBe(false)
    }
    expect(await bench.files()).toEqual(files)
  })

  it('may be sent again', async () => {
    const path = newPath()
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(JPEG),
      pull: (controller) => controller.error(new Error('the line is cut')),
    })
    expect((await receipts().upload(path, broken)).error).not.toBeNull()
    await vi.waitFor(async () => expect((await receipts().upload(path, asBlob(JPEG))).error).toBeNull())
  })
})

describe('row and bytes', () => {
  it('stay consistent when the name is taken during the upload', async () => {
    const path = newPath()
    const files = await bench.files()
    async function* body() {
      yield JPEG
      expect((await receipts().upload(path, asBlob(PNG))).error).toBeNull()
      yield Buffer.alloc(100_000, 0x20)
    }
    const late = await receipts().upload(path, asStream(body()), { contentType: 'image/jpeg' })
    expect(late.error).toMatchObject({ statusCode: '409' })
    const { data } = await receipts().download(path)
    expect(Buffer.from(await (data ?? new Blob()).arrayBuffer())).toEqual(PNG)
    expect(await bench.files()).toHaveLength(files.length + 1)
  })

  it('answer 404 when the bytes are gone', async () => {
    const { data } = await receipts().upload(newPath(), asBlob(PNG))
    const [row] = await bench.test.admin<{ version: string }>(
      'select version from storage.objects where name = $1',
      [data?.path],
    )
    await bytes().remove(row?.version ?? '')
    expect((await receipts().download(data?.path ?? '')).error).toMatchObject({ statusCode: '404' })
  })

  it('are swept of bytes without a row after an hour', async () => {
    const { data } = await receipts().upload(newPath(), asBlob(PNG))
    const gone = await bench.test.user()
    const theirs = createClient(`http://127.0.0.1:${port()}`, bench.test.tokens.anonKey, {
      accessToken: async () => gone.token,
    })
    await theirs.storage.from('receipts').upload(`${gone.userId}/x.png`, asBlob(PNG))
    await bench.test.admin('delete from auth.users where id = $1', [gone.userId])
    const { dataFolder } = bench.options.config
    const halfWay = join(dataFolder, 'incoming', randomUUID())
    await writeFile(halfWay, JPEG)
    await utimes(halfWay, new Date(), new Date(Date.now() - HOUR_MS / 2))
    const rows = await bench.test.admin<{ version: string }>('select version from storage.objects')
    const inUse = rows.map((row) => row.version)
    const orphans = (await bench.files()).filter((name) => !inUse.includes(name))
    expect(orphans).toHaveLength(2)

    const sweepAt = async (aheadMs: number, expected: number) => {
      const sweeping = startSweeping({ ...bench.options, now: () => Date.now() + aheadMs })
      await sweeping.first
      sweeping.stop()
      const leftovers = (await bench.files()).filter((name) => !inUse.includes(name))
      expect(leftovers).toHaveLength(expected)
    }
    await sweepAt(0, 2)
    await sweepAt(HOUR_MS / 2 + 10_000, 1)
    await sweepAt(HOUR_MS + 10_000, 0)
    expect((await receipts().download(data?.path ?? '')).error).toBeNull()
  })

  it('are kept while a backup runs, and swept after it', async () => {
    const path = newPath()
    await receipts().upload(path, asBlob(PNG))
    const [row] = await bench.test.admin<{ version: string }>(
      'select version from storage.objects where name = $1',
      [path],
    )
    const isThere = async () => (await bench.files()).includes(row?.version ?? '')
    const sweepLater = async () => {
      const sweeping = startSweeping({ ...bench.options, now: () => Date.now() + HOUR_MS + 10_000 })
      await sweeping.first
      sweeping.stop()
    }
    const backup = new pg.Client({ connectionString: bench.test.adminUrl })
    await backup.connect()
    await markBackup(backup)
    expect((await receipts().remove([path])).error).toBeNull()
    await sweepLater()
    expect(await isThere()).toBe(true)
    expect(await unmarkBackup(backup)).toBe(true)
    await backup.end()
    await sweepLater()
    expect(await isThere()).toBe(false)
  })
})

it('refuses files while its folder is renamed or another lies there, and writes nothing there', async () => {
  const folder = bench.options.config.dataFolder
  const away = `${folder}.away`
  const errors: unknown[] = []
  await rename(folder, away)
  for (const make of [async () => undefined, () => mkdir(join(folder, 'files'), { recursive: true })]) {
    await make()
    errors.push((await receipts().upload(newPath(), asBlob(JPEG))).error)
  }
  expect(errors).toMatchObject([{ statusCode: '503' }, { statusCode: '503' }])
  expect(await readdir(join(folder, 'files'))).toEqual([])
  await rm(folder, { recursive: true })
  await rename(away, folder)
  expect((await receipts().upload(newPath(), asBlob(JPEG))).error).toBeNull()
})

function bytes() {
  return diskBytes(join(bench.options.config.dataFolder, 'files'))
}

function formOf(file: Buffer): FormData {
  const form = new FormData()
  form.append('cacheControl', '3600')
  form.append('', asBlob(file, 'image/png'), 'x.png')
  return form
}
