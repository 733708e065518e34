import { useSyncExternalStore } from 'react'
import { isNativeApp } from './runtime.ts'

/*
 * The service worker's side of the page: registers it once the page stands, and knows when a newer
 * version of the app is ready. It never reloads by itself.
 */

/** Only the built web app has one: phones carry their files, and what is being developed changes too often. */
export const HAS_WORKER = import.meta.env.PROD && !isNativeApp()

const WORKER = '/worker.js'
/**
 * The first worker fetches and stores the whole app, which on a phone takes the processor from the page that is just
 * being drawn: so long after the load the page stands, also on a slow one.
 */
const FIRST_WORKER_AFTER_MS = 3_000
const LOOK_AGAIN_MS = 3_600_000
/**
 * Chromium was seen to leave a worker waiting that had asked to take over, on a busy machine, for as long as the page
 * stood. A page that goes makes room for it.
 */
const TAKE_OVER_WITHIN_MS = 2_000

let ready = false
let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

function tellReady(): void {
  ready = true
  for (const changed of listeners) changed()
}

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined

/** The worker's registration, made now where nobody has yet; undefined where the browser has or wants none. */
export function registeredWorker(): Promise<ServiceWorkerRegistration | undefined> {
  registering ??= 'serviceWorker' in navigator ? register() : Promise.resolve(undefined)
  return registering
}

/** Registers the worker after the page has loaded, the first one when the page stands or is left. */
export function watchAppUpdates(): void {
  if (!('serviceWorker' in navigator)) return
  const start = navigator.serviceWorker.controller ? registeredWorker : registerInQuiet
  if (document.readyState === 'complete') void start()
  else window.addEventListener('load', () => void start(), { once: true })
}

function registerInQuiet(): void {
  const now = () => void registeredWorker()
  setTimeout(now, FIRST_WORKER_AFTER_MS)
  // Who leaves the page early may come back offline.
  document.addEventListener('visibilitychange', now, { once: true })
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator
  // No worker before: the first one to come is this page's own version.
  let outdated = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (outdated) tellReady()
    outdated = true
  })
  // A browser that refuses (a private window, a full disk) shows the app all the same.
  const registration = await serviceWorker.register(WORKER).catch(() => undefined)
  if (!registration) return undefined
  const consider = (worker: ServiceWorker | null) => {
    if (worker?.state !== 'installed' || !serviceWorker.controller) return
    waiting = worker
    tellReady()
  }
  consider(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => consider(next))
  })
  lookAgain(registration)
  return registration
}

/** An installed app may stay open for days: it asks again when it is looked at. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let lookedAtMs = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAtMs < LOOK_AGAIN_MS) return
    lookedAtMs = Date.now()
    registration.update().catch(() => undefined)
  })
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** True when a newer version waits, or another tab has let it in. */
export function useAppUpdate(): boolean {
  return useSyncExternalStore(subscribe, () => ready)
}

/** Lets the newer version in and loads the page anew with it. */
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
