import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { brokenByLargeText } from './large-text.ts'

const form = (page: Page) => page.locator('form')
const password = (page: Page) => page.getByLabel('Password', { exact: true })

async function openDialog(page: Page) {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

test('the dialog has a form, "Or", and Google, not set up here, below, and toggles to Sign In and back [AUTH-003] [AUTH-004] [AUTH-005] [AUTH-006]', async ({
  page,
  driver,
}) => {
  const dialog = await openDialog(page)
  const google = dialog.getByRole('button', { name: 'Continue with Google' })
  const or = dialog.getByText('Or', { exact: true })
  const email = dialog.getByLabel('Email')
  const tops: number[] = []
  for (const part of [email, or, google]) tops.push((await part.boundingBox())?.y ?? Number.NaN)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(google).toBeDisabled()
  await expect(google).toHaveAccessibleDescription('Not available here.')
  await expect(dialog.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await test.step('it signs in where the driver is, and closes', async () => {
    await signIn(page, driver)
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/account')
    await expect(page.getByText(driver.email)).toBeVisible()
  })
})

test('who signed in on this device before meets Sign In first, in the dialog and on the page', async ({
  page,
  driver,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('tab', { name: 'Create Account' })).toHaveAttribute('aria-selected', 'true')
  await test.step('the driver is signed in and stands at home [ERR-048] [AUTH-001] [AUTH-017]', async () => {
    await signIn(page, driver)
    await expect(page.getByText('Welcome back!')).toBeVisible()
    await expect(page).toHaveURL('/')
  })
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
  const dialog = await openDialog(page)
  await expect(dialog.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  await test.step('a page of a driver’s own asks for a sign-in and opens after it [AUTH-016]', async () => {
    // Which pages those are: pages.test.ts.
    await page.goto('/maintenance/reminders')
    await expect(page).toHaveURL('/login')
    await signIn(page, driver)
    await expect(page).toHaveURL('/maintenance/reminders')
    await expect(page.getByRole('heading', { level: 1, name: 'Reminder Settings' })).toBeVisible()
  })
})

async function expectTabs(page: Page): Promise<void> {
  for (const name of ['Sign In', 'Create Account']) {
    await page.getByRole('tab', { name }).click()
    await expect.soft(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await expect.soft(form(page).getByLabel('Email')).toBeVisible()
    await expect.soft(form(page).getByLabel('Password', { exact: true })).toBeVisible()
    await expect.soft(form(page).getByRole('button', { name })).toBeVisible()
  }
}

test('a code in a mail signs in, and a wrong one says so and signs nobody in', async ({
  page,
  driver,
  server,
}) => {
  // As where mail is set up; without it the server writes its mails to the outbox.
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), mailEnabled: true } })
  })
  await page.goto('/login?tab=signin')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByLabel('Email').fill(driver.email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText(`If ${driver.email} has an account, a code is on its way.`)).toBeVisible()
  const mail = (await server.outbox()).find((raw) => raw.includes(`To: ${driver.email}`)) ?? ''
  const code = /: (\d{6})\r?$/m.exec(mail)?.[1] ?? ''
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('This code isn’t right, or has expired.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('tappet.session'))).toBeNull()
  await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText(driver.email)).toBeVisible()
})

