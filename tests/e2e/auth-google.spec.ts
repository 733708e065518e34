import { expect, test } from './fixtures.ts'

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
