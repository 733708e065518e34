import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'

/** What a page has fetched and moved once it has come to rest. */
export type Settled = {
  /** JavaScript with gzip, in kB of 1,000 bytes; what a service worker fetches ahead is not counted. */
  scriptsKb: number
  /** Names of the counted files with their kB, the largest first. */
  files: readonly (readonly [name: string, kb: number])[]
  /** The sum of all layout shifts without input. */
  shift: number
  /** What moved, and how much of the sum that was. */
  moved: readonly string[]
}

/** How long nothing may begin or end before a page counts as at rest. */
const QUIET_MS = 1000
const WEB = join(import.meta.dirname, '../../apps/web/dist')
const sizes = new Map<string, number>()

type Shift = { value: number; what: string[] }
declare global {
  interface Window {
    layoutShifts?: Shift[]
  }
}

/**
 * Call it once for a page, before the first of its paths is opened.
 * @param afterInput whether shifts count within half a second of a tap, too: where the page's clock is stepped, a whole
 * scan takes less
 */
export async function watchShifts(page: Page, afterInput = false): Promise<void> {
  await page.addInitScript((countsAll) => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
    const shifts: Shift[] = []
    window.layoutShifts = shifts
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(',')
    const name = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement
      const text = (node?.textContent ?? '').trim().slice(0, 40)
      return `${element?.tagName.toLowerCase() ?? '?'} "${text}" ${place(previousRect)} -> ${place(currentRect)}`
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[])
        if (countsAll || !entry.hadRecentInput)
          shifts.push({ value: entry.value, what: entry.sources.map(name) })
    }).observe({ type: 'layout-shift', buffered: true })
  }, afterInput)
}

/**
 * Opens a path, waits until the page is at rest, and says what it weighs and what moved. `act` is what a driver does
 * there first; what that fetches counts too.
 */
export async function openSettled(
  page: Page,
  path: string,
  act?: (page: Page) => Promise<void>,
): Promise<Settled> {
  const scripts = new Set<string>()
  const network = followNetwork(page, (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  try {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await act?.(page)
    await network.rest()
    const shifts = (await page.evaluate(() => window.layoutShifts)) ?? []
    const files = [...scripts]
      .map((file) => [file.replace(/^.*\//, ''), gzipKb(file)] as const)
      .toSorted((a, b) => b[1] - a[1])
    return {
      files,
      scriptsKb: files.reduce((sum, [, kb]) => sum + kb, 0),
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.map(({ value, what }) => `${value.toFixed(4)}: ${what.join('; ')}`),
    }
  } finally {
    network.stop()
  }
}

function gzipKb(pathname: string): number {
  const size = sizes.get(pathname)
  if (size !== undefined) return size
  const kb = gzipSync(readFileSync(join(WEB, pathname)), { level: 9 }).length / 1000
  sizes.set(pathname, kb)
  return kb
}

/** Tells each request, and when none has begun or ended for a while and the page has nothing else to do. */
function followNetwork(page: Page, onRequest: (request: Request) => void) {
  let underway = 0
  let changedAtMs = performance.now()
  const begin = (request: Request) => {
    underway += 1
    changedAtMs = performance.now()
    onRequest(request)
  }
  const end = () => {
    underway -= 1
    changedAtMs = performance.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  const isQuiet = () => underway <= 0 && performance.now() - changedAtMs >= QUIET_MS
  return {
    rest: async () => {
      // Each answer may begin the next idle task; a held-open event stream would count as never ending, there is none.
      do {
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
        await page.waitForLoadState('networkidle')
        await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), QUIET_MS)
      } while (!isQuiet())
    },
    stop: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  }
}
