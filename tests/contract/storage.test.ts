import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { forFile } from '../harness/for-file.ts'
import { asBlob, type Bench, JPEG, openBench, PNG } from './storage-bench.ts'

type User = Awaited<ReturnType<Bench['test']['user']>>

const bench = forFile(() => openBench())
let ada: User
let ben: User
beforeAll(async () => {
  ada = await bench.test.user()
  ben = await bench.test.user()
})

const DENIED = {
  status: 400,
  statusCode: '403',
  code: 'AccessDenied',
  message: 'new row violates row-level security policy',
}
const DUPLICATE = {
  status: 400,
  statusCode: '409',
  code: 'KeyAlreadyExists',
  message: 'The resource already exists',
}

/** Uploads a receipt of `owner` and says where it lies. */
async function given(owner: User, name = `${randomUUID()}.png`, bytes: Buffer = PNG): Promise<string> {
  const path = `${owner.userId}/${name}`
  const { error } = await bench.receipts(owner).upload(path, asBlob(bytes))
  expect(error).toBeNull()
  return path
}

async function bytesAt(owner: User, path: string): Promise<Buffer | null> {
  const { data } = await bench.receipts(owner).download(path)
  return data === null ? null : Buffer.from(await data.arrayBuffer())
}

describe('a receipt', () => {
  it('is uploaded at {userId}/{timestamp}.{ext} and read by its owner at its public address [API-006] [API-029] [API-030]', async () => {
    const path = `${ada.userId}/${Date.now()}.png`
    const { data, error } = await bench.receipts(ada).upload(path, asBlob(PNG, 'image/png'))
    expect(error).toBeNull()
    expect(data).toEqual({ path, fullPath: `receipts/${path}`, id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    const { publicUrl } = bench.receipts(ada).getPublicUrl(path).data
    expect(publicUrl).toContain(`/storage/v1/object/public/receipts/${path}`)
    const answer = await bench.read(ada, path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600'])
    expect(answer.headers.get('vary')).toBe('Authorization')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG)
  })

  it('accepts every body that storage-js can send', async () => {
    const bodies = {
      blob: asBlob(PNG, 'image/png'),
      file: new File([Uint8Array.from(PNG)], 'photo of a receipt.png', { type: 'image/png' }),
      form: formWith(PNG),
      bytes: Uint8Array.from(PNG),
      buffer: Uint8Array.from(PNG).buffer,
      stream: asBlob(PNG).stream(),
    }
    for (const [name, body] of Object.entries(bodies)) {
      const path = `${ada.userId}/body-${name}.png`
      const { error } = await bench.receipts(ada).upload(path, body, { contentType: 'image/png' })
      expect([name, error]).toEqual([name, null])
      expect(await bytesAt(ada, path)).toEqual(PNG)
    }
  })

  it('stores its metadata', async () => {
    const path = `${ada.userId}/said.png`
    await bench.receipts(ada).upload(path, asBlob(PNG), { cacheControl: '60' })
    const { data } = await bench.receipts(ada).info(path)
    expect(data).toMatchObject({
      bucketId: 'receipts',
      name: path,
      size: PNG.length,
      contentType: 'image/png',
      cacheControl: 'max-age=60',
    })
  })

  it('is never overwritten: a repeated upload answers Duplicate and changes nothing', async () => {
    const path = await given(ada)
    const before = await bench.files()
    for (const upsert of [false, true]) {
      expect((await bench.receipts(ada).upload(path, asBlob(JPEG), { upsert })).error).toMatchObject(
        DUPLICATE,
      )
    }
    expect((await bench.receipts(ada).update(path, asBlob(JPEG))).error).toMatchObject({
      code: 'NotSupported',
    })
    expect(await bench.files()).toEqual(before)
    expect(await bytesAt(ada, path)).toEqual(PNG)
  })

  it('is stored once when six uploads of one new name come at once', async () => {
    const path = `${ada.userId}/race.png`
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => bench.receipts(ada).upload(path, asBlob(PNG))),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    for (const { error } of answers) if (error !== null) expect(error).toMatchObject(DUPLICATE)
    expect(await bytesAt(ada, path)).toEqual(PNG)
    const rows = await bench.test.admin<{ version: string }>('select version from storage.objects')
    expect((await bench.files()).sort()).toEqual(rows.map((row) => row.version).sort())
  })

  it('is found and removed by its owner', async () => {
    const paths = [await given(ben, '2026/may.png'), await given(ben, 'mai ü.png')]
    const receipts = bench.receipts(ben)
    for (const path of paths) expect((await receipts.exists(path)).data).toBe(true)
    expect((await receipts.exists(`${paths[0]}x`)).data).toBe(false)
    const count = (await bench.files()).length
    const removed = await receipts.remove([...paths, `${ben.userId}/none.png`])
    expect(removed.data?.map((object) => object.name).sort()).toEqual(paths)
    expect(await bench.files()).toHaveLength(count - 2)
  })
})

describe('a folder', () => {
  const names = ['a.png', 'b_1.png', 'b%1.png', 'B.png', 'sub/c.png', 'sub/deep/d.png', 'sub0.png']
  let owner: User
  beforeAll(async () => {
    owner = await bench.test.user()
    for (const name of names) await given(owner, name)
  })
  const list = async (...[path, options]: Parameters<ReturnType<Bench['receipts']>['list']>) =>
    (await bench.receipts(owner).list(path, options)).data?.map((entry) => entry.name)

  it('lists its files, and its folders with null for all but the name', async () => {
    const { data } = await bench.receipts(owner).list(owner.userId)
    expect(data?.map((entry) => entry.name)).toEqual([
      'B.png',
      'a.png',
      'b%1.png',
      'b_1.png',
      'sub',
      'sub0.png',
    ])
    expect(data?.find((entry) => entry.name === 'sub')).toEqual({
      name: 'sub',
      id: null,
      metadata: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
    })
    expect(data?.[0]).toMatchObject({
      id: expect.any(String),
      metadata: { size: PNG.length, mimetype: 'image/png' },
    })
    expect(await list(`${owner.userId}/sub/`)).toEqual(['c.png', 'deep'])
    expect(await list()).toEqual([owner.userId])
  })

  it('is listed by page, and in no other order than by name', async () => {
    expect(await list(owner.userId, { limit: 2, offset: 1 })).toEqual(['a.png', 'b%1.png'])
    for (const options of [
      { sortBy: { column: 'name', order: 'desc' } },
      { sortBy: { column: 'version; drop table x', order: 'asc' } },
      { search: 'b' },
    ]) {
      const { error } = await bench.receipts(owner).list(owner.userId, options)
      expect(error).toMatchObject({ statusCode: '400', code: 'InvalidParameter' })
    }
  })
})

describe('someone else', () => {
  it('writes nothing into a folder that is not theirs', async () => {
    const path = await given(ada)
    const foreign = `${ada.userId}/planted.png`
    const files = await bench.files()
    const receipts = bench.receipts(ben)
    for (const target of [foreign, path, 'loose.png', `${randomUUID()}/x.png`]) {
      expect((await receipts.upload(target, asBlob(PNG))).error).toMatchObject(DENIED)
    }
    expect(await bench.files()).toEqual(files)
    expect(await bytesAt(ada, path)).toEqual(PNG)
  })

  it('finds, reads, signs and removes nothing of theirs [V8.2.2]', async () => {
    const path = await given(ada)
    for (const caller of [ben, bench.test.anon]) {
      const receipts = bench.receipts(caller)
      expect((await receipts.list(ada.userId)).data).toEqual([])
      expect((await receipts.exists(path)).data).toBe(false)
      for (const { error } of [
        await receipts.download(path),
        await receipts.info(path),
        await receipts.createSignedUrl(path, 60),
      ]) {
        expect(error).toMatchObject({ name: 'StorageApiError', statusCode: '404' })
      }
      expect((await receipts.createSignedUrls([path], 60)).data).toMatchObject([
        { signedUrl: null, error: expect.any(String) },
      ])
      expect((await receipts.remove([path])).data).toEqual([])
    }
    expect(await bytesAt(ada, path)).toEqual(PNG)
  })

  it('reads nothing at the exact public address, signed out, with the public key or as another account', async () => {
    const path = await given(ada)
    const receipts = bench.receipts(bench.test.anon)
    const url = receipts.getPublicUrl(path).data.publicUrl
    const { anonKey } = bench.test.tokens
    const answers = [
      await bench.fetch(url),
      await bench.fetch(url, { method: 'HEAD' }),
      await bench.fetch(`${url}?apikey=${anonKey}&token=${ada.token}`),
      await bench.fetch(url, { headers: { apikey: anonKey } }),
      await bench.read(bench.test.anon, path),
      await bench.read(ben, path),
      await bench.read(ada, `${path}x`),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(400)
      expect((await answer.text()).includes('PNG')).toBe(false)
    }
    expect((await bench.read({ ...ada, token: 'x.y.z' }, path)).status).toBe(400)
    expect((await bench.read(ada, path)).status).toBe(200)
    expect((await receipts.list()).data).toEqual([])
    expect((await receipts.list(ada.userId)).data).toEqual([])
    expect((await receipts.upload(`${ada.userId}/x.png`, asBlob(PNG))).error).toMatchObject(DENIED)
    for (const address of [
      '/storage/v1/object/public/receipts/',
      `/storage/v1/object/public/receipts/${ada.userId}/`,
    ]) {
      expect((await bench.fetch(address)).ok).toBe(false)
    }
  })

  it('needs a key and a valid token', async () => {
    const path = await given(ada)
    const address = `/storage/v1/object/authenticated/receipts/${path}`
    const ask = async (headers: Record<string, string>) =>
      (await (await bench.fetch(address, { headers })).json()) as unknown
    expect(await ask({})).toMatchObject({ statusCode: '401', code: 'NoApiKey' })
    expect(await ask({ apikey: 'nonsense' })).toMatchObject({ statusCode: '401', code: 'InvalidApiKey' })
    const { anonKey } = bench.test.tokens
    expect(await ask({ apikey: anonKey, authorization: 'Bearer nonsense' })).toMatchObject({
      statusCode: '403',
      code: 'InvalidJWT',
    })
    bench.clock.aheadMs = 4_000_000
    const expired = await ask({ apikey: anonKey, authorization: `Bearer ${ada.token}` })
    bench.clock.aheadMs = 0
    expect(expired).toMatchObject({
      statusCode: '403',
      code: 'ExpiredJWT',
      message: '"exp" claim timestamp check failed',
    })
  })
})

describe('a deleted account', () => {
  it('loses its receipts', async () => {
    const gone = await bench.test.user()
    const path = await given(gone)
    const file = await given(ada)
    const link = await bench.receipts(gone).createSignedUrl(path, 60)
    expect((await bench.fetch(link.data?.signedUrl ?? '')).status).toBe(200)
    await bench.test.admin('delete from auth.users where id = $1', [gone.userId])
    expect((await bench.fetch(link.data?.signedUrl ?? '')).status).toBe(400)
    expect((await bench.read(ada, file)).status).toBe(200)
  })
})

describe('buckets', () => {
  it('take no more than their limit, and are open to everybody while their flag says so, and no longer', async () => {
    const anything = bench.client(bench.test.service).storage.from('manuals')
    expect((await anything.upload('a.bin', asBlob(PNG))).error).toMatchObject({
      statusCode: '404',
      code: 'NoSuchBucket',
    })
    await bench.test.admin(
      "insert into storage.buckets (id, name, file_size_limit) values ('manuals', 'manuals', 1024)",
    )
    expect((await anything.upload('a.bin', asBlob(Buffer.alloc(1025)))).error).toMatchObject({
      statusCode: '413',
    })
    expect((await anything.upload('a.bin', asBlob(Buffer.alloc(1024)))).error).toBeNull()
    expect((await bench.client(ada).storage.from('manuals').download('a.bin')).error).toMatchObject({
      statusCode: '404',
    })
    const open = async () => (await bench.fetch(anything.getPublicUrl('a.bin').data.publicUrl)).status
    for (const [isPublic, status] of [
      // Closed where nobody says otherwise.
      [null, 400],
      [true, 200],
      [false, 400],
    ] as const) {
      await bench.test.admin('update storage.buckets set public = coalesce($1, public) where id = $2', [
        isPublic,
        'manuals',
      ])
      expect([isPublic, await open()]).toEqual([isPublic, status])
    }
  })

  it('answer NotSupported for features this server lacks', async () => {
    const { storage } = bench.client(ada)
    const path = await given(ada)
    for (const { error } of [
      await storage.from('receipts').listV2({ prefix: ada.userId }),
      await storage.from('receipts').purgeCache(path),
      await storage.getBucketLifecycle('receipts'),
      await storage.listBuckets(),
      await storage.createBucket('mine', { public: true }),
      await storage.updateBucket('receipts', { public: true }),
      await storage.emptyBucket('receipts'),
      await storage.deleteBucket('receipts'),
      await storage.from('receipts').move(path, `${path}x`),
      await storage.from('receipts').copy(path, `${path}x`),
      await storage.from('receipts').createSignedUploadUrl(`${path}x`),
      await storage.from('receipts').uploadToSignedUrl(`${path}x`, ada.token, asBlob(PNG)),
    ]) {
      expect(error).toMatchObject({ name: 'StorageApiError', code: 'NotSupported' })
    }
    expect(
      (await storage.from('receipts').createSignedUrl(path, 60, { versionId: randomUUID() })).error,
    ).toMatchObject({ code: 'InvalidParameter' })
    const unknown = await bench.fetch('/storage/v1/nothing', {
      headers: { apikey: bench.test.tokens.anonKey },
    })
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'NoSuchRoute' }])
  })
})

function formWith(bytes: Buffer): FormData {
  const form = new FormData()
  form.append('note', 'a field nobody asked for')
  form.append('file', asBlob(bytes, 'image/png'), 'weird "name"; filename="x.png')
  return form
}
