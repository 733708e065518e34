import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Resolves once the worker has the whole build and answers for this page. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}

/** Tells each document that a worker opens offline so. Chromium 150 tells it that it is online. */
export async function tellOffline(page: Page): Promise<void> {
  const context = page.context()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  let isOffline = false
  const tell = () =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: isOffline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  const setOffline = context.setOffline.bind(context)
  context.setOffline = async (offline) => {
    isOffline = offline
    await tell()
    await setOffline(offline)
  }
  // A page that is just left or closed needs no word.
  page.on('domcontentloaded', () => isOffline && void tell().catch(() => undefined))
}

/** What this device keeps of people's rows: per person, the names of the reads. */
export function persistedQueries(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, string[]>>((resolve, reject) => {
        const opening = indexedDB.open('tappet.rows')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const rows: Record<string, string[]> = {}
          const finish = () => {
            database.close()
            resolve(rows)
          }
          if (!database.objectStoreNames.contains('rows')) return finish()
          const walk = database.transaction('rows').objectStore('rows').openCursor()
          walk.onerror = () => reject(walk.error)
          walk.onsuccess = () => {
            const cursor = walk.result
            if (!cursor) return finish()
            const { queries } = cursor.value.state as { queries: { queryKey: unknown[] }[] }
            rows[String(cursor.key)] = queries.map(({ queryKey }) =>
              queryKey
                .slice(2)
                .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
                .join('/'),
            )
            cursor.continue()
          }
        }
      }),
  )
}

/** Waits until the device keeps these reads of a person. */
export async function expectKept(page: Page, userId: string, reads: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await persistedQueries(page))[userId] ?? [])
    .toEqual(expect.arrayContaining([...reads]))
}

/** Every response that lies in a cache of this origin: its address and its text. */
export function cachedResponses(page: Page): Promise<{ path: string; text: string }[]> {
  return page.evaluate(async () => {
    const files: { path: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        files.push({ path: new URL(request.url).pathname, text: (await response?.text()) ?? '' })
      }
    }
    return files
  })
}

/** Keeps a session on the device, as a sign-in would, and opens a page with it. */
export async function openAs(context: BrowserContext, session: string, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/help-faq')
  await page.evaluate((session) => localStorage.setItem('tappet.session', session), session)
  await page.goto(path)
  return page
}
