import { expect, test } from './fixtures.ts'

test('[ACC-004] the Subscription card leads to the plans', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('link', { name: 'View Plans' }).click()
  await expect(page).toHaveURL('/plans')
})

test('[ACC-005] the Account card leads to the account', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Manage Account' }).click()
  await expect(page).toHaveURL('/account')
})

test('[ACC-006] both buttons of the Notifications card lead to the reminders', async ({ signedIn: page }) => {
  for (const name of ['Reminder Settings', 'Service Intervals']) {
    await page.goto('/settings')
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL('/reminder-settings')
  }
})

test('[ACC-007] [ACC-008] the model card shows the version and offers nothing to press', async ({ page }) => {
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'About the AI Model' })
  await expect(card).toContainText('v1.0.0')
  await expect(card.locator('a, button, input')).toHaveCount(0)
})

test('[ACC-009] [ACC-010] [ACC-011] [ACC-012] [ACC-013] the Support card links to help, by mail as well', async ({
  page,
}) => {
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Support & Help' })
  await expect(card.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/)
  await expect(card.getByRole('link', { name: 'Help & FAQ' })).toHaveAttribute('href', '/help-faq')
  await expect(card.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  await expect(card.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms-of-service',
  )
})
