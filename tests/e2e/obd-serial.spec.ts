import type { Page } from '@playwright/test'
import { CARS, simulatedCar } from '@tappet/obd/testing'
import { stopClock } from './clock.ts'
import { expect, test } from './fixtures.ts'
import { passUntil } from './obd-demo.ts'
import { plugInSerial } from './obd-serial.ts'

test.describe.configure({ timeout: 180_000 })

/** The page's clock goes slower than the adapter's, so that a busy machine makes no timeout. */
const STEP_MS = 20
/** Where a timeout is what is waited for. */
const LONG_STEP_MS = 60

async function choose(page: Page): Promise<void> {
  await stopClock(page)
  await page.goto('/obd')
  await passUntil(page, page.getByRole('button', { name: 'Connect Adapter' }), STEP_MS)
  await page.getByRole('button', { name: 'Connect Adapter' }).click()
  const button = page.getByRole('button', { name: /^USB adapter/ })
  await passUntil(page, button, STEP_MS)
  await button.click()
}

test('a USB adapter: its speed is found, its codes are read [OBD-001] [OBD-002]', async ({
  signedIn: page,
}) => {
  const { adapter, openedAt } = await plugInSerial(page, { car: simulatedCar(CARS.dieselCan) }, 115_200)
  await choose(page)
  await passUntil(page, page.getByText('Connected to USB adapter'), LONG_STEP_MS)
  expect(openedAt).toEqual([38_400, 115_200])
  await page.getByRole('button', { name: 'Scan for Codes' }).click()
  await passUntil(page, page.getByText('Found 1 diagnostic trouble code(s)'), STEP_MS)
  await expect(
    page.getByRole('region', { name: 'Engine 7E8' }).getByRole('link', { name: /P2002/ }),
  ).toBeVisible()
  await passUntil(page, page.getByText('WVWZZZ1KZAM690392'), STEP_MS)
  expect(adapter.interruptions()).toBe(0)
})

test('a second connect asks the known bus at once, and a re-scan of the same car is not counted', async ({
  signedIn: page,
  driver,
  server,
}) => {
  const { adapter } = await plugInSerial(page, { car: simulatedCar(CARS.petrolCan) }, 38_400)
  await choose(page)
  await passUntil(page, page.getByText('Connected to USB adapter'), STEP_MS)
  expect(adapter.received).toContain('ATSP0')
  const scan = page.getByRole('button', { name: 'Scan for Codes', disabled: false })
  const counted = () =>
    server.admin('select obd_reads from usage_counters where user_id = $1', [driver.userId])
  await scan.click()
  await passUntil(page, page.getByText('1M8GDM9AXKP042788'), STEP_MS)
  expect(await counted()).toEqual([{ obd_reads: 1 }])
  const disconnect = page.getByRole('button', { name: 'Disconnect', disabled: false })
  await passUntil(page, disconnect, STEP_MS)
  await disconnect.click()
  const connect = page.getByRole('button', { name: 'Connect Adapter', disabled: false })
  await passUntil(page, connect, STEP_MS)
  const before = adapter.received.length
  await connect.click()
  const usb = page.getByRole('button', { name: /^USB adapter/ })
  await passUntil(page, usb, STEP_MS)
  await usb.click()
  await passUntil(page, page.getByText('Connected to USB adapter'), STEP_MS)
  const again = adapter.received.slice(before)
  expect(again).toContain('ATTPA6')
  expect(again).not.toContain('ATSP0')
  // FREE allows one read a month; this is the same car.
  const repeated = page.waitForResponse((response) => response.url().endsWith('/track-usage'))
  await passUntil(page, scan, STEP_MS)
  await scan.click()
  const answered = repeated.then((response) => response.json())
  await passUntil(page, page.getByRole('heading', { name: 'How close to failing' }), STEP_MS)
  expect(await answered).toEqual({ can_use: true, limit: 1, rescan: true })
  expect(await counted()).toEqual([{ obd_reads: 1 }])
})

test('a closed chooser is no failure', async ({ page }) => {
  await plugInSerial(page, { car: simulatedCar(CARS.petrolCan) }, 38_400)
  await page.addInitScript(() => {
    window.tappetChooser = 'closed'
  })
  await choose(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('Connection Failed')).toHaveCount(0)
  await page.evaluate(() => {
    window.tappetChooser = 'port'
  })
  await page.getByRole('button', { name: /^USB adapter/ }).click()
  await passUntil(page, page.getByText('Connected to USB adapter'), STEP_MS)
})

