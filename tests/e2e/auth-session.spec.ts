import { expect, test } from './fixtures.ts'

test('a session outlives a reload and ends in every tab', { tag: '@browser' }, async ({
  signedIn: page,
  driver,
  context,
}) => {
  const tab = await context.newPage()
  await test.step('it outlives a reload and a new tab [AUTH-035]; the account asks who is there [AUTH-042] [AUTH-043]', async () => {
    const user = page.waitForResponse((response) => response.url().endsWith('/auth/v1/user'))
    await page.goto('/account')
    expect((await user).status()).toBe(200)
    await page.reload()
    await expect(page.getByText(driver.email)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove demo' })).toHaveCount(0)
    await tab.goto('/history')
    await expect(tab.getByRole('heading', { level: 1, name: 'Diagnosis History' })).toBeVisible()
  })
  await test.step('a failed sign-out says so [ERR-015]', async () => {
    await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 500, json: { msg: 'no' } }))
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('Error signing out', { exact: true })).toBeVisible()
    await expect(page.getByText('There was a problem signing out. Please try again.')).toBeVisible()
    await page.unroute('**/auth/v1/logout*')
  })
  await test.step('signing out tells the service [AUTH-051], and signs out the other tab [AUTH-052]', async () => {
    await page.goto('/account')
    const out = page.waitForResponse((response) => response.url().includes('/auth/v1/logout'))
    await page.getByRole('button', { name: 'Sign Out' }).click()
    expect((await out).ok()).toBe(true)
    await expect(tab).toHaveURL('/login')
    await page.goto('/history')
    await expect(page).toHaveURL('/login')
  })
})

test('/auth leads a visitor to /login, and tokens in its link sign nobody in [APP-025]', async ({
  page,
  driver,
}) => {
  await page.goto('/auth')
  await expect(page).toHaveURL('/login')
  const { data } = await driver.client.auth.getSession()
  const { access_token = '', refresh_token = '' } = data.session ?? {}
  await page.goto('about:blank')
  await page.goto(
    `/auth#access_token=${access_token}&refresh_token=${refresh_token}&token_type=bearer&expires_in=3600`,
  )
  await expect(page).toHaveURL('/login')
})
