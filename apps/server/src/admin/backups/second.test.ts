import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bucketPlace } from './second.ts'

const NAME = 'tappet-2026-03-10T0230Z.tar.gz'
type Reply = { status?: number; headers?: Record<string, string>; body?: string }

let store: Server
let folder: string
let asked: string[]
/** What the store answers; without an answer of its own it takes everything. */
let reply: (method: string, url: string, size: number) => Reply | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tappet-second-'))
  asked = []
  reply = () => undefined
  store = createServer(async (request, response) => {
    const size = await sizeOf(request)
    const [method, url] = [request.method ?? '', request.url ?? '']
    asked.push(`${method} ${url}`)
    const { status = 200, headers = {}, body = '' } = reply(method, url, size) ?? {}
    response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body)
  }).listen(0, '127.0.0.1')
  await once(store, 'listening')
})
afterEach(async () => {
  store.closeAllConnections()
  store.close()
  await rm(folder, { recursive: true, force: true })
})

async function sizeOf(request: IncomingMessage): Promise<number> {
  let size = 0
  for await (const chunk of request) size += (chunk as Buffer).length
  return size
}

function place(partBytes?: number) {
  const address = store.address()
  const port = typeof address === 'object' ? address?.port : 0
  return bucketPlace(
    {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'second',
      region: 'us-east-1',
      accessKeyId: 'a key',
      secretAccessKey: 'a secret',
    },
    partBytes,
  )
}

async function fileOf(bytes: number): Promise<string> {
  const path = join(folder, 'backup')
  await writeFile(path, Buffer.alloc(bytes, 1))
  return path
}

describe('a backup in a bucket', () => {
  it('counts as there when the store tells of all its bytes, and not before', async () => {
    const path = await fileOf(10)
    reply = (method) => (method === 'HEAD' ? { headers: { 'content-length': '9' } } : undefined)
    await expect(place().put(NAME, path)).rejects.toThrow('holds 9 of 10 bytes')
    reply = (method) => (method === 'HEAD' ? { headers: { 'content-length': '10' } } : undefined)
    await expect(place().put(NAME, path)).resolves.toBeUndefined()
  })

  it('did not arrive where the store says 200 and tells of a failure, and its parts are removed', async () => {
    const path = await fileOf(10)
    reply = (method, url) => {
      if (url.endsWith('?uploads')) return { body: '<UploadId>u1</UploadId>' }
      if (method === 'POST') return { body: '<Error><Code>InternalError</Code></Error>' }
      return method === 'HEAD' ? { headers: { 'content-length': '10' } } : undefined
    }
    await expect(place(4).put(NAME, path)).rejects.toThrow(/refused to end an upload: .*InternalError/)
    expect(asked.filter((each) => each.startsWith('PUT'))).toHaveLength(3)
    expect(asked.at(-1)).toBe(`DELETE /second/${NAME}?uploadId=u1`)
  })

  it('is found behind the first page of names', async () => {
    reply = (_, url) => {
      const after = new URLSearchParams(url.slice(url.indexOf('?'))).get('start-after')
      const [names, more] = after === 'tappet-b' ? [['tappet-c'], false] : [['tappet-a', 'tappet-b'], true]
      const keys = names.map((name) => `<Key>${name}</Key>`).join('')
      return { body: `<R><IsTruncated>${more}</IsTruncated>${keys}</R>` }
    }
    expect(await place().names()).toEqual(['tappet-a', 'tappet-b', 'tappet-c'])
  })
})
