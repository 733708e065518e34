import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { log, openLog, rowsOf, stored, useTool } from './maintenance-log.ts'

async function choose(page: Page, name: string, content: string | Buffer) {
  await useTool(page, 'Import CSV')
  const dialog = page.getByRole('dialog', { name: 'Import CSV' })
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  return dialog
}

const LUBELOGGER = `Date,Description,Cost,Notes,Odometer,Tags
1/15/2024,Oil Change,"$1,234.56",Full synthetic,62000,diy
2/3/2024,Wiper blades,$12.00,,62500,
13/44/2024,Bad day,$1.00,,1,
3/20/2024,Tires,a lot,,63000,
`

test('what was exported is imported into a fresh account as the same rows [MNT-005]', async ({
  signedIn: page,
  driver,
  server,
  browser,
  saved,
}) => {
  test.slow()
  await log(
    driver,
    {
      mileage: 62_000,
      cost: 49.9,
      notes: '=1+1, "quoted"\r\nand a new line',
      receipt_url: 'https://a.example/r.jpg',
    },
    { item: '@SUM(A1:A9)', date: '2025-12-31', cost: 0.1 },
    { item: "'=already quoted", date: '2024-02-29', notes: 'שלום 🚗 \t' },
    { item: 'Mileage Update', date: '2024-01-01', mileage: 0 },
  )
  const before = await stored(server, driver)
  await openLog(page)
  const { bytes: csv } = await saved(() => useTool(page, 'Export CSV'))

  const fresh = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  ).newPage()
  await fresh.goto('/login?tab=signup')
  await fresh.getByLabel('Email').fill(`fresh-${driver.userId}@example.com`)
  await fresh.getByLabel('Password', { exact: true }).fill('steady idle at 800')
  await fresh.locator('form').getByRole('button', { name: 'Create Account' }).click()
  await expect(fresh).toHaveURL('/')
  await openLog(fresh)
  const dialog = await choose(fresh, 'tappet.csv', csv)
  await expect(dialog.getByText('4 records will be added.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 4 records' }).click()
  await expect(fresh.getByText('4 records imported')).toBeVisible()
  const [owner] = await server.admin<{ id: string }>('select id from auth.users where email = $1', [
    `fresh-${driver.userId}@example.com`,
  ])
  const after = await stored(server, { ...driver, userId: owner?.id ?? '' })
  const plain = (rows: Record<string, unknown>[]) => rows.map(({ id: _, ...row }) => row)
  expect(plain(after)).toEqual(plain(before))
  await fresh.context().close()
})

test('a LubeLogger file is previewed with what cannot be kept, added, recognised again, and undone', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await openLog(page)
  const dialog = await choose(page, 'lubelogger.csv', LUBELOGGER)
  await expect(dialog.getByText('a file from LubeLogger')).toBeVisible()
  await expect(dialog.getByText('3 records will be added.')).toBeVisible()
  await expect(dialog.getByText('"13/44/2024" is not a day.')).toBeVisible()
  await expect(dialog.getByText('"a lot" is not a valid cost.')).toBeVisible()
  // Nothing is added before what the file does not say was looked at.
  await expect(dialog.getByRole('list', { name: 'Not said in the file' })).toContainText('Odometer: miles.')
  await expect(dialog.getByRole('button', { name: 'Add 3 records' })).toBeDisabled()
  expect(await stored(server, driver)).toEqual([])
  await dialog.getByRole('button', { name: 'That’s right' }).click()
  await dialog.getByRole('button', { name: 'Add 3 records' }).click()
  await expect(page.getByText('3 records imported')).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(3)
  expect(await stored(server, driver)).toMatchObject([
    {
      item: 'Oil Change',
      date: '2024-01-15',
      mileage: 62_000,
      cost: 1234.56,
      notes: 'Full synthetic\nTags: diy',
    },
    { item: 'Wiper blades', cost: 12 },
    { item: 'Tires', cost: null },
  ])
  const again = await choose(page, 'lubelogger.csv', LUBELOGGER)
  await expect(again.getByText('Nothing new to add.')).toBeVisible()
  await expect(again.getByText('3 records are here already')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'No service recorded yet' })).toBeVisible()
  await expect.poll(() => stored(server, driver)).toEqual([])
})

