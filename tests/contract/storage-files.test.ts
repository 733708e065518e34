import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { forFile } from '../harness/for-file.ts'
import { asBlob, type Bench, JPEG, jpegOf, openBench, PNG, SAMPLES } from './storage-bench.ts'

type User = Awaited<ReturnType<Bench['test']['user']>>

const bench = forFile(() => openBench())
let ada: User
beforeAll(async () => {
  ada = await bench.test.user()
  // A bucket that takes anything, as an operator might make one.
  await bench.test.admin(
    "insert into storage.buckets (id, name, public) values ('anything', 'anything', true)",
  )
})

const UNSUPPORTED = { status: 400, statusCode: '415', code: 'InvalidMimeType' }
const HTML = '<!doctype html><script>alert(document.domain)</script>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const XHTML =
  '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'

const upload = (bytes: Buffer | string, type = '', name: string = randomUUID()) =>
  bench.receipts(ada).upload(`${ada.userId}/${name}`, asBlob(Buffer.from(bytes), type))
const anything = () => bench.client(bench.test.service).storage.from('anything')

/** Stores `bytes` where any type is taken, and asks for them as a stranger's browser would. */
async function servedFromAnywhere(
  bytes: Buffer | string,
  name: string = randomUUID(),
  query = '',
  type = '',
): Promise<Response> {
  await anything().remove([name])
  const { error } = await anything().upload(name, asBlob(Buffer.from(bytes), type))
  expect(error).toBeNull()
  return bench.fetch(`/storage/v1/object/public/anything/${encodeURIComponent(name)}${query}`)
}

describe('the type of a file', () => {
  it('is detected by its bytes, whatever name and header say', async () => {
    const takes = [
      'image/png',
      'image/jpeg',
      'image/gif',
      'image/webp',
      'image/avif',
      'image/heic',
      'image/heif',
      'application/pdf',
      'audio/wav',
    ]
    for (const [mimetype, bytes] of Object.entries(SAMPLES)) {
      const { data, error } = await upload(bytes, 'application/octet-stream', `${randomUUID()}.html`)
      if (takes.includes(mimetype)) {
        expect([mimetype, error]).toEqual([mimetype, null])
        expect((await bench.receipts(ada).info(data?.path ?? '')).data).toMatchObject({
          contentType: mimetype,
        })
      } else {
        expect(error).toMatchObject({ ...UNSUPPORTED, message: `mime type ${mimetype} is not supported` })
      }
    }
  })

  it('refuses a file that is no picture under a picture’s name and type', async () => {
    const files = await bench.files()
    const dangerous = {
      html: HTML,
      svg: SVG,
      svgWithDeclaration: `<?xml version="1.0"?>${SVG}`,
      svgWithMark: `\ufeff${SVG}`,
      xhtml: XHTML,
      script: 'alert(1)',
      zip: 'PK\x03\x04 polyglot',
      nearlyPdf: 'PDF-1.7 without its sign',
      nearlyPng: Buffer.concat([Buffer.from([0x89]), Buffer.from('PNG<script>')]),
      empty: '',
    }
    for (const [name, bytes] of Object.entries(dangerous)) {
      for (const type of ['image/png', 'image/svg+xml', 'text/html', '']) {
        expect([name, type, (await upload(bytes, type, `${randomUUID()}.png`)).error]).toMatchObject([
          name,
          type,
          UNSUPPORTED,
        ])
      }
    }
    expect(await bench.files()).toEqual(files)
  })

  it('takes a PDF as a receipt by its bytes, keeps it as it is and serves it as a download [MNT-036]', async () => {
    const bytes = Buffer.concat([
      SAMPLES['application/pdf'] as Buffer,
      Buffer.from('/Author (Ann) /JS (app.alert(1))'),
    ])
    const { data, error } = await upload(bytes, 'text/html', `${randomUUID()}.pdf`)
    expect(error).toBeNull()
    expect((await bench.receipts(ada).info(data?.path ?? '')).data).toMatchObject({
      contentType: 'application/pdf',
      size: bytes.length,
    })
    const answer = await bench.read(ada, data?.path ?? '')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".*\.pdf"/)
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    const large = Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.7 ')
    expect((await upload(large, 'application/pdf', `${randomUUID()}.pdf`)).error).not.toBeNull()
  })

  it('names the refused type as the client declared it', async () => {
    expect((await upload(SVG, 'image/svg+xml')).error?.message).toBe(
      'mime type image/svg+xml is not supported',
    )
    expect((await upload(PNG, 'audio/wav')).error).toMatchObject(UNSUPPORTED)
  })

  it('of a picture that is also a script is the picture’s, also in a browser', async () => {
    const polyglots = {
      'image/gif': Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)//`, 'latin1'),
      'image/jpeg': Buffer.concat([JPEG, Buffer.from(HTML)]),
      'image/png': Buffer.concat([PNG, Buffer.from(SVG), Buffer.from('PK\x05\x06')]),
    }
    for (const [mimetype, bytes] of Object.entries(polyglots)) {
      const { data, error } = await upload(bytes, 'text/html', `${randomUUID()}.html`)
      expect(error).toBeNull()
      const answer = await bench.read(ada, data?.path ?? '')
      expect(answer.headers.get('content-type')).toBe(mimetype)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    }
  })
})

