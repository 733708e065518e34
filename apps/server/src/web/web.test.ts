import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { createWeb } from './index.ts'

const PAGE = '<!doctype html><head><title>Tappet</title></head>'
const PLANS = '<!doctype html><head><title>Plans</title></head>'
const CASE = '<!doctype html><head><title>Case</title></head>'
const SCRIPT = `export const text = '${'car '.repeat(1000)}'`

const parent = fileFolder()
let web: Hono
beforeAll(async () => {
  const folder = join(parent, 'dist')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await mkdir(join(folder, 'legal'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(parent, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, 'plans.html'), PLANS)
  await mkdir(join(folder, 'cases'))
  await writeFile(join(folder, 'cases/_.html'), CASE)
  await writeFile(join(folder, 'assets/app-abc123.js'), SCRIPT)
  await writeFile(join(folder, 'assets/photo-abc123.jpg'), Buffer.alloc(2000))
  await writeFile(join(folder, 'legal/privacy.md'), '# Privacy')
  await writeFile(join(folder, 'worker.js'), 'self.x = 1')
  await writeFile(join(folder, 'manifest.webmanifest'), '{}')
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  web = createWeb({
    folder,
    appConfig: () => ({
      supabaseUrl: 'http://localhost:8787',
      anonKey: 'key',
      version: '1.0.0',
      googleEnabled: false,
    }),
  })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  web.request(path, { headers, method })

describe('the built web app', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/app-abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/photo-abc123.jpg', 'image/jpeg', 'public, max-age=31536000, immutable'],
    // At the root, so that its scope is the whole app; revalidated at every check for an update.
    ['/worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ])('is served: %s', async (path, type, cacheControl) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe(cacheControl)
  })

  it.each([
    ['/plans', PLANS],
    ['/plans/', PAGE],
    ['/cases/7f3a', CASE],
    // One segment has a frame of its own, no path below it.
    ['/cases/', PAGE],
    ['/cases/7f3a/more', PAGE],
    ['/dtc/P0301', PAGE],
    ['/.vite/manifest', PAGE],
  ])(
    'is served as prerendered HTML where there is one, else as the HTML for every path: %s',
    async (path, page) => {
      const answer = await get(path, { accept: 'text/html' })
      expect(await answer.text()).toBe(page)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    },
  )

  it('tells no cache, no search engine and no other site of a page behind a private link', async () => {
    const privateHeaders = async (path: string) => {
      const { headers } = await get(path, { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' })
      return ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name))
    }
    expect(await privateHeaders('/handover')).toEqual(['no-store', 'no-referrer', 'noindex'])
    expect(await privateHeaders('/plans')).toEqual(['no-cache', null, null])
  })

  it('names picture and address of a shared link by the address that the operator set, and no other', async () => {
    const folder = join(parent, 'dist')
    const named = createWeb({
      folder,
      appConfig: () => ({ supabaseUrl: '', anonKey: '', version: '', googleEnabled: false }),
      siteUrl: 'https://tappet.example',
    })
    const shared = async (path: string) => {
      const answer = await named.request(path, { headers: { Host: 'evil.example', Accept: '*/*' } })
      return { html: await answer.text(), etag: answer.headers.get('etag') }
    }
    const plans = await shared('/plans')
    expect(plans.html).toContain(
      '<meta property="og:image" content="https://tappet.example/icons/share.png" />',
    )
    expect(plans.html).toContain('<meta property="og:url" content="https://tappet.example/plans" />')
    expect(plans.html).not.toContain('evil')
    const unset = await get('/plans', { Host: 'evil.example', Accept: '*/*' })
    expect(unset.headers.get('etag')).not.toBe(plans.etag)
    expect(await unset.text()).toBe(PLANS)
    // The address of a case that was handed over says whose it is to anyone who has it.
    const handover = await shared('/handover?token=abc')
    expect(handover.html).toContain('og:image')
    expect(handover.html).not.toMatch(/og:url|abc/)
  })

  it('names the size that the picture of a shared link has', async () => {
    const picture = await readFile(join(import.meta.dirname, '../../../web/public/icons/share.png'))
    // PNG: the header chunk begins with width and height.
    const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
    expect([width, height]).toEqual([1200, 630])
    const config = () => ({ supabaseUrl: '', anonKey: '', version: '', googleEnabled: false })
    const web = createWeb({
      folder: join(parent, 'dist'),
      appConfig: config,
      siteUrl: 'https://tappet.example',
    })
    const html = await (await web.request('/plans', { headers: { Accept: '*/*' } })).text()
    expect(html).toContain(`<meta property="og:image:width" content="${width}" />`)
    expect(html).toContain(`<meta property="og:image:height" content="${height}" />`)
  })

  it.each(['off', 'unlimited'] as const)(
    'says in each page that plans are %s, before any script has asked',
    async (mode) => {
      const folder = join(parent, 'dist')
      const config = () => ({ supabaseUrl: '', anonKey: '', version: '', googleEnabled: false })
      const site = createWeb({ folder, appConfig: config, siteUrl: 'https://tappet.example', plans: mode })
      const page = await site.request('/plans', { headers: { Accept: 'text/html' } })
      const html = await page.text()
      expect(html).toContain(`<meta name="tappet-plans" content="${mode}" />`)
      expect(html).toContain('og:image')
      expect(await (await get('/plans', { Accept: 'text/html' })).text()).not.toContain('tappet-plans')
    },
  )

  it('serves the legal texts as the client fetches them [API-040]', async () => {
    const answer = await get('/legal/privacy.md')
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await answer.text()).toBe('# Privacy')
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s for a client that accepts it', async (encoding, decompress) => {
    const answer = await get('/assets/app-abc123.js', { 'accept-encoding': `${encoding}, deflate` })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(bytes.length).toBeLessThan(SCRIPT.length / 4)
    expect(decompress(bytes).toString()).toBe(SCRIPT)
  })

  it.each([
    ['/assets/photo-abc123.jpg', 'br, gzip'],
    ['/legal/privacy.md', 'br, gzip'],
    ['/assets/app-abc123.js', 'identity'],
    ['/assets/app-abc123.js', 'br;q=0, gzip;q=0.0'],
  ])('is not compressed: %s for %s', async (path, accepted) => {
    expect((await get(path, { 'accept-encoding': accepted })).headers.get('content-encoding')).toBeNull()
  })

  it('answers 304 while it is unchanged', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    const answer = await get('/', { 'if-none-match': `"other", W/${etag}` })
    expect(answer.status).toBe(304)
    expect(answer.headers.get('etag')).toBe(etag)
    expect(await answer.text()).toBe('')
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('answers HEAD without a body', async () => {
    const answer = await get('/', {}, 'HEAD')
    expect(answer.headers.get('content-length')).toBe(String(PAGE.length))
    expect(await answer.text()).toBe('')
  })
})

const navigation = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' }

describe('paths that the app routes', () => {
  it.each(['/history', '/dtc/P0300', '/auth', '/auth/callback', '/no/such/page', '/reminder-settings'])(
    'answer the app: %s',
    async (path) => {
      const answer = await get(path, navigation)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe(PAGE)
    },
  )

  it.each(['*/*', 'application/json', 'text/plain;q=0.5', ''])(
    'answer the app to a plain GET, whatever it accepts: %j',
    async (accept) => {
      for (const path of ['/history', '/dtc/P0300', '/handover']) {
        const answer = await get(path, accept === '' ? {} : { accept })
        expect([path, answer.status, await answer.text()]).toEqual([path, 200, PAGE])
      }
    },
  )

  it.each([
    ['a missing script', '/assets/gone-abc.js', navigation],
    ['a picture', '/missing.png', { accept: 'image/*' }],
    ['a call of a page', '/history', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
    ['a file that nobody has', '/missing.png', { accept: '*/*' }],
  ])('answer 404 for %s', async (_, path, headers) => {
    expect((await get(path, headers)).status).toBe(404)
  })

  it('answer 404 for POST', async () => {
    expect((await get('/history', navigation, 'POST')).status).toBe(404)
  })
})

describe('files outside of the app', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.vite/manifest.json',
    '/index.html%00.js',
    '/%ff',
    '/c:/windows/win.ini',
    '/assets',
  ])('are not served: %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('the configuration', () => {
  it('is never cached', async () => {
    const answer = await get('/config.json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('vary')).toBe('Host')
    expect(await answer.json()).toEqual({
      supabaseUrl: 'http://localhost:8787',
      anonKey: 'key',
      version: '1.0.0',
      googleEnabled: false,
    })
  })
})

describe('a web app that is not built', () => {
  it('says what to do', async () => {
    const unbuilt = createWeb({
      folder: join(parent, 'none'),
      appConfig: () => ({ supabaseUrl: '', anonKey: '', version: '', googleEnabled: false }),
    })
    const answer = await unbuilt.request('/', { headers: navigation })
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('npm start')
  })
})
