import { listenForPush } from './push.ts'
import { buildName, handling, outlived } from './requests.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Filled in by the build: each file, with a revision where its name carries no hash. */
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

const FILES = self.__WB_MANIFEST
const PATHS = new Set(FILES.map(({ url }) => `/${url}`))
const CACHE_PREFIX = 'tappet-app-'
const CACHE = CACHE_PREFIX + buildName(JSON.stringify(FILES))
const PAGE = '/index.html'
const DOWNLOADS_AT_ONCE = 6

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', ({ data }) => {
  // Said by a driver who pressed Reload. Until then the version before goes on.
  if (data === 'take-over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const how = handling(request, { origin: self.location.origin, files: PATHS })
  if (how === 'page') event.respondWith(page(request))
  if (how === 'file') event.respondWith(file(request))
})

listenForPush(self)

/** Fetches the whole build, or takes over what an older one has of it; fails whole, to be tried again. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  const waiting = [...FILES]
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const path = `/${next.url}`
      // A name with a hash never changes its content.
      const kept = next.revision === null ? await caches.match(path) : await cache.match(path)
      await cache.put(path, kept ?? (await download(path)))
    }
  }
  await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, fetchNext))
}

async function download(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  // A redirected answer may not stand in for a page: some hosts lead /index.html to /.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response
}

async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  await Promise.all(outlived(names, CACHE).map((name) => caches.delete(name)))
  // The first visit, too, goes on offline.
  await self.clients.claim()
}

/** The app's one page, of the build whose parts this worker keeps. */
async function page(request: Request): Promise<Response> {
  return (await (await caches.open(CACHE)).match(PAGE)) ?? fetch(request)
}

/** A file of this build, else of the one before it, else from the network. */
async function file(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const own = await (await caches.open(CACHE)).match(pathname)
  return own ?? (await caches.match(pathname)) ?? fetch(request)
}
