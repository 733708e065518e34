/**
 * What each page weighs and how much of it moves, once it has come to rest: the built web app on the real server, in
 * Chromium at 390 px, without a service worker. JavaScript is counted with gzip.
 * Run: node bench/settled.ts [--files] [/path or name …]
 * `--files` lists the files of each page. CHROMIUM_PATH names another browser.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { LATEST_RESULT_KEY } from '../apps/web/src/backend/kept-results.ts'
import { ensureWebBuilt } from '../scripts/setup.mjs'
import { PLACES, type Place } from '../tests/harness/places.ts'
import { sampleDiagnosis } from '../tests/harness/sample-diagnosis.ts'
import { createAccount, seedDriver } from '../tests/harness/seed.ts'
import { startServer } from '../tests/harness/server.ts'
import { openSettled, watchShifts } from '../tests/harness/settled.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { files: { type: 'boolean', default: false } },
})
const isWanted = ({ name, path }: Place) =>
  positionals.length === 0 || positionals.some((word) => word === path || word === name)

ensureWebBuilt()
const shell = '/usr/bin/chromium-headless-shell'
const server = await startServer({})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : '/usr/bin/chromium'),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})
try {
  const driver = await createAccount(server, 'sam.rivera@example.com', 'Sam Rivera')
  const newcomer = await createAccount(server, 'kim@example.com', 'Kim Osei')
  await seedDriver(server, driver, null, Date.now())
  const sessions = { visitor: null, newcomer: newcomer.session, driver: driver.session }
  for (const viewer of ['visitor', 'newcomer', 'driver'] as const) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
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
    for (const place of PLACES.filter((one) => one.viewer === viewer && isWanted(one)))
      await report(page, place)
    await context.close()
  }
} finally {
  await browser.close()
  await server.close()
}

async function report(page: Parameters<typeof openSettled>[0], { name, path, act }: Place): Promise<void> {
  const { scriptsKb, files, shift, moved } = await openSettled(page, path, act)
  console.log(
    `${name.padEnd(36)} ${scriptsKb.toFixed(1).padStart(6)} kB in ${files.length}  shift ${shift.toFixed(4)}`,
  )
  if (options.files) console.log(`    ${files.map(([file, kb]) => `${file} ${kb.toFixed(1)}`).join(', ')}`)
  for (const line of moved) console.log(`    ${line}`)
}
