import type { Locator } from '@playwright/test'
import { callsOf, expectCall } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { addRecord, log, openAdd, openLog, openTools, rowsOf, search, stored } from './maintenance-log.ts'
import { expectPaper } from './paper.ts'
import { dismissMessages } from './visit.ts'

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  // Again where rows came or went between the two looks.
  await expect(async () => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()]
    expect(above && below && above.y + above.height).toBeLessThanOrEqual(below?.y ?? 0)
  }).toPass()
}

test('an empty log fills, and what fails or is wrong is said where it is', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await test.step('a failed load says so and tries again [ERR-020]', async () => {
    await page.route('**/rest/v1/maintenance*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/maintenance')
    await expect(page.getByRole('heading', { name: 'Failed to load maintenance records' })).toBeVisible()
    await page.unroute('**/rest/v1/maintenance*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No service recorded yet' })).toBeVisible()
  })
  await test.step('an empty log says first what will appear, with one step, and has everything at hand [MNT-007] [MNT-008] [MNT-009] [MNT-010] [MNT-011] [MNT-012] [MNT-013] [MNT-017] [MNT-018]', async () => {
    await expect(page.getByRole('heading', { name: 'No service recorded yet' })).toBeVisible()
    const figures = page.getByRole('main').locator('dl').first()
    for (const figure of ['Total Records', 'YTD Spending', 'Next Service'])
      await expect(figures.getByText(figure)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add New Record' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add your first record' })).toBeInViewport({ ratio: 1 })
    await expectAbove(page.getByText('Add your first record'), figures)
    const tools = await openTools(page)
    for (const name of ['Export CSV', 'Export PDF', 'Import CSV'])
      await expect(tools.getByRole('button', { name })).toBeVisible()
    // Nothing can be narrowed yet.
    await expect(tools.getByRole('combobox')).toHaveCount(0)
    await expect(tools.getByRole('searchbox')).toHaveCount(0)
    await page.getByRole('link', { name: 'Reminder Settings' }).click()
    await expect(page).toHaveURL('/reminder-settings')
    await page.goBack()
    await page.getByRole('link', { name: 'Current Mileage' }).click()
    await expect(page).toHaveURL('/current-mileage')
    await page.goBack()
  })
  await test.step('what is missing or wrong is said where it is [MNT-028] [MNT-029] [MNT-030] [MNT-031] [MNT-032] [MNT-033]', async () => {
    const dialog = await openAdd(page)
    const save = dialog.getByRole('button', { name: 'Save Record' })
    await save.click()
    await expect(dialog.getByText('Please select or enter a maintenance item')).toBeVisible()
    await dialog.getByLabel('Maintenance item').selectOption('Custom Item')
    await dialog.getByLabel('Date').fill('')
    await dialog.getByLabel('Mileage').fill('12.5')
    await dialog.getByLabel('Cost').fill('1.2345')
    await save.click()
    await expect(dialog.getByText('Please select or enter a maintenance item')).toBeVisible()
    await expect(dialog.getByText('Please choose the date of the service')).toBeVisible()
    await expect(dialog.getByText('Mileage is a whole number, for example 62000')).toBeVisible()
    await expect(dialog.getByText(/Cost is an amount with at most two decimals/)).toBeVisible()
    await expect(dialog.getByLabel('Cost')).toHaveAttribute('step', '0.01')
    expect(await stored(server, driver)).toEqual([])
    await dialog.getByLabel('Custom item name').fill('Wiper blades')
    await dialog.getByLabel('Date').fill('2026-02-28')
    await dialog.getByLabel('Mileage').fill('62000')
    await dialog.getByLabel('Cost').fill('49.90')
    await dialog.getByLabel('Notes').fill('Bosch')
    await save.click()
    await expect(page.getByText('Maintenance record added successfully')).toBeVisible()
    expect(await stored(server, driver)).toMatchObject([
      { item: 'Wiper blades', date: '2026-02-28', mileage: 62_000, cost: 49.9, notes: 'Bosch' },
    ])
  })
  await test.step('a refused record is said, and what was typed stays [ERR-021]', async () => {
    await dismissMessages(page)
    await page.route('**/rest/v1/maintenance*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 500,
            json: { code: 'XX000', message: 'internal', details: null, hint: null },
          })
        : route.continue(),
    )
    const dialog = await openAdd(page)
    await dialog.getByLabel('Maintenance item').selectOption('Battery')
    await dialog.getByLabel('Notes').fill('Varta')
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expect(page.getByText('Failed to add maintenance record')).toBeVisible()
    await expect(dialog.getByLabel('Notes')).toHaveValue('Varta')
    await page.unroute('**/rest/v1/maintenance*')
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expect(page.getByText('Maintenance record added successfully')).toBeVisible()
    expect(await stored(server, driver)).toHaveLength(2)
  })
  await test.step('what was typed survives a dialog that was closed by mistake', async () => {
    const dialog = await openAdd(page)
    await dialog.getByLabel('Notes').fill('half a thought')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Add New Record' })).toBeFocused()
    await openAdd(page)
    await expect(dialog.getByLabel('Notes')).toHaveValue('half a thought')
  })
})

