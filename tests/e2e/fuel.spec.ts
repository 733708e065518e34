import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { brokenByLargeText } from './large-text.ts'
import { expectPaper } from './paper.ts'

/** Types a fill-up at the pump and saves it. */
async function fill(page: Page, values: { odometer: string; amount: string; total: string; date?: string }) {
  await page
    .getByRole('button', { name: /^Add (?:Fill-up|your first fill-up)$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  if (values.date) await dialog.getByLabel('Date').fill(values.date)
  await dialog.getByLabel('Odometer (optional)').fill(values.odometer)
  await dialog.getByLabel('Amount of fuel').fill(values.amount)
  await dialog.getByLabel('Total paid').fill(values.total)
  await dialog.getByRole('button', { name: 'Save Fill-up' }).click()
  return dialog
}

test('fill-ups are noted at the pump, offline too, and give economy and cost', async ({
  signedIn: page,
  driver,
  server,
  context,
}) => {
  const stored = () =>
    server.admin(
      'select odometer::float, amount::float, total_minor from fill_ups where user_id = $1 order by odometer',
      [driver.userId],
    )
  await page.goto('/maintenance')
  await page.getByRole('link', { name: 'Fuel', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No fill-up yet' })).toBeVisible()
  const dialog = await fill(page, { odometer: '62.000', amount: '10,5', total: '1,234', date: '2026-01-02' })
  await expect(dialog.getByText('This can be 1234 or 1.234. Type 1234 or 1.2340.')).toBeVisible()
  await dialog.getByLabel('Total paid').fill('36,75')
  await expect(dialog.getByText('Comes to $3.500')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save Fill-up' }).click()
  await expect(page.getByText('Fill-up added')).toBeVisible()
  await context.setOffline(true)
  await fill(page, { odometer: '62300', amount: '10', total: '36' })
  await expect(page.getByText('Waiting to be sent')).toBeVisible()
  await expect(page.getByText('30.0 mpg (US)').first()).toBeVisible()
  await context.setOffline(false)
  await expect.poll(stored).toEqual([
    { odometer: 62_000, amount: 10.5, total_minor: 3675 },
    { odometer: 62_300, amount: 10, total_minor: 3600 },
  ])
  await expect(page.getByText('Waiting to be sent')).toBeHidden()
  await page.getByText('Prices and charts').click()
  // One tank is a figure; two days of prices are a line.
  await expect(page.getByText('The line starts with your next full tank.')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Fuel economy, mpg/ })).toHaveCount(0)
  await expect(page.getByRole('img', { name: /^Price per gallon: 2 values/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show as table' }).first().click()
  await expect(
    page.getByRole('region', { name: /^Price per gallon/ }).getByRole('cell', { name: '$3.500' }),
  ).toBeVisible()
  await expect(page.getByText('$0.120').first()).toBeVisible()
  await expect(page.getByText('Fuel and service; no purchase price')).toBeVisible()
  const addCost = async (values: Record<string, string>) => {
    await page.getByRole('button', { name: 'Add Cost' }).click()
    const cost = page.getByRole('dialog', { name: 'Add Cost' })
    for (const [label, value] of Object.entries(values)) {
      const input = cost.getByLabel(label)
      if (['What for', 'Paid every'].includes(label)) await input.selectOption({ label: value })
      else await input.fill(value)
    }
    await cost.getByRole('button', { name: 'Save Cost' }).click()
    await expect(cost).toBeHidden()
  }
  await context.setOffline(true)
  // From the first reading to today: however many days that are, all of the price.
  await addCost({ 'What for': 'Purchase', Amount: '3000', Date: '2026-01-02' })
  await expect(page.getByText('Waiting to be sent')).toBeVisible()
  await context.setOffline(false)
  await addCost({ 'What for': 'Insurance', Amount: '0.01', 'Paid every': 'Year', 'First day': '2020-02-01' })
  await expect(
    page.getByText('Fuel, service and insurance; no purchase price. With it: $10.120', { exact: true }),
  ).toBeVisible()
  await expect
    .poll(() =>
      server.admin(
        'select kind, amount::float, every, until from car_costs where user_id = $1 order by date',
        [driver.userId],
      ),
    )
    .toEqual([
      { kind: 'insurance', amount: 0.01, every: 'year', until: null },
      { kind: 'purchase', amount: 3000, every: null, until: null },
    ])
  await expect(page.getByText('Waiting to be sent')).toBeHidden()
  await expectPaper(page, () => expect(page.getByText('30.0 mpg (US)').first()).toBeVisible())
  await page
    .getByRole('button', { name: /^Edit the fill-up/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('list', { name: 'All fill-ups' }).getByRole('listitem')).toHaveCount(2)
  await expect.poll(async () => (await stored()).length).toBe(2)
  await page.getByRole('button', { name: /^Edit insurance/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/^Fuel and service; no purchase price\. With it/)).toBeVisible()
  await page.goto('/current-mileage')
  await expect(page.getByText('62,300 mi')).toBeVisible()
})

test('a file of fill-ups is asked about, added once, and undone', async ({ signedIn: page }) => {
  await page.goto('/fuel')
  const csv =
    'Date,Odometer,FuelConsumed,Cost,FuelEconomy,IsFillToFull,MissedFuelUp,Notes,Tags\n1/2/2024,1000,40.5,$60.00,0,True,False,,\n1/9/2024,1500,oops,$60.00,0,True,False,,\n'
  const choose = async () => {
    await page.getByRole('button', { name: /^Import/ }).click()
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'fuel.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  }
  await choose()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Line 3:')).toBeVisible()
  await dialog.getByLabel('How are dates like 3/4/2025 written?').selectOption('day-first')
  await dialog.getByLabel('The fuel is in').selectOption('l')
  await dialog.getByLabel('It was paid in').selectOption('EUR')
  await dialog.getByRole('button', { name: 'That’s right' }).click()
  await dialog.getByRole('button', { name: 'Add 1 fill-up' }).click()
  await expect(page.getByText('1 fill-up imported')).toBeVisible()
  await expect(page.getByRole('list', { name: 'All fill-ups' })).toContainText('Feb 1, 2024')
  await expect(page.getByRole('list', { name: 'All fill-ups' })).toContainText('€60.00')
  await choose()
  await dialog.getByLabel('How are dates like 3/4/2025 written?').selectOption('day-first')
  await dialog.getByLabel('The fuel is in').selectOption('l')
  await expect(dialog.getByText('Nothing new to add.')).toBeVisible()
})

test('a car of two kinds keeps charges and fuel apart, and a car of one never asks', async ({
  signedIn: page,
  driver,
  server,
  context,
}) => {
  const car = { name: 'Outlander', fuel: 'Plug-in hybrid' }
  expect((await driver.client.from('vehicles').insert(car)).error).toBeNull()
  await page.goto('/fuel')
  const dialog = page.getByRole('dialog')
  const add = async (kind: string, values: Record<string, string>, isAsked = false) => {
    await page
      .getByRole('button', { name: /^Add (?:Fill-up|your first fill-up)$/ })
      .first()
      .click()
    await dialog.getByLabel('Kind of energy').selectOption(kind)
    for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value)
    const save = dialog.getByRole('button', { name: kind === 'Electricity' ? 'Save Charge' : 'Save Fill-up' })
    await save.click()
    if (isAsked) {
      await expect(dialog.getByText('Jan 1, 2061 has not come yet.')).toBeVisible()
      await dialog.getByLabel('Date').fill('2026-01-20')
      await save.click()
    }
    await expect(dialog).toBeHidden()
  }
  await add('Gasoline', { 'Odometer (optional)': '10000', 'Amount of fuel': '8', Date: '2026-01-01' })
  await add('Electricity', {
    ...{ 'Odometer (optional)': '10000', 'Energy charged': '10', Place: 'Home', Date: '2026-01-01' },
  })
  await context.setOffline(true)
  await add('Electricity', {
    ...{ 'Odometer (optional)': '10400', 'Energy charged': '100', 'Total paid': '14', Date: '2026-01-20' },
  })
  await expect(page.getByText('Waiting to be sent')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Waiting to be sent')).toBeHidden()
  await add(
    'Gasoline',
    { 'Odometer (optional)': '10400', 'Amount of fuel': '5', 'Total paid': '18', Date: '2061-01-01' },
    true,
  )
  await expect(page.getByText('80.0 mpg (US)').first()).toBeVisible()
  await expect(page.getByText('4.0 mi/kWh').first()).toBeVisible()
  await expect(page.getByText('$0.080').first()).toBeVisible()
  await page.getByText('Prices and charts').click()
  await page.getByRole('button', { name: 'Electricity', exact: true }).click()
  const headed = (name: string) => page.getByRole('heading', { name, exact: true })
  const [ofFuel, ofCharges] = [headed('Fuel economy, mpg (US)'), headed('Economy, mi/kWh')] as const
  await expect(ofCharges).toBeVisible()
  await expect(ofFuel).toHaveCount(0)
  await expectPaper(page, async () => {
    await expect(ofCharges).toBeVisible()
    await expect(ofFuel).toBeVisible()
  })
  await expect
    .poll(() =>
      server.admin(
        'select energy, amount::float, amount_unit from fill_ups where user_id = $1 order by date, energy desc, amount',
        [driver.userId],
      ),
    )
    .toEqual([
      { energy: 'gasoline', amount: 8, amount_unit: 'us_gal' },
      { energy: 'electricity', amount: 10, amount_unit: 'kwh' },
      { energy: 'gasoline', amount: 5, amount_unit: 'us_gal' },
      { energy: 'electricity', amount: 100, amount_unit: 'kwh' },
    ])
  await test.step('a long list begins with its newest three', async () => {
    const older = { user_id: driver.userId, odometer: 9000, odometer_unit: 'mi', currency: 'USD' } as const
    const charge = { energy: 'electricity', amount: 1, amount_unit: 'kwh' } as const
    const { error } = await driver.client
      .from('fill_ups')
      .insert(['2025-12-01', '2025-12-02', '2025-12-03'].map((date) => ({ date, ...older, ...charge })))
    expect(error).toBeNull()
    await page.reload()
    const rows = page.getByRole('list', { name: 'All fill-ups' }).getByRole('listitem')
    await expect(page.getByRole('button', { name: 'Show all 7 fill-ups' })).toBeVisible()
    await expect(rows).toHaveCount(3)
    expect(await brokenByLargeText(page)).toEqual([])
    await expectPaper(page, () => expect(rows).toHaveCount(7))
    await page.getByRole('button', { name: 'Show all 7 fill-ups' }).click()
    await expect(rows.nth(3).getByRole('button')).toBeFocused()
    await expect(rows).toHaveCount(7)
  })
  await driver.client.from('vehicles').update({ fuel: 'Electric' }).eq('name', 'Outlander')
  await server.admin('delete from fill_ups where user_id = $1', [driver.userId])
  await page.reload()
  await page.getByRole('button', { name: 'Add your first charge' }).click()
  await expect(dialog.getByLabel('Energy charged')).toBeVisible()
  await expect(dialog.getByLabel('Kind of energy')).toBeHidden()
})
