import { expect, test } from './fixtures.ts'
import { useTool } from './maintenance-log.ts'
import { visit } from './visit.ts'

test.use({ settings: { PLANS: 'off' } })

const SOLD = /\$4\.99|\bUpgrade\b|\bPRO\b|\bPro\b|\bFREE\b|Subscription/

test('with PLANS=off no page shows a price, a plan or Upgrade, and the limits are said', async ({
  signedIn: page,
}) => {
  const places = [
    ['/', 'Hear what your car is telling you'],
    ['/settings', 'Settings'],
    ['/plans', 'Limits'],
    ['/account', 'Account'],
    ['/help-faq', 'Help & FAQ'],
    ['/terms-of-service', 'Terms of Service'],
    ['/review-notes', 'Review Notes'],
    ['/maintenance', 'Maintenance Log'],
  ] as const
  for (const [path, heading] of places)
    await test.step(path, async () => {
      if (path === '/') await page.goto(path)
      else await visit(page, path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.getByRole('main')).not.toHaveText(SOLD)
      if (path === '/plans') await expect(page.getByRole('definition').first()).toHaveText('5')
      if (path === '/account') await expect(page.getByText('Not offered here')).toBeVisible()
    })
  await test.step('a refused PDF says why, and offers nothing to buy', async () => {
    await useTool(page, 'Export PDF')
    await expect(
      page.getByText('PDF export is not part of what this server offers your account'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Upgrade' })).toHaveCount(0)
  })
})
