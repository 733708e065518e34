import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { brokenByLargeText } from './large-text.ts'

const LINKS = [
  ['[ACC-023]', 'Settings', '/settings'],
  ['[ACC-024]', 'Plans', '/plans'],
  ['[ACC-025]', 'Help & FAQ', '/help-faq'],
  ['[ACC-026]', 'Privacy Policy', '/privacy-policy'],
  ['[ACC-027]', 'Terms of Service', '/terms-of-service'],
] as const

const expectDeletionMail = (page: Page, email: string) =>
  test.step('Request Data Deletion opens a mail that names the account [LEG-035] [ACC-074]', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Help & FAQ' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeHidden()
    const link = page.getByRole('link', { name: 'Request Data Deletion' })
    await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(email)))
    const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? 'none:')
    expect([protocol, pathname, searchParams.get('subject')]).toEqual([
      'mailto:',
      '',
      'Data deletion request',
    ])
    const body = searchParams.get('body')
    expect(body).toContain('delete my Tappet account and all of its data')
    expect(body).toContain(email)
  })

test('a visitor sees nothing of an account, nothing of one is asked for [ACC-067], and may sign in', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\/(rest|auth|functions)\/v1\//.test(request.url())) requests.push(request.url())
  })
  await page.goto('/account')
  await expect(page.getByRole('button', { name: 'Sign In / Sign Up' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Account', 'You’re not signed in'])
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Sign In / Sign Up'])
  expect(requests).toEqual([])
  await test.step('they are asked to sign in; the account ends with the version [ACC-014] [ACC-015] [ACC-031]', async () => {
    await expect(page.getByText('Version 1.0.0', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
    await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible()
    expect(await brokenByLargeText(page)).toEqual([])
  })
})

test('the account shows the driver and the month, leads on, and signs out', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await test.step('it shows the driver [ACC-001] [ACC-016] [ACC-017] [ACC-018] [ACC-019] [ACC-020] [ACC-021]', async () => {
    await server.admin(
      "update public.profiles set name = 'Ann Marie Driver', created_at = '2026-03-05T12:00:00Z' where user_id = $1",
      [driver.userId],
    )
    await page.goto('/account')
    await expect(page.getByText('AD', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ann Marie Driver' })).toBeVisible()
    await expect(page.getByText(driver.email)).toBeVisible()
    await expect(page.getByText('FREE', { exact: true })).toBeVisible()
    await expect(page.getByText('March 5, 2026')).toBeVisible()
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  })
  await test.step('a long name and address are shown in full', async () => {
    await server.admin(
      "update public.profiles set name = 'Maximiliana Featherstonehaugh' where user_id = $1",
      [driver.userId],
    )
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/account')
    const name = page.getByRole('heading', { name: 'Maximiliana Featherstonehaugh' })
    for (const text of [name, page.getByText(driver.email)]) {
      await expect(text).toBeVisible()
      const hidden = await text.evaluate((box) => [
        box.scrollWidth - box.clientWidth,
        box.scrollHeight - box.clientHeight,
      ])
      expect(Math.max(...hidden)).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step("the usage card shows the month, and makes the month's first row [ACC-022] [ACC-065]", async () => {
    await expect(page.getByRole('meter', { name: 'Audio diagnoses' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 5 used',
    )
    const rows = await server.admin('select * from public.usage_counters where user_id = $1', [driver.userId])
    expect(rows).toMatchObject([
      { audio_diagnoses: 0, obd_reads: 0, pdf_exports: 0, comprehensive_diagnoses: 0 },
    ])
    await server.admin('update public.usage_counters set audio_diagnoses = 3 where user_id = $1', [
      driver.userId,
    ])
    await page.reload()
    await expect(page.getByRole('meter', { name: 'Audio diagnoses' })).toHaveAttribute(
      'aria-valuetext',
      '3 of 5 used',
    )
  })
  await test.step('data deletion is asked for by mail [ACC-028] [ACC-074]', async () => {
    const link = page.getByRole('link', { name: 'Request Data Deletion' })
    await expect(link).toHaveAttribute('href', /^mailto:\?subject=Data%20deletion%20request/)
    await expect(
      page.getByText('No support address here. Ask the person who runs this server.'),
    ).toBeVisible()
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(driver.email)
  })
  for (const [id, name, path] of LINKS)
    await test.step(`the account leads to ${path} ${id}`, async () => {
      await page.getByRole('main').getByRole('link', { name }).click()
      await expect.soft(page).toHaveURL(path)
      if (path === '/help-faq') await expectDeletionMail(page, driver.email)
      await page.goBack()
    })
  await test.step('Pro is shown as unlimited [ACC-075] [ACC-019]', async () => {
    await server.admin('update public.usage_counters set audio_diagnoses = 0 where user_id = $1', [
      driver.userId,
    ])
    await server.admin("update public.profiles set plan = 'PRO' where user_id = $1", [driver.userId])
    await page.goto('/account')
    await expect(page.getByText('PRO', { exact: true })).toBeVisible()
    await expect(page.getByText('0 used, unlimited')).toHaveCount(4)
    await expect(page.getByRole('meter', { name: /^(Audio|OBD|PDF|Comprehensive)/ })).toHaveCount(0)
  })
  await test.step('an unconfirmed email shows as Pending [ACC-021]', async () => {
    await server.admin('update auth.users set email_confirmed_at = null where id = $1', [driver.userId])
    await page.goto('/account')
    await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  })
  await test.step('Sign Out goes to /auth, and on to the sign-in page [ACC-029] [ACC-030]', async () => {
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/login')
    expect(visited).toContain('/auth')
  })
})

test('the account is four tabs: a link opens one, and the arrow keys lead to the others', async ({
  signedIn: page,
  driver,
  server,
}) => {
  const panel = (name: string) => page.getByRole('tabpanel', { name })
  await page.goto('/account?tab=data')
  await expect(page.getByRole('tablist', { name: 'Account' }).getByRole('tab')).toHaveText([
    'Profile',
    'Security',
    'Devices',
    'Data',
  ])
  await expect(panel('Data').getByRole('button', { name: 'Export my data' })).toBeVisible()
  await page.getByRole('tab', { name: 'Data' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(panel('Devices').getByText('This device', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/account?tab=devices')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Devices' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect(panel('Security').getByLabel('Current password')).toBeVisible()
  await page.goto('/account?tab=none')
  await expect(panel('Profile').getByRole('heading', { name: 'Usage this month' })).toBeVisible()
  await test.step('a driver changes the name at once, and the address after both links', async () => {
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
})
