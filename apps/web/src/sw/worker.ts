import { listenForPush } from './push.ts'
import { buildName, handling, outlived } from './requests.ts'
import { takeShared } from './shared.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build; a revision where the name has no hash. */
declare const APP_FILES: { url: string; revision: string | null }[]

const FILES = APP_FILES
const PATHS = new Set(FILES.map(({ url }) => `/${url}`))
const CACHE_PREFIX = 'tappet-app-'
const CACHE = CACHE_PREFIX + buildName(JSON.stringify(FILES))
const PAGE = '/index.html'
const DOWNLOADS_AT_ONCE = 6
let standsAside = false

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', ({ data, ports }) => {
  // Sent when the driver presses Reload. Until then the previous version continues.
  if (data === 'take-over') void self.skipWaiting()
  // Sent when the next version is kept waiting: its pages come from the server.
  if (data === 'stand-aside') {
    standsAside = true
    ports[0]?.postMessage(null)
  }
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const how = handling(request, { origin: self.location.origin, files: PATHS })
  if (how === 'page') event.respondWith(page(request))
  if (how === 'file') event.respondWith(file(request))
  if (how === 'shared') event.respondWith(takeShared(request))
})

listenForPush(self)

/** Reuses files of older caches; one failure fails it all, and the browser retries. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  const waiting = [...FILES]
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const path = `/${next.url}`
      // The content behind a hashed name never changes.
      const match = next.revision === null ? await caches.match(path) : await cache.match(path)
      await cache.put(path, match ?? (await download(path)))
    }
  }
  await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, fetchNext))
}

async function download(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  // A redirected response may not answer a navigation, and some hosts redirect /index.html to /.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response
}

async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  await Promise.all(outlived(names, CACHE).map((name) => caches.delete(name)))
  // So that the first visit continues offline too.
  await self.clients.claim()
}

async function page(request: Request): Promise<Response> {
  const own = await (await caches.open(CACHE)).match(PAGE)
  if (!standsAside) return own ?? fetch(request)
  const answer = await fetch(request).catch(() => undefined)
  return answer?.ok ? answer : (own ?? fetch(request))
}

/** Of this build, else of the previous one, else from the network. */
async function file(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const own = await (await caches.open(CACHE)).match(pathname)
  return own ?? (await caches.match(pathname)) ?? fetch(request)
}
