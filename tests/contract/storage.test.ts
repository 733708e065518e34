import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asBlob, type Bench, JPEG, openBench, PNG } from './storage-bench.ts'

type User = Awaited<ReturnType<Bench['test']['user']>>

let bench: Bench
let ada: User
let ben: User
beforeAll(async () => {
  bench = await openBench()
  ada = await bench.test.user()
  ben = await bench.test.user()
})
afterAll(() => bench.close())

const DENIED = {
  status: 400,
  statusCode: '403',
  code: 'AccessDenied',
  message: 'new row violates row-level security policy',
}
const NOT_FOUND = { status: 400, statusCode: '404', code: 'NoSuchKey' }
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
    const options = { cacheControl: '60', metadata: { shop: 'Älg & Co', total: 12.5 } }
    await bench.receipts(ada).upload(path, asBlob(PNG), options)
    const { data } = await bench.receipts(ada).info(path)
    expect(data).toMatchObject({
      bucketId: 'receipts',
      name: path,
      size: PNG.length,
      contentType: 'image/png',
      cacheControl: 'max-age=60',
      metadata: { shop: 'Älg & Co', total: 12.5 },
    })
    await bench.receipts(ada).update(path, Uint8Array.from(JPEG), { ...options, metadata: { total: 1 } })
    expect((await bench.receipts(ada).info(path)).data).toMatchObject({
      contentType: 'image/jpeg',
      metadata: { total: 1 },
    })
  })

  it('is not overwritten by default: a repeated upload answers Duplicate and changes nothing', async () => {
    const path = await given(ada)
    const before = await bench.files()
    for (const bytes of [PNG, JPEG]) {
      expect((await bench.receipts(ada).upload(path, asBlob(bytes))).error).toMatchObject(DUPLICATE)
    }
    expect(await bench.files()).toEqual(before)
    expect(await bytesAt(ada, path)).toEqual(PNG)
  })

  it('is replaced by upsert and by update, and leaves no old bytes behind', async () => {
    const path = await given(ada)
    const count = (await bench.files()).length
    expect((await bench.receipts(ada).upload(path, asBlob(JPEG), { upsert: true })).error).toBeNull()
    expect(await bytesAt(ada, path)).toEqual(JPEG)
    expect((await bench.receipts(ada).update(path, asBlob(PNG))).error).toBeNull()
    expect(await bytesAt(ada, path)).toEqual(PNG)
    expect(await bench.files()).toHaveLength(count)
    expect((await bench.receipts(ada).update(`${ada.userId}/nowhere.png`, asBlob(PNG))).error).toMatchObject(
      NOT_FOUND,
    )
    expect(await bench.files()).toHaveLength(count)
  })

  it('survives two upserts of one new name at once', async () => {
    const path = `${ada.userId}/race.png`
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => bench.receipts(ada).upload(path, asBlob(PNG), { upsert: true })),
    )
    expect(answers.map(({ error }) => error)).toEqual(Array(6).fill(null))
    expect(await bytesAt(ada, path)).toEqual(PNG)
    const rows = await bench.test.admin<{ version: string }>('select version from storage.objects')
    expect((await bench.files()).sort()).toEqual(rows.map((row) => row.version).sort())
  })

  it('is found, listed, moved, copied and removed by its owner', async () => {
    const path = await given(ben, '2026/may.png')
    const receipts = bench.receipts(ben)
    expect((await receipts.exists(path)).data).toBe(true)
    expect((await receipts.exists(`${path}x`)).data).toBe(false)
    expect((await receipts.copy(path, `${ben.userId}/copy.png`)).data).toEqual({
      path: `receipts/${ben.userId}/copy.png`,
    })
    expect((await receipts.move(path, `${ben.userId}/mai ü.png`)).data).toMatchObject({
      message: 'Successfully moved',
    })
    expect((await receipts.exists(path)).data).toBe(false)
    expect((await receipts.move(`${ben.userId}/copy.png`, `${ben.userId}/mai ü.png`)).error).toMatchObject(
      DUPLICATE,
    )
    expect((await receipts.copy(`${ben.userId}/copy.png`, `${ben.userId}/mai ü.png`)).error).toMatchObject(
      DUPLICATE,
    )
    expect((await receipts.move(path, `${ben.userId}/other.png`)).error).toMatchObject(NOT_FOUND)
    for (const name of ['copy.png', 'mai ü.png'])
      expect(await bytesAt(ben, `${ben.userId}/${name}`)).toEqual(PNG)

    const count = (await bench.files()).length
    const removed = await receipts.remove([
      `${ben.userId}/copy.png`,
      `${ben.userId}/mai ü.png`,
      `${ben.userId}/none.png`,
    ])
    expect(removed.data?.map((object) => object.name).sort()).toEqual([
      `${ben.userId}/copy.png`,
      `${ben.userId}/mai ü.png`,
    ])
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

  it('is listed by page, order and search', async () => {
    expect(await list(owner.userId, { limit: 2, offset: 1 })).toEqual(['a.png', 'b%1.png'])
    expect(await list(owner.userId, { sortBy: { column: 'name', order: 'desc' }, limit: 1 })).toEqual([
      'sub0.png',
    ])
    expect(await list(owner.userId, { sortBy: { column: 'created_at', order: 'desc' } })).toEqual([
      'sub',
      'sub0.png',
      'B.png',
      'b%1.png',
      'b_1.png',
      'a.png',
    ])
    // The marks of LIKE stand for themselves.
    expect(await list(owner.userId, { search: 'b_' })).toEqual(['b_1.png'])
    expect(await list(owner.userId, { search: 'B' })).toEqual(['B.png', 'b%1.png', 'b_1.png'])
    const { error } = await bench
      .receipts(owner)
      .list(owner.userId, { sortBy: { column: 'version; drop table x' } })
    expect(error).toMatchObject({ statusCode: '400', code: 'InvalidParameter' })
  })
})

