/**
 * A long log in a real Chromium on the real server: rows and keys. node bench/maintenance.ts [rounds] [web folder or -]
 * [records]
 */
import type { Page } from '@playwright/test'
import { createAccount } from '../tests/harness/seed.ts'
import { startServer } from '../tests/harness/server.ts'
import { median, openBrowser } from './browser.ts'

const rounds = Number(process.argv[2] ?? 5)
const webFolder = process.argv[3] === '-' ? undefined : process.argv[3]
const RECORDS = Number(process.argv[4] ?? 5000)
const FIRST_DAY = Date.UTC(2026, 10, 20)
const DAY_MS = 86_400_000

const server = await startServer(webFolder ? { webFolder } : {})
const browser = await openBrowser()
try {
  const session = await fillLog()
  const firstRowsMs: number[] = []
  const allRowsMs: number[] = []
  const keysMs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
    await page.addInitScript((value) => localStorage.setItem('tappet.session', value), session)
    await page.goto(server.url)
    await page.waitForLoadState('networkidle')
    const { firstMs, allMs } = await timeRows(page)
    firstRowsMs.push(firstMs)
    allRowsMs.push(allMs)
    for (const text of ['battery', 'napa 17', 'zzz', '']) keysMs.push(await timeKey(page, text))
    await page.close()
  }
  console.table({
    'first rows painted, from the tap on Service': figures(firstRowsMs),
    'the whole log painted': figures(allRowsMs),
    'filter, from the key until it is painted': figures(keysMs),
  })
} finally {
  await browser.close()
  await server.close()
}

async function fillLog(): Promise<string> {
  const { client, session, userId } = await createAccount(server, 'bench@example.com', 'Sam Rivera')
  const rows = Array.from({ length: RECORDS }, (_, index) => ({
    user_id: userId,
    item: ['Oil Change', 'Tire Rotation', 'Brake Pads', 'Air Filter', 'Battery'][index % 5] ?? '',
    date: new Date(FIRST_DAY - index * DAY_MS).toISOString().slice(0, 10),
    mileage: 120_000 - index * 5,
    cost: 20 + (index % 90),
    notes: index % 3 === 0 ? `Filter from NAPA, bay ${index % 40}, torque 30 Nm.` : null,
  }))
  for (let at = 0; at < rows.length; at += 1000) {
    const { error } = await client.from('maintenance').insert(rows.slice(at, at + 1000))
    if (error !== null) throw error
  }
  return session
}

function timeRows(page: Page): Promise<{ firstMs: number; allMs: number }> {
  return page.evaluate(
    () =>
      new Promise<{ firstMs: number; allMs: number }>((resolve) => {
        const startedAt = performance.now()
        let firstMs: number | null = null
        const look = () => {
          const row = document.querySelector('main li[aria-posinset]')
          // -1: more rows are being read.
          const isWhole = row !== null && row.getAttribute('aria-setsize') !== '-1'
          if (row)
            setTimeout(() => {
              const allMs = performance.now() - startedAt
              firstMs ??= allMs
              if (isWhole) resolve({ firstMs, allMs })
            })
          if (!isWhole) requestAnimationFrame(look)
        }
        document.querySelector<HTMLAnchorElement>('nav a[href="/maintenance"]')?.click()
        look()
      }),
  )
}

/** To the next painted frame. */
function timeKey(page: Page, text: string): Promise<number> {
  return page.getByRole('searchbox').evaluate(
    (input, value) =>
      new Promise<number>((resolve) => {
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        const startedAt = performance.now()
        setter?.call(input, value)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)))
      }),
    text,
  )
}

function figures(values: readonly number[]) {
  return { 'median ms': Math.round(median(values)), 'most ms': Math.round(Math.max(...values)) }
}