describe('serving', () => {
  it('serves pictures and sound inline, and all else as a download without a type [V3.2.1]', async () => {
    for (const [mimetype, bytes] of Object.entries(SAMPLES)) {
      const { headers } = await servedFromAnywhere(bytes)
      const isShown = /^(image|audio)/.test(mimetype)
      expect([mimetype, headers.get('content-type')]).toEqual([
        mimetype,
        isShown ? mimetype : 'application/octet-stream',
      ])
      expect(headers.get('content-disposition')).toMatch(isShown ? /^inline;/ : /^attachment;/)
    }
    for (const bytes of [HTML, SVG, XHTML, 'alert(1)', '{}']) {
      for (const claimed of [
        'text/html',
        'image/svg+xml',
        'application/xhtml+xml',
        'text/javascript',
        'application/xml',
      ]) {
        const type = claimed.startsWith('image/') ? '' : claimed
        const { headers } = await servedFromAnywhere(bytes, `${randomUUID()}.html`, '', type)
        expect(headers.get('content-type')).toBe('application/octet-stream')
        expect(headers.get('content-disposition')).toMatch(/^attachment;/)
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('content-security-policy')).toContain('sandbox')
      }
    }
  })

  it('suggests names that end no header, leave no folder and hide no extension [V5.4.2]', async () => {
    const ask = async (download: string) => {
      const answer = await servedFromAnywhere(PNG, 'x.png', `?download=${encodeURIComponent(download)}`)
      return answer.headers.get('content-disposition')
    }
    expect(await ask('')).toBe(`attachment; filename="x.png"; filename*=UTF-8''x.png`)
    expect(await ask('Öl €.png')).toBe(
      `attachment; filename="_l _.png"; filename*=UTF-8''%C3%96l%20%E2%82%AC.png`,
    )
    expect(await ask('a"; filename="b.exe')).toBe(
      `attachment; filename="a_; filename=_b.exe"; filename*=UTF-8''a_%3B%20filename%3D_b.exe`,
    )
    expect(await ask('../../etc/passwd')).toBe(
      `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`,
    )
    expect(await ask('a\r\nSet-Cookie: b=c')).toBe(
      `attachment; filename="aSet-Cookie_ b=c"; filename*=UTF-8''aSet-Cookie_%20b%3Dc`,
    )
    expect(await ask('gpj\u202eexe.png')).toBe(
      `attachment; filename="gpjexe.png"; filename*=UTF-8''gpjexe.png`,
    )
    expect(await ask('\u{1f4a9}'.repeat(400))).toMatch(
      /^attachment; filename="_+"; filename\*=UTF-8''(%F0%9F%92%A9)+$/,
    )
  })

  it('answers ranges, conditions and HEAD', async () => {
    const bytes = jpegOf(1000)
    const path = `${ada.userId}/ranges.jpg`
    await bench.receipts(ada).upload(path, asBlob(bytes), { cacheControl: '120' })
    const ask = (headers: Record<string, string> = {}, method = 'GET') =>
      bench.read(ada, path, { method, headers })
    const whole = await ask()
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=120',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
      'last-modified': expect.stringMatching(/GMT$/),
    })
    const [etag, modified] = [whole.headers.get('etag') ?? '', whole.headers.get('last-modified') ?? '']

    const head = await ask({}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([
      200,
      '1000',
      0,
    ])

    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      ['bytes=990-', 990, 999],
      ['bytes=990-2000', 990, 999],
      ['bytes=-10', 990, 999],
      ['bytes=-5000', 0, 999],
    ] as const) {
      const part = await ask({ range })
      expect([range, part.status, part.headers.get('content-range')]).toEqual([
        range,
        206,
        `bytes ${start}-${end}/1000`,
      ])
      expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(start, end + 1))
    }
    for (const range of ['bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'bytes=x-y']) {
      expect([range, (await ask({ range })).status]).toEqual([range, 200])
    }
    for (const range of ['bytes=1000-', 'bytes=-0']) {
      const none = await ask({ range })
      expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
      expect(await none.json()).toMatchObject({ statusCode: '416', error: 'invalid_range' })
    }
    expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"old"' })).status).toBe(200)

    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const same = await ask({ 'if-none-match': tag })
      expect([same.status, same.headers.get('etag'), (await same.arrayBuffer()).byteLength]).toEqual([
        304,
        etag,
        0,
      ])
    }
    expect((await ask({ 'if-none-match': '"x"', 'if-modified-since': modified })).status).toBe(200)
    expect((await ask({ 'if-modified-since': modified })).status).toBe(304)
    expect(
      (await ask({ 'if-modified-since': new Date(Date.parse(modified) - 2000).toUTCString() })).status,
    ).toBe(200)
  })

  it('keeps private objects out of shared caches, and errors out of every cache', async () => {
    const { data } = await upload(PNG)
    const apikey = bench.test.tokens.anonKey
    const own = await bench.fetch(`/storage/v1/object/authenticated/receipts/${data?.path}`, {
      headers: { apikey, authorization: `Bearer ${ada.token}` },
    })
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600'])
    const missing = await bench.read(ada, 'none.png')
    expect(missing.headers.get('cache-control')).toBe('no-store')
  })
})

