import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { CARS, simulatedCar } from '@tappet/obd/testing'
import { stopClock } from './clock.ts'
import type { Driver } from './fixtures.ts'
import { expect, signIn, test } from './fixtures.ts'
import { brokenByLargeText } from './large-text.ts'
import {
  ADAPTER_STEP_MS,
  connectDemo,
  holdRandomness,
  passUntil,
  passUntilHidden,
  scanDemo,
  setRandomness,
} from './obd-demo.ts'
import { connectUsb } from './obd-serial.ts'

type Admin = { admin(sql: string, values?: unknown[]): Promise<unknown[]> }

const makePro = (server: Admin, { userId }: Driver) =>
  server.admin("update profiles set plan = 'PRO' where user_id = $1", [userId])

const readsCounted = (server: Admin, { userId }: Driver) =>
  server.admin('select obd_reads from usage_counters where user_id = $1', [userId])

async function open(page: Page): Promise<void> {
  await holdRandomness(page)
  await stopClock(page)
  await page.goto('/obd')
  await passUntil(page, page.getByRole('heading', { level: 1, name: 'OBD-II Scanner' }))
}

/** Without a VIN no read is known to be the same car's: each counts. */
const NAMELESS = { ...CARS.dieselCan, units: CARS.dieselCan.units.map((unit) => ({ ...unit, vin: null })) }

const toast = (page: Page, title: string, description: string) => {
  const message = page.locator('[data-sonner-toast]').filter({ hasText: description })
  return message.getByText(title, { exact: true })
}

