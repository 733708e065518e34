import { readPushMessage } from './push-message.ts'
import { buildName, handling, outlived } from './requests.ts'

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
self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? null)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data ?? '/')))
})

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

/** Keeps a sound that another app shared, and opens the recorder, which takes it (features/record/take-slot.ts). */
async function takeShared(request: Request): Promise<Response> {
  const sound = (await request.formData()).get('sound')
  if (sound instanceof File) {
    const cache = await caches.open('tappet-shared')
    const headers = { 'content-type': sound.type, 'x-name': encodeURIComponent(sound.name) }
    await cache.put('/share', new Response(sound, { headers }))
  }
  return Response.redirect('/?shared', 303)
}

function show(text: string | null): Promise<void> {
  const { id, title, body, path } = readPushMessage(text)
  return self.registration.showNotification(title, {
    body,
    // The same tag: a message sent twice is shown once.
    tag: id,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: path,
  })
}

/** An open window may hold a form and so decides itself. */
async function open(path: string): Promise<void> {
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (window === undefined) await self.clients.openWindow(path)
  else (await window.focus()).postMessage({ open: path })
}
