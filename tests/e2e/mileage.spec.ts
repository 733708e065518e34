import type { Page, Response } from '@playwright/test'
import { copyOut, readPdf } from '../harness/pdf-text.ts'
import type { Driver } from './fixtures.ts'
import { expect, test } from './fixtures.ts'
import { unfold } from './reminders-page.ts'
import { dismissMessages, visit } from './visit.ts'

const MINUTE_MS = 60_000
const today = () => new Date().toISOString().slice(0, 10)

async function record({ client, userId }: Driver, mileage: number, date = '2026-03-05'): Promise<void> {
  const { error } = await client
    .from('maintenance')
    .insert({ user_id: userId, item: 'Oil Change', date, mileage, cost: 45 })
  if (error) throw error
}

const updates = (
  server: { admin(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]> },
  { userId }: Driver,
) =>
  server.admin(
    `select item, date::text, mileage, cost, notes from public.maintenance
     where user_id = $1 and item = 'Mileage Update' order by mileage`,
    [userId],
  )

const isPost = (response: Response) =>
  response.url().includes('/rest/v1/maintenance') && response.request().method() === 'POST'

const field = (page: Page) => page.getByLabel('Current mileage', { exact: true })
const update = async (page: Page, typed: string) => {
  await field(page).fill(typed)
  await page.getByRole('button', { name: 'Update Mileage' }).click()
}

test('a mileage is recorded as a row of the log, shown, and never less than the last', async ({
  signedIn: page,
  driver,
  server,
}) => {
  const less = page.getByText('Current mileage cannot be less than the last recorded mileage')
  await record(driver, 62_000)
  await record(driver, 41_000, '2026-04-01')
  await page.goto('/current-mileage')
  await test.step('more than the last is recorded, and shown [REM-003] [ERR-034]', async () => {
    await expect(page.getByText('62,000 mi')).toBeVisible()
    await expect(page.getByText('Mar 5, 2026')).toBeVisible()
    await field(page).fill('62,300')
    await expect(page.getByText('300 mi more than last time.')).toBeVisible()
    await page.getByRole('button', { name: 'Update Mileage' }).click()
    await expect(page.getByText('Current mileage updated successfully')).toBeVisible()
    await expect(page.getByText('62,300 mi')).toBeVisible()
    await expect(field(page)).toHaveValue('')
    expect(await updates(server, driver)).toEqual([
      { item: 'Mileage Update', date: today(), mileage: 62_300, cost: null, notes: null },
    ])
  })
  await test.step('less than the last is refused, an equal one is taken [REM-023]', async () => {
    await dismissMessages(page)
    await update(page, '62299')
    await expect(less).toBeVisible()
    await expect(page.getByText('Enter 62,300 mi or more.')).toBeVisible()
    expect(await updates(server, driver)).toHaveLength(1)
    await update(page, '62300')
    await expect(page.getByText('Current mileage updated successfully')).toBeVisible()
    expect(await updates(server, driver)).toMatchObject([{ mileage: 62_300 }, { mileage: 62_300 }])
  })
  await test.step('what another window recorded meanwhile counts [REM-023]', async () => {
    await dismissMessages(page)
    await expect(page.getByText('62,300 mi')).toBeVisible()
    await record(driver, 65_000)
    await update(page, '63000')
    await expect(less).toBeVisible()
    await expect(page.getByText('Enter 65,000 mi or more.')).toBeVisible()
    expect(await updates(server, driver)).toHaveLength(2)
  })
  await test.step('kilometers are shown and typed, miles are kept', async () => {
    await page.evaluate(() => localStorage.setItem('tappet.distance-unit', 'km'))
    await page.goto('/current-mileage')
    // 104,607.36 km: what is shown may be typed again, though it is a little less.
    await expect(page.getByText('104,607 km')).toBeVisible()
    await update(page, '104607')
    await expect(page.getByText('Current mileage updated successfully')).toBeVisible()
    await expect(field(page)).toHaveValue('')
    await update(page, '110000')
    await expect(page.getByText(/is more than 2,414 km a day/)).toBeVisible()
    await page.getByRole('button', { name: 'Update Mileage' }).click()
    await expect(page.getByText('110,000 km', { exact: true })).toBeVisible()
    await expect
      .poll(async () => (await updates(server, driver)).map(({ mileage }) => mileage))
      .toEqual([62_300, 62_300, 65_000, 68_351])
  })
})

