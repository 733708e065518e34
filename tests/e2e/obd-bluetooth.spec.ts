import { BLUETOOTH_PROFILES } from '@tappet/obd'
import { CARS, simulatedCar } from '@tappet/obd/testing'
import config from '../../playwright.config.ts'
import { test as base, expect, onBoth } from './fixtures.ts'
import type { Peripheral } from './obd-bluetooth.ts'
import { BLUETOOTH_ARGS, emulatePeripheral } from './obd-bluetooth.ts'
import { ADAPTER_STEP_MS, chooseAdapter, passUntil } from './obd-demo.ts'
import { plugInBluetooth } from './phone-adapters.ts'

type EmulationParameters = Parameters<typeof emulatePeripheral>
type Plug = (options: EmulationParameters[2], profile?: EmulationParameters[3]) => Promise<Peripheral>

const test = base.extend<{ plugIn: Plug }>({
  plugIn: async ({ browser, page, phone }, use) => {
    const plugged: Peripheral[] = []
    await use(async (options, profile) => {
      if (phone) return plugInBluetooth(phone, options)
      const peripheral = await emulatePeripheral(browser, page, options, profile)
      plugged.push(peripheral)
      return peripheral
    })
    for (const peripheral of plugged) await peripheral.remove()
  },
})

test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), ...BLUETOOTH_ARGS],
  },
})

/** Where a timeout is expected. */
const LONG_STEP_MS = 1_000

onBoth(
  test,
  'a Bluetooth LE adapter is chosen, connected, read and cleared [OBD-001] [OBD-002] [OBD-003]',
  async ({ plugIn, signedIn: page, driver, server }) => {
    const car = simulatedCar({
      ...CARS.petrolTwoUnits,
      units: CARS.petrolTwoUnits.units.map((unit) => ({ ...unit, pids: { ...unit.pids, 12: '0000' } })),
    })
    const { adapter, writes } = await plugIn({ car, name: 'V-LINK' })
    await chooseAdapter(page, /^Bluetooth LE adapter/)
    await passUntil(page, page.getByText('Successfully connected to OBD adapter'), ADAPTER_STEP_MS)
    await expect(page.getByText('Connected to V-LINK')).toBeVisible()
    await expect(page.getByText('Demo', { exact: true })).toHaveCount(0)

    await page.getByRole('button', { name: 'Scan for Codes' }).click()
    await passUntil(page, page.getByText('Found 4 diagnostic trouble code(s)'), ADAPTER_STEP_MS)
    const engine = page.getByRole('region', { name: 'Engine' })
    await expect(engine.getByRole('link')).toHaveCount(3)
    await expect(engine.getByRole('link', { name: /P0420/ })).toContainText('Permanent')
    await expect(engine.getByRole('link', { name: /P0171/ })).toContainText('Pending')
    await expect(page.getByRole('region', { name: 'Transmission' }).getByRole('link')).toHaveCount(1)
    await passUntil(page, page.getByText('1M8GDM9AXKP042788'), ADAPTER_STEP_MS)
    const counted = 'select obd_reads from usage_counters where user_id = $1'
    expect(await server.admin(counted, [driver.userId])).toEqual([{ obd_reads: 1 }])

    await passUntil(page, page.getByRole('button', { name: 'Clear Codes', disabled: false }), ADAPTER_STEP_MS)
    await page.getByRole('button', { name: 'Clear Codes' }).click()
    const dialog = page.getByRole('dialog')
    await passUntil(page, dialog.getByText('Saved first'), ADAPTER_STEP_MS)
    expect(adapter.received).not.toContain('04')
    await dialog.getByLabel('I understand what will be erased.').check()
    await dialog.getByLabel('The ignition is on and the engine is off.').check()
    await dialog.getByRole('button', { name: 'Clear Codes' }).click()
    // A permanent code is left, so the page does not say that all were cleared.
    await passUntil(page, page.getByText('P0420 stays for now'), ADAPTER_STEP_MS)
    await expect(page.getByText('All diagnostic trouble codes have been cleared')).toHaveCount(0)
    await passUntil(page, page.getByRole('heading', { name: 'Saved before clearing' }), ADAPTER_STEP_MS)

    expect(adapter.received.filter((command) => command === '04')).toHaveLength(1)
    expect(adapter.interruptions()).toBe(0)
    expect(Math.max(...writes)).toBeLessThanOrEqual(20)
  },
)

