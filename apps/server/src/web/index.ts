import { createHash } from 'node:crypto'
import type { PlansMode } from '@tappet/wire'
import type { AppConfig } from '@tappet/wire/config'
import { type Context, Hono } from 'hono'
import { chooseEncoding, createEncoder } from './encode.ts'
import { findFile, type WebFile } from './files.ts'

export type WebOptions = {
  folder: string
  appConfig: (request: Request) => AppConfig
  /** SITE_URL as the operator set it: links that are shared show a picture. */
  siteUrl?: string | undefined
  /** Told in each page, whose HTML begins before /config.json is read. */
  plans?: PlansMode
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Cached but revalidated: an update of the app shows at once. */
const REVALIDATE = 'no-cache'

/** Neither found by a search engine, nor told to another site, nor kept. */
const PRIVATE_PAGES: readonly string[] = ['/handover']
const PRIVATE = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }

/** A navigation to a path without a file answers the app's HTML, which routes it. */
export function createWeb({ folder, appConfig, siteUrl, plans = 'on' }: WebOptions): Hono {
  const app = new Hono()
  const encode = createEncoder()

  app.get('/config.json', (context) =>
    context.json(appConfig(context.req.raw), 200, {
      'Cache-Control': 'no-store',
      Vary: 'Host',
    }),
  )

  app.get('*', async (context, next) => {
    const { path } = context.req
    const file = (await findFile(folder, path)) ?? (isNavigation(context) ? await page(path) : null)
    if (file !== null) return answerFile(context, file)
    return path === '/'
      ? context.text('The web app is not built yet. Start with npm start, which builds it.', 503)
      : next()
  })

  async function page(path: string): Promise<WebFile | null> {
    const file = await findPage(folder, path)
    if (file === null) return null
    const withMode = plans === 'on' ? file : withPlans(file, plans)
    return siteUrl === undefined
      ? withMode
      : withPreview(withMode, siteUrl, PRIVATE_PAGES.includes(path) ? null : path)
  }

  async function answerFile(context: Context, file: WebFile): Promise<Response> {
    const encoding = chooseEncoding(context.req.header('accept-encoding'), file)
    const etag = `"${file.version}-${encoding}"`
    const headers = {
      ETag: etag,
      Vary: 'Accept-Encoding',
      'Cache-Control': file.immutable ? IMMUTABLE : REVALIDATE,
      ...(PRIVATE_PAGES.includes(context.req.path) && PRIVATE),
    }
    if (matches(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers)
    const bytes = await encode(file, encoding)
    return context.body(bytes, 200, {
      ...headers,
      'Content-Type': file.type,
      'Content-Length': String(bytes.byteLength),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
  }
  return app
}

/** The path's prerendered HTML, or that of all paths which differ in the last segment, else the app's. */
async function findPage(folder: string, path: string): Promise<WebFile | null> {
  return (
    (await findFile(folder, `${path}.html`)) ??
    (await findFile(folder, `${path.replace(/[^/]+$/, '_')}.html`)) ??
    findFile(folder, '/index.html')
  )
}

/** `/missing.png` and `/%ff` are none. */
const PAGE_PATH = /^(?:\/[\w~-]+)+\/?$/

// Only browsers say what they open; a messenger that looks at a link, or curl, asks with any Accept and gets the page.
function isNavigation(context: Context): boolean {
  const { path } = context.req
  if (path === '/') return true
  if (`${path}/`.startsWith('/assets/')) return false
  const mode = context.req.header('sec-fetch-mode')
  if (mode === 'navigate' || (context.req.header('accept') ?? '').includes('text/html')) return true
  return mode === undefined && PAGE_PATH.test(path)
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Drawn by scripts/icons.ts. */
const PICTURE = { path: '/icons/share.png', width: 1200, height: 630 }

/**
 * @param siteUrl without a trailing slash, never a host that a request names
 * @param path null where the preview names no page, because its address is private
 */
function withPreview(page: WebFile, siteUrl: string, path: string | null): WebFile {
  const tags: [property: string, content: string | number][] = [
    ...(path === null ? [] : [['og:url', `${siteUrl}${path}`] as [string, string]]),
    ['og:image', `${siteUrl}${PICTURE.path}`],
    ['og:image:width', PICTURE.width],
    ['og:image:height', PICTURE.height],
    ['og:image:alt', 'Tappet: hear what your car is telling you'],
  ]
  const head = tags
    .map(([property, content]) => `<meta property="${property}" content="${escaped(String(content))}" />`)
    .join('')
  return withHead(page, head)
}

/** The app knows what to hide before /config.json is read. */
const withPlans = (page: WebFile, plans: PlansMode): WebFile =>
  withHead(page, `<meta name="tappet-plans" content="${plans}" />`)

function withHead(page: WebFile, added: string): WebFile {
  const seal = createHash('sha256').update(added).digest('hex').slice(0, 8)
  return { ...page, head: `${page.head ?? ''}${added}`, version: `${page.version}-${seal}` }
}

const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.codePointAt(0)};`)