test('the page has both tabs, each with a form, Google, three benefits, and links to terms and privacy', async ({
  page,
}) => {
  await page.goto('/login')
  await test.step('each tab has its form [AUTH-007] [AUTH-008]', () => expectTabs(page))
  await test.step('Google, the terms and the privacy page [AUTH-009] [AUTH-010] [AUTH-011]', async () => {
    await expect.soft(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    const main = page.getByRole('main')
    for (const [name, path] of [
      ['Terms of Service', '/terms-of-service'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const)
      await expect.soft(main.getByRole('link', { name })).toHaveAttribute('href', path)
  })
  await test.step('with text of twice the size no word is broken or leaves its card', async () => {
    expect.soft(await brokenByLargeText(page)).toEqual([])
  })
  await test.step('exactly three benefits [AUTH-012] [AUTH-013] [AUTH-014] [AUTH-015]', async () => {
    const benefits = page.getByRole('list', { name: 'What you get' }).getByRole('listitem')
    await expect
      .soft(benefits)
      .toHaveText([/Instant AI sound analysis/, /Secure data protection/, /Expert mechanic insights/])
  })
  await test.step('the way back from a forgotten password leads to Sign In', async () => {
    await page.getByRole('tab', { name: 'Sign In' }).click()
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await page.getByRole('button', { name: 'Back to sign in' }).click()
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
  })
  await test.step('a link for a new password that is worn out says so', async () => {
    await page.goto('/auth/reset?error=access_denied&error_description=Email+link+is+invalid+or+has+expired')
    await expect(page.getByRole('heading', { name: 'This link didn’t work' })).toBeVisible()
  })
})

test('what is missing, refused or not answered is said in the form', async ({ page, driver }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  const asks = (path: string) => calls.filter((url) => url.includes(path)).length
  const submit = form(page).getByRole('button', { name: 'Sign In' })
  await page.goto('/login?tab=signin')
  await test.step('signing in asks for an email and a password [AUTH-037] [AUTH-038]', async () => {
    await submit.click()
    await expect(page.getByText('Enter your email address')).toBeVisible()
    await expect(page.getByText('Enter your password')).toBeVisible()
    expect(asks('/auth/v1/token')).toBe(0)
  })
  await test.step('a refused sign-in shows the service’s words [ERR-004] [ERR-011]; the button waits for them [AUTH-039]', async () => {
    const gate = Promise.withResolvers<void>()
    await page.route('**/auth/v1/token?*', async (route) => {
      await gate.promise
      await route.continue()
    })
    await signIn(page, { ...driver, password: 'not the password' })
    await expect(submit).toBeDisabled()
    gate.resolve()
    await expect(page.getByText('Sign-in failed')).toBeVisible()
    await expect(page.getByText('Invalid login credentials')).toBeVisible()
    await expect(submit).toBeEnabled()
    await page.unroute('**/auth/v1/token?*')
  })
  await test.step('a sign-in that nobody answers says "Failed to sign in" [ERR-009]', async () => {
    await page.route('**/auth/v1/token?*', (route) => route.abort())
    await submit.click()
    await expect(page.getByText('Failed to sign in', { exact: true })).toBeVisible()
  })
  await page.goto('/login?tab=signup')
  const create = form(page).getByRole('button', { name: 'Create Account' })
  await test.step('a new password has 6 characters or more [AUTH-040] [AUTH-041]', async () => {
    await expect(page.getByPlaceholder('Create a password (min 6 characters)')).toBeVisible()
    await page.getByLabel('Email').fill('new@example.com')
    await password(page).fill('12345')
    await create.click()
    await expect(page.getByText('Use at least 6 characters')).toBeVisible()
    expect(asks('/auth/v1/signup')).toBe(0)
  })
  await test.step('a sign-up that nobody answers says "Failed to create account" [ERR-010] [ERR-012]', async () => {
    await page.route('**/auth/v1/signup?*', (route) => route.abort())
    await password(page).fill('steady idle at 800')
    await create.click()
    await expect(page.getByText('Sign-up failed')).toBeVisible()
    await expect(page.getByText('Failed to create account', { exact: true })).toBeVisible()
    await page.unroute('**/auth/v1/signup?*')
  })
  await test.step('a new account that has to be confirmed is told to check the mail [ERR-047]', async () => {
    const unconfirmed = { id: crypto.randomUUID(), email: 'new@example.com', aud: 'authenticated' }
    await page.route('**/auth/v1/signup?*', (route) => route.fulfill({ json: unconfirmed }))
    await create.click()
    await expect(
      page.getByText('Account created! Please check your email to verify your account'),
    ).toBeVisible()
  })
})

test('a new account is signed in where no mail is sent, as the review notes say, and told so clear of what comes next [LEG-007] [LEG-008]', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 667 })
  const email = `new-${crypto.randomUUID()}@example.com`
  await page.goto('/login?tab=signup')
  const signUp = page.waitForRequest((request) => request.url().includes('/auth/v1/signup'))
  await page.getByLabel('Email').fill(email)
  await password(page).fill('123456')
  await form(page).getByRole('button', { name: 'Create Account' }).click()
  const message = page
    .locator('[data-sonner-toast]')
    .filter({ hasText: 'Account created! You are signed in.' })
  await expect(page).toHaveURL('/')
  // Under the pointer it stays.
  await message.getByRole('button', { name: 'Dismiss' }).hover()
  const nextSteps = [
    page.getByRole('link', { name: 'Add your car' }),
    page.getByRole('region', { name: 'Recorder' }),
  ]
  for (const step of nextSteps) await expect(step).toBeVisible()
  await expect(async () => {
    const said = await message.boundingBox()
    for (const step of nextSteps)
      expect((said?.y ?? 667) + (said?.height ?? 0)).toBeLessThanOrEqual((await step.boundingBox())?.y ?? 0)
  }).toPass()
  const url = new URL((await signUp).url())
  expect(url.searchParams.get('redirect_to')).toBe(`${new URL(page.url()).origin}/`)
  const plan = `select plan, public.usage_limit(plan, 'audio_diagnoses') as audio, public.usage_limit(plan, 'obd_reads') as obd
    from public.profiles where email = $1`
  expect(await server.admin(plan, [email])).toEqual([{ plan: 'FREE', audio: 5, obd: 1 }])
})

