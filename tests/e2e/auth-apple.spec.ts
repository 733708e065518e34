import { type Apple, startApple } from '../harness/apple.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { expect, test } from './fixtures.ts'

let apple: Apple
let withApple: TestServer
test.beforeAll(async () => {
  apple = await startApple()
  apple.person = { sub: '001.ada', email: 'ada@privaterelay.appleid.com', email_verified: 'true' }
  apple.user = JSON.stringify({ name: { firstName: 'Ada', lastName: 'Apple' } })
  withApple = await startServer({
    env: apple.env,
    issuer: apple.url,
    ...(process.env.TAPPET_WEB_FOLDER && { webFolder: process.env.TAPPET_WEB_FOLDER }),
  })
})
test.afterAll(() => Promise.all([withApple.close(), apple.close()]))

test('Apple posts its answer from its own site, and the driver is signed in at home', async ({ page }) => {
  await page.goto(`${withApple.url}/login`)
  await page.getByRole('button', { name: 'Continue with Apple' }).click()
  await expect(page).toHaveTitle('Apple')
  expect(new URL(page.url()).origin).toBe(apple.url)
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page).toHaveURL(`${withApple.url}/`)
  await expect(page.getByText('Welcome!', { exact: true })).toBeVisible()
  await page.goto(`${withApple.url}/account`)
  await expect(page.getByText('ada@privaterelay.appleid.com')).toBeVisible()
})

test('who says no at Apple is told so, and nobody is signed in', async ({ page }) => {
  apple.denies = true
  await page.goto(`${withApple.url}/login`)
  await page.getByRole('button', { name: 'Continue with Apple' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible()
  await expect(page.getByText('Apple sign-in failed')).toBeVisible()
  apple.denies = false
})

test('a server without Apple keeps the button in its place, disabled, with the reason', async ({ page }) => {
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Continue with Apple' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription('Not available here.')
})
