import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { log, openAdd, openLog, rowsOf } from './maintenance-log.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`a filled log, its chart and its dialogs keep to WCAG 2.2 AA, ${colorScheme}`, async ({
    signedIn: page,
    driver,
  }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await log(
      driver,
      { cost: 49.9, mileage: 62_000, notes: 'Mobil 1' },
      { item: 'Brake Pads', cost: 412, date: '2026-01-02' },
      { item: 'Mileage Update', mileage: 62_500 },
    )
    await openLog(page)
    await expect(rowsOf(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Show chart' }).click()
    await page.getByRole('button', { name: 'Show as table' }).waitFor()
    expect.soft(await violations(page), 'chart').toEqual([])
    await page.getByRole('button', { name: 'Show as table' }).click()
    expect.soft(await violations(page), 'table').toEqual([])
    const dialog = await openAdd(page)
    await dialog.getByRole('button', { name: 'Save Record' }).click()
    await expect(dialog.getByText('Please select or enter a maintenance item')).toBeVisible()
    expect.soft(await violations(page), 'dialog').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Import CSV' }).click()
    await page.getByLabel('CSV file').setInputFiles({
      name: 'a.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Item,Date\nOil,3/4/2025\n,1'),
    })
    await expect(page.getByText('1 record will be added.')).toBeVisible()
    expect.soft(await violations(page), 'import').toEqual([])
  })