test('the highest mileage on any record is the current one, and a new one moves the reminders', async ({
  signedIn: page,
  driver,
}) => {
  await record(driver, 62_000)
  await record(driver, 65_000)
  await record(driver, 65_000, '2026-03-01')
  await record(driver, 64_000, '2026-04-05')
  await driver.client.from('reminder_prefs').insert({
    user_id: driver.userId,
    item: 'Tires',
    miles_interval: 5000,
    last_done_mileage: 61_000,
  })
  await test.step('whatever was entered last [API-016]', async () => {
    await page.goto('/current-mileage')
    await expect(page.getByText('65,000 mi')).toBeVisible()
    await expect(page.getByText('Mar 5, 2026')).toBeVisible()
    await visit(page, '/reminder-settings')
    await expect(page.getByText('65,000 mi', { exact: true })).toBeVisible()
  })
  await expect(page.getByText('Due at 66,000 mi, 1,000 mi to go')).toBeVisible()
  await page.getByRole('link', { name: 'Update mileage' }).click()
  await update(page, '66100')
  await expect(page.getByText('Current mileage updated successfully')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Was due at 66,000 mi, 100 mi ago')).toBeVisible()
  await expect(page.getByText('66,100 mi')).toBeVisible()
})

test('what is no mileage is refused; the first one needs no earlier one, and can be taken back', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await test.step('Back and Cancel both lead to the log [REM-012] [REM-013]', async () => {
    await page.goto('/current-mileage')
    await page.getByRole('button', { name: 'Back to Maintenance' }).click()
    await expect(page).toHaveURL('/maintenance')
    await page.goBack()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/maintenance')
    await page.goBack()
  })
  // Which texts are no mileage: mileage-rule.test.ts.
  for (const typed of ['', '12 km'])
    await test.step(`"${typed}" is no valid mileage, and stays in the field [REM-022]`, async () => {
      await dismissMessages(page)
      await update(page, typed)
      await expect.soft(page.getByText('Invalid Mileage')).toBeVisible()
      await expect.soft(page.getByText('Please enter a valid mileage number')).toBeVisible()
      await expect.soft(field(page)).toHaveAttribute('aria-invalid', 'true')
      await expect.soft(field(page)).toHaveValue(typed)
    })
  expect(await updates(server, driver)).toEqual([])
  await test.step('the first mileage can be taken back', async () => {
    await expect(page.getByText('No mileage yet. Enter what your odometer says.')).toBeVisible()
    await update(page, '1200')
    await expect(page.getByText('1,200 mi')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Mileage update taken back')).toBeVisible()
    await expect(page.getByText('No mileage yet. Enter what your odometer says.')).toBeVisible()
    expect(await updates(server, driver)).toEqual([])
  })
  await test.step('a double press records once', async () => {
    await field(page).fill('5000')
    await page.getByRole('button', { name: 'Update Mileage' }).dblclick()
    await expect(field(page)).toHaveValue('')
    // Changes arrive in their order: a second 5,000 would be there before this one.
    await update(page, '5001')
    const recorded = async () => (await updates(server, driver)).map(({ mileage }) => mileage)
    await expect.poll(recorded).toContain(5001)
    expect(await recorded()).toEqual([5000, 5001])
  })
})

test('what the server fails at is said, and nothing is lost', async ({ signedIn: page, driver, server }) => {
  await test.step('a failed load says so and tries again [ERR-032]', async () => {
    await page.route('**/rest/v1/odometer*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/current-mileage')
    await expect(page.getByText('Failed to load current mileage')).toBeVisible()
    await page.unroute('**/rest/v1/odometer*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(field(page)).toBeVisible()
    await expect(page.getByText('Failed to load current mileage')).toHaveCount(0)
  })
  await test.step('an update that it fails to record says so, and what was typed stays [ERR-033]', async () => {
    const failure = { code: 'XX000', message: 'internal', details: null, hint: null }
    await page.route('**/rest/v1/maintenance*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      // The row is there anyway: the second try must not add another.
      await route.fetch()
      return route.fulfill({ status: 500, json: failure })
    })
    await update(page, '70000')
    await expect(page.getByText('Failed to update current mileage')).toBeVisible()
    await expect(field(page)).toHaveValue('70000')
    await page.unroute('**/rest/v1/maintenance*')
    await page.getByRole('button', { name: 'Update Mileage' }).click()
    await expect(page.getByText('Current mileage updated successfully')).toBeVisible()
    expect(await updates(server, driver)).toHaveLength(1)
  })
  await test.step('one whose answer was lost is kept, and recorded once', async () => {
    await expect(field(page)).toHaveValue('')
    await page.route('**/rest/v1/maintenance*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await update(page, '71000')
    await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible()
    await expect(page.getByText('71,000 mi')).toBeVisible()
    await page.unroute('**/rest/v1/maintenance*')
    const again = page.waitForResponse(isPost)
    await page.goto('/maintenance')
    expect((await again).ok()).toBe(true)
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
    expect(await updates(server, driver)).toMatchObject([{ mileage: 70_000 }, { mileage: 71_000 }])
  })
})

test('an update made offline is taken back offline, or counts at once and is sent once', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await test.step('it is taken back offline', async () => {
    await page.goto('/current-mileage')
    await expect(field(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await update(page, '70000')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('No mileage yet. Enter what your odometer says.')).toBeVisible()
    const deletion = page.waitForResponse((response) =>
      response.url().endsWith('/rest/v1/rpc/delete_if_unchanged'),
    )
    await page.context().setOffline(false)
    expect((await deletion).ok()).toBe(true)
    expect(await updates(server, driver)).toEqual([])
  })
  await test.step('it counts at once, and is sent once with the network', async () => {
    await record(driver, 62_000)
    await page.goto('/current-mileage')
    await expect(page.getByText('62,000 mi')).toBeVisible()
    await page.context().setOffline(true)
    await update(page, '70000')
    await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible()
    await expect(field(page)).toHaveValue('')
    await expect(page.getByText('70,000 mi')).toBeVisible()
    await expect(page.getByText('Waiting to be sent')).toBeVisible()
    await update(page, '69999')
    await expect(page.getByText('Enter 70,000 mi or more.')).toBeVisible()
    expect(await updates(server, driver)).toEqual([])
    await page.context().setOffline(false)
    await expect.poll(() => updates(server, driver)).toMatchObject([{ mileage: 70_000 }])
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
  })
})

test('an update made offline and overtaken by another device is kept to be looked at', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await record(driver, 62_000)
  await page.goto('/current-mileage')
  await expect(page.getByText('62,000 mi')).toBeVisible()
  await page.context().setOffline(true)
  await update(page, '70000')
  await expect(page.getByText('Waiting to be sent')).toBeVisible()
  await record(driver, 75_000, today())
  await page.context().setOffline(false)
  await page.goto('/maintenance')
  await expect(page.getByText('The server did not take a change')).toBeVisible()
  await expect(page.getByText(/Current mileage cannot be less than the last recorded mileage/)).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mileage').fill('76000')
  await dialog.getByRole('button', { name: 'Save Record' }).click()
  await expect(page.getByText('The server did not take a change')).toBeHidden()
  await expect.poll(() => updates(server, driver)).toMatchObject([{ mileage: 76_000 }])
})

test('of a server that does not answer the driver is told without a wait', async ({ signedIn: page }) => {
  await page.clock.install()
  await page.goto('/current-mileage')
  await field(page).fill('70000')
  await page.route('**/rest/v1/maintenance*', (route) => route.abort('connectionrefused'))
  const refused = page.waitForEvent('requestfailed')
  await page.clock.pauseAt(Date.now() + MINUTE_MS)
  await page.getByRole('button', { name: 'Update Mileage' }).click()
  await refused
  // Seconds at most pass on the page's clock, fewer than a retry waits; how long the machine takes does not count.
  const notice = page.getByText('Kept on this device', { exact: true })
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(notice).toBeVisible({ timeout: 250 })
  }).toPass()
  await expect(page.getByText('Waiting to be sent')).toBeVisible()
})

