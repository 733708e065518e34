/**
 * Each page's weight (gzip) and movement at rest, by viewer, in Chromium at 390 px without a service worker. Run: node
 * bench/settled.ts [--files] [--width 1280] [--viewer demo] [--latency 400] [/path or name …] `--latency` delays each
 * request, so that what is late comes after the first drawing.
 */
import { parseArgs } from 'node:util'
import { LATEST_RESULT_KEY } from '../apps/web/src/backend/diagnoses/kept-results.ts'
import { ensureWebBuilt } from '../scripts/setup.mjs'
import { PLACES, type Place, type Viewer } from '../tests/harness/places.ts'
import { sampleDiagnosis } from '../tests/harness/sample-diagnosis.ts'
import { createAccount, createDemo, seedDriver } from '../tests/harness/seed.ts'
import { startServer } from '../tests/harness/server.ts'
import { openSettled, watchShifts } from '../tests/harness/settled.ts'
import { openBrowser } from './browser.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'boolean', default: false },
    width: { type: 'string', default: '390' },
    viewer: { type: 'string' },
    latency: { type: 'string', default: '0' },
  },
})
const isWanted = ({ name, path }: Place) =>
  positionals.length === 0 || positionals.some((word) => word === path || word === name)

ensureWebBuilt()
const server = await startServer({})
const browser = await openBrowser()
try {
  const driver = await createAccount(server, 'sam.rivera@example.com', 'Sam Rivera')
  const newcomer = await createAccount(server, 'kim@example.com', 'Kim Osei')
  await seedDriver(server, driver, null, Date.now())
  const demo = await createDemo(server)
  const sessions = { visitor: null, newcomer: newcomer.session, driver: driver.session, demo }
  for (const viewer of ['visitor', 'newcomer', 'driver', 'demo'] as const) {
    if (options.viewer !== undefined && options.viewer !== viewer) continue
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: Number(options.width), height: 844 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      locale: 'en-US',
      timezoneId: 'UTC',
    })
    await context.addInitScript(
      ([session, key, result]) => {
        if (session) localStorage.setItem('tappet.session', session)
        if (session) sessionStorage.setItem(key, result)
      },
      [sessions[viewer], LATEST_RESULT_KEY, JSON.stringify(sampleDiagnosis())] as const,
    )
    const page = await context.newPage()
    await watchShifts(page)
    if (options.latency !== '0') {
      const network = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
      const session = await context.newCDPSession(page)
      await session.send('Network.emulateNetworkConditions', { ...network, latency: Number(options.latency) })
    }
    for (const place of placesOf(viewer).filter(isWanted)) await report(page, place)
    await context.close()
  }
} finally {
  await browser.close()
  await server.close()
}

/** A demo sees what a driver sees. */
function placesOf(viewer: Viewer | 'demo'): Place[] {
  const all = PLACES.filter((place) => place.viewer === (viewer === 'demo' ? 'driver' : viewer))
  if (viewer !== 'demo') return all
  // The demo's cases are others.
  return all.filter(({ name }) => name !== 'case').map((place) => ({ ...place, name: `${place.name}-demo` }))
}

async function report(page: Parameters<typeof openSettled>[0], { name, path, act }: Place): Promise<void> {
  const settled = await openSettled(page, path, act).catch((error: unknown) => String(error).split('\n')[0])
  // Pages that do not come to rest are named.
  if (typeof settled !== 'object') return console.log(`${name.padEnd(36)} not measured: ${settled}`)
  const { scriptsKb, files, shift, moved } = settled
  console.log(
    `${name.padEnd(36)} ${scriptsKb.toFixed(1).padStart(6)} kB in ${files.length}  shift ${shift.toFixed(4)}`,
  )
  if (options.files) console.log(`    ${files.map(([file, kb]) => `${file} ${kb.toFixed(1)}`).join(', ')}`)
  for (const line of moved) console.log(`    ${line}`)
}
