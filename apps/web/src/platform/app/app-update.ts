import { isNativeApp } from '../runtime/runtime.ts'
import { createStore, useStore } from '../runtime/store.ts'
import { tabStorage } from '../storage/storage.web.ts'

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
 * A reload before the newer worker activates goes to the older one: Chromium then kept the newer one waiting in 3 of 4
 * tries, for as long as another tab was open. It took over within 1.4 s in 30 of 30, on two processors with 20 busy
 * processes. One that has not by now is reloaded for.
 */
const TAKE_OVER_WITHIN_MS = 15_000
/** In the tab's storage: when the driver asked for a version that had not taken over when the page was reloaded. */
const ASKED_KEY = 'tappet.update-asked-at'
/** A driver who pressed Reload longer ago than this has turned to the page as it is. */
const ASKED_WITHIN_MS = 30_000

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
  if (serviceWorker.controller) void isCurrent().then((current) => current || ready.set(true))
  return registration
}

/** False when a newer version took over before anybody here listened: while this page was being loaded. */
async function isCurrent(): Promise<boolean> {
  const entry = document.querySelector('script[type=module]')?.getAttribute('src')
  const answer = await fetch('/index.html').catch(() => undefined)
  return !entry || !answer?.ok || (await answer.text()).includes(entry)
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

/** Activates the newer version and reloads the page, also where the newer version is kept waiting. */
export function takeAppUpdate(load: () => void = reload): void {
  let loading = false
  const loadOnce = () => {
    if (!loading) load()
    loading = true
  }
  if (!askToTakeOver(loadOnce)) loadOnce()
  setTimeout(() => {
    if (!loading) tabStorage.setItem(ASKED_KEY, String(Date.now()))
    loadOnce()
  }, TAKE_OVER_WITHIN_MS)
}

/**
 * Ends what `takeAppUpdate` began before this page was loaded: a page reloaded too early is the older version's again,
 * most of all while another tab keeps that one at work. Asks the newer version again and reloads when it has taken
 * over. Called when one is ready.
 *
 * @param mayLoad asked at that moment: false keeps the page, where a driver has begun to type
 */
export function finishAppUpdate(mayLoad: () => boolean, load: () => void = reload): void {
  const askedAtMs = Number(tabStorage.getItem(ASKED_KEY) ?? Number.NEGATIVE_INFINITY)
  tabStorage.removeItem(ASKED_KEY)
  const isWanted = () => Date.now() - askedAtMs < ASKED_WITHIN_MS
  const loadIfWanted = () => {
    if (isWanted() && mayLoad()) load()
  }
  if (isWanted() && !askToTakeOver(loadIfWanted)) loadIfWanted()
}

const reload = () => window.location.reload()

/**
 * Calls back when the newer version has taken over; returns false, and does not, when none waits. It has not yet at
 * `controllerchange`: Chromium was seen to hold a page without end that was reloaded while its worker still activated.
 */
function askToTakeOver(takenOver: () => void): boolean {
  const next = waiting
  if (next?.state !== 'installed') return false
  next.addEventListener('statechange', () => {
    if (next.state === 'activated') takenOver()
  })
  next.postMessage('take-over')
  return true
}
