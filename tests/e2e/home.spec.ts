import type { Page } from '@playwright/test'
import type { Driver } from './fixtures.ts'
import { expect, test } from './fixtures.ts'
import { unfold } from './folds.ts'
import { brokenByLargeText } from './large-text.ts'
import { expectAccessible } from './wcag.ts'

const today = () => new Date().toISOString().slice(0, 10)
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/* What each is due by, from where it was last done: three by the calendar, one by the odometer, one not at all. */
const REMINDERS = [
  { item: 'Oil Change', months_interval: 6, last_done_date: daysFromNow(-400) },
  { item: 'Brake Fluid', miles_interval: 29_900, last_done_mileage: 31_700 },
  { item: 'Coolant Flush', miles_interval: 30_000, last_done_mileage: 32_400 },
  { item: 'Battery', miles_interval: 60_000, last_done_mileage: 2900 },
  { item: 'Tires', months_interval: 60, last_done_date: daysFromNow(-30) },
] as const

async function remind(
  { client, userId }: Driver,
  reminders: readonly (typeof REMINDERS)[number][] = REMINDERS,
): Promise<void> {
  const rows = reminders.map((reminder) => ({ user_id: userId, ...reminder }))
  const odometer = { user_id: userId, item: 'Mileage Update', date: today(), mileage: 62_000 }
  for (const { error } of [
    await client.from('maintenance').insert(odometer),
    await client.from('reminder_prefs').insert(rows),
  ]) {
    expect(error).toBeNull()
  }
}

const cards = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Service due' }) }).getByRole('listitem')

test('hero, steps with their 5-30 seconds, disclaimer and footer [REC-005] [REC-012] [REC-014] [REC-015] [REC-041]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Hear what your car is telling you' }),
  ).toBeVisible()
  await expect(page.getByText(/when to stop driving, what it may cost/)).toBeVisible()
  const steps = page.locator('section', { has: page.getByRole('heading', { name: 'How It Works' }) })
  await test.step('what Tappet is stands folded, and open on paper', async () => {
    await expect(steps).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(steps).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await unfold(page, 'About Tappet')
  })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(steps.getByRole('listitem').first()).toContainText('5-30 seconds')
  await expect(page.getByText('A second opinion, not a verdict')).toBeVisible()
  await expect(page.getByText(/stop and ask a qualified mechanic/)).toBeVisible()
  expect(await brokenByLargeText(page)).toEqual([])
  for (const [name, path] of [
    ['Help & FAQ', '/help-faq'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
  ] as const) {
    await page.locator('footer').getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await page.goBack()
  }
})

test('home leads to what it names, and says what Pro adds to who does not have it', async ({
  atHome: page,
  driver,
  server,
}) => {
  const main = page.getByRole('main')
  await test.step('the other ways in lead to symptoms, the log and the adapter [REC-009] [REC-010] [REC-011]; the tiles to what they name [REC-007]', async () => {
    for (const [name, path, isFolded] of [
      ['Comprehensive Diagnosis', '/comprehensive-diagnosis', false],
      ['Maintenance Log', '/maintenance', false],
      ['OBD-II Scanner', '/obd', false],
      ['Read trouble codes', '/obd', true],
      ['Keep the service log', '/maintenance', true],
      ['Be reminded', '/reminder-settings', true],
      ['Look back', '/history', true],
    ] as const) {
      if (isFolded) await unfold(page, 'About Tappet')
      await main.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await page.goBack()
    }
  })
  await test.step('the premium promo is not shown to who has it [REC-008] [ACC-003]', async () => {
    const promo = page.getByRole('heading', { name: 'Tappet Pro' })
    await unfold(page, 'About Tappet')
    await expect(promo).toBeVisible()
    for (const gain of ['Unlimited scans', 'Advanced reports', 'No ads', 'From $4.99 per month'])
      await expect(page.getByText(gain, { exact: true })).toBeVisible()
    await server.admin("update public.profiles set plan = 'PRO' where user_id = $1", [driver.userId])
    const answer = page.waitForResponse((response) => response.url().includes('/rest/v1/profiles'))
    await page.reload()
    await answer
    await unfold(page, 'About Tappet')
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible()
    await expect(promo).toBeHidden()
  })
})

