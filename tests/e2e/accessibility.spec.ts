import type { Page } from '@playwright/test'
import { LATEST_RESULT_KEY } from '../../apps/web/src/backend/diagnoses/kept-results.ts'
import { PLACES, type Viewer } from '../harness/places.ts'
import { sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import { createAccount, seedDriver } from '../harness/seed.ts'
import type { TestServer } from '../harness/server.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './wcag.ts'

const pathsOf = (viewer: Viewer) => [
  ...new Set(PLACES.filter((place) => place.viewer === viewer).map(({ path }) => path)),
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

test('no page breaks WCAG 2.2 AA for a visitor', async ({ page }) => {
  test.slow()
  for (const path of pathsOf('visitor')) {
    await open(page, path)
    await expectAccessible(page, path)
  }
})

test('no empty page breaks WCAG 2.2 AA', async ({ signedIn: page }) => {
  for (const path of pathsOf('newcomer')) {
    await open(page, path)
    await expectAccessible(page, path)
  }
})

test('no page breaks WCAG 2.2 AA for a driver', async ({ page, server }) => {
  test.slow()
  await asDriverOfTwoYears(page, server)
  for (const path of pathsOf('driver')) {
    await open(page, path)
    await expectAccessible(page, path)
  }
})

test('the dialog and the bell keep to WCAG 2.2 AA', async ({ atHome: page }) => {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('No notifications yet')).toBeVisible()
  await expectAccessible(page, 'bell')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'dialog')
})
