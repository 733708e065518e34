import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

test('distances chosen in Settings are shown everywhere at once, and stay', async ({
  signedIn: page,
  driver,
}) => {
  const { error } = await driver.client
    .from('maintenance')
    .insert({ user_id: driver.userId, item: 'Oil Change', date: '2026-03-05', mileage: 62_000 })
  expect(error).toBeNull()
  await page.goto('/settings')
  await test.step('both buttons of the Notifications card lead to the reminders [ACC-006]', async () => {
    for (const name of ['Reminder Settings', 'Service Intervals']) {
      await page.getByRole('link', { name }).click()
      await expect(page).toHaveURL('/reminder-settings')
      await page.goBack()
    }
  })
  const distances = page.getByRole('group', { name: 'Distances' })
  await expect(distances.getByRole('button', { name: 'Miles' })).toHaveAttribute('aria-pressed', 'true')
  await distances.getByRole('button', { name: 'Kilometers' }).click()
  await expect(distances.getByRole('button', { name: 'Kilometers' })).toHaveAttribute('aria-pressed', 'true')
  await visit(page, '/current-mileage')
  await expect(page.getByText('99,779 km')).toBeVisible()
  await page.goto('/settings')
  await distances.getByRole('button', { name: 'Miles' }).click()
  await page.goto('/current-mileage')
  await expect(page.getByText('62,000 mi')).toBeVisible()
})

async function expectCards(page: Page): Promise<void> {
  const model = page.getByRole('region', { name: 'About the AI Model' })
  await expect(model).toContainText('v1.0.0')
  await expect(model.locator('a, button, input')).toHaveCount(0)
  const card = page.getByRole('region', { name: 'Support & Help' })
  await expect(card.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=/,
  )
  await expect(card).toContainText('No support address here. Ask the person who runs this server.')
  await expect(card.getByRole('link', { name: 'Help & FAQ' })).toHaveAttribute('href', '/help-faq')
  await expect(card.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  await expect(card.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms-of-service',
  )
  await test.step('the cards lead to the plans and to the account [ACC-004] [ACC-005]', async () => {
    for (const [name, path] of [
      ['View Plans', '/plans'],
      ['Manage Account', '/account'],
    ] as const) {
      await page.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await page.goBack()
    }
  })
}

test("the noise filter switch is the recorder's own, in both directions; the other cards say and lead", async ({
  page,
}) => {
  await page.goto('/')
  const atHome = page.getByRole('switch', { name: 'Noise filter' })
  await expect(atHome).not.toBeChecked()
  // By the app's own links, so that the recorder lives on.
  const toSettings = async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click()
    await page.getByRole('link', { name: 'Settings' }).click()
    return page.getByRole('switch', { name: 'Noise filter' })
  }
  const toHome = () =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  const inSettings = await toSettings()
  await inSettings.check()
  await toHome()
  await expect(atHome).toBeChecked()
  await atHome.uncheck()
  await toSettings()
  await expect(inSettings).not.toBeChecked()
  await inSettings.check()
  await page.reload()
  await expect(inSettings).toBeChecked()
  await test.step('the model card shows the version and offers nothing to press; the Support card links to help [ACC-007] [ACC-008] [ACC-009] [ACC-010] [ACC-011] [ACC-012] [ACC-013]', () =>
    expectCards(page))
})
