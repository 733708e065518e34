import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, test } from './fixtures.ts'

/** Each code works once, and one of the next half minute counts already. */
function codes() {
  let last = 0
  return (secret: string) => {
    last = Math.max(last + 1, Math.floor(Date.now() / 30_000))
    return new TOTP({ secret }).generate({ timestamp: last * 30_000 })
  }
}

const signIn = async (page: Page, email: string, password: string) => {
  await page.goto('/login?tab=signin')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('a driver sets up the second step, is asked for it, and gets in by a recovery code', async ({
  signedIn: page,
  driver,
}) => {
  const codeOf = codes()
  await page.goto('/account?tab=security')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not the password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This is not the password of this account.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Password' }).fill(driver.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const picture = dialog.getByRole('img', { name: 'QR code' })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const secret = ((await dialog.getByTestId('totp-secret').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Code').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const recovery = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(recovery).toHaveCount(10)
  const spare = (await recovery.first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Change the second step' })).toBeVisible()

  await page.getByRole('tab', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/login')
  await signIn(page, driver.email, driver.password)
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This code is not right')).toBeVisible()
  // Half signed in is not signed in.
  await page.goto('/account')
  await expect(page.getByText('You’re not signed in')).toBeVisible()
  await page.goto('/login')
  await page.getByLabel('Code').fill(spare)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/account?tab=security')
  await page.getByRole('button', { name: 'Change the second step' }).click()
  const change = page.getByRole('dialog', { name: 'Change the second step' })
  await expect(change.getByText('9 recovery codes are left.')).toBeVisible()
  await change.getByLabel('Code').fill(codeOf(secret))
  await change.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('The second step is off')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
  await page.getByRole('tab', { name: 'Devices' }).click()
  await page.getByRole('button', { name: /^Show all/ }).click()
  const log = page.getByRole('list', { name: 'Recent activity' })
  for (const event of [
    'Signed in',
    'A sign-in failed',
    'A second step was added',
    'A recovery code was used',
  ])
    await expect(log.getByText(event).first()).toBeVisible()
})

test('with text twice as large, what a step says is seen without scrolling', async ({
  signedIn: page,
  driver,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/account?tab=security')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  const password = dialog.getByRole('textbox', { name: 'Password' })
  await password.fill('not the password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This is not the password of this account.')).toBeInViewport({ ratio: 1 })
  await password.fill(driver.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Scan this with the app:')).toBeInViewport({ ratio: 1 })
  const secret = ((await dialog.getByTestId('totp-secret').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Code').fill(codes()(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('Each opens your account once, without the second step')).toBeInViewport()
  const { x = 0, width = 0 } = (await dialog.getByRole('listitem').first().boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(390)
})
