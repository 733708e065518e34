import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** A device with a fingerprint reader, in place of this machine's. https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/ */
async function fingerprintReader(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return {
    /** Whether the finger is the right one. */
    recognizes: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('a driver adds a passkey, signs in with it, and removes it', async ({
  signedIn: page,
  driver,
  device,
}) => {
  await page.goto('/account?tab=security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  if (device === 'phone') {
    await expect(dialog.getByText('the phone app has none')).toBeVisible()
    return
  }
  const reader = await fingerprintReader(page)
  const password = dialog.getByRole('textbox', { name: 'Password' })
  await password.fill('not the password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This is not the password of this account.')).toBeVisible()
  await password.fill(driver.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const recovery = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(recovery).toHaveCount(10)
  const spare = (await recovery.first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Change the second step' })).toBeVisible()

  // This device is not added twice.
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This device holds a passkey of this account already.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(driver.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(driver.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await reader.recognizes(false)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page.getByText('No passkey was given')).toBeVisible()
  await page.getByLabel('Code').fill('abcdefghjkmn')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This is no recovery code of this account')).toBeVisible()
  await reader.recognizes(true)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/account?tab=security')
  await page.getByRole('button', { name: 'Change the second step' }).click()
  const change = page.getByRole('dialog', { name: 'Change the second step' })
  await expect(change.getByText('10 recovery codes are left.')).toBeVisible()
  await change.getByLabel('Code').fill(spare)
  await change.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('The second step is off')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change the second step' })).toBeHidden()
})

test('where the browser has no passkeys, the account page says so', async ({ signedIn: page }) => {
  await page.addInitScript(() => Object.assign(globalThis, { PublicKeyCredential: undefined }))
  await page.goto('/account?tab=security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('This browser has no passkeys.')).toBeVisible()
})
