import type { Page } from '@playwright/test'
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
  const authorize = page.waitForRequest((request) => request.url().includes('/auth/v1/authorize'))
  await google(page).click()
  const query = new URL((await authorize).url()).searchParams
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
  await expect(page.getByText('Ask the person who runs it')).toBeVisible()
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