test('the services of every known adapter are found, by property', async ({ plugIn, page }) => {
  // The two of this one are the other way round from the usual: what tells them apart is what they can.
  const [usual] = BLUETOOTH_PROFILES
  if (usual === undefined) throw new Error('no profile')
  const swapped = { ...usual, notify: usual.write, write: usual.notify }
  await plugIn({ car: simulatedCar(CARS.petrolCan), name: 'OBDII' }, swapped)
  await chooseAdapter(page, /^Any Bluetooth LE device/)
  await passUntil(page, page.getByText('Connected to OBDII'), ADAPTER_STEP_MS)
})

test('an adapter that hangs in its set-up fails to connect, and the doctor names the step [OBD-024]', async ({
  plugIn,
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await plugIn({
    car: simulatedCar(CARS.petrolCan),
    name: 'V-LINK',
    faults: { answersOnly: 'ERROR\r\n>' },
  })
  await chooseAdapter(page, /^Bluetooth LE adapter/)
  await passUntil(page, page.getByText('Connection Failed', { exact: true }), ADAPTER_STEP_MS)
  await passUntil(page, page.getByText('Could not connect to the selected device'), ADAPTER_STEP_MS)
  const doctor = page.getByRole('region', { name: 'Connection doctor' })
  await expect(doctor.getByText(/does not take an ELM327’s commands/)).toBeVisible()
  await expect(
    doctor.getByRole('listitem').filter({ hasText: 'It takes an ELM327’s commands' }),
  ).toContainText('failed here')
  await doctor.getByRole('button', { name: 'Copy Transcript' }).click()
  await passUntil(page, page.getByText('Copied', { exact: true }))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('sent "ATI\\r"')
})

test('a link that breaks for good fails the read, which is given back [OBD-029]', async ({
  plugIn,
  signedIn: page,
  driver,
  server,
}) => {
  await plugIn({
    car: simulatedCar(CARS.petrolCan),
    name: 'V-LINK',
    faults: { hangsAfter: 14 },
  })
  await chooseAdapter(page, /^Bluetooth LE adapter/)
  await passUntil(page, page.getByText('Connected to V-LINK'), ADAPTER_STEP_MS)
  await page.getByRole('button', { name: 'Scan for Codes' }).click()
  await passUntil(page, page.getByText('Could not read diagnostic codes'), LONG_STEP_MS)
  await passUntil(page, page.getByText(/It wasn’t counted/), ADAPTER_STEP_MS)
  expect(
    await server.admin('select obd_reads from usage_counters where user_id = $1', [driver.userId]),
  ).toEqual([{ obd_reads: 0 }])
  await expect(page.getByRole('region', { name: 'Connection doctor' })).toBeVisible()
})

test('a link that the adapter ends, and that cannot be had again, is told as it is', async ({
  plugIn,
  signedIn: page,
}) => {
  const { drop } = await plugIn({ car: simulatedCar(CARS.petrolCan), name: 'V-LINK' })
  await chooseAdapter(page, /^Bluetooth LE adapter/)
  await passUntil(page, page.getByText('Connected to V-LINK'), ADAPTER_STEP_MS)
  await drop()
  const scanner = page.getByRole('region', { name: 'Scanner' })
  await passUntil(page, scanner.getByText('Not connected: the link to V-LINK was lost'), LONG_STEP_MS)
  await expect(page.getByText('Check that the adapter is plugged in, and connect again.')).toBeVisible()
  await expect(scanner.getByText('Connected to V-LINK')).toHaveCount(0)
})
