import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { CARS, simulatedCar } from '@tappet/obd/testing'
import { LATEST_RESULT_KEY } from '../../apps/web/src/backend/diagnoses/kept-results.ts'
import { PLACES } from '../harness/places.ts'
import { sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import { createAccount, createDemo, seedDriver } from '../harness/seed.ts'
import { watchShifts } from '../harness/shifts.ts'
import { stopClock } from './clock.ts'
import { expect, test } from './fixtures.ts'
import { chooseKnock } from './knock.ts'
import { ADAPTER_STEP_MS, connectDemo, holdRandomness, passUntil, scanDemo } from './obd-demo.ts'
import { connectUsb } from './obd-serial.ts'

/** The most that a page may move without a hand on it, summed as Layout Instability sums it. */
const MOST = 0.02

async function expectNoShift(page: Page, what: string): Promise<void> {
  const shifts = await page.evaluate(() => window.layoutShifts)
  const sum = shifts?.reduce((before, { value }) => before + value, 0)
  const moved = shifts?.map(({ value, what: parts }) => `${value.toFixed(4)}: ${parts.join('; ')}`)
  expect.soft(sum, `${what} moves:\n${moved?.join('\n')}`).toBeLessThanOrEqual(MOST)
}

async function expectStill(page: Page, name: string, path: string, last?: string): Promise<void> {
  const place = PLACES.find((each) => each.name === name)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await place?.act?.(page)
  if (last !== undefined) await expect(page.getByText(last).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Two frames: what came last is drawn, and its shift is told.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expectNoShift(page, name)
}

async function asViewer(page: Page, session: string, afterInput = false): Promise<void> {
  await watchShifts(page, afterInput)
  await page.addInitScript(
    ([session, key, result]) => {
      localStorage.setItem('tappet.session', session)
      sessionStorage.setItem(key, result)
    },
    [session, LATEST_RESULT_KEY, JSON.stringify(sampleDiagnosis())] as const,
  )
}

const WIDE = { width: 1280, height: 844 }

test('nothing moves on a driver’s pages while they load: home, result, log, case, scanner', async ({
  page,
  server,
}) => {
  const account = await createAccount(server, `still-${randomUUID()}@example.com`, 'Sam Rivera')
  await seedDriver(server, account, null, Date.now())
  await asViewer(page, account.session)
  await expectStill(page, 'home', '/')
  await expectStill(page, 'results', '/results')
  await expectStill(page, 'maintenance', '/maintenance')
  await expectStill(page, 'case', '/cases/none')
  await expectStill(page, 'obd', '/obd')
  await page.setViewportSize(WIDE)
  await expectStill(page, 'home', '/')
  await expectStill(page, 'maintenance', '/maintenance', 'Show as table')
})

test('nothing moves on a case whose car is read last', async ({ page, server }) => {
  const account = await createAccount(server, `still-${randomUUID()}@example.com`, 'Sam Rivera')
  await seedDriver(server, account, null, Date.now())
  const { data } = await account.client.from('cases').select('id').limit(1).single()
  await asViewer(page, account.session)
  const itemsRead = page.waitForResponse(/\/rest\/v1\/case_items/)
  await page.route(/\/rest\/v1\/vehicles/, async (route) => {
    await itemsRead
    await route.continue()
  })
  await expectStill(page, 'cases', `/cases/${data?.id}`, '2018 Honda Civic')
})

test('nothing moves on the demo’s home while it loads, and during a demo scan, narrow and wide', async ({
  page,
  server,
}) => {
  await asViewer(page, await createDemo(server), true)
  await expectStill(page, 'home', '/')
  await page.setViewportSize(WIDE)
  await expectStill(page, 'home', '/')
  await holdRandomness(page)
  // A simulated adapter that a busy machine keeps waiting is lost, and told so above what was read.
  await stopClock(page)
  for (const width of [390, WIDE.width]) {
    await page.setViewportSize({ width, height: WIDE.height })
    await page.goto('/obd')
    await passUntil(page, page.getByRole('button', { name: 'Connect Adapter' }))
    await connectDemo(page)
    // The finder's dialog has grown under the tap that opened it.
    await page.evaluate(() => window.layoutShifts?.splice(0))
    await scanDemo(page, 0.4, 'Codes Read')
    await expectNoShift(page, `a demo scan at ${width} px`)
  }
})

/** What comes from the server comes after the first drawing, as on a phone's network. */
async function slowNetwork(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

test('nothing moves on a slow network: security pages, account, report', async ({ page, server }) => {
  const account = await createAccount(server, `still-${randomUUID()}@example.com`, 'Sam Rivera')
  await seedDriver(server, account, null, Date.now())
  await asViewer(page, account.session)
  await slowNetwork(page)
  await expectStill(page, 'security-test', '/security-test', '8 of 8 checks passed.')
  await expectStill(page, 'security-proof', '/security-proof', 'No hole found')
  await expectStill(page, 'account', '/account', 'Usage this month')
  await expectStill(page, 'comprehensive-report', '/comprehensive-diagnosis')
})

test('the uses that are left move nothing when their number comes', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let answer = Promise.withResolvers<void>()
  await page.route('**/rest/v1/usage_counters*', async (route) => {
    await answer.promise
    await route.continue()
  })
  const expectInPlace = async (below: Locator, said: string) => {
    await expect(below).toBeVisible()
    await page.waitForLoadState('load')
    const before = await below.boundingBox()
    await expect(page.getByText(said)).toBeHidden()
    answer.resolve()
    await expect(page.getByText(said)).toBeVisible()
    expect(await below.boundingBox()).toEqual(before)
    answer = Promise.withResolvers<void>()
  }
  await page.goto('/obd')
  await expectInPlace(
    page.getByRole('heading', { name: 'Getting Started' }),
    '1 of 1 code read left this month.',
  )
  await page.goto('/')
  await chooseKnock(page)
  await expectInPlace(
    page.getByRole('button', { name: 'Record Again' }),
    '5 of 5 sound diagnoses left this month.',
  )
})

test('a read of codes that is counted moves nothing, nor does an adapter that is lost move what was read', async ({
  signedIn: page,
}) => {
  await watchShifts(page, true)
  await page.setViewportSize({ width: 390, height: 844 })
  await connectUsb(page, { car: simulatedCar(CARS.petrolTwoUnits) })
  const scanner = page.getByRole('region', { name: 'Scanner' })
  const before = await scanner.boundingBox()
  await page.getByRole('button', { name: 'Scan for Codes' }).click()
  await passUntil(page, page.getByText('No code read left this month'), ADAPTER_STEP_MS)
  expect((await scanner.boundingBox())?.height).toBe(before?.height)
  await passUntil(page, page.getByRole('button', { name: 'Save Scan', disabled: false }), ADAPTER_STEP_MS)
  await page.evaluate(() => window.layoutShifts?.splice(0))
  await page.evaluate(() => window.tappetSerialPort?.unplug())
  const notice = page.getByText('Not connected: the link to USB adapter was lost')
  await passUntil(page, notice, ADAPTER_STEP_MS)
  await expect(page.getByText('Check that the adapter is plugged in, and connect again.')).toBeVisible()
  await page.clock.runFor(100)
  await expectNoShift(page, 'a lost adapter')
})