test('a forgotten password is replaced through the mail', async ({ page, driver, server }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(driver.email)
  await page.getByRole('button', { name: 'Make a Reset Link' }).click()
  await expect(page.getByText('Ask the person who runs it')).toBeVisible()
  await page.goto(await lastLink(server, driver.email))
  await expect(page).toHaveURL(/\/auth\/reset/)
  await page.getByLabel('New password', { exact: true }).fill('a better password')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/login')
  await signIn(page, { ...driver, password: 'a better password' })
  await expect(page).toHaveURL('/')
})

test('a link for a new password works in another browser, with the address it was mailed to', async ({
  page,
  driver,
  server,
  browser,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(driver.email)
  await page.getByRole('button', { name: 'Make a Reset Link' }).click()
  await expect(page.getByText('Ask the person who runs it')).toBeVisible()
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(await lastLink(server, driver.email))
  await expect(phone.getByText('You opened the link in another browser.')).toBeVisible()
  await phone.getByLabel('Email').fill('somebody@example.com')
  await phone.getByRole('button', { name: 'Continue' }).click()
  await expect(phone.getByText('Not the address of this link')).toBeVisible()
  await phone.getByLabel('Email').fill(driver.email)
  await phone.getByRole('button', { name: 'Continue' }).click()
  await phone.getByLabel('New password', { exact: true }).fill('a better password')
  await phone.getByRole('button', { name: 'Save Password' }).click()
  await expect(phone.getByText('Password changed')).toBeVisible()
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await signIn(page, { ...driver, password: 'a better password' })
  await expect(page).toHaveURL('/')
  await phone.context().close()
})

test('a link that confirms an address asks another browser for the address and a password', async ({
  page,
  driver,
  server,
  browser,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(driver.email)
  await page.getByRole('button', { name: 'Make a Reset Link' }).click()
  await expect(page.getByText('Ask the person who runs it')).toBeVisible()
  // Where a sign-up's mail leads: without a mail server, none is sent.
  const link = new URL(await lastLink(server, driver.email))
  link.searchParams.set('redirect_to', `${link.origin}/`)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(link.href)
  await expect(phone).toHaveURL(/\/auth\/reset\?code=/)
  await phone.getByLabel('Email').fill(driver.email)
  await phone.getByRole('button', { name: 'Continue' }).click()
  await expect(phone.getByLabel('New password', { exact: true })).toBeVisible()
  await phone.context().close()
})

type Outbox = { outbox(): Promise<string[]> }

/** The link in the last mail to an address, as its quoted-printable text spells it. */
async function lastLink(server: Outbox, email: string): Promise<string> {
  const mail = (await server.outbox()).findLast((text) => text.includes(email))
  const text = mail?.replace(/=\r?\n/g, '').replace(/=3D/g, '=')
  const link = text?.match(/https?:\/\/[^\s"<>]+\/auth\/v1\/verify\?[^\s"<>]+/)?.[0]
  if (!link) throw new Error(`no link for ${email} in the outbox`)
  return link.replaceAll('&amp;', '&')
}
