import { isNativeApp } from '../runtime/runtime.ts'
import { createStore, useStore } from '../runtime/store.ts'

/* Nothing here reloads the page unasked. */

/** Phones ship their files, and in development files change too often. */
export const HAS_WORKER = import.meta.env.PROD && !isNativeApp()

const WORKER = '/worker.js'
/** The first worker downloads the whole app, which competes with the page that is being drawn. */
const FIRST_WORKER_AFTER_MS = 3_000
const LOOK_AGAIN_MS = 3_600_000
/**
 * It took over within 1.4 s in 30 of 30; but Chromium keeps it waiting for up to five minutes while the older one still
 * answers any tab.
 */
const TAKE_OVER_WITHIN_MS = 5_000
const STANDS_ASIDE_WITHIN_MS = 1_000

const ready = createStore(false)
let waiting: ServiceWorker | null = null

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined

/** Made now if there is none yet; undefined where the browser has or allows none. */
export function registeredWorker(): Promise<ServiceWorkerRegistration | undefined> {
  registering ??= 'serviceWorker' in navigator ? register() : Promise.resolve(undefined)
  return registering
}

export function watchAppUpdates(): void {
  if (!('serviceWorker' in navigator)) return
  const start = navigator.serviceWorker.controller ? registeredWorker : registerInQuiet
  if (document.readyState === 'complete') void start()
  else window.addEventListener('load', () => void start(), { once: true })
}

function registerInQuiet(): void {
  const now = () => void registeredWorker()
  setTimeout(now, FIRST_WORKER_AFTER_MS)
  // A driver who leaves early may come back offline.
  document.addEventListener('visibilitychange', now, { once: true })
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator
  // Without a worker before, the first one has this page's own version.
  let outdated = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (outdated) void isOf('/index.html').then((itself) => itself || ready.set(true))
    outdated = true
  })
  // A private window or a full disk: the app works without a worker.
  const registration = await serviceWorker.register(WORKER).catch(() => undefined)
  if (!registration) return undefined
  const consider = (worker: ServiceWorker | null) => {
    if (worker?.state !== 'installed' || !serviceWorker.controller) return
    waiting = worker
    // A page that was loaded past the older worker only waits for its own.
    void isOf('/').then((itself) => (itself ? worker.postMessage('take-over') : ready.set(true)))
  }
  consider(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => consider(next))
  })
  lookAgain(registration)
  // It may have taken over while this page was being loaded.
  if (serviceWorker.controller && !registration.waiting)
    void isOf('/index.html').then((itself) => itself === false && ready.set(true))
  return registration
}

/** Null where nothing answers. */
async function isOf(path: string): Promise<boolean | null> {
  const entry = document.querySelector('script[type=module]')?.getAttribute('src')
  const answer = await fetch(path, { cache: 'no-cache' }).catch(() => undefined)
  return entry && answer?.ok ? (await answer.text()).includes(entry) : null
}

/** An installed app may stay open for days. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let lookedAtMs = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAtMs < LOOK_AGAIN_MS) return
    lookedAtMs = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** True once a newer version waits, or another tab has activated it. */
export function useAppUpdate(): boolean {
  return useStore(ready)
}

/** Where the newer version is kept waiting the page comes from the server, past the older worker. */
export function takeAppUpdate(load: () => void = () => window.location.reload()): void {
  let loading = false
  const loadOnce = () => {
    if (!loading) load()
    loading = true
  }
  const next = waiting
  if (next?.state !== 'installed') {
    loadOnce()
    return
  }
  // Not yet at `controllerchange`: Chromium was seen to hold a page that was reloaded while its worker still activated.
  next.addEventListener('statechange', () => {
    if (next.state === 'activated') loadOnce()
  })
  next.postMessage('take-over')
  setTimeout(() => {
    if (!loading) void olderStandsAside().then(loadOnce)
  }, TAKE_OVER_WITHIN_MS)
}

/** Resolves without an answer too: the older worker may be from before it could give one. */
function olderStandsAside(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = resolve
    navigator.serviceWorker.controller?.postMessage('stand-aside', [port2])
    setTimeout(resolve, STANDS_ASIDE_WITHIN_MS)
  })
}
