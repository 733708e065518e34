/**
 * How long a phone's main thread is kept from answering a tap while a page loads: Lighthouse's Total Blocking Time,
 * from the tasks' processor time instead of the wall's, so that a busy machine says the same as a quiet one.
 * Prints each long task and the sum, with the processor four times slower, as Lighthouse's mobile phone.
 * Run: node bench/blocking.ts [/path …]   TAPPET_WEB_FOLDER names another build than apps/web/dist.
 */
import { type Browser, chromium } from '@playwright/test'
import { LATEST_RESULT_KEY } from '../apps/web/src/backend/kept-results.ts'
import { ensureWebBuilt } from '../scripts/setup.mjs'
import { sampleDiagnosis } from '../tests/harness/sample-diagnosis.ts'
import { createAccount, seedDriver } from '../tests/harness/seed.ts'
import { startServer } from '../tests/harness/server.ts'

const SLOWER = 4
const LONG_TASK_MS = 50
const RUNS = 3
const SETTLED_MS = 5_000
const TASK = 'ThreadControllerImpl::RunTask'

/** An event of Chromium's trace; times in microseconds, tdur in those of the thread's processor. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }

const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/results', '/maintenance']
const webFolder = process.env.TAPPET_WEB_FOLDER
if (!webFolder) ensureWebBuilt()
const server = await startServer(webFolder ? { webFolder } : {})
try {
  const account = await createAccount(server, 'sam.rivera@example.com', 'Sam Rivera')
  await seedDriver(server, account, null, Date.now())
  for (const path of paths) {
    const sums: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const tasks = longTasks(await traceOf(path, path === '/' ? null : account.session))
      sums.push(tasks.reduce((sum, ms) => sum + ms - LONG_TASK_MS, 0))
      console.log(`${path}  tasks ${tasks.map((ms) => `${ms.toFixed(0)} ms`).join(', ') || 'none too long'}`)
    }
    console.log(`${path}  blocked ${Math.min(...sums).toFixed(0)} to ${Math.max(...sums).toFixed(0)} ms`)
  }
} finally {
  await server.close()
}

async function traceOf(path: string, session: string | null): Promise<TraceEvent[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    return await load(browser, path, session)
  } finally {
    await browser.close()
  }
}

async function load(browser: Browser, path: string, session: string | null): Promise<TraceEvent[]> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  })
  await page.addInitScript(
    ([kept, key, result]) => {
      if (kept) localStorage.setItem('tappet.session', kept)
      sessionStorage.setItem(key, result)
    },
    [session, LATEST_RESULT_KEY, JSON.stringify(sampleDiagnosis())] as const,
  )
  await browser.startTracing(page, { categories: ['toplevel', 'loading', 'devtools.timeline'] })
  await page.goto(server.url + path)
  await page.waitForTimeout(SETTLED_MS)
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents
}

/** The page's tasks after its first paint that would be long on the slower processor, in its milliseconds. */
function longTasks(events: TraceEvent[]): number[] {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('The page painted nothing.')
  return events
    .filter(({ name, pid, tid }) => name === TASK && pid === painted.pid && tid === painted.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > painted.ts)
    .map(({ tdur = 0 }) => (tdur * SLOWER) / 1000)
    .filter((ms) => ms > LONG_TASK_MS)
}
