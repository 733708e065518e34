import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { brokenByLargeText } from './large-text.ts'
import { rowsOf } from './maintenance-log.ts'
import { expectAccessible, violations } from './wcag.ts'

async function startDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: 'Demo' })).toBeVisible()
}

const demoAccounts = (server: { admin(sql: string): Promise<{ id?: unknown }[]> }) =>
  server.admin("select id from auth.users where raw_app_meta_data ->> 'demo' = 'true'")

test('a visitor tries the demo, looks round, and removes it', async ({ page, server }) => {
  test.slow()
  const before = (await demoAccounts(server)).length
  await page.goto('/login')
  await startDemo(page)
  expect(await demoAccounts(server)).toHaveLength(before + 1)
  const due = page.getByRole('heading', { name: 'Service due' })
  await expect(due).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Oil Change' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tire Rotation' })).toBeVisible()

  await page.goto('/history')
  await expect(page.getByText('3 saved analyses')).toBeVisible()
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.nth(1)).toContainText('Comprehensive diagnosis')
  await cards
    .first()
    .getByRole('button', { name: /^View / })
    .click()
  await expect(page).toHaveURL('/results')
  await page.getByRole('button', { name: 'Play recording' }).click()
  await expect(page.getByRole('button', { name: /^(Pause|Stop)/ })).toBeVisible()

  await page.goto('/maintenance')
  await page.getByRole('button', { name: /^Show all / }).click()
  await expect(rowsOf(page).filter({ hasText: 'Wiper Blades' })).toBeVisible()
  await expect(rowsOf(page).filter({ hasText: 'Coolant Flush' })).toContainText('$129')

  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'This is a demo' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await violations(page)).toEqual([])
  await expectAccessible(page, 'demo')
  await page.getByRole('button', { name: 'Remove demo' }).last().click()
  const dialog = page.getByRole('alertdialog', { name: 'Remove this demo?' })
  await dialog.getByRole('button', { name: 'Remove demo' }).click()
  await expect(page.getByText('Demo removed')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Try the demo' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Demo' })).toHaveCount(0)
  expect(await demoAccounts(server)).toHaveLength(before)
  expect(await page.evaluate(() => localStorage.getItem('tappet.session'))).toBeNull()
})

test('the bar removes it from any page, and the dialog starts it', async ({
  page,
  server,
  driver: { email, password, userId },
}) => {
  const before = (await demoAccounts(server)).length
  // An account that is marked as one: its sounds, which take a minute to hear, are not looked at here.
  await server.admin(
    `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"demo": true}' where id = $1`,
    [userId],
  )
  await page.route('**/functions/v1/demo', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { email, password } }) : route.continue(),
  )
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Try the demo' }).click()
  await expect(page.getByRole('heading', { name: 'This is a demo' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const bar = page.getByRole('region', { name: 'Demo' })
  expect(await brokenByLargeText(page)).toEqual([])
  await bar.getByRole('button', { name: 'Remove demo' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Remove this demo?' })
  await dialog.getByRole('button', { name: 'Keep looking around' }).click()
  await expect(dialog).toBeHidden()
  expect(await demoAccounts(server)).toHaveLength(before + 1)
  await bar.getByRole('button', { name: 'Remove demo' }).click()
  await dialog.getByRole('button', { name: 'Remove demo' }).click()
  await expect(page).toHaveURL('/login')
  expect(await demoAccounts(server)).toHaveLength(before)
})

test('where demos are off, or too many were started, nothing is promised', async ({ page }) => {
  await page.route('**/functions/v1/demo', (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many demos were started.', code: 'too_many_demos' } }),
  )
  await page.goto('/login')
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page.getByText('Many demos were started in the last hour.')).toBeVisible()
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), demoEnabled: false } })
  })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try the demo' })).toHaveCount(0)
})