describe('someone else', () => {
  it('writes nothing into a folder that is not theirs', async () => {
    const path = await given(ada)
    const own = await given(ben)
    const foreign = `${ada.userId}/planted.png`
    const files = await bench.files()
    const receipts = bench.receipts(ben)
    for (const target of [foreign, path, 'loose.png', `${randomUUID()}/x.png`]) {
      for (const upsert of [false, true]) {
        expect((await receipts.upload(target, asBlob(PNG), { upsert })).error).toMatchObject(DENIED)
      }
      expect((await receipts.move(own, target)).error).toMatchObject(DENIED)
      expect((await receipts.copy(own, target)).error).toMatchObject(DENIED)
      expect((await receipts.createSignedUploadUrl(target)).error).toMatchObject(DENIED)
    }
    expect((await receipts.update(path, asBlob(JPEG))).error).toMatchObject(NOT_FOUND)
    expect(await bench.files()).toEqual(files)
    expect(await bytesAt(ada, path)).toEqual(PNG)
  })

  it('finds, reads, moves, copies, signs and removes nothing of theirs [V8.2.2]', async () => {
    const path = await given(ada)
    for (const caller of [ben, bench.test.anon]) {
      const receipts = bench.receipts(caller)
      const mine = `${ben.userId}/mine.png`
      expect((await receipts.list(ada.userId)).data).toEqual([])
      expect((await receipts.exists(path)).data).toBe(false)
      for (const { error } of [
        await receipts.download(path),
        await receipts.info(path),
        await receipts.move(path, mine),
        await receipts.copy(path, mine),
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
    const kept = await given(ada)
    const link = await bench.receipts(gone).createSignedUrl(path, 60)
    expect((await bench.fetch(link.data?.signedUrl ?? '')).status).toBe(200)
    await bench.test.admin('delete from auth.users where id = $1', [gone.userId])
    expect((await bench.fetch(link.data?.signedUrl ?? '')).status).toBe(400)
    expect((await bench.read(ada, kept)).status).toBe(200)
  })
})

describe('buckets', () => {
  it('are visible and writable for the service role alone', async () => {
    for (const caller of [ada, bench.test.anon]) {
      const { storage } = bench.client(caller)
      expect((await storage.listBuckets()).data).toEqual([])
      expect((await storage.getBucket('receipts')).error).toMatchObject({
        statusCode: '404',
        message: 'Bucket not found',
      })
      for (const { error } of [
        await storage.createBucket('mine', { public: true }),
        await storage.updateBucket('receipts', { public: false }),
        await storage.emptyBucket('receipts'),
        await storage.deleteBucket('receipts'),
      ]) {
        expect(error).toMatchObject({ statusCode: '403', code: 'AccessDenied' })
      }
    }
    const { storage } = bench.client(bench.test.service)
    expect((await storage.listBuckets()).data).toMatchObject([
      { id: 'receipts', name: 'receipts', public: false, file_size_limit: 10_485_760 },
    ])
  })

  it('are created, changed, emptied and deleted by the service role', async () => {
    const { storage } = bench.client(bench.test.service)
    expect((await storage.createBucket('manuals', { public: false, fileSizeLimit: '1KB' })).data).toEqual({
      name: 'manuals',
    })
    expect((await storage.createBucket('manuals')).error).toMatchObject({ statusCode: '409' })
    for (const name of ['public', 'a/b', '', ' x']) {
      expect((await storage.createBucket(name)).error).toMatchObject({
        statusCode: '400',
        code: 'InvalidBucketName',
      })
    }
    expect((await storage.from('manuals').upload('a.bin', asBlob(Buffer.alloc(1025)))).error).toMatchObject({
      statusCode: '413',
    })
    await storage.updateBucket('manuals', { public: false, fileSizeLimit: 2048, allowedMimeTypes: null })
    expect((await storage.getBucket('manuals')).data).toMatchObject({ public: false, file_size_limit: 2048 })
    expect((await storage.from('manuals').upload('a.bin', asBlob(Buffer.alloc(1025)))).error).toBeNull()

    const shown = await bench.fetch(storage.from('manuals').getPublicUrl('a.bin').data.publicUrl)
    expect(await shown.json()).toMatchObject({ statusCode: '404', code: 'NoSuchBucket' })
    expect((await bench.client(ada).storage.from('manuals').download('a.bin')).error).toMatchObject({
      statusCode: '404',
    })

    // Open to everybody while its flag says so, and no longer.
    for (const [isPublic, status] of [
      [true, 200],
      [false, 400],
    ] as const) {
      await storage.updateBucket('manuals', { public: isPublic })
      const opened = await bench.fetch(storage.from('manuals').getPublicUrl('a.bin').data.publicUrl)
      expect([isPublic, opened.status]).toEqual([isPublic, status])
    }
    // Closed where nobody says otherwise.
    await storage.createBucket('unsaid', {} as { public: boolean })
    expect((await storage.getBucket('unsaid')).data).toMatchObject({ public: false })

    const count = (await bench.files()).length
    expect((await storage.deleteBucket('manuals')).error).toMatchObject({
      statusCode: '409',
      code: 'ResourceNotEmpty',
    })
    expect((await storage.emptyBucket('manuals')).data).toEqual({ message: 'Successfully emptied' })
    expect(await bench.files()).toHaveLength(count - 1)
    expect((await storage.deleteBucket('manuals')).data).toEqual({ message: 'Successfully deleted' })
    expect((await storage.getBucket('manuals')).error).toMatchObject({ statusCode: '404' })
    expect((await storage.from('manuals').upload('a.bin', asBlob(PNG))).error).toMatchObject({
      statusCode: '404',
      code: 'NoSuchBucket',
    })
  })

  it('answer NotSupported for features this server lacks', async () => {
    const { storage } = bench.client(ada)
    const path = await given(ada)
    for (const { error } of [
      await storage.from('receipts').listV2({ prefix: ada.userId }),
      await storage.from('receipts').purgeCache(path),
      await storage.getBucketLifecycle('receipts'),
      await storage.from('receipts').createSignedUrl(path, 60, { versionId: randomUUID() }),
    ]) {
      expect(error).toMatchObject({ name: 'StorageApiError', statusCode: expect.stringMatching(/^4/) })
    }
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
