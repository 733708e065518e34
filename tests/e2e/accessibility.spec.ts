import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { LATEST_RESULT_KEY } from '../../apps/web/src/backend/kept-results.ts'
import { createAccount, seedDriver } from '../../scripts/screens/seed.ts'
import type { TestServer } from '../harness/server.ts'
import { expect, test } from './fixtures.ts'
import { sampleDiagnosis } from './sample-diagnosis.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const OPEN = [
  '/',
  '/obd',
  '/dtc/P0301',
  '/settings',
  '/plans',
  '/account',
  '/help-faq',
  '/comprehensive-diagnosis',
  '/privacy-policy',
  '/terms-of-service',
  '/review-notes',
  '/login',
  '/login?tab=signup',
  '/auth/reset',
  '/security-test',
  '/security-proof',
  '/no/such/page',
]
const OWN = [
  '/',
  '/results',
  '/history',
  '/maintenance',
  '/maintenance/reminders',
  '/reminder-settings',
  '/current-mileage',
  '/obd',
  '/comprehensive-diagnosis',
  '/account',
  '/settings',
  '/plans',
]

/** Opens a path and waits until it has loaded what it shows. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** The page of a driver with a log, reminders, diagnoses and news: the pages in full. */
async function asDriverOfTwoYears(page: Page, server: TestServer): Promise<void> {
  const account = await createAccount(server, `a11y-${crypto.randomUUID()}@example.com`, 'Sam Rivera')
  await seedDriver(server, account, null, Date.now())
  await page.addInitScript(
    ([session, key, result]) => {
      localStorage.setItem('tappet.session', session)
      sessionStorage.setItem(key, result)
    },
    [account.session, LATEST_RESULT_KEY, JSON.stringify(sampleDiagnosis())] as const,
  )
}

/** What axe finds on what the page shows now, as "rule: element" lines. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no page breaks WCAG 2.2 AA for a visitor, ${colorScheme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of OPEN) {
      await open(page, path)
      expect.soft(await violations(page), path).toEqual([])
    }
  })

  test(`no empty page breaks WCAG 2.2 AA, ${colorScheme}`, async ({ signedIn: page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of ['/history', '/maintenance', '/reminder-settings', '/current-mileage']) {
      await open(page, path)
      expect.soft(await violations(page), path).toEqual([])
    }
  })

  test(`no page breaks WCAG 2.2 AA for a driver, ${colorScheme}`, async ({ page, server }) => {
    test.slow()
    await asDriverOfTwoYears(page, server)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of OWN) {
      await open(page, path)
      expect.soft(await violations(page), path).toEqual([])
    }
  })
}

test('the dialog and the bell keep to WCAG 2.2 AA', async ({ atHome: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('No notifications yet')).toBeVisible()
  expect.soft(await violations(page), 'bell').toEqual([])
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await violations(page), 'dialog').toEqual([])
})
