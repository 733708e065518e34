/**
 * `npm run screens`: every route at three widths in both themes, in .cache/screens/index.html, on a server of its own.
 * npm run screens -- /maintenance /obd routes whose path or name holds one of the words npm run screens -- --width 390
 * --theme dark --out /tmp/pictures npm run screens -- --text 200 with text of twice the size; npm run screens -- --words
 * --width 390 counts the words that stand before any fold, beside the most that a page may have; npm run screens --
 * --manifest takes the two pictures that the manifest shows before an installation
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { LATEST_RESULT_KEY } from '../apps/web/src/backend/diagnoses/kept-results.ts'
import { PLACES, type Place, type Viewer } from '../tests/harness/places.ts'
import { sampleDiagnosis } from '../tests/harness/sample-diagnosis.ts'
import { createAccount, seedDriver, setUsage } from '../tests/harness/seed.ts'
import { startServer } from '../tests/harness/server.ts'
import { wordsOf } from '../tests/harness/words.ts'
import { contactSheet, type Shot, THEMES, WIDTHS_PX } from './screens/sheet.ts'
import { toWebp } from './screens/webp.ts'
import { ensureWebBuilt } from './setup.mjs'

const SETTLE_MS = 8000
const MANIFEST_FOLDER = join(import.meta.dirname, '../apps/web/public/screenshots')
const FOR_MANIFEST = [
  ['wide', '/', 1280],
  ['narrow', '/results', 390],
] as const
const HEIGHT_PX = { 390: 844, 768: 1024, 1280: 800 } as const
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: join(import.meta.dirname, '../.cache/screens') },
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    text: { type: 'string', default: '100' },
    words: { type: 'boolean', default: false },
    manifest: { type: 'boolean', default: false },
  },
})

const wanted = ({ name, path }: Place) =>
  positionals.length === 0 ||
  positionals.some((word) => (word === '/' ? path === '/' : path.includes(word) || name.includes(word)))

const places = PLACES.filter(wanted).filter(({ maxWords }) => !options.words || maxWords !== undefined)
if (places.length === 0) throw new Error(`No route holds ${positionals.join(' or ')}.`)
const widths = WIDTHS_PX.filter((width) => options.width?.includes(String(width)) ?? true)
const themes = THEMES.filter((theme) => options.theme?.includes(theme) ?? true)

const webFolder = process.env.TAPPET_WEB_FOLDER
if (!webFolder) ensureWebBuilt()
const server = await startServer(webFolder ? { webFolder } : {})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars'],
})
try {
  const { sessions, driverId } = await createSessions(browser)
  if (options.manifest) await takeForManifest(sessions.driver)
  else await takeSheet(sessions, driverId)
} finally {
  await browser.close()
  await server.close()
}

async function takeSheet(sessions: Record<Viewer, string | null>, driverId: string): Promise<void> {
  await rm(options.out, { recursive: true, force: true })
  await mkdir(options.out, { recursive: true })
  const shots: Shot[] = []
  for (const theme of themes)
    for (const widthPx of widths) {
      // What earlier pictures used is given back.
      await setUsage(server, driverId, Date.now())
      shots.push(...(await takeAll(theme, widthPx, sessions)))
    }
  await writeFile(join(options.out, 'index.html'), contactSheet(shots, new Date()))
  for (const { file, problem } of shots) if (problem) console.log(`${file}: ${problem}`)
  console.log(`${shots.length} pictures: ${join(options.out, 'index.html')}`)
  if (options.words)
    for (const { file, words, place } of shots)
      console.log(
        `${words > (place.maxWords ?? words) ? 'over ' : '     '}${words} of ${place.maxWords} words  ${file}`,
      )
}

/** In apps/web/public/screenshots, as large as the screen. */
async function takeForManifest(session: string | null): Promise<void> {
  await mkdir(MANIFEST_FOLDER, { recursive: true })
  const canvas = await browser.newPage()
  for (const [name, path, widthPx] of FOR_MANIFEST) {
    const context = await contextOf('light', widthPx, session)
    const page = await context.newPage()
    await settle(page, { name, path, viewer: 'driver' }, (problem) => console.log(`${name}: ${problem}`))
    await writeFile(join(MANIFEST_FOLDER, `${name}.webp`), await toWebp(canvas, await page.screenshot()))
    await context.close()
  }
}