describe('names', () => {
  const put = (path: string) =>
    bench.fetch(`/storage/v1/object/receipts/${path}`, {
      method: 'POST',
      headers: { apikey: bench.test.tokens.anonKey, authorization: `Bearer ${ada.token}` },
      body: Uint8Array.from(PNG),
    })

  it('that are ambiguous are refused', async () => {
    const files = await bench.files()
    const hostile = [
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e%2fx.png',
      'a/..%2f..%2fb.png',
      './%2e%2fx.png',
      'a%2f%2fb.png',
      'a%00.png',
      'a%5cb.png',
      '..%5c..%5cb.png',
      'a%e2%80%aegnp.exe',
      'a%7f.png',
      'a%c2%85.png',
      `${'x'.repeat(1000)}.png`,
      'trailing%2f',
    ]
    for (const path of hostile) {
      const answer = await put(`${ada.userId}/${path}`)
      expect([path, answer.status, await answer.json()]).toMatchObject([
        path,
        400,
        { statusCode: '400', code: 'InvalidKey' },
      ])
    }
    // What the address itself folds away ends outside the own folder, or at no object at all.
    for (const path of [
      `${ada.userId}/a%0d%0ab.png`,
      `${ada.userId}/../x.png`,
      `${ada.userId}/%2e%2e/x.png`,
      `../../../x.png`,
    ]) {
      expect((await put(path)).ok).toBe(false)
    }
    expect(await bench.files()).toEqual(files)
  })

  it('in any script are stored in one normal form', async () => {
    const decomposed = 'Ölwechsel 契約 🚗.png'.normalize('NFD')
    const path = `${ada.userId}/${decomposed}`
    expect((await bench.receipts(ada).upload(path, asBlob(PNG))).error).toBeNull()
    expect((await bench.receipts(ada).exists(path.normalize('NFC'))).data).toBe(true)
    expect((await bench.receipts(ada).upload(path.normalize('NFC'), asBlob(PNG))).error).toMatchObject({
      statusCode: '409',
    })
    const answer = await bench.read(ada, path)
    expect(answer.status).toBe(200)
  })

  it('with percent signs are taken literally', async () => {
    const path = `${ada.userId}/100%252e%252e.png`
    expect((await put(path)).status).toBe(200)
    const list = await bench.receipts(ada).list(ada.userId)
    expect(list.data?.map((entry) => entry.name)).toContain('100%2e%2e.png')
  })

  it('never reach the file system [V5.3.2]', async () => {
    await upload(PNG, '', 'visible-name.png')
    for (const file of await bench.files()) expect(file).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('links', () => {
  it('read one object until they expire, and nothing else', async () => {
    const [{ data: one }, { data: other }] = [await upload(PNG), await upload(PNG)]
    const { data } = await bench.receipts(ada).createSignedUrl(one?.path ?? '', 60, { download: 'May.png' })
    const url = data?.signedUrl ?? ''
    const answer = await bench.fetch(url)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600'])
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="May.png"')
    expect(answer.headers.get('vary')).toBe('Authorization')
    const elsewhere = await bench.fetch(url.replace(one?.path ?? '', other?.path ?? ''))
    expect([elsewhere.status, await elsewhere.json()]).toMatchObject([400, { code: 'InvalidSignature' }])
    for (const token of ['', 'x.y.z', ada.token, bench.test.tokens.anonKey, bench.test.tokens.serviceKey]) {
      const forged = await bench.fetch(url.replace(/token=[^&]*/, `token=${token}`))
      expect(await forged.json()).toMatchObject({ statusCode: '400', code: 'InvalidSignature' })
    }
    bench.clock.aheadMs = 61_000
    const late = await bench.fetch(url)
    bench.clock.aheadMs = 0
    expect([late.status, await late.json()]).toMatchObject([400, { code: 'ExpiredToken' }])
    expect((await bench.receipts(ada).createSignedUrl(one?.path ?? '', 0)).error).toMatchObject({
      code: 'InvalidParameter',
    })
  })

  it('end within 30 days, but those of the service key', async () => {
    const path = (await upload(PNG)).data?.path ?? ''
    const days = (count: number) => count * 86_400
    expect((await bench.receipts(ada).createSignedUrl(path, days(30))).error).toBeNull()
    expect((await bench.receipts(ada).createSignedUrls([path], days(30))).error).toBeNull()
    for (const { error } of [
      await bench.receipts(ada).createSignedUrl(path, days(30) + 1),
      await bench.receipts(ada).createSignedUrls([path], days(30) + 1),
    ]) {
      expect(error).toMatchObject({ code: 'InvalidParameter', message: expect.stringContaining('30 days') })
    }
    expect((await bench.receipts(bench.test.service).createSignedUrl(path, days(365))).error).toBeNull()
  })

  it('of many are made in the order asked, each with a reason where there is none', async () => {
    const [{ data: one }, { data: other }] = [await upload(PNG), await upload(JPEG)]
    const paths = [other?.path ?? '', `${ada.userId}/none.png`, 'a//b', one?.path ?? '']
    const { data } = await bench.receipts(ada).createSignedUrls(paths, 60)
    expect(data?.map(({ path, error }) => [path, error === null])).toEqual([
      [paths[0], true],
      [paths[1], false],
      [paths[2], false],
      [paths[3], true],
    ])
    const served = await bench.fetch(data?.[3]?.signedUrl ?? '')
    expect(Buffer.from(await served.arrayBuffer())).toEqual(PNG)
  })

  it('open nothing once the file is deleted', async () => {
    const path = (await upload(PNG)).data?.path ?? ''
    const { data } = await bench.receipts(ada).createSignedUrl(path, 60)
    expect((await bench.fetch(data?.signedUrl ?? '')).status).toBe(200)
    await bench.receipts(ada).remove([path])
    const gone = await bench.fetch(data?.signedUrl ?? '')
    expect([gone.status, await gone.json()]).toMatchObject([400, { code: 'NoSuchKey' }])
  })

  it('are not accepted as a session', async () => {
    const { data: object } = await upload(PNG)
    const { data } = await bench.receipts(ada).createSignedUrl(object?.path ?? '', 60)
    const token = new URL(data?.signedUrl ?? '').searchParams.get('token')
    const answer = await bench.fetch(`/storage/v1/object/authenticated/receipts/${object?.path}`, {
      headers: { apikey: bench.test.tokens.anonKey, authorization: `Bearer ${token}` },
    })
    expect(await answer.json()).toMatchObject({ code: 'InvalidJWT' })
  })
})

describe('a photo', () => {
  // TIFF 6.0 inside Exif: one directory that points at a GPS directory with a latitude.
  const exif = (order: 'II' | 'MM') => {
    const tiff = Buffer.alloc(120)
    const put = (value: number, at: number, length: number) =>
      order === 'II' ? tiff.writeUIntLE(value, at, length) : tiff.writeUIntBE(value, at, length)
    tiff.write(order, 0, 'latin1')
    put(42, 2, 2)
    put(8, 4, 4)
    put(2, 8, 2)
    const entry = (at: number, tag: number, type: number, count: number, value: number) => {
      put(tag, at, 2)
      put(type, at + 2, 2)
      put(count, at + 4, 4)
      put(value, at + 8, 4)
    }
    entry(10, 0x0112, 3, 1, 6)
    entry(22, 0x8825, 4, 1, 40)
    put(2, 40, 2)
    entry(42, 1, 2, 2, 0x4e)
    entry(54, 2, 5, 3, 70)
    tiff.write('48.8584 degrees north..', 70, 'latin1')
    return Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  }

  it('does not contain where it was taken', async () => {
    for (const order of ['II', 'MM'] as const) {
      // The mark lies across two windows of the search.
      const bytes = Buffer.concat([jpegOf(65_533), exif(order), Buffer.alloc(100, 0x20)])
      const { data } = await upload(bytes)
      const answer = await bench.read(ada, data?.path ?? '')
      const served = Buffer.from(await answer.arrayBuffer())
      expect(served.includes('48.8584')).toBe(false)
      expect(served).toHaveLength(bytes.length)
      const changed = [...served.keys()].filter((at) => served[at] !== bytes[at])
      // Orientation and everything outside the GPS directory stand.
      expect(Math.min(...changed)).toBeGreaterThanOrEqual(65_533 + 6 + 40)
      expect(Math.max(...changed)).toBeLessThan(65_533 + 6 + 120)
      const [row] = await bench.test.admin<{ tag: string; sum: string }>(
        `select metadata ->> 'eTag' as tag, '"' || encode(sha256($2), 'hex') || '"' as sum from storage.objects where name = $1`,
        [data?.path, served],
      )
      expect(row?.tag).toBe(row?.sum)
    }
  })

  it('is stored without what it says about itself, under its true size and sum', async () => {
    const xmp = 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta exif:GPSLatitude="48,51.504N"/>'
    const [length, end] = [Buffer.alloc(2), Buffer.from([0xff, 0xd9])]
    length.writeUInt16BE(xmp.length + 2)
    const app0 = JPEG.subarray(0, 20)
    const metadata = Buffer.concat([app0, Buffer.from([0xff, 0xe1]), length, Buffer.from(xmp), end])
    const bare = Buffer.concat([app0, end])
    const { data } = await upload(metadata)
    const answer = await bench.read(ada, data?.path ?? '')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bare)
    const sum = createHash('sha256').update(bare).digest('hex')
    expect((await bench.receipts(ada).info(data?.path ?? '')).data).toMatchObject({
      size: bare.length,
      etag: `"${sum}"`,
    })
  })

  it('is not damaged by a wrong Exif directory', async () => {
    const bytes = Buffer.concat([JPEG, exif('II')])
    bytes.writeUInt32LE(0xfffffff0, bytes.indexOf('Exif') + 6 + 62)
    const { data, error } = await upload(bytes)
    expect(error).toBeNull()
    expect((await bench.receipts(ada).info(data?.path ?? '')).data).toMatchObject({ size: bytes.length })
  })
})