test('a Fuelly file asks which car and which unit', async ({ signedIn: page, driver, server }) => {
  await openLog(page)
  const dialog = await choose(
    page,
    'services.csv',
    `car_name, model, service_type, sub_service_types, service_date, odometer, price, notes
Civic,2014 Civic,service,"engine_oil,oil_filter",2024-01-15,100000,49.90,0W-20
Truck,F-150,service,battery,2024-02-01,5,150,
`,
  )
  // Two cars are never taken for one: each is asked about, and nothing is chosen for the driver.
  await expect(dialog.getByRole('button', { name: /^Add/ })).toHaveCount(0)
  await dialog.getByLabel('Which car is Civic?').selectOption('Your car')
  await dialog.getByLabel('Which car is Truck?').selectOption('Leave these out')
  await dialog.getByRole('button', { name: 'That’s right' }).click()
  await dialog.getByLabel('The odometer is in').selectOption('km')
  // Another unit is another question.
  await dialog.getByRole('button', { name: 'That’s right' }).click()
  await dialog.getByRole('button', { name: 'Add 1 record' }).click()
  await expect(rowsOf(page)).toHaveCount(1)
  expect(await stored(server, driver)).toMatchObject([{ item: 'Oil Change', mileage: 62_137, cost: 49.9 }])
})

const HOSTILE: [string, string | Buffer, string][] = [
  ['a million columns', `Item,Date\n${'x,'.repeat(1_000_000)}`, 'Line 2 has 1,000,001 columns.'],
  ['NUL bytes', Buffer.from('Item,Date\nOil\0,2024-01-01'), 'This is not a text file.'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'This is not a text file.'],
  ['something else', 'name,phone\nAnn,1', 'We found no column with dates.'],
]
test('a file that is no log is refused with a word', async ({ signedIn: page, driver, server }) => {
  await openLog(page)
  for (const [what, content, message] of HOSTILE)
    await test.step(`a file of ${what}`, async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const dialog = await choose(page, 'hostile.csv', content)
      await expect.soft(dialog.getByRole('alert')).toContainText(message)
      await expect.soft(dialog.getByRole('button', { name: /^Add/ })).toHaveCount(0)
    })
  expect(await stored(server, driver)).toEqual([])
})

test('formulas, markup and a script’s address in a file are stored as text, or left out with a word', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await openLog(page)
  const dialog = await choose(
    page,
    'hostile.csv',
    'Item,Date,Mileage (miles),Cost (USD),Notes,Receipt\n' +
      "'=cmd|' /C calc'!A0,2024-01-01,,,<script>alert(1)</script>,javascript:alert(1)\n",
  )
  await expect(dialog.getByText('The receipt is not a web address.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 1 record' }).click()
  await expect(rowsOf(page)).toHaveCount(1)
  expect(await stored(server, driver)).toMatchObject([
    { item: "=cmd|' /C calc'!A0", notes: '<script>alert(1)</script>', receipt_url: null },
  ])
})

test('one file brings fuel and services, columns said by hand are remembered, and an edited line is asked about', async ({
  signedIn: page,
  driver,
  server,
}) => {
  test.slow()
  await openLog(page)
  const FUELIO =
    '"## Log"\n"Data","Odo (km)","Fuel (litres)","Full","Price (optional)"\n"2024-01-10","10500","40","1","60"\n' +
    '"## Costs"\n"CostTitle","Date","Odo","Notes","Cost"\n"Wipers","2024-01-05","10200","","39"\n'
  const fuelio = await choose(page, 'fuelio.csv', FUELIO)
  await fuelio.getByRole('button', { name: 'That’s right' }).click()
  await fuelio.getByRole('button', { name: 'Add 1 record and 1 fill-up' }).click()
  await expect(page.getByText('1 record and 1 fill-up imported')).toBeVisible()
  expect(await stored(server, driver)).toMatchObject([{ item: 'Wipers', mileage: 6338, cost: 39 }])

  const again = await choose(page, 'fuelio.csv', FUELIO.replace('"39"', '"45"'))
  await expect(again.getByText('Nothing new to add.')).toBeVisible()
  await again.getByLabel('1 line looks like one you have').selectOption('Take the file’s')
  await again.getByRole('button', { name: 'That’s right' }).click()
  await again.getByRole('button', { name: 'Change 1' }).click()
  await expect.poll(() => stored(server, driver)).toMatchObject([{ item: 'Wipers', cost: 45 }])

  const OWN = 'when,what we did,spent\n2024-02-03,Wash,-12\n'
  const own = await choose(page, 'own.csv', OWN)
  await own.getByLabel('what we did').selectOption('Service')
  await own.getByLabel('spent').selectOption('Cost')
  await own.getByRole('button', { name: 'That’s right' }).click()
  await own.getByRole('button', { name: 'Add 1 record' }).click()
  await expect(page.getByText('1 record imported')).toBeVisible()
  await expect
    .poll(() => stored(server, driver))
    .toMatchObject([{ item: 'Wipers' }, { item: 'Wash', cost: -12 }])
  const next = await choose(page, 'own.csv', OWN.replace('02-03', '03-03'))
  await expect(next.getByText('1 record will be added.')).toBeVisible()
})
