import type { Page } from '@playwright/test'
import { stepUntilVisible, stopClock } from './clock.ts'
import { expect, test } from './fixtures.ts'

/** Tells this page that its server has Google. */
async function withGoogle(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), googleEnabled: true } })
  })
}

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

test('Google is asked for offline access, with consent [AUTH-002] [AUTH-047] [AUTH-048] [AUTH-049]', async ({
  page,
}) => {
  await withGoogle(page)
  await page.route('**/auth/v1/authorize?*', (route) => route.fulfill({ body: 'Google' }))
  await page.goto('/login')
  const origin = new URL(page.url()).origin
  const asked = page.waitForRequest((request) => request.url().includes('/auth/v1/authorize'))
  await google(page).click()
  const query = new URL((await asked).url()).searchParams
  expect(query.get('provider')).toBe('google')
  expect(query.get('redirect_to')).toMatch(new RegExp(`^${origin}/auth/callback`))
  expect(query.get('access_type')).toBe('offline')
  expect(query.get('prompt')).toBe('consent')
  expect(query.get('code_challenge_method')).toBe('s256')
})

test('a code is exchanged for a session, once, and leads home [AUTH-024] [AUTH-025] [AUTH-050] [ERR-049]', async ({
  page,
  driver,
  server,
}) => {
  // The service's own one-time link, pointed at the callback: a real code without a real Google.
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(driver.email)
  await page.getByRole('button', { name: 'Make a Reset Link' }).click()
  await expect(page.getByText('Ask the operator for the link')).toBeVisible()
  const mail = (await server.outbox()).findLast((text) => text.includes(driver.email)) ?? ''
  const text = mail
    .replace(/=\r?\n/g, '')
    .replace(/=3D/g, '=')
    .replaceAll('&amp;', '&')
  const link = new URL(text.match(/https?:\/\/[^\s"<>]+\/auth\/v1\/verify\?[^\s"<>]+/)?.[0] ?? '')
  const back = new URL(link.searchParams.get('redirect_to') ?? '')
  back.pathname = '/auth/callback'
  link.searchParams.set('redirect_to', back.href)
  let exchanges = 0
  page.on('request', (request) => {
    if (request.url().includes('grant_type=pkce')) exchanges += 1
  })
  await page.goto(link.href)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Welcome!', { exact: true })).toBeVisible()
  expect(exchanges).toBe(1)
  await page.goto('/account')
  await expect(page.getByText(driver.email)).toBeVisible()
})

test('a fault is shown for 2 s, then the sign-in page tells of it [AUTH-026] [AUTH-028]', async ({
  page,
}) => {
  await stopClock(page)
  await page.goto('/auth/callback?error=access_denied&error_description=The+user+denied+it')
  await stepUntilVisible(page, page.getByRole('heading', { name: 'Authentication Failed' }))
  await expect(page.getByText('The user denied it')).toBeVisible()
  await page.clock.runFor(1900)
  await expect(page).toHaveURL(/\/auth\/callback/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/login?error=oauth')
  await page.clock.resume()
  await expect(page.getByText('Google sign-in failed')).toBeVisible()
})

test('no code and no session is a failure, too [AUTH-027] [ERR-013]', async ({ page }) => {
  await page.goto('/auth/callback')
  await expect(page.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible()
  await expect(page.getByText('Authentication failed - no session received')).toBeVisible()
})

test('a code that was never given out is refused [AUTH-026]', async ({ page }) => {
  await page.goto('/auth/callback?code=made-up')
  await expect(page.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible()
})
