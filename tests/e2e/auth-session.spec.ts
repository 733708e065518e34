import type { Page } from '@playwright/test'
import { stepUntilVisible, stopClock } from './clock.ts'
import { expect, test } from './fixtures.ts'

test('the session outlives a reload and a new tab [AUTH-035]', async ({
  signedIn: page,
  driver,
  context,
}) => {
  await page.goto('/account')
  await expect(page.getByText(driver.email)).toBeVisible()
  await page.reload()
  await expect(page.getByText(driver.email)).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/history')
  await expect(tab).toHaveURL('/history')
})

test('an idle page refreshes its session before the token ends [AUTH-036]', async ({
  signedIn: page,
  driver,
  putSession,
}) => {
  // The socket asks for the token at each heartbeat, and that alone would refresh it.
  await page.routeWebSocket('**/realtime/v1/**', () => undefined)
  await stopClock(page)
  await page.goto('/help-faq')
  const { data } = await driver.client.auth.getSession()
  const now = await page.evaluate(() => Date.now())
  await putSession({ ...data.session, expires_at: Math.floor(now / 1000) + 300 })
  await page.goto('/help-faq')
  await stepUntilVisible(page, page.getByRole('link', { name: 'Account' }).first())
  const refreshed = page.waitForResponse((response) => response.url().includes('grant_type=refresh_token'))
  await page.clock.runFor('05:00')
  expect((await refreshed).status()).toBe(200)
})

test('signing out in one tab signs out the other [AUTH-052]', { tag: '@browser' }, async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/history')
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnosis History' })).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/account')
  await tab.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/login')
})

test('the account asks who is there; signing out tells the service [AUTH-042] [AUTH-043] [AUTH-051]', async ({
  signedIn: page,
}) => {
  const user = page.waitForResponse((response) => response.url().endsWith('/auth/v1/user'))
  await page.goto('/account')
  expect((await user).status()).toBe(200)
  const out = page.waitForResponse((response) => response.url().includes('/auth/v1/logout'))
  await page.getByRole('button', { name: 'Sign Out' }).click()
  expect((await out).ok()).toBe(true)
  await page.goto('/history')
  await expect(page).toHaveURL('/login')
})

test('a failed sign-out says so [ERR-015]', async ({ signedIn: page }) => {
  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 500, json: { msg: 'no' } }))
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Error signing out', { exact: true })).toBeVisible()
  await expect(page.getByText('There was a problem signing out. Please try again.')).toBeVisible()
})

/** Opens the page with a token of each kind: it waits for 1 s, then leads somewhere. */
async function expectLedTo(page: Page, path: string): Promise<void> {
  await stopClock(page)
  for (const token of ['access_token', 'refresh_token']) {
    // From elsewhere: a change of the fragment alone would load nothing.
    await page.goto('about:blank')
    await page.goto(`/auth#${token}=x`)
    await stepUntilVisible(page, page.getByRole('heading', { name: 'Signing in' }))
    await page.clock.runFor(900)
    await expect(page).toHaveURL(/\/auth#/)
    await page.clock.runFor(200)
    await expect(page).toHaveURL(path)
  }
}

test('/auth with a token waits 1 s, then leads a signed-in driver home [AUTH-018] [AUTH-019]', ({
  signedIn,
}) => expectLedTo(signedIn, '/'))

test('/auth with a token waits 1 s, then leads a visitor to /login [AUTH-020]', ({ page }) =>
  expectLedTo(page, '/login'))

test('/auth without tokens leads a signed-in driver home [AUTH-021]', async ({ signedIn: page }) => {
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
})

test('/auth without tokens leads a visitor to /login [APP-025] [AUTH-022]', async ({ page }) => {
  await page.goto('/auth')
  await expect(page).toHaveURL('/login')
})

test('tokens in a link sign nobody in', async ({ page, driver }) => {
  const { data } = await driver.client.auth.getSession()
  const { access_token = '', refresh_token = '' } = data.session ?? {}
  await page.goto(
    `/auth#access_token=${access_token}&refresh_token=${refresh_token}&token_type=bearer&expires_in=3600`,
  )
  await expect(page).toHaveURL('/login')
})
