import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const corner = (page: Page) => page.getByRole('complementary', { name: 'Debug' })

test('the debug corner appears on localhost, clear of the navigation [APP-040]', async ({ page }) => {
  await page.goto('/')
  await expect(corner(page)).toBeVisible()
  expect(await corner(page).boundingBox()).toMatchObject({ width: 24, height: 24 })
  await corner(page).getByRole('button').click()
  await expect(corner(page)).toContainText('unauthenticated')
  const box = await corner(page).boundingBox()
  const nav = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  expect(box && nav && box.y + box.height <= nav.y).toBe(true)
})