test('an oil change is written down in three taps, and its reminder counts from it [MNT-001] [MNT-020] [MNT-026] [MNT-027] [MNT-034] [MNT-035] [ERR-022] [API-015]', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-05T23:30:00'))
  await page.goto('/')
  await page.getByRole('link', { name: 'Service', exact: true }).click()
  await page.getByRole('button', { name: 'Add New Record' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Date')).toHaveValue('2026-03-05')
  const calls = callsOf(page)
  await dialog.getByRole('button', { name: 'Oil Change' }).click()
  await dialog.getByRole('button', { name: 'Save Record' }).click()
  await expect(page.getByText('Maintenance record added successfully')).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText('Oil Change')
  await expect(rowsOf(page)).toContainText('Mar 5, 2026')
  const row = expect.objectContaining({ user_id: driver.userId, item: 'Oil Change', date: '2026-03-05' })
  await expectCall(calls, { method: 'POST', path: '/rest/v1/maintenance', body: [row] })
  expect(await stored(server, driver)).toMatchObject([
    { item: 'Oil Change', date: '2026-03-05', mileage: null, cost: null, notes: null },
  ])
  const prefs =
    'select item, last_done_date::text, months_interval from public.reminder_prefs where user_id = $1'
  await expect
    .poll(() => server.admin(prefs, [driver.userId]))
    .toEqual([{ item: 'Oil Change', last_done_date: '2026-03-05', months_interval: 6 }])
  const again = await openAdd(page)
  await expect(again.getByLabel('Maintenance item')).toHaveValue('')
  await expect(again.getByLabel('Date')).toHaveValue('2026-03-05')
})

test('the three figures count services of this year and the next one due [MNT-011] [MNT-012] [MNT-013] [MNT-040]', async ({
  signedIn: page,
  driver,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-15T12:00:00'))
  await log(
    driver,
    { date: '2026-01-01', cost: 40.5, mileage: 49_000 },
    { date: '2025-12-31', cost: 500, item: 'Tires' },
    { date: '2026-03-01', item: 'Mileage Update', mileage: 50_000, cost: 999 },
  )
  // The oil change in the log has a reminder already, which would count from it.
  const oil = { item: 'Oil Change', months_interval: null, miles_interval: 5000, last_done_mileage: 45_300 }
  const battery = { item: 'Battery', months_interval: 48, last_done_date: '2025-01-01' }
  for (const reminder of [oil, battery])
    expect(
      await driver.client
        .from('reminder_prefs')
        .upsert({ user_id: driver.userId, ...reminder }, { onConflict: 'user_id,item' }),
    ).toMatchObject({ error: null })
  await openLog(page)
  const figures = page.getByRole('main').locator('dl').first()
  await expect(figures).toContainText('Total Records2')
  await expect(figures).toContainText('YTD Spending$41')
  await expect(figures).toContainText('Next ServiceOil Change')
  await expect(figures).toContainText('In 300 mi')
  await page.getByRole('button', { name: 'Log it' }).click()
  await expect(page.getByRole('dialog').getByLabel('Maintenance item')).toHaveValue('Oil Change')
})

test('search, item and year narrow the list until they are cleared [MNT-003] [MNT-004] [MNT-014] [MNT-015] [MNT-016] [MNT-019]', async ({
  signedIn: page,
  driver,
}) => {
  await log(
    driver,
    { notes: 'Mobil 1 from NAPA' },
    { item: 'Tires', date: '2025-11-30' },
    { item: 'Mileage Update', date: '2025-06-01', mileage: 50_000 },
  )
  await openLog(page)
  await expect(rowsOf(page)).toHaveCount(3)
  await expect(page.getByText('Clear filters')).toHaveCount(0)
  await search(page, 'napa')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText('Oil Change')
  // What matched is said in the row.
  await expect(rowsOf(page).getByText('Mobil 1 from NAPA')).toBeVisible()
  const tools = await openTools(page)
  await tools.getByLabel('Filter by year').selectOption('2025')
  await expect(page.getByRole('heading', { name: 'No record matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rowsOf(page)).toHaveCount(3)
  await tools.getByLabel('Filter by year').selectOption('2025')
  await expect(rowsOf(page)).toHaveCount(2)
  await tools.getByLabel('Filter by item').selectOption('Tires')
  await expect(rowsOf(page)).toHaveCount(1)
  await search(page, 'tires')
  await page.getByRole('button', { name: 'Search & Tools' }).click()
  await expect(tools).toBeHidden()
  await expect(page.getByText('Only “tires”, Tires, 2025')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect((await openTools(page)).getByRole('searchbox')).toHaveValue('')
})

test('who did the work is written down, shown with what was paid to the cent, searched and changed', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await log(driver, { item: 'Tires', cost: 400, shop: 'Tire Barn' })
  await openLog(page)
  await addRecord(page, 'Brake Pads', { Cost: '245.50', Shop: 'Joe’s Garage' })
  const pads = rowsOf(page).filter({ hasText: 'Brake Pads' })
  await expect(pads.getByText('Shop: Joe’s Garage')).toBeVisible()
  await expect(pads.getByText('$245.50').filter({ visible: true })).toBeVisible()
  await search(page, 'joe')
  await expect(rowsOf(page)).toHaveCount(1)
  await pads.getByRole('button', { name: /^Edit Brake Pads/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Record' })
  await expect(dialog.getByLabel('Shop')).toHaveValue('Joe’s Garage')
  await dialog.getByLabel('Shop').fill('')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Maintenance record updated')).toBeVisible()
  expect(await stored(server, driver)).toMatchObject([
    { item: 'Tires', cost: 400, shop: 'Tire Barn' },
    { item: 'Brake Pads', cost: 245.5, shop: null },
  ])
})

test('a record is changed, deleted, and put back as it was', async ({ signedIn: page, driver, server }) => {
  await log(driver, { mileage: 62_000, cost: 49.9, notes: 'Mobil 1' })
  await openLog(page)
  await page.getByRole('button', { name: 'Edit Oil Change, Mar 5, 2026' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Record' })
  await expect(dialog.getByLabel('Mileage')).toHaveValue('62000')
  await dialog.getByLabel('Cost').fill('55')
  await dialog.getByLabel('Notes').fill('')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Maintenance record updated')).toBeVisible()
  const changed = await stored(server, driver)
  expect(changed).toMatchObject([{ mileage: 62_000, cost: 55, notes: null }])
  await page.getByRole('button', { name: 'Edit Oil Change, Mar 5, 2026' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Record deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No service recorded yet' })).toBeVisible()
  expect(await stored(server, driver)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowsOf(page)).toHaveCount(1)
  await expect.poll(() => stored(server, driver)).toEqual(changed)
})

test('a row is what was written: an odometer reading, hostile text, kilometers', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await test.step('an odometer reading is a slim line and no record', async () => {
    await log(driver, { item: 'Mileage Update', mileage: 62_000 })
    await openLog(page)
    await expect(rowsOf(page)).toContainText('62,000 mi')
    await expect(page.getByRole('main').locator('dl').first()).toContainText('Total Records0')
    await expect(rowsOf(page).getByRole('heading')).toHaveCount(0)
  })
  await test.step('hostile text is stored and shown as the text it is', async () => {
    const item = '=HYPERLINK("https://evil.example","x") \u202Eגלגל🚗'
    const notes = `<img src=x onerror=alert(1)>${'n'.repeat(10_000)}`
    const dialog = await openAdd(page)
    await dialog.getByLabel('Maintenance item').selectOption('Custom Item')
    await dialog.getByLabel('Custom item name').fill(item)
    await dialog.getByLabel('Notes').fill(notes)
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expect(page.getByText('Maintenance record added successfully')).toBeVisible()
    expect(await stored(server, driver)).toContainEqual(expect.objectContaining({ item, notes }))
    await expect(rowsOf(page).filter({ hasText: '=HYPERLINK' })).toHaveCount(1)
    await expect(page.locator('main img')).toHaveCount(0)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })
  await test.step('kilometers are shown, typed and stored as miles', async () => {
    await page.evaluate(() => localStorage.setItem('tappet.distance-unit', 'km'))
    await openLog(page)
    await addRecord(page, 'Battery', { Mileage: '100000' })
    await expect(rowsOf(page).filter({ hasText: 'Battery' })).toContainText('100,000 km')
    expect(await stored(server, driver)).toContainEqual(expect.objectContaining({ mileage: 62_137 }))
  })
})

test('a log of thousands is read whole, keeps few rows in the page, and works by keyboard [MNT-020]', async ({
  signedIn: page,
  driver,
}) => {
  test.slow()
  const first = Date.UTC(2026, 2, 5)
  const many = Array.from({ length: 2500 }, (_, index) => ({
    date: new Date(first - Math.floor(index / 2) * 86_400_000).toISOString().slice(0, 10),
    item: index === 2499 ? 'The very first one' : 'Oil Change',
  }))
  await log(driver, ...many)
  await openLog(page)
  await expect(page.getByRole('main').locator('dl').first()).toContainText('Total Records2,500')
  expect(await rowsOf(page).count()).toBeLessThan(60)
  await expect(rowsOf(page).first()).toHaveAttribute('aria-setsize', '2500')
  await expect(rowsOf(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Show all 2,500' }).press('Enter')
  await expect(rowsOf(page).nth(3).getByRole('button').first()).toBeFocused()
  await search(page, 'very first')
  await expect(rowsOf(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await rowsOf(page).first().getByRole('button').first().focus()
  for (let row = 0; row < 60; row += 1) {
    await page.keyboard.press('Tab')
    // No hand is faster than a frame.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
  }
  const reached = await page.evaluate(
    () => document.activeElement?.closest('li')?.getAttribute('aria-posinset') ?? '',
  )
  expect(Number(reached)).toBeGreaterThan(25)
  await page.keyboard.press('End')
  await expect(rowsOf(page).getByText('The very first one')).toBeVisible()
})

test('the figures come first, search and tools unfold by keyboard, and paper has every record', async ({
  signedIn: page,
  driver,
}) => {
  const days = Array.from({ length: 29 }, (_, day) => ({
    date: `2025-11-${String(day + 1).padStart(2, '0')}`,
  }))
  await log(driver, { cost: 49.9 }, ...days)
  await openLog(page)
  await expectAbove(page.getByText('Total Records'), rowsOf(page).first())
  const button = page.getByRole('button', { name: 'Search & Tools' })
  await expectAbove(button, rowsOf(page).first())
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  for (const name of ['Import CSV', 'Export CSV', 'Export PDF'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await test.step('a phone has the newest three, a wide screen eight beside the chart', async () => {
    await expect(rowsOf(page)).toHaveCount(3)
    await expect(page.getByRole('list', { name: 'By category' })).toHaveCount(0)
    await expectAbove(rowsOf(page).last(), page.getByRole('heading', { name: 'Spending' }))
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(rowsOf(page)).toHaveCount(8)
    await expect(page.getByRole('list', { name: 'By category' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
  })
  await test.step('paper has all of them, dark on white', async () => {
    await expectPaper(page, () => expect(rowsOf(page)).toHaveCount(30))
    await expect(rowsOf(page)).toHaveCount(3)
  })
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('region', { name: 'Search & Tools' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('button', { name: 'Import CSV' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Import CSV' })).toBeVisible()
})

test('on a phone with text of twice the size the log covers nothing and does not scroll sideways', async ({
  signedIn: page,
  driver,
}) => {
  await log(driver, { item: 'Transmission Fluid', cost: 1249.9, notes: 'Mobil 1' }, { item: 'Tires' })
  await openLog(page)
  await expect(rowsOf(page)).toHaveCount(2)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const add = page.getByRole('button', { name: 'Add New Record' })
  // Both are of one day: either may stand first.
  const row = rowsOf(page).filter({ hasText: 'Transmission Fluid' })
  const price = row.getByText('$1,249.90').filter({ visible: true })
  const name = row.getByText('Transmission Fluid')
  await expectAbove(add, page.getByRole('button', { name: 'Search & Tools' }))
  await openTools(page)
  const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(sizes[0]).toBeLessThanOrEqual(sizes[1] ?? 0)
  await expectAbove(name, price)
  await expectAbove(price, row.getByRole('button'))
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(add).not.toBeInViewport()
})