test('a visitor finds the scanner, searches, connects and disconnects', async ({ page, phone }) => {
  await open(page)
  await test.step('its 3 steps and its buttons [APP-009] [OBD-004] [OBD-005] [OBD-006] [OBD-032]', async () => {
    const started = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Getting Started' }) })
    await expect(started.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Connect Adapter' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Disconnect' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Scan for Codes' }).click()
    await passUntil(page, toast(page, 'Read Failed', 'No OBD adapter connected'))
  })
  await test.step('the modal searches, finds nothing, tries again, and gives tips [OBD-010] [OBD-011] [OBD-012] [OBD-013]', async () => {
    await setRandomness(page, 0.9)
    await page.getByRole('button', { name: 'Connect Adapter' }).click()
    const modal = page.getByRole('dialog')
    await passUntil(page, modal.getByText('Searching for adapters…'), 10)
    await expect(modal.getByRole('button', { name: 'Refresh' })).toBeDisabled()
    await passUntil(page, modal.getByText('No adapters found', { exact: true }).last())
    await expect(modal.getByRole('heading', { name: 'Setup tips' })).toBeVisible()
    await expect(modal.getByText('Turn the ignition on. The engine may be off.')).toBeVisible()

    await setRandomness(page, 0.55)
    await modal.getByRole('button', { name: 'Try Again' }).click()
    await passUntil(page, modal.getByRole('button', { name: /^Demo / }).first())
    await expect(modal.getByRole('button', { name: /^Demo / })).toHaveCount(2)
    // Each is labelled as a demo.
    for (const adapter of await modal.getByRole('button', { name: /^Demo / }).all())
      await expect(adapter.getByText('Demo', { exact: true })).toBeVisible()

    await setRandomness(page, 0.1)
    await modal.getByRole('button', { name: 'Refresh' }).click()
    await passUntil(page, modal.getByText('Searching for adapters…'), 10)
    await passUntil(page, modal.getByRole('button', { name: /^Demo / }))
    await expect(modal.getByRole('button', { name: /^Demo / })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await passUntilHidden(page, modal)
  })
  await test.step('connecting and disconnecting, each with its message; getting started while disconnected [OBD-001] [OBD-004] [OBD-007] [OBD-016] [OBD-017] [OBD-023] [OBD-025]', async () => {
    await connectDemo(page)
    await expect(toast(page, 'Connected', 'Successfully connected to OBD adapter')).toBeVisible()
    const screen = page.getByRole('region', { name: 'Scanner' })
    await expect(screen.getByText('Connected to Demo ELM327')).toBeVisible()
    await expect(screen.getByText('Demo', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Getting Started' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await passUntil(page, toast(page, 'Disconnected', 'OBD adapter disconnected'))
    await expect(screen.getByText('Not connected')).toBeVisible()
    await expect(screen.getByText('Demo ELM327')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible()
  })
  // A phone reaches what a browser does not.
  if (phone === null)
    await test.step('what this browser cannot reach is said, with the way on', async () => {
      await page.evaluate(() => {
        for (const name of ['bluetooth', 'serial']) Reflect.deleteProperty(Navigator.prototype, name)
      })
      await page.getByRole('button', { name: 'Connect Adapter' }).click()
      const modal = page.getByRole('dialog')
      await passUntil(page, modal.getByText(/This browser can’t use Bluetooth. Chrome and Edge can/), 10)
      await expect(modal.getByText(/This browser can’t reach it. Chrome, Edge or/)).toBeVisible()
      await expect(modal.getByText(/Browsers can’t reach Wi-Fi adapters/)).toBeVisible()
    })
})

test('a read is counted, loads, and lists its codes; without the server the car is not asked', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await connectUsb(page, { car: simulatedCar(CARS.dieselCan) })
  await test.step('a server that does not answer fails the read, and the car is not asked [OBD-029]', async () => {
    await page.route('**/functions/v1/track-usage', (route) => route.abort())
    await page.getByRole('button', { name: 'Scan for Codes' }).click()
    await passUntil(page, toast(page, 'Read Failed', 'Could not read diagnostic codes'))
    await expect(page.getByRole('heading', { name: 'Trouble codes' })).toHaveCount(0)
    await page.unroute('**/functions/v1/track-usage')
  })
  await test.step('a read is counted, loads, and lists its codes [OBD-002] [OBD-008] [OBD-018] [OBD-019] [OBD-021] [OBD-022] [OBD-028]', async () => {
    const counted = page.waitForRequest('**/functions/v1/track-usage')
    await page.getByRole('button', { name: 'Scan for Codes' }).click()
    await passUntil(page, page.getByText('Reading the trouble codes'), 10)
    await expect(page.getByRole('button', { name: 'Scanning…' })).toBeVisible()
    await passUntil(page, toast(page, 'Codes Read', 'Found 1 diagnostic trouble code(s)'), ADAPTER_STEP_MS)
    expect((await counted).postDataJSON()).toMatchObject({ usage_type: 'obd_reads' })
    await expect(page.getByText('Reading the trouble codes')).toHaveCount(0)
    expect(await readsCounted(server, driver)).toEqual([{ obd_reads: 1 }])

    const code = page.getByRole('main').locator('a[href^="/dtc/"]')
    await expect(code).toHaveCount(1)
    await expect(code.getByText('Stored', { exact: true })).toBeVisible()
    await expect(code.getByText('Demo', { exact: true })).toHaveCount(0)
    await passUntil(page, page.getByRole('heading', { name: 'Freeze frame' }), ADAPTER_STEP_MS)
    await passUntil(page, page.getByText('WVWZZZ1KZAM690392'), ADAPTER_STEP_MS)
    await expect(page.getByText(/tests not run since the codes were last cleared/)).toBeVisible()
    const screen = page.getByRole('region', { name: 'Scanner' })
    await expect(screen.locator('div').filter({ hasText: /^Codes1$/ })).toBeVisible()
    await expect(screen.locator('div').filter({ hasText: /^Last read\d+:\d\d/ })).toBeVisible()
  })
})

test('the demo car is connected at the first try, read, saved and cleared, and uses nothing up', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await open(page)
  // The stated search would find nothing.
  await setRandomness(page, 0.9)
  await page.getByRole('button', { name: 'Connect Adapter' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Try the Demo Car' }).click()
  await passUntil(page, page.getByText('Successfully connected to OBD adapter'))
  await expect(page.getByText('Connected to Demo ELM327')).toBeVisible()
  await test.step('a read without codes says so [OBD-027]', async () => {
    await scanDemo(page, 0.9, 'No Codes Found')
    await expect(toast(page, 'No Codes Found', 'Your vehicle has no diagnostic trouble codes')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No trouble codes' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clear Codes' })).toHaveCount(0)
  })
  await test.step('a code leads to its details and back to a connection that still stands', async () => {
    await scanDemo(page, 0.1, 'Codes Read')
    const card = page.getByRole('main').locator('a[href^="/dtc/"]')
    const code = await card.locator('.figure').innerText()
    await card.click()
    await expect(page).toHaveURL(`/dtc/${code}`)
    expect(await page.evaluate(() => history.state.usr)).toMatchObject({ code })
    await page.goBack()
    await expect(page.getByText('Connected to Demo ELM327')).toBeVisible()
    await expect(card).toHaveCount(1)
  })
  await test.step('a scan says how close the car’s tests are to failing, and whether it would pass by a rule', async () => {
    const results = page.locator('li', { hasText: 'Catalyst, bank 1' })
    await expect(results.first()).toContainText('6% left')
    await expect(page.locator('li', { hasText: 'Fuel vapor system, very small leak' })).toContainText(
      'Not run yet',
    )
    const coach = page.getByRole('region', { name: 'Inspection coach' })
    await expect(coach).toContainText('Choose the place first')
    await coach.getByRole('combobox', { name: 'Where it is inspected' }).selectOption('US, federal guidance')
    await expect(coach).toContainText('It wouldn’t pass today.')
    await expect(coach).toContainText('The check-engine light is on.')
    await expect(coach).toContainText('EPA420-R-01-015')
    await expect(coach.getByRole('listitem').filter({ hasText: 'Fuel vapor system' })).toContainText(
      '8 hours',
    )
    await coach.getByRole('combobox', { name: 'Where it is inspected' }).selectOption('Somewhere else')
    await expect(coach).toContainText('We don’t know the rule there.')
  })
  await test.step('a scan is saved on this device, told apart from a real car’s, and can be removed', async () => {
    await page.getByRole('button', { name: 'Save Scan' }).click()
    await passUntil(page, page.getByRole('heading', { name: 'Saved from the demo' }))
    await expect(page.getByRole('heading', { name: 'Saved scans' })).toHaveCount(0)
    await page.getByRole('button', { name: /^Remove the report of/ }).click()
    await passUntil(page, page.getByText('Report removed'))
    await expect(page.getByRole('heading', { name: 'Saved from the demo' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await passUntil(page, page.getByRole('heading', { name: 'Saved from the demo' }))
  })
  await test.step('a clear that is not confirmed erases nothing', async () => {
    await page.getByRole('button', { name: 'Clear Codes' }).click()
    const dialog = page.getByRole('dialog')
    await passUntil(page, dialog.getByText('Saved first'))
    await dialog.getByRole('button', { name: 'Keep Codes' }).click()
    await passUntilHidden(page, dialog)
    await expect(page.getByRole('main').locator('a[href^="/dtc/"]')).toHaveCount(1)
  })
  await test.step('clearing saves first, asks, empties the list, and survives a reload [OBD-003] [OBD-009] [OBD-020] [OBD-030]', async () => {
    await scanDemo(page, 0.5, 'Codes Read')
    expect(await brokenByLargeText(page)).toEqual([])
    const names = await page.getByRole('main').locator('a[href^="/dtc/"] .figure').allInnerTexts()
    await page.getByRole('button', { name: 'Clear Codes' }).click()
    const dialog = page.getByRole('dialog')
    await passUntil(page, dialog.getByText('Saved first'))
    await expect(dialog.getByRole('listitem')).toHaveCount(5)
    await expect(dialog.getByText(/^The freeze frame: the engine data/)).toBeVisible()
    const clear = dialog.getByRole('button', { name: 'Clear Codes' })
    await expect(clear).toBeDisabled()
    await dialog.getByLabel('I understand what will be erased.').check()
    await expect(clear).toBeDisabled()
    await dialog.getByLabel('The ignition is on and the engine is off.').check()
    await clear.click()
    await passUntil(page, toast(page, 'Codes Cleared', 'All diagnostic trouble codes have been cleared'))
    await passUntilHidden(page, dialog)
    await expect(page.getByRole('main').locator('a[href^="/dtc/"]')).toHaveCount(0)
    // Not before the units were asked for what they keep by themselves.
    await passUntil(page, page.getByRole('heading', { name: 'No trouble codes' }))

    await page.reload()
    await passUntil(page, page.getByRole('heading', { name: 'Saved from the demo' }))
    const report = page.getByRole('listitem').filter({ hasText: names.join(', ') })
    await expect(report.getByText('Saved before clearing')).toBeVisible()
    await expect(report.getByText(/With freeze frame, readiness, VIN 1M8GDM9AXKP042788/)).toBeVisible()
    // With the scan, and with what was saved before the clear that was not confirmed.
    await expect(page.getByRole('button', { name: /^Remove the report of/ })).toHaveCount(3)
  })
  expect(await readsCounted(server, driver)).toEqual([])
})

test('PRO reads again, and at the limit a read is refused in the stated words [OBD-022] [OBD-029] [OBD-033]', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await makePro(server, driver)
  await connectUsb(page, { car: simulatedCar(NAMELESS) })
  const scan = () => page.getByRole('button', { name: 'Scan for Codes' }).click()
  for (const turn of [1, 2]) {
    await scan()
    await passUntil(page, page.getByText('Reading the trouble codes'), 10)
    await passUntil(page, page.getByRole('button', { name: 'Save Scan', disabled: false }), ADAPTER_STEP_MS)
    expect(await readsCounted(server, driver)).toEqual([{ obd_reads: turn }])
  }
  await server.admin("update profiles set plan = 'FREE' where user_id = $1", [driver.userId])
  await scan()
  await passUntil(
    page,
    toast(page, 'Read Failed', 'OBD read limit reached. Upgrade to Pro for unlimited OBD reads.'),
  )
  // What was read before stays.
  await expect(page.getByRole('main').locator('a[href^="/dtc/"]')).toHaveCount(1)
  expect(await readsCounted(server, driver)).toEqual([{ obd_reads: 2 }])
  await page.getByRole('button', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL('/settings')
})

test('signed out, a read asks for a sign-in and keeps the adapter', async ({ page, driver }) => {
  await open(page)
  await connectDemo(page)
  await page.getByRole('button', { name: 'Scan for Codes' }).click()
  const dialog = page.getByRole('dialog')
  await passUntil(page, dialog.getByText('Sign in to read trouble codes. Your adapter stays connected.'))
  await signIn(page, driver)
  await passUntil(page, page.getByText('Welcome back!'))
  await passUntilHidden(page, dialog)
  await expect(page.getByText('Connected to Demo ELM327')).toBeVisible()
  await scanDemo(page, 0.1, 'Codes Read')
})

test('codes of the demo are marked as such in the form, its report, the history and on paper', async ({
  signedIn: page,
  server,
  driver,
}) => {
  await open(page)
  await connectDemo(page)
  await scanDemo(page, 0.5, 'Codes Read')
  const codes = await page.getByRole('main').locator('a[href^="/dtc/"] .figure').allInnerTexts()
  await page.getByRole('button', { name: 'What could it be? (demo)' }).click()
  await expect(page).toHaveURL('/comprehensive-diagnosis')
  // The readings of the scan come along, as made up as its codes.
  await passUntil(page, page.getByText(/^Your scan is included/))
  for (const code of codes) await passUntil(page, page.getByText(code).first())
  const disclaimer = page.getByText(/are from the demo adapter, not from a car/)
  const chips = page.getByRole('group', { name: 'Code list' })
  await expect(chips.getByText('Demo', { exact: true })).toHaveCount(codes.length)
  await expect(disclaimer).toBeVisible()
  await page.reload()
  await passUntil(page, disclaimer)
  await page.getByRole('button', { name: 'Analyze Symptoms' }).click()
  await passUntil(page, page.getByText('With codes from the demo'))
  await expect(page.getByText('With demo codes')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(disclaimer).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Save to History' }).click()
  await passUntil(page, page.getByRole('button', { name: 'In your history' }))
  const rows = await server.admin<{ demo: string[] }>(
    "select data->'demo_codes' as demo from public.history where user_id = $1",
    [driver.userId],
  )
  expect(rows).toEqual([{ demo: codes }])
  await page.goto('/history')
  await passUntil(page, page.getByText('Comprehensive diagnosis, demo codes'))
})

const LIVE = { name: 'Live Values', exact: true }

test('live values show on their scales, and are chosen for the car', async ({ page }) => {
  await open(page)
  await connectDemo(page)
  await page.getByRole('link', LIVE).click()
  const table = page.getByRole('table')
  await test.step('as gauges, a chart and a table, one tap from the scanner', async () => {
    await passUntil(page, table)
    await expect(page).toHaveURL('/obd/live')
    const coolant = table.getByRole('row').filter({ hasText: 'Coolant temperature' })
    await expect(coolant).toContainText(/\d+ °F/)
    expect(await brokenByLargeText(page)).toEqual([])
    const gauge = page.getByRole('button', { name: /^Coolant temperature/ })
    const fahrenheit = Number(/(\d+)\s*°F/.exec(await gauge.innerText())?.[1])
    const share = Number(await gauge.locator('[data-share]').getAttribute('data-share'))
    // The scale reaches from -20 to 130 °C.
    expect(Math.abs(share - (100 * ((fahrenheit - 32) / 1.8 + 20)) / 150)).toBeLessThanOrEqual(1)
    const speed = table.getByRole('row').filter({ hasText: 'Engine speed' })
    await passUntil(page, speed.filter({ hasText: /Engine speed\s*[5-9]\d\d|[1-9],\d{3}/ }))
    const chart = page.getByRole('figure')
    await expect(chart.locator('canvas')).toBeVisible()
    await expect(chart).not.toContainText('Coolant temperature')
    await gauge.click()
    await expect(gauge).toHaveAttribute('aria-pressed', 'true')
    await expect(chart).toContainText('Coolant temperature °F')
  })
  await test.step('of the driver’s choice', async () => {
    await page.getByRole('button', { name: 'Choose Values' }).click()
    const sheet = page.getByRole('dialog')
    await passUntil(page, sheet)
    // The sheet slides in by the page's clock.
    await page.clock.runFor(1_000)
    const search = sheet.getByRole('searchbox', { name: 'Search values' })
    await search.fill('intake')
    await sheet.getByRole('checkbox', { name: 'Intake air temperature' }).uncheck()
    await search.fill('ambient')
    await sheet.getByRole('checkbox', { name: 'Ambient air temperature' }).check()
    await sheet.getByRole('button', { name: 'Show 8 Values' }).click()
    await passUntil(page, page.getByRole('button', { name: /^Ambient air temperature.*°F$/ }))
  })
  await test.step('the choice is kept for the car', async () => {
    await page.getByRole('button', { name: 'Scanner', exact: true }).click()
    await page.getByRole('link', LIVE).click()
    await passUntil(page, page.getByRole('button', { name: /^Ambient air temperature.*°F$/ }))
    await expect(page.getByRole('button', { name: /^Intake air temperature/ })).toHaveCount(0)
  })
})

test('a drive is there after its tab was killed: opened, scrolled, exported, removed and put back', async ({
  page: first,
}) => {
  await stopClock(first)
  await first.goto('/obd/live')
  await passUntil(first, first.getByRole('button', { name: 'Try the Demo Car' }))
  await first.getByRole('button', { name: 'Try the Demo Car' }).click()
  await passUntil(first, first.getByRole('table'))
  // The demo's fault is told by word and sign, not by colour alone.
  await passUntil(first, first.getByRole('button', { name: /^Long term fuel trim.*High$/ }), 1_000)
  await passUntil(first, first.getByText(/^Recording 1:0/), 1_000)
  await first.getByRole('button', { name: 'Mark This Moment' }).click()
  await passUntil(first, first.getByText(/^Recording 1:1/), 1_000)
  // Neither the page nor its scripts are asked whether they are done.
  const context = first.context()
  const crashed = first.waitForEvent('crash')
  const browser = await context.newCDPSession(first)
  void browser.send('Page.crash').catch(() => undefined)
  await crashed
  await first.close()

  const page = await context.newPage()
  await page.goto('/obd/live')
  const scan = page.getByRole('link', { name: /1:\d\d, Demo ELM327/ })
  await passUntil(page, scan)
  await scan.click()
  await passUntil(page, page.getByRole('figure').locator('canvas'))
  const scroll = page.getByRole('slider', { name: 'Scroll through the drive' })
  await page.getByRole('button', { name: 'Show less time' }).click()
  await page.getByRole('button', { name: 'Show less time' }).click()
  await scroll.fill('40')
  await expect(page.getByRole('figure')).toContainText(/Engine speed [\d,]+ rpm.*at 0:40/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^demo-live-values-.*\.csv$/)
  const csv = readFileSync(await download.path(), 'utf8')
  expect(csv).toMatch(/^\uFEFFTime,Seconds,Mark,.*Coolant temperature \(°F\)/)
  expect(csv).toContain('Mark 1')
  const last = Number(csv.trimEnd().split('\r\n').at(-1)?.split(',')[1])
  expect(last).toBeGreaterThan(67)

  await page.getByRole('button', { name: 'Live values', exact: true }).click()
  await passUntil(page, scan)
  await page.getByRole('button', { name: /^Remove the drive of/ }).click()
  await passUntilHidden(page, scan)
  await passUntil(page, page.getByRole('button', { name: 'Undo' }))
  await page.getByRole('button', { name: 'Undo' }).click()
  await passUntil(page, scan)
  await scan.click()
  await passUntil(page, page.getByRole('row').filter({ hasText: /Coolant temperature.*°F/ }))
})
