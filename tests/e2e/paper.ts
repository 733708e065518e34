import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Holds a page as it is printed from a dark screen: dark on white, no tabs, nothing to press, and what `has` expects. */
export async function expectPaper(page: Page, has: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await has()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  const colors = await page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(title).color,
    ])
  expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(25, 27, 30)'])
  await page.emulateMedia({ media: 'screen', colorScheme: null })
}
