import { expect, test } from './fixtures.ts'
import { log, openAdd, openLog, openTools, rowsOf } from './maintenance-log.ts'
import { expectAccessible } from './wcag.ts'

test('a filled log, its chart and its dialogs keep to WCAG 2.2 AA', async ({ signedIn: page, driver }) => {
  test.slow()
  await log(
    driver,
    { cost: 49.9, mileage: 62_000, notes: 'Mobil 1' },
    { item: 'Brake Pads', cost: 412, date: '2026-01-02' },
    { item: 'Mileage Update', mileage: 62_500 },
  )
  await openLog(page)
  await expect(rowsOf(page)).toHaveCount(3)
  await page.getByRole('heading', { name: 'Spending' }).click()
  await page.getByRole('button', { name: 'Show as table' }).waitFor()
  await expectAccessible(page, 'chart')
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expectAccessible(page, 'table')
  const dialog = await openAdd(page)
  await dialog.getByRole('button', { name: 'Save Record' }).click()
  await expect(dialog.getByText('Please select or enter a maintenance item')).toBeVisible()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  const tools = await openTools(page)
  await expectAccessible(page, 'tools')
  await tools.getByRole('button', { name: 'Import CSV' }).click()
  await page.getByLabel('CSV file').setInputFiles({
    name: 'a.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Item,Date\nOil,3/4/2025\n,1'),
  })
  await expect(page.getByText('1 record will be added.')).toBeVisible()
  await expectAccessible(page, 'import')
})
