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

test('who says no at Apple is told so; who says yes is signed in at home by a form from Apple’s own site', async ({
  page,
}) => {
  apple.denies = true
  await page.goto(`${withApple.url}/login`)
  await page.getByRole('button', { name: 'Continue with Apple' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible()
  await expect(page.getByText('Apple sign-in failed')).toBeVisible()
  apple.denies = false
  await page.getByRole('button', { name: 'Continue with Apple' }).click()
  await expect(page).toHaveTitle('Apple')
  expect(new URL(page.url()).origin).toBe(apple.url)
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page).toHaveURL(`${withApple.url}/`)
  await expect(page.getByText('Welcome!', { exact: true })).toBeVisible()
  await page.goto(`${withApple.url}/account`)
  await expect(page.getByText('ada@privaterelay.appleid.com')).toBeVisible()
})
