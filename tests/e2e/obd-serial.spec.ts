import { CARS, simulatedCar } from '@tappet/obd/testing'
import { expect, test } from './fixtures.ts'
import { ADAPTER_STEP_MS, pass, passUntil } from './obd-demo.ts'
import { chooseUsb, connectUsb, plugInSerial } from './obd-serial.ts'

test('a USB adapter: its speed is found, its codes are three taps away on a phone [OBD-001] [OBD-002]', async ({
  signedIn: page,
}) => {
  const { adapter, openedAt } = await plugInSerial(page, { car: simulatedCar(CARS.dieselCan) }, 115_200)
  // Two taps: Connect Adapter, and the adapter.
  await chooseUsb(page)
  await passUntil(page, page.getByText('Connected to USB adapter'), ADAPTER_STEP_MS)
  expect(openedAt).toEqual([38_400, 115_200])
  await page.getByRole('button', { name: 'Scan for Codes' }).click()
  await passUntil(page, page.getByText('Found 1 diagnostic trouble code(s)'), ADAPTER_STEP_MS)
  await expect(
    page.getByRole('region', { name: 'Engine' }).getByRole('link', { name: /P2002/ }),
  ).toBeVisible()
  await passUntil(page, page.getByText('WVWZZZ1KZAM690392'), ADAPTER_STEP_MS)
  expect(adapter.interruptions()).toBe(0)
})

test('a second connect asks the known bus at once, and a re-scan of the same car is not counted', async ({
  signedIn: page,
  driver,
  server,
}) => {
  const { adapter } = await plugInSerial(page, { car: simulatedCar(CARS.petrolCan) }, 38_400)
  await chooseUsb(page)
  await passUntil(page, page.getByText('Connected to USB adapter'), ADAPTER_STEP_MS)
  expect(adapter.received).toContain('ATSP0')
  const scan = page.getByRole('button', { name: 'Scan for Codes', disabled: false })
  const counted = () =>
    server.admin('select obd_reads from usage_counters where user_id = $1', [driver.userId])
  await scan.click()
  await passUntil(page, page.getByText('1M8GDM9AXKP042788'), ADAPTER_STEP_MS)
  expect(await counted()).toEqual([{ obd_reads: 1 }])
  const disconnect = page.getByRole('button', { name: 'Disconnect', disabled: false })
  await passUntil(page, disconnect, ADAPTER_STEP_MS)
  await disconnect.click()
  const connect = page.getByRole('button', { name: 'Connect Adapter', disabled: false })
  await passUntil(page, connect, ADAPTER_STEP_MS)
  const before = adapter.received.length
  await connect.click()
  const usb = page.getByRole('button', { name: /^USB adapter/ })
  await passUntil(page, usb, ADAPTER_STEP_MS)
  await usb.click()
  await passUntil(page, page.getByText('Connected to USB adapter'), ADAPTER_STEP_MS)
  const again = adapter.received.slice(before)
  expect(again).toContain('ATTPA6')
  expect(again).not.toContain('ATSP0')
  // FREE allows one read a month; this is the same car.
  const repeated = page.waitForResponse((response) => response.url().endsWith('/track-usage'))
  await passUntil(page, scan, ADAPTER_STEP_MS)
  await scan.click()
  const answered = repeated.then((response) => response.json())
  await passUntil(page, page.getByRole('heading', { name: 'How close to failing' }), ADAPTER_STEP_MS)
  expect(await answered).toEqual({ can_use: true, limit: 1, rescan: true })
  expect(await counted()).toEqual([{ obd_reads: 1 }])
  await test.step('a running engine is seen, and nothing is cleared', async () => {
    await passUntil(page, page.getByRole('button', { name: 'Clear Codes', disabled: false }), ADAPTER_STEP_MS)
    await page.getByRole('button', { name: 'Clear Codes' }).click()
    const dialog = page.getByRole('dialog')
    await passUntil(page, dialog.getByText('Saved first'), ADAPTER_STEP_MS)
    await dialog.getByLabel('I understand what will be erased.').check()
    await dialog.getByLabel('The ignition is on and the engine is off.').check()
    await dialog.getByRole('button', { name: 'Clear Codes' }).click()
    await passUntil(page, dialog.getByText('Nothing was cleared: the engine is running.'), ADAPTER_STEP_MS)
    expect(adapter.received).not.toContain('04')
  })
})

