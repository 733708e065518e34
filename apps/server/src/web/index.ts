import type { AppConfig } from '@tappet/wire'
import { type Context, Hono } from 'hono'
import { chooseEncoding, createEncoder } from './encode.ts'
import { findFile, type WebFile } from './files.ts'

export type WebOptions = {
  /** The built web app. */
  folder: string
  /** What /config.json says to this caller. */
  appConfig: (request: Request) => AppConfig
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** May be kept, must be asked for again: an update of the app shows at once. */
const REVALIDATE = 'no-cache'

/**
 * The built web app and /config.json. A path that is no file is the app's own to route,
 * if a browser navigates there.
 */
export function createWeb({ folder, appConfig }: WebOptions): Hono {
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
    const file =
      (await findFile(folder, path)) ?? (isNavigation(context) ? await findPage(folder, path) : null)
    if (file !== null) return answerFile(context, file)
    return path === '/'
      ? context.text('The web app is not built yet. Start with npm start, which builds it.', 503)
      : next()
  })

  async function answerFile(context: Context, file: WebFile): Promise<Response> {
    const encoding = chooseEncoding(context.req.header('accept-encoding'), file)
    const etag = `"${file.version}-${encoding}"`
    const headers = {
      ETag: etag,
      Vary: 'Accept-Encoding',
      'Cache-Control': file.immutable ? IMMUTABLE : REVALIDATE,
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

/** The page's own HTML where the build made one; else the one that routes every path. */
async function findPage(folder: string, path: string): Promise<WebFile | null> {
  return (await findFile(folder, `${path}.html`)) ?? findFile(folder, '/index.html')
}

// What a browser sends when somebody opens an address, and not when a page loads a part.
function isNavigation(context: Context): boolean {
  const { path } = context.req
  if (path === '/') return true
  if (path.startsWith('/assets/')) return false
  return (
    context.req.header('sec-fetch-mode') === 'navigate' ||
    (context.req.header('accept') ?? '').includes('text/html')
  )
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((given) => given.trim().replace(/^W\//, '') === etag)
}
