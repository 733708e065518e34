/**
 * Median mobile scores of the built app on the real server, with a driver of two years and what the server answered to
 * a knocking engine; exits 1 below the bar. Run:
 * node bench/lighthouse.ts [--runs 5] [--slowdown 4] [/path …]; `/cases/` is the driver's case. By Lighthouse's index
 * of the machine, 1,500 and more takes a slowdown of 4, less takes 2 (its docs/throttling.md). TAPPET_WEB_FOLDER and
 * CHROMIUM_PATH as in the tests.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { LATEST_RESULT_KEY } from '../apps/web/src/backend/diagnoses/kept-results.ts'
import { ensureWebBuilt } from '../scripts/setup.mjs'
import { knockingEngineWav } from '../tests/harness/sample-diagnosis.ts'
import { createAccount, seedDriver } from '../tests/harness/seed.ts'
import { startServer } from '../tests/harness/server.ts'
import { executablePath, median } from './browser.ts'

const BAR = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
type Category = keyof typeof BAR
const CATEGORIES = Object.keys(BAR) as Category[]

type Report = {
  scores: Record<Category, number>
  lost: string[]
  machineIndex: number
  largestPaintMs: number
  largest: string
}
type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, slowdown: { type: 'string', default: '4' } },
})
const paths = positionals.length > 0 ? positionals : ['/', '/results', '/maintenance', '/cases/']
/** By somebody who is not known. */
const VISITED = ['/', '/login', '/comprehensive-diagnosis']
const runs = Number(options.runs)

const webFolder = process.env.TAPPET_WEB_FOLDER
if (!webFolder) ensureWebBuilt()
const server = await startServer(webFolder ? { webFolder } : {})
try {
  const account = await createAccount(server, 'sam.rivera@example.com', 'Sam Rivera')
  await seedDriver(server, account, null, Date.now())
  const result = JSON.stringify(await diagnosed(account))
  const good: boolean[] = []
  const { data } = await account.client.from('cases').select('id').limit(1).single()
  for (const path of paths)
    good.push(
      await judge(
        path === '/cases/' ? `/cases/${data?.id}` : path,
        VISITED.includes(path) ? null : account.session,
        result,
      ),
    )
  process.exitCode = good.every(Boolean) ? 0 : 1
} finally {
  await server.close()
}

async function diagnosed({ client }: Awaited<ReturnType<typeof createAccount>>): Promise<object> {
  const wav = knockingEngineWav()
  const body = new FormData()
  body.set('audio', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'engine.wav')
  body.set('job_id', randomUUID())
  body.set('context', JSON.stringify(['idle']))
  const { data, error } = await client.functions.invoke('analyze-sound', { body })
  if (error) throw error
  return { ...data.result, audioData: `data:audio/wav;base64,${wav.toString('base64')}` }
}

async function judge(path: string, session: string | null, result: string): Promise<boolean> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) {
    // A busy machine can lose a trace.
    reports.push(await measure(path, session, result).catch(() => measure(path, session, result)))
  }
  const medians = CATEGORIES.map((category) => ({
    category,
    score: median(reports.map(({ scores }) => scores[category])),
  }))
  const good = medians.every(({ category, score }) => score >= BAR[category])
  const figures = medians.map(({ category, score }) => `${category} ${score}`).join(', ')
  const indices = reports.map(({ machineIndex }) => Math.round(machineIndex))
  const machine = `processor / ${options.slowdown}, index ${Math.min(...indices)} to ${Math.max(...indices)}`
  const paintMs = reports.map(({ largestPaintMs }) => Math.round(largestPaintMs))
  console.log(`${path.padEnd(14)} ${figures}  (${machine})${good ? '' : '  BELOW THE BAR'}`)
  console.log(`    largest paint ${median(paintMs)} ms of ${paintMs.join(', ')}`)
  for (const largest of new Set(reports.map((report) => report.largest))) console.log(`    ${largest}`)
  for (const line of new Set(reports.flatMap(({ lost }) => lost))) console.log(`    ${line}`)
  return good
}

/** In a new browser, but for the session and the latest result. */
async function measure(path: string, session: string | null, result: string): Promise<Report> {
  const profile = await mkdtemp(join(tmpdir(), 'tappet-lighthouse-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    await context.addInitScript(
      ([entry, key, text]) => {
        if (entry) localStorage.setItem('tappet.session', entry)
        sessionStorage.setItem(key, text)
      },
      [session, LATEST_RESULT_KEY, result] as const,
    )
    const outcome = await lighthouse(`${server.url}${path}`, {
      port,
      formFactor: 'mobile',
      onlyCategories: CATEGORIES,
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: Number(options.slowdown) },
      // The session and the result make this the driver's page.
      disableStorageReset: true,
      logLevel: 'error',
    })
    if (!outcome) throw new Error(`Lighthouse gave no report for ${path}`)
    return reportOf(outcome.lhr, path)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

function reportOf(lhr: LighthouseResult, path: string): Report {
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
  if (new URL(lhr.finalDisplayedUrl).pathname !== path)
    throw new Error(`${path} led to ${lhr.finalDisplayedUrl}`)
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
  ) as Report['scores']
  const machineIndex = lhr.environment.benchmarkIndex
  return {
    scores,
    machineIndex,
    lost: CATEGORIES.flatMap((category) => lostPoints(lhr, category)),
    largestPaintMs: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    largest: largestOf(lhr),
  }
}

function largestOf(lhr: LighthouseResult): string {
  const details = lhr.audits['lcp-breakdown-insight']?.details
  const text = JSON.stringify(details ?? '')
  return /"snippet":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1]?.slice(0, 200) ?? ''
}

/** Audits with weight that are not perfect. */
function lostPoints(lhr: LighthouseResult, category: Category): string[] {
  return (lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => {
      const audit = lhr.audits[id]
      const items = audit?.details?.type === 'table' ? JSON.stringify(audit.details.items.slice(0, 3)) : ''
      return `${category}: ${audit?.title} ${audit?.displayValue ?? ''} ${items.slice(0, 600)}`.trim()
    })
}