test('a closed chooser is no failure, a port that will not close is told, and so is a pulled plug', async ({
  page,
}) => {
  await test.step('a closed chooser is no failure', async () => {
    await plugInSerial(page, { car: simulatedCar(CARS.petrolCan) }, 38_400)
    await page.addInitScript(() => {
      window.tappetChooser = 'closed'
    })
    await chooseUsb(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByText('Connection Failed')).toHaveCount(0)
    await expect(page.getByText('USB adapter: not allowed')).toHaveCount(0)
    await page.evaluate(() => {
      window.tappetChooser = 'port'
    })
    await page.getByRole('button', { name: /^USB adapter/ }).click()
    await passUntil(page, page.getByText('Connected to USB adapter'), ADAPTER_STEP_MS)
  })
  await test.step('a port that will not close says so, and closes on the next try [OBD-025] [OBD-026]', async () => {
    await page.evaluate(() => window.tappetSerialPort?.failNextClose())
    await page.getByRole('button', { name: 'Disconnect' }).click()
    const failed = page.locator('[data-sonner-toast]').filter({ hasText: 'Failed to disconnect' })
    await passUntil(page, failed.getByText('Error', { exact: true }))
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await passUntil(page, page.getByText('OBD adapter disconnected'))
    await expect(page.getByRole('region', { name: 'Scanner' }).getByText('Not connected')).toBeVisible()
  })
  await test.step('a plug pulled out of live values stops them in the same moment, and what came stays', async () => {
    const connect = page.getByRole('button', { name: 'Connect Adapter', disabled: false })
    await passUntil(page, connect, ADAPTER_STEP_MS)
    await connect.click()
    const usb = page.getByRole('button', { name: /^USB adapter/ })
    await passUntil(page, usb, ADAPTER_STEP_MS)
    await usb.click()
    await passUntil(page, page.getByText('Connected to USB adapter'), ADAPTER_STEP_MS)
    await page.getByRole('link', { name: 'Live Values', exact: true }).click()
    await passUntil(page, page.getByRole('table'), ADAPTER_STEP_MS)
    await page.evaluate(() => window.tappetSerialPort?.unplug())
    await passUntil(page, page.getByText('The values stopped'), ADAPTER_STEP_MS)
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('button', { name: 'Ask the Doctor' }).click()
    const head = page.getByRole('region', { name: 'Scanner' })
    await passUntil(page, head.getByText('Not connected: the link to USB adapter was lost'), ADAPTER_STEP_MS)
    await expect(page.getByText('Check that the adapter is plugged in, and connect again.')).toBeVisible()
  })
})

test('unplugged in the middle of a read, the page tells the truth within 6 s', async ({ signedIn: page }) => {
  const { adapter } = await connectUsb(page, { car: simulatedCar(CARS.petrolTwoUnits) })
  await page.getByRole('button', { name: 'Scan for Codes' }).click()
  while (adapter.received.length < 17) await pass(page, ADAPTER_STEP_MS)
  await page.evaluate(() => window.tappetSerialPort?.unplug())
  const notice = page.getByText('Not connected: the link to USB adapter was lost')
  for (let passed = 0; passed < 6_000 && !(await notice.isVisible()); passed += 100) await pass(page, 100)
  await expect(notice).toBeVisible()
  await expect(page.getByRole('region', { name: 'Scanner' }).getByText(/^Connected to/)).toHaveCount(0)
  for (const claim of ['No trouble codes', 'This car doesn’t say', 'This car doesn’t report any'])
    await expect(page.getByText(claim)).toHaveCount(0)
})

