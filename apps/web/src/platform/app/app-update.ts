import { isNativeApp } from '../runtime/runtime.ts'
import { createStore, useStore } from '../runtime/store.ts'

/*
 * Registers the service worker once the page has settled, and knows when a newer version of the app is ready. Nothing
 * here reloads the page unasked.
 */

/** Only the built web app has one: phones ship their files, and in development files change too often. */
export const HAS_WORKER = import.meta.env.PROD && !isNativeApp()

const WORKER = '/worker.js'
/**
 * The first worker downloads the whole app, which on a phone competes with the page that is being drawn. This long
 * after the load event even a slow phone has drawn it.
 */
const FIRST_WORKER_AFTER_MS = 3_000
const LOOK_AGAIN_MS = 3_600_000
/**
 * On a busy machine Chromium was seen to keep a worker waiting after skipWaiting() for as long as the page was open.
 * Reloading the page lets it activate.
 */
const TAKE_OVER_WITHIN_MS = 2_000

const ready = createStore(false)
let waiting: ServiceWorker | null = null

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined

/** The registration, made now if there is none yet; undefined where the browser has or allows none. */
export function registeredWorker(): Promise<ServiceWorkerRegistration | undefined> {
  registering ??= 'serviceWorker' in navigator ? register() : Promise.resolve(undefined)
  return registering
}

/** Registers the worker after load; a first one later, when the page has settled or is left. */
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
    if (outdated) ready.set(true)
    outdated = true
  })
  // Where the browser refuses (a private window, a full disk) the app works without a worker.
  const registration = await serviceWorker.register(WORKER).catch(() => undefined)
  if (!registration) return undefined
  const consider = (worker: ServiceWorker | null) => {
    if (worker?.state !== 'installed' || !serviceWorker.controller) return
    waiting = worker
    ready.set(true)
  }
  consider(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => consider(next))
  })
  lookAgain(registration)
  return registration
}

/** An installed app may stay open for days: it checks for updates when it becomes visible. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let lookedAtMs = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAtMs < LOOK_AGAIN_MS) return
    lookedAtMs = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** True when a newer version waits or another tab has activated it. */
export function useAppUpdate(): boolean {
  return useStore(ready)
}

/** Activates the newer version and reloads the page. */
export function takeAppUpdate(load: () => void = () => window.location.reload()): void {
  if (waiting?.state !== 'installed') {
    load()
    return
  }
  let loading = false
  const loadOnce = () => {
    if (!loading) load()
    loading = true
  }
  navigator.serviceWorker.addEventListener('controllerchange', loadOnce, { once: true })
  setTimeout(loadOnce, TAKE_OVER_WITHIN_MS)
  waiting.postMessage('take-over')
}