async function createSessions(
  from: Browser,
): Promise<{ sessions: Record<Viewer, string | null>; driverId: string }> {
  const driver = await createAccount(server, 'sam.rivera@example.com', 'Sam Rivera')
  const newcomer = await createAccount(server, 'kim@example.com', 'Kim Osei')
  await seedDriver(server, driver, await paintReceipt(from), Date.now())
  const sessions = { visitor: null, newcomer: newcomer.session, driver: driver.session }
  return { sessions, driverId: driver.userId }
}

async function paintReceipt(from: Browser): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width: 420, height: 560 } })
  await page.setContent(
    '<pre style="font:20px monospace;padding:24px">HARBOR AUTO\n\nOil 5W-30 4 qt   38.00\nFilter           14.50\nLabor            12.00\n----------------------\nTotal        USD 64.50</pre>',
  )
  const picture = await page.screenshot()
  await page.close()
  return picture
}

async function takeAll(
  theme: 'light' | 'dark',
  widthPx: (typeof WIDTHS_PX)[number],
  sessions: Record<Viewer, string | null>,
): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const viewer of ['visitor', 'newcomer', 'driver'] as const) {
    const seen = places.filter((place) => place.viewer === viewer)
    if (seen.length === 0) continue
    const context = await contextOf(theme, widthPx, sessions[viewer])
    const page = await context.newPage()
    for (const place of seen) shots.push(await take(page, place, theme, widthPx))
    await context.close()
  }
  return shots
}

async function contextOf(
  theme: 'light' | 'dark',
  widthPx: (typeof WIDTHS_PX)[number],
  session: string | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: widthPx, height: HEIGHT_PX[widthPx] },
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  await context.addInitScript(
    ([entry, resultKey, result]) => {
      if (entry) localStorage.setItem('tappet.session', entry)
      if (entry) sessionStorage.setItem(resultKey, result)
    },
    [session, LATEST_RESULT_KEY, JSON.stringify(sampleDiagnosis())] as const,
  )
  return context
}

async function take(
  page: Page,
  place: Place,
  theme: string,
  widthPx: (typeof WIDTHS_PX)[number],
): Promise<Shot> {
  const file = `${place.name}-${widthPx}-${theme}.png`
  const problems: string[] = []
  const note = (problem: string) => problems.push(problem)
  const onError = (error: Error) => note(error.message)
  page.on('pageerror', onError)
  await settle(page, place, note)
  const shot: Shot = { place, theme, widthPx, file, words: await wordsOf(page) }
  // A page that is loaded again has forgotten it.
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
  }, options.text)
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (overflowPx > 0) note(`wider than the screen by ${overflowPx} px`)
  // So that the tabs stand at its end and not across its middle.
  const fullPx = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: widthPx, height: Math.max(fullPx, HEIGHT_PX[widthPx]) })
  await page.screenshot({ path: join(options.out, file) })
  await page.setViewportSize({ width: widthPx, height: HEIGHT_PX[widthPx] })
  page.off('pageerror', onError)
  return problems.length > 0 ? { ...shot, problem: problems.join('; ') } : shot
}

async function settle(page: Page, place: Place, note: (problem: string) => void): Promise<void> {
  await page.goto(place.path)
  const heading = page.getByRole('heading', { level: 1 }).first()
  await heading.waitFor({ timeout: SETTLE_MS }).catch(() => note('no heading appeared'))
  await page
    .waitForLoadState('networkidle', { timeout: SETTLE_MS })
    .catch(() => note('the network stayed busy'))
  const busy = page.locator('[aria-busy=true]')
  if ((await busy.count()) > 0)
    await busy
      .first()
      .waitFor({ state: 'detached', timeout: SETTLE_MS })
      .catch(() => note('still loading'))
  await place.act?.(page).catch((error: Error) => note(error.message))
  // It shows on localhost alone.
  await page.evaluate(() => document.querySelector('[data-testid=debug-corner]')?.setAttribute('hidden', ''))
}