test('a port that will not close says so, and closes on the next try [OBD-025] [OBD-026]', async ({
  page,
}) => {
  await plugInSerial(page, { car: simulatedCar(CARS.petrolCan) }, 38_400)
  await choose(page)
  await passUntil(page, page.getByText('Connected to USB adapter'), STEP_MS)
  await page.evaluate(() => window.tappetSerialPort?.failNextClose())
  await page.getByRole('button', { name: 'Disconnect' }).click()
  const failed = page.locator('[data-sonner-toast]').filter({ hasText: 'Failed to disconnect' })
  await passUntil(page, failed.getByText('Error', { exact: true }))
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await passUntil(page, page.getByText('OBD adapter disconnected'))
  await expect(page.getByRole('region', { name: 'Scanner' }).getByText('Not connected')).toBeVisible()
})

test('a pulled plug fails the read [OBD-029]', async ({ signedIn: page }) => {
  await plugInSerial(page, { car: simulatedCar(CARS.petrolCan) }, 38_400)
  await choose(page)
  await passUntil(page, page.getByText('Connected to USB adapter'), STEP_MS)
  await page.evaluate(() => window.tappetSerialPort?.unplug())
  await page.getByRole('button', { name: 'Scan for Codes' }).click()
  await passUntil(page, page.getByText('Could not read diagnostic codes'))
  await passUntil(page, page.getByRole('region', { name: 'Connection doctor' }))
  await passUntil(page, page.getByRole('region', { name: 'Scanner' }).getByText('Not connected'))
})

test('a car that refuses to clear says why, and keeps its codes [OBD-031]', async ({ signedIn: page }) => {
  const engineOff = CARS.clearRefused.units.map((unit) => ({ ...unit, pids: { ...unit.pids, 12: '0000' } }))
  await plugInSerial(page, { car: simulatedCar({ ...CARS.clearRefused, units: engineOff }) }, 38_400)
  await choose(page)
  await passUntil(page, page.getByText('Connected to USB adapter'), STEP_MS)
  await page.getByRole('button', { name: 'Scan for Codes' }).click()
  await passUntil(page, page.getByText('Found 3 diagnostic trouble code(s)'), STEP_MS)
  await passUntil(page, page.getByRole('button', { name: 'Clear Codes', disabled: false }), STEP_MS)
  await page.getByRole('button', { name: 'Clear Codes' }).click()
  const dialog = page.getByRole('dialog')
  await passUntil(page, dialog.getByText('Saved first'), STEP_MS)
  await dialog.getByLabel('I have read what clearing erases.').check()
  await dialog.getByLabel('The ignition is on and the engine is off.').check()
  await dialog.getByRole('button', { name: 'Clear Codes' }).click()
  const failed = page.locator('[data-sonner-toast]').filter({ hasText: 'Could not clear diagnostic codes' })
  await passUntil(page, failed.getByText('Clear Failed', { exact: true }), STEP_MS)
  await expect(dialog.getByText('The car refused to clear: the conditions are not right.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep Codes' }).click()
  await expect(page.getByRole('region', { name: 'Engine 7E8' }).getByRole('link')).toHaveCount(3)
})

test('a running engine is seen, and nothing is cleared', async ({ signedIn: page }) => {
  const { adapter } = await plugInSerial(page, { car: simulatedCar(CARS.petrolCan) }, 38_400)
  await choose(page)
  await passUntil(page, page.getByText('Connected to USB adapter'), STEP_MS)
  await page.getByRole('button', { name: 'Scan for Codes' }).click()
  await passUntil(page, page.getByRole('button', { name: 'Clear Codes', disabled: false }), STEP_MS)
  await page.getByRole('button', { name: 'Clear Codes' }).click()
  const dialog = page.getByRole('dialog')
  await passUntil(page, dialog.getByText('Saved first'), STEP_MS)
  await dialog.getByLabel('I have read what clearing erases.').check()
  await dialog.getByLabel('The ignition is on and the engine is off.').check()
  await dialog.getByRole('button', { name: 'Clear Codes' }).click()
  await passUntil(page, dialog.getByText('Nothing was cleared: the engine is running.'), STEP_MS)
  expect(adapter.received).not.toContain('04')
})
