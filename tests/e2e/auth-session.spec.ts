import { stepUntilVisible, stopClock } from './clock.ts'
import { expect, test } from './fixtures.ts'

test('[AUTH-035] the session outlives a reload and a new tab', async ({
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

test('[AUTH-036] a session about to end refreshes itself', async ({ atHome: page, driver, putSession }) => {
  const { data } = await driver.client.auth.getSession()
  await putSession({ ...data.session, expires_at: Math.floor(Date.now() / 1000) + 5 })
  const refreshed = page.waitForResponse((response) => response.url().includes('grant_type=refresh_token'))
  await page.goto('/account')
  expect((await refreshed).status()).toBe(200)
  await expect(page.getByText(driver.email)).toBeVisible()
})

test('[AUTH-052] signing out in one tab signs out the other', { tag: '@browser' }, async ({
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

test('[AUTH-042] [AUTH-043] [AUTH-051] the account asks who is there; signing out tells the service', async ({
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

test('[ERR-015] a failed sign-out says so', async ({ signedIn: page }) => {
  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 500, json: { msg: 'no' } }))
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Error signing out', { exact: true })).toBeVisible()
  await expect(page.getByText('There was a problem signing out. Please try again.')).toBeVisible()
})

for (const token of ['access_token', 'refresh_token']) {
  test(`[AUTH-018] [AUTH-019] /auth with ${token} waits 1 s, then leads a signed-in driver home`, async ({
    signedIn: page,
  }) => {
    await stopClock(page)
    await page.goto(`/auth#${token}=x`)
    await stepUntilVisible(page, page.getByRole('heading', { name: 'Signing in' }))
    await page.clock.runFor(900)
    await expect(page).toHaveURL(/\/auth#/)
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/')
  })

  test(`[AUTH-020] /auth with ${token} waits 1 s, then leads a visitor to /login`, async ({ page }) => {
    await stopClock(page)
    await page.goto(`/auth#${token}=x`)
    await stepUntilVisible(page, page.getByRole('heading', { name: 'Signing in' }))
    await page.clock.runFor(900)
    await expect(page).toHaveURL(/\/auth#/)
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/login')
  })
}

test('[AUTH-021] /auth without tokens leads a signed-in driver home', async ({ signedIn: page }) => {
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
})

test('[AUTH-022] /auth without tokens leads a visitor to /login', async ({ page }) => {
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
