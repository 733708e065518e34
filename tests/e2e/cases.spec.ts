import type { Page } from '@playwright/test'
import { CARS, type Car, simulatedCar } from '@tappet/obd/testing'
import { hear } from '../harness/microphone.ts'
import { idlingEngineWav } from '../harness/sample-diagnosis.ts'
import { expect, test } from './fixtures.ts'
import { ADAPTER_STEP_MS, passUntil } from './obd-demo.ts'
import { plugInSerial } from './obd-serial.ts'
import { picture } from './pictures.ts'
import { expectAccessible } from './wcag.ts'

test.describe.configure({ timeout: 600_000 })

/** What the microphone hears from its next opening on. */
const hearEngine = (state: 'well' | 'ticking') => hear(idlingEngineWav(state))

test.use({ permissions: ['microphone', 'clipboard-read', 'clipboard-write'] })

/** PID 01: lamp and count, then tests supported and incomplete (SAE J1979); spark ignition with catalyst, EVAP, O2. */
const STATUS = { broken: '81076500', cleared: '00076565', driven: '00076500' }

/** Of the garage's car, and of the simulated one that the adapter reads. */
const VIN = '1M8GDM9AXKP042788'

/** What the car says of itself: its code, and how far its own tests are. */
function drive({ units: [engine] }: Car, codes: string[], status: string): void {
  engine?.setCodes(codes)
  engine?.set(0x01, status)
}

async function record(page: Page): Promise<void> {
  await page.goto('/')
  const recorder = page.getByRole('region', { name: 'Recorder' })
  await recorder.getByRole('button', { name: 'Start recording' }).click()
  // Long enough to be held against the car's own normal.
  await expect(page.getByRole('timer')).toHaveText(/^0:(0[6-9]|[1-5]\d)$/)
  await recorder.getByRole('button', { name: 'Stop recording' }).click()
  await recorder.getByRole('button', { name: 'Idling' }).click()
  await recorder.getByRole('button', { name: 'Analyze Sound' }).click()
  await expect(page).toHaveURL(/\/results$/)
  await expect(page.getByRole('button', { name: 'Keep watching this' })).toBeVisible()
}

/** Records one take, until the page says so. */
async function take(page: Page, then: string): Promise<void> {
  await page.getByRole('button', { name: 'Record 10 seconds' }).click()
  await expect(page.getByRole('heading', { name: then })).toBeVisible()
}

/** Teaches the car's normal by three takes, while it is well. */
async function teach(page: Page): Promise<void> {
  hearEngine('well')
  await page.goto('/my-car-sound')
  await take(page, 'Take 2 of 3')
  await take(page, 'Take 3 of 3')
  await take(page, 'How does it sound now?')
}

/** Puts the result on the page into the case that is there. */
async function addToCase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep watching this' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep watching this' })
  await dialog.getByLabel('Which case?').selectOption('A knock when cold')
  await dialog.getByRole('button', { name: 'Add to case' }).click()
  await expect(page.getByRole('link', { name: 'Open its case' })).toBeVisible()
}

/** Stops the page's clock, whose time the adapter shares, and reads the car. */
async function readCar(page: Page): Promise<void> {
  await page.goto('/obd')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const connect = page.getByRole('button', { name: 'Connect Adapter' })
  await passUntil(page, connect, ADAPTER_STEP_MS)
  await connect.click()
  const usb = page.getByRole('button', { name: /^USB adapter/ })
  await passUntil(page, usb, ADAPTER_STEP_MS)
  await usb.click()
  const scanButton = page.getByRole('button', { name: 'Scan for Codes', disabled: false })
  await passUntil(page, page.getByText('Connected to USB adapter'), ADAPTER_STEP_MS)
  await passUntil(page, scanButton, ADAPTER_STEP_MS)
  await scanButton.click()
}

/** Reads the car, and adds what was read to the case. */
async function scan(page: Page): Promise<void> {
  await readCar(page)
  const add = page.getByRole('button', { name: 'Add to “A knock when cold”' })
  await passUntil(page, add, ADAPTER_STEP_MS)
  await add.click()
  await expect(add).toHaveCount(0)
  await page.clock.resume()
}

const openTheCase = async (page: Page) => {
  await page.goto('/cases')
  await page.getByRole('link', { name: /A knock when cold/ }).click()
  await expect(page.getByRole('heading', { name: 'A knock when cold' })).toBeVisible()
}