test('a new odometer counts on from the old distance, in log, fuel, reminders, a case and its report', async ({
  signedIn: page,
  driver,
  server,
  saved,
}) => {
  test.slow()
  await record(driver, 141_000)
  await page.goto('/current-mileage')
  await expect(page.getByText('141,000 mi')).toBeVisible()
  await update(page, '12')
  await expect(
    page.getByText('Current mileage cannot be less than the last recorded mileage').first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'This is a new counter' }).click()
  await expect(page.getByText('New odometer: 12 mi at 141,000 mi')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await update(page, '512')
  await expect(page.getByText('141,500 mi')).toBeVisible()
  const log = () =>
    server.admin(
      'select item, mileage, counter from public.maintenance where user_id = $1 and date = $2 order by mileage',
      [driver.userId, today()],
    )
  await expect.poll(log).toEqual([
    { item: 'New Odometer', mileage: 141_000, counter: 12 },
    { item: 'Mileage Update', mileage: 141_500, counter: null },
  ])

  await visit(page, '/maintenance')
  await page.getByRole('button', { name: 'Add New Record' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Record' })
  await expect(dialog.getByText('Last: 512 mi')).toBeVisible()
  await dialog.getByLabel('Maintenance item').selectOption('Tires')
  await dialog.getByLabel('Mileage').fill('520')
  await dialog.getByRole('button', { name: 'Save Record' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(log).toContainEqual({ item: 'Tires', mileage: 141_508, counter: null })
  await page.getByRole('button', { name: /^Edit Tires/ }).click()
  await expect(page.getByRole('dialog').getByLabel('Mileage')).toHaveValue('520')
  await page.keyboard.press('Escape')

  await visit(page, '/fuel')
  for (const [odometer, amount] of [
    ['530', '10'],
    ['830', '10'],
  ] as const) {
    await page
      .getByRole('button', { name: /^Add (?:Fill-up|your first fill-up)$/ })
      .first()
      .click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Odometer (optional)').fill(odometer)
    await form.getByLabel('Amount of fuel').fill(amount)
    await form.getByRole('button', { name: 'Save Fill-up' }).click()
    await expect(form).toBeHidden()
  }
  await expect(page.getByText('30.0 mpg (US)').first()).toBeVisible()
  await expect
    .poll(() =>
      server.admin('select odometer::float from fill_ups where user_id = $1 order by odometer', [
        driver.userId,
      ]),
    )
    .toEqual([{ odometer: 141_518 }, { odometer: 141_818 }])

  await visit(page, '/reminder-settings')
  await unfold(page, 'Tires')
  await expect(page.getByText('Due at 146,000 mi, 4,182 mi to go')).toBeVisible()

  await server.admin(`update public.profiles set plan = 'PRO' where user_id = $1`, [driver.userId])
  const opened = { id: crypto.randomUUID(), user_id: driver.userId, title: 'A wobble at speed' }
  expect((await driver.client.from('cases').insert(opened)).error).toBeNull()
  await page.goto(`/cases/${opened.id}`)
  await page.getByRole('button', { name: 'Add the repair' }).click()
  const repair = page.getByRole('dialog', { name: 'Add the repair' })
  const choice = repair.getByRole('option', { name: /^Tires/ })
  await repair.getByLabel('Which record?').selectOption(await choice.getAttribute('value'))
  await repair.getByRole('button', { name: 'Add repair', exact: true }).click()
  await expect(page.getByText('Repair added')).toBeVisible()
  const { bytes } = await saved(() => page.getByRole('button', { name: 'PDF report' }).click())
  const text = copyOut(bytes) ?? readPdf(bytes).text.replaceAll(/\s/g, '')
  expect(text).toContain('141,508mi')
})

test('a reading that does not fit is asked about, and saved when the driver says so', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await record(driver, 62_000)
  await page.goto('/maintenance')
  await page.getByRole('button', { name: 'Add New Record' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Record' })
  await dialog.getByLabel('Maintenance item').selectOption('Tires')
  await dialog.getByLabel('Mileage').fill('621000')
  await dialog.getByLabel('Date').fill('2026-03-20')
  const save = dialog.getByRole('button', { name: 'Save Record' })
  await save.click()
  await expect(dialog.getByText(/621,000 mi is many times the 62,000 mi of Mar 5, 2026/)).toBeVisible()
  await dialog.getByLabel('Mileage').fill('62100')
  await dialog.getByLabel('Date').fill('2062-03-20')
  await save.click()
  await expect(dialog.getByText(/Mar 20, 2062 has not come yet/)).toBeVisible()
  await dialog.getByLabel('Date').fill('2026-03-20')
  await dialog.getByLabel('Mileage').fill('61000')
  await save.click()
  await expect(dialog.getByText(/61,000 mi is less than the 62,000 mi/)).toBeVisible()
  await save.click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(() =>
      server.admin('select item, mileage from public.maintenance where user_id = $1 order by mileage', [
        driver.userId,
      ]),
    )
    .toEqual([
      { item: 'Tires', mileage: 61_000 },
      { item: 'Oil Change', mileage: 62_000 },
    ])
})