test('at most two due services stand on home, the most urgent; the link counts the others [REM-004] [REM-005]', async ({
  signedIn: page,
  driver,
}) => {
  const banner = page.getByRole('link', { name: 'See reminders' })
  await test.step('a banner has the title of the most urgent, and there is none when none is due [REC-006] [API-031] [API-033]', async () => {
    const checked = page.waitForResponse(/\/functions\/v1\/reminder-check/)
    await page.goto('/')
    const answer = await checked
    expect(answer.request().postData()).toBeNull()
    expect((await answer.json()).data).toEqual([])
    await expect(banner).toBeHidden()
    await remind(driver)
    const { data } = await driver.client.functions.invoke('reminder-check')
    expect(data.data[0].item).toBe('Oil Change')
    await page.goto('/')
    await expect(banner).toContainText(data.data[0].title)
    await banner.click()
    await expect(page).toHaveURL('/reminder-settings')
    await page.goBack()
  })
  await expect(cards(page).getByRole('heading')).toHaveText(['Oil Change', 'Brake Fluid'])
  await expect(cards(page).first()).toContainText('Overdue')
  await expect(cards(page).last()).toContainText('Was due 400 mi ago')
  await page.getByRole('link', { name: 'View 2 more' }).click()
  await expect(page).toHaveURL('/reminder-settings')
  await page.goBack()
  await expect(cards(page)).toHaveCount(2)
  await test.step('they break nothing of WCAG 2.2 AA', () => expectAccessible(page, 'home'))
  await test.step('two need no link, and follow the chosen unit', async () => {
    const { error } = await driver.client
      .from('reminder_prefs')
      .delete()
      .in('item', ['Coolant Flush', 'Battery', 'Tires'])
    expect(error).toBeNull()
    await page.evaluate(() => localStorage.setItem('tappet.distance-unit', 'km'))
    const answer = page.waitForResponse((response) => response.url().includes('/rest/v1/reminder_prefs'))
    await page.reload()
    await answer
    await expect(page.getByRole('link', { name: /View \d+ more/ })).toHaveCount(0)
    await expect(cards(page)).toHaveCount(2)
    await expect(cards(page).last()).toContainText('Was due 644 km ago')
  })
})

test('a dismissed card makes room, stays away over a reload, and is back in a new session [REM-006]', {
  tag: '@browser',
}, async ({ signedIn: page, driver }) => {
  await remind(driver)
  await page.goto('/')
  await page.getByRole('button', { name: 'Dismiss Oil Change for now' }).click()
  await expect(cards(page).getByRole('heading')).toHaveText(['Brake Fluid', 'Coolant Flush'])
  await expect(page.getByRole('heading', { name: 'Service due' })).toBeFocused()
  await page.reload()
  await expect(cards(page).getByRole('heading')).toHaveText(['Brake Fluid', 'Coolant Flush'])
  for (const item of ['Brake Fluid', 'Coolant Flush', 'Battery'])
    await page.getByRole('button', { name: `Dismiss ${item} for now` }).click()
  await expect(page.getByRole('heading', { name: 'Service due' })).toBeHidden()
  const later = await page.context().newPage()
  await later.goto('/')
  await expect(cards(later).getByRole('heading')).toHaveText(['Oil Change', 'Brake Fluid'])
})

test('a visitor sees no cards, and home stands when the rows cannot be read', async ({
  page,
  driver,
  context,
}) => {
  await remind(driver)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  // A page of the same browser would sign in too, read the rows, and keep them for both.
  await page.close()
  const { data } = await driver.client.auth.getSession()
  const failing = await context.newPage()
  await failing.route('**/rest/v1/reminder_prefs*', (route) => route.fulfill({ status: 500, json: {} }))
  await failing.addInitScript(
    (session) => localStorage.setItem('tappet.session', session),
    JSON.stringify(data.session),
  )
  const banner = failing.waitForResponse(/reminder-check/)
  await failing.goto('/')
  await banner
  await expect(failing.getByRole('link', { name: /Oil Change is overdue/ })).toBeVisible()
  await expect(cards(failing)).toHaveCount(0)
  await expect(failing.getByRole('button', { name: 'Start recording' })).toBeEnabled()
})

test('a driver meets the car first: its mileage, what comes next and its last sound', async ({
  signedIn: page,
  driver,
}) => {
  await driver.client
    .from('vehicles')
    .insert({ user_id: driver.userId, make: 'Honda', model: 'Civic', year: 2018, is_default: true })
    .throwOnError()
  await driver.client
    .from('history')
    .insert({
      user_id: driver.userId,
      type: 'audio',
      data: { headline: 'Likely belt noise of the accessory drive' },
    })
    .throwOnError()
  await remind(driver, REMINDERS.slice(0, 1))
  await page.goto('/')
  const car = page.getByRole('link', { name: /2018 Honda Civic/ })
  await expect(car.locator('[data-body=sedan]')).toBeVisible()
  await expect(car).toContainText('62,000 mi')
  await expect(car).toContainText('Oil Change is overdue')
  await expect(car).toContainText(/Last sound: Likely belt noise of the accessory drive, \w{3} \d+, \d{4}/)
  await expect(page.getByText('For everyone who owns a car')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  const right = (box: { x: number; width: number } | null) => (box?.x ?? Number.NaN) + (box?.width ?? 0)
  const date = await car.getByText(/^, \w{3} \d+, \d{4}$/).boundingBox()
  expect(right(date)).toBeLessThanOrEqual(right(await car.boundingBox()))
  const cut = await car
    .locator('span')
    .evaluateAll((lines) =>
      lines.filter((line) => line.scrollWidth > line.clientWidth + 1 && line.clientWidth > 0),
    )
  expect(cut).toEqual([])
  expect((await car.boundingBox())?.y).toBeLessThan(
    (await page.getByRole('button', { name: 'Start recording' }).boundingBox())?.y ?? 0,
  )
  await expect(page.getByRole('list', { name: 'Other ways to start' }).getByRole('listitem')).toHaveCount(4)
  await car.click()
  await expect(page).toHaveURL('/garage')
})