test('from a noise to the proof that it is gone: a case, its mechanic, the repair, and what the car says after it', async ({
  signedIn: page,
  driver: { client, userId: user_id },
  browser,
}) => {
  const car = { name: 'Blue Golf', vin: VIN, year: 1989, is_default: true }
  await client.from('vehicles').insert(car).throwOnError()
  await teach(page)
  const simulated = simulatedCar(CARS.healthyCan)
  drive(simulated, ['P0420'], STATUS.broken)
  await plugInSerial(page, { car: simulated }, 38_400)
  await page.clock.install()

  hearEngine('ticking')
  await record(page)
  await expect(page.getByText('Farther from its normal than usual: once')).toBeVisible()
  await take(page, 'Your car has changed')
  await page.getByRole('button', { name: 'Keep watching this' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep watching this' })
  await dialog.getByLabel('What is it about?').fill('A knock when cold')
  await picture(page, '1-keep-watching')
  await dialog.getByRole('button', { name: 'Open case' }).click()
  await page.getByRole('link', { name: 'Open its case' }).click()
  await expect(page.getByRole('link', { name: 'Read the codes', exact: true })).toBeVisible()
  await expect(page.getByText('Read the codes.')).toHaveCount(0)
  await expectAccessible(page, 'a case')
  await picture(page, '2-case-opened')

  await scan(page)
  await openTheCase(page)
  await expect(page.getByText('P0420', { exact: true })).toBeVisible()
  await expect(page.getByText('Record the same again when warm.')).toBeVisible()

  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByRole('dialog', { name: 'A link for the mechanic' })
  await link.getByRole('button', { name: 'Make link' }).click()
  const url = await link.getByLabel('Link').inputValue()
  await picture(page, '3-link')
  const mechanic = await (await browser.newContext()).newPage()
  // The token stands behind the #, so that no log of a server has it.
  const token = new URL(url).hash.slice(1)
  expect(token).toMatch(/^.{32,}$/)
  const addresses: string[] = []
  mechanic.on('request', (request) => addresses.push(request.url().split('#', 1)[0] ?? ''))
  await mechanic.goto(url)
  await expect(mechanic.getByRole('heading', { name: 'A case for you' })).toBeVisible()
  await expect(mechanic.getByText('A knock when cold')).toHaveCount(0)
  await picture(mechanic, '4-handover-closed')
  await mechanic.getByRole('button', { name: 'Open the case' }).click()
  await expect(mechanic.getByRole('heading', { name: 'A knock when cold' })).toBeVisible()
  await expect(mechanic.getByText('Blue Golf')).toBeVisible()
  await expect(mechanic.getByRole('button', { name: 'Play recording' })).toBeVisible()
  await expect(mechanic.getByText('Ask what was done.', { exact: false })).toBeVisible()
  await expectAccessible(mechanic, 'a hand-over')
  await picture(mechanic, '5-handover-open')
  await mechanic.getByLabel('What was found?').fill('Catalyst worn out, flange cracked')
  await mechanic.getByLabel('Parts (optional)').fill('Catalytic converter')
  await mechanic.getByLabel('Price (optional)').fill('1.234')
  await expect(mechanic.getByText(/^This can be 1234 or 1\.234\./)).toBeVisible()
  await mechanic.getByLabel('Price (optional)').fill('1234.50')
  await mechanic.getByRole('button', { name: 'Send to the driver' }).click()
  await expect(mechanic.getByText('In the driver’s case:')).toBeVisible()
  expect(addresses.filter((address) => address.includes(token))).toEqual([])
  await picture(mechanic, '6-handover-answered')
  await mechanic.context().close()

  await openTheCase(page)
  await expect(page.getByText('Catalyst worn out, flange cracked')).toBeVisible()
  await expect(page.getByText('$1,234.50')).toBeVisible()
  await expect(page.getByText(/^Opened once/)).toBeVisible()
  await page.getByRole('button', { name: 'Enter a quote' }).click()
  await page.getByLabel('Lines of the quote').fill('Catalytic converter 1100\nFlux capacitor 90')
  await page.getByRole('button', { name: 'Check quote' }).click()
  await expect(page.getByText('We have no range for this.')).toBeVisible()
  await picture(page, '7-finding-and-quote')

  const date = new Date().toISOString().slice(0, 10)
  await client.from('maintenance').insert({ user_id, item: 'Spark Plugs', date }).throwOnError()
  await openTheCase(page)
  await page.getByRole('button', { name: 'Add the repair' }).click()
  await page.getByLabel('Which record?').selectOption({ index: 1 })
  await picture(page, '8-add-repair')
  await page.getByRole('button', { name: 'Add repair', exact: true }).click()
  await expect(page.getByText('Repaired', { exact: true })).toBeVisible()
  await picture(page, '9-repaired')

  drive(simulated, [], STATUS.cleared)
  await scan(page)
  await openTheCase(page)
  await expect(
    page.getByText(/the car’s test \(catalyst\) was not seen to run since the repair/),
  ).toBeVisible()
  drive(simulated, [], STATUS.driven)
  await scan(page)
  await openTheCase(page)
  await expect(page.getByText(/has run since the repair and did not set it again/)).toBeVisible()
  await expect(page.getByText(/^Sound: it was not compared\. Nothing was recorded/)).toBeVisible()
  await expect(page.getByText('Repaired', { exact: true })).toBeVisible()
  hearEngine('well')
  await page.getByRole('link', { name: 'Compare the sound' }).click()
  await take(page, 'As it usually sounds')
  await page.getByRole('button', { name: 'Record 10 seconds' }).click()
  await expect(page.getByRole('button', { name: 'Keep watching this' })).toBeVisible()
  await addToCase(page)
  await openTheCase(page)
  await expect(page.getByText('Proven fixed', { exact: true })).toBeVisible()
  await expect(page.getByText(/in the same situation it is back near this car’s normal sound/)).toBeVisible()
  await expectAccessible(page, 'a proven case')
  await picture(page, '10-proven')

  drive(simulated, ['P0420'], STATUS.broken)
  await readCar(page)
  await passUntil(page, page.getByText('It is back: “A knock when cold” is open again'), ADAPTER_STEP_MS)
  await page.clock.resume()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Open cases' })).toBeVisible()
  await expect(page.getByRole('link', { name: /A knock when cold/ })).toContainText('Open')
  await picture(page, '11-home')
})
