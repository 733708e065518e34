import { expect, test } from './fixtures.ts'

test('a driver changes the name at once, and the address after both links', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Change name or email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Name and email' })
  await dialog.getByLabel('Name').fill('Ann Driver')
  await dialog.getByRole('button', { name: 'Save Name' }).click()
  await expect(page.getByText('Name saved')).toBeVisible()
  const moved = `moved-${driver.email}`
  await dialog.getByLabel('New email').fill(moved)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(driver.password)
  await dialog.getByRole('button', { name: 'Change Email' }).click()
  await expect(dialog.getByText('Nothing has changed yet.')).toBeVisible()
  const stored = () =>
    server.admin('select email, email_change from auth.users where id = $1', [driver.userId])
  expect(await stored()).toEqual([{ email: driver.email, email_change: moved }])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Ann Driver' })).toBeVisible()
})
