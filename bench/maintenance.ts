/**
 * 5,000 records in a real Chromium on the real server: list, keys, scrolling. node bench/maintenance.ts [rounds] [web
 * folder or -] [records]
 */
import { chromium, type Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { startServer } from '../tests/harness/server.ts'

const rounds = Number(process.argv[2] ?? 5)
const webFolder = process.argv[3] === '-' ? undefined : process.argv[3]
const RECORDS = Number(process.argv[4] ?? 5000)
const ITEMS = ['Oil Change', 'Tire Rotation', 'Brake Pads', 'Air Filter', 'Wiper blades', 'Battery']
const FIRST_DAY = Date.UTC(2026, 10, 20)
const DAY_MS = 86_400_000

const server = await startServer(webFolder ? { webFolder } : {})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})
try {
  const session = await fillLog()
  const firstPaintMs: number[] = []
  const allReadMs: number[] = []
  const pageCpuMs: number[] = []
  const keyMs: number[] = []
  const filterMs: number[] = []
  const frameMs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await openApp(session)
    const cpuMs = await mainThreadCpuMs(page)
    const times = await timeRead(page)
    firstPaintMs.push(times.firstPaint)
    allReadMs.push(times.allRead)
    pageCpuMs.push(await cpuMs())
    for (const text of ['battery', 'napa 17', 'zzz', '']) {
      const { key, answer } = await timeFilter(page, text)
      keyMs.push(key)
      filterMs.push(answer)
    }
    frameMs.push(...(await timeScroll(page)))
    await page.context().close()
  }
  console.table({
    'first rows painted, from the tap on Service': figures(firstPaintMs),
    'the whole log painted': figures(allReadMs),
    '... of it the work of the page (CPU)': figures(pageCpuMs),
    'filter, from the key until it is painted': figures(keyMs),
    'filter, from the key to the painted answer': figures(filterMs),
    'frame while scrolling 40,000 px': figures(frameMs),
  })
} finally {
  await browser.close()
  await server.close()
}

async function fillLog(): Promise<string> {
  const client = createClient(server.url, server.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await client.auth.signUp({
    email: 'bench@example.com',
    password: 'a bench that holds',
  })
  if (error !== null || data.user === null) throw error ?? new Error('no user')
  const userId = data.user.id
  const rows = Array.from({ length: RECORDS }, (_, index) => ({
    user_id: userId,
    item: ITEMS[index % ITEMS.length],
    date: new Date(FIRST_DAY - index * DAY_MS).toISOString().slice(0, 10),
    mileage: 120_000 - index * 5,
    cost: 20 + (index % 90),
    notes:
      index % 3 === 0 ? `Filter from NAPA, bay ${index % 40}, torque 30 Nm, done in the driveway.` : null,
  }))
  for (let at = 0; at < rows.length; at += 1000) {
    const inserted = await client.from('maintenance').insert(rows.slice(at, at + 1000))
    if (inserted.error !== null) throw inserted.error
  }
  return JSON.stringify(data.session)
}

async function openApp(session: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript((value) => localStorage.setItem('tappet.session', value), session)
  await page.goto(server.url)
  await page.waitForLoadState('networkidle')
  return page
}

/** However many share the machine. */
async function mainThreadCpuMs(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taskMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await taskMs()
  return async () => (await taskMs()) - before
}

/** From the tap to the first rows, and until all rows are read. */
function timeRead(page: Page): Promise<{ firstPaint: number; allRead: number }> {
  return page.evaluate(
    () =>
      new Promise<{ firstPaint: number; allRead: number }>((resolve) => {
        const startedAt = performance.now()
        let firstPaint: number | null = null
        const look = () => {
          const row = document.querySelector('main li[aria-posinset]')
          // -1: more rows are being read.
          const isWhole = row !== null && row.getAttribute('aria-setsize') !== '-1'
          if (row)
            setTimeout(() => {
              const now = performance.now() - startedAt
              firstPaint ??= now
              if (isWhole) resolve({ firstPaint, allRead: now })
            })
          if (!isWhole) requestAnimationFrame(look)
        }
        document.querySelector<HTMLAnchorElement>('nav a[href="/maintenance"]')?.click()
        look()
      }),
  )
}

/** To the next painted frame, and to the one with another count. */
function timeFilter(page: Page, text: string): Promise<{ key: number; answer: number }> {
  return page.getByRole('searchbox').evaluate(
    (input, value) =>
      new Promise<{ key: number; answer: number }>((resolve) => {
        const said = () => document.querySelector('main section [role="status"]')?.textContent ?? ''
        const before = said()
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        const startedAt = performance.now()
        let key: number | null = null
        setter?.call(input, value)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        const look = () => {
          const isAnswered = said() !== before
          setTimeout(() => {
            const now = performance.now() - startedAt
            key ??= now
            if (isAnswered) resolve({ key, answer: now })
            else requestAnimationFrame(look)
          })
        }
        requestAnimationFrame(look)
      }),
    text,
  )
}

/** Frame lengths while a screen's worth scrolls at each. */
function timeScroll(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = []
        let last = performance.now()
        const step = (now: number) => {
          frames.push(now - last)
          last = now
          window.scrollBy(0, 400)
          if (frames.length < 100) requestAnimationFrame(step)
          else resolve(frames.slice(1))
        }
        requestAnimationFrame(step)
      }),
  )
}

function figures(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { 'median ms': at(0.5), 'p95 ms': at(0.95), 'most ms': at(1), samples: sorted.length }
}