test('a unit that is missing is told, is no "no codes", and is read again without being counted', async ({
  signedIn: page,
  driver,
  server,
}) => {
  const [engine, gearbox] = CARS.petrolTwoUnits.units
  const silent = { ...engine, stored: [], pending: [], permanent: [], freezeFrame: null }
  const car = simulatedCar({ ...CARS.petrolTwoUnits, units: [silent, gearbox] })
  const { answer } = car
  let heals = false
  car.answer = (request, now, header) =>
    answer(request, now, header).filter(
      ({ frame }) => heals || request[0] !== 0x03 || frame.header !== gearbox.address,
    )
  await connectUsb(page, { car })
  await page.getByRole('button', { name: 'Scan for Codes' }).click()
  await passUntil(page, page.getByText('We can’t tell if there are codes'), ADAPTER_STEP_MS)
  await expect(page.getByText('Transmission, stored codes: no answer came.')).toBeVisible()
  await expect(page.getByText('No trouble codes')).toHaveCount(0)
  await expect(page.getByText('Everything answered')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Clear Codes' })).toHaveCount(0)
  heals = true
  const again = page.getByRole('button', { name: 'Read the Missing Answers', disabled: false })
  await passUntil(page, again, ADAPTER_STEP_MS)
  await again.click()
  await passUntil(page, page.getByRole('link', { name: /P0700/ }), ADAPTER_STEP_MS)
  await expect(page.getByText('not known')).toHaveCount(0)
  const counted = 'select obd_reads from usage_counters where user_id = $1'
  expect(await server.admin(counted, [driver.userId])).toEqual([{ obd_reads: 0 }])
})

test('a freeze frame that could not be saved is given up by name, and a permanent code stays', async ({
  signedIn: page,
}) => {
  const engineOff = CARS.petrolCan.units.map((unit) => ({ ...unit, pids: { ...unit.pids, 12: '0000' } }))
  const car = simulatedCar({ ...CARS.petrolCan, units: engineOff })
  const { answer } = car
  car.answer = (request, now, header) => (request[0] === 0x02 ? [] : answer(request, now, header))
  const { adapter } = await connectUsb(page, { car })
  await page.getByRole('button', { name: 'Scan for Codes' }).click()
  const offered = page.getByRole('button', { name: 'Clear Codes', disabled: false })
  await passUntil(page, offered, ADAPTER_STEP_MS)
  await offered.click()
  const dialog = page.getByRole('dialog')
  await passUntil(page, dialog.getByText('Saved first'), ADAPTER_STEP_MS)
  await expect(
    dialog.getByText(/^Codes P0301, P0420, P0171; the self-tests of one unit; the VIN\./),
  ).toBeVisible()
  await expect(dialog.getByText('Not saved: freeze frame')).toBeVisible()
  await dialog.getByLabel('I understand what will be erased.').check()
  await dialog.getByLabel('The ignition is on and the engine is off.').check()
  await expect(dialog.getByRole('button', { name: 'Clear Codes' })).toBeDisabled()
  expect(adapter.received).not.toContain('04')
  await dialog.getByLabel('The freeze frame may be lost.').check()
  await dialog.getByRole('button', { name: 'Clear Codes' }).click()
  await passUntil(page, page.getByText(/Permanent and still there: P0420/), ADAPTER_STEP_MS)
  await passUntil(page, page.getByText('P0420 stays for now'), ADAPTER_STEP_MS)
  await expect(page.getByText('All diagnostic trouble codes have been cleared')).toHaveCount(0)
})

test('a car that refuses to clear says why, and keeps its codes [OBD-031]', async ({ signedIn: page }) => {
  const engineOff = CARS.clearRefused.units.map((unit) => ({ ...unit, pids: { ...unit.pids, 12: '0000' } }))
  await plugInSerial(page, { car: simulatedCar({ ...CARS.clearRefused, units: engineOff }) }, 38_400)
  await chooseUsb(page)
  await passUntil(page, page.getByText('Connected to USB adapter'), ADAPTER_STEP_MS)
  await page.getByRole('button', { name: 'Scan for Codes' }).click()
  await passUntil(page, page.getByText('Found 3 diagnostic trouble code(s)'), ADAPTER_STEP_MS)
  await passUntil(page, page.getByRole('button', { name: 'Clear Codes', disabled: false }), ADAPTER_STEP_MS)
  await page.getByRole('button', { name: 'Clear Codes' }).click()
  const dialog = page.getByRole('dialog')
  await passUntil(page, dialog.getByText('Saved first'), ADAPTER_STEP_MS)
  await dialog.getByLabel('I understand what will be erased.').check()
  await dialog.getByLabel('The ignition is on and the engine is off.').check()
  await dialog.getByRole('button', { name: 'Clear Codes' }).click()
  const failed = page.locator('[data-sonner-toast]').filter({ hasText: 'Could not clear diagnostic codes' })
  await passUntil(page, failed.getByText('Clear Failed', { exact: true }), ADAPTER_STEP_MS)
  await expect(dialog.getByText('The car refused to clear: the conditions are not right.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep Codes' }).click()
  await expect(page.getByRole('region', { name: 'Engine' }).getByRole('link')).toHaveCount(3)
})

test('a drive of a real car is put into a case, with its least and greatest values', async ({
  signedIn: page,
}) => {
  await connectUsb(page, { car: simulatedCar(CARS.petrolCan) })
  await page.getByRole('link', { name: 'Live Values', exact: true }).click()
  await passUntil(page, page.getByRole('table'), ADAPTER_STEP_MS)
  await passUntil(page, page.getByText(/^Recording 0:0[7-9]/), 200)
  await page.getByRole('button', { name: 'End Drive' }).click()
  const keep = page.getByRole('button', { name: 'Keep watching this' })
  await passUntil(page, keep, ADAPTER_STEP_MS)
  // The server answers in its own time.
  await page.clock.resume()
  await keep.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open case' }).click()
  await page.getByRole('link', { name: 'Open its case' }).click()
  await expect(page.getByText(/^Live values over 0:0\d/)).toBeVisible()
  await expect(page.getByText(/Engine speed: \d+ to \d+ rpm/)).toBeVisible()
})
