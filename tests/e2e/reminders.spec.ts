import { callsOf, expectCall, query } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { cards, day, form, keep, openForm, record, rowsOf, unfold } from './reminders-page.ts'

test('a reminder is added, edited, removed and put back', async ({ signedIn: page, driver, server }) => {
  const path = '/rest/v1/reminder_prefs'
  const calls = callsOf(page)
  await test.step('both paths lead back to the log and on to the mileage [REM-007] [REM-008]', async () => {
    for (const path of ['/reminder-settings', '/maintenance/reminders']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reminder Settings')
      await page.getByRole('link', { name: 'Current Mileage' }).click()
      await expect(page).toHaveURL('/current-mileage')
      await page.goBack()
      await page.getByRole('button', { name: 'Back to Maintenance' }).click()
      await expect(page).toHaveURL('/maintenance')
    }
  })
  await page.goto('/reminder-settings')
  await test.step('it is inserted with the intervals of the catalogue [REM-009] [ERR-030] [API-010]', async () => {
    await expect(page.getByRole('heading', { name: 'No reminders yet' })).toBeVisible()
    await openForm(page)
    await form(page).getByLabel('Service').selectOption('Oil Change')
    await expect(form(page).getByLabel('Distance')).toHaveValue('5000')
    await expect(form(page).getByLabel('Months')).toHaveValue('6')
    await form(page).getByLabel(/^Date/).fill(day(-10))
    await form(page)
      .getByLabel(/^Mileage/)
      .fill('40,000')
    await form(page).getByRole('button', { name: 'Add Reminder' }).click()
    await expect(page.getByText('Added reminder for Oil Change')).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('Every 5,000 mi or 6 months, whichever comes first')
    await expectCall(calls, { method: 'POST', path, body: expect.objectContaining({ item: 'Oil Change' }) })
    expect(await rowsOf(server, driver)).toEqual([
      {
        item: 'Oil Change',
        months_interval: 6,
        miles_interval: 5000,
        last_done_date: day(-10),
        last_done_mileage: 40_000,
      },
    ])
  })
  await test.step('intervals are edited as numbers, and a blank one is null [REM-010] [REM-024] [REM-025]', async () => {
    await expect(page.getByRole('button', { name: 'Edit Oil Change' })).toBeHidden()
    await unfold(page, 'Oil Change')
    await page.getByRole('button', { name: 'Edit Oil Change' }).click()
    await form(page).getByLabel('Months').fill('soon')
    await form(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(form(page).getByText(/Enter whole months/)).toBeVisible()
    await expect(form(page).getByLabel('Months')).toHaveAttribute('inputmode', 'numeric')
    await form(page).getByLabel('Months').fill('')
    await form(page).getByLabel('Distance').fill('7,500')
    await form(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Reminder updated')).toBeVisible()
    await expect(cards(page)).toContainText('Every 7,500 mi')
    expect(await rowsOf(server, driver)).toMatchObject([{ months_interval: null, miles_interval: 7500 }])
  })
  let id: ReturnType<typeof query>
  await test.step('an edit sends by its id what was changed alone [API-011], so that another window’s edit stays', async () => {
    await page.getByRole('button', { name: 'Edit Oil Change' }).click()
    await driver.client.from('reminder_prefs').update({ months_interval: 12 }).eq('item', 'Oil Change')
    await form(page).getByLabel('Distance').fill('6000')
    await form(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(cards(page)).toContainText('Every 6,000 mi or 12 months')
    expect(await rowsOf(server, driver)).toMatchObject([{ months_interval: 12, miles_interval: 6000 }])
    const { data } = await driver.client.from('reminder_prefs').select('id').single()
    id = query({ id: `eq.${data?.id}` })
    await expectCall(calls, { method: 'PATCH', path, query: id, body: { miles_interval: 6000 } })
  })
  await test.step('one removed by its id can be put back as it was [REM-011] [ERR-031] [API-012]', async () => {
    const before = await server.admin('select * from public.reminder_prefs where user_id = $1', [
      driver.userId,
    ])
    await page.getByRole('button', { name: 'Remove Oil Change' }).click()
    await expect(page.getByText('Reminder removed')).toBeVisible()
    await expectCall(calls, { method: 'DELETE', path, query: id })
    await expect(page.getByRole('heading', { name: 'No reminders yet' })).toBeVisible()
    expect(await rowsOf(server, driver)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: 'Oil Change' })).toBeVisible()
    await expect
      .poll(() => server.admin('select * from public.reminder_prefs where user_id = $1', [driver.userId]))
      .toEqual(before)
  })
})

test('the form knows the log, and the keyboard alone', async ({ signedIn: page, driver, server }) => {
  await test.step('what the log knows of the last time is filled in, and can be cleared', async () => {
    await record(driver, 'Oil Change', day(-400), 30_000)
    await record(driver, 'Oil Change', day(-40), 36_000)
    // The log made this reminder; the driver who deleted it wants it back.
    await driver.client.from('reminder_prefs').delete().eq('item', 'Oil Change')
    await page.goto('/reminder-settings')
    await openForm(page)
    await form(page).getByLabel('Service').selectOption('Oil Change')
    await expect(form(page).getByLabel(/^Date/)).toHaveValue(day(-40))
    await expect(form(page).getByLabel(/^Mileage/)).toHaveValue('36000')
    await form(page)
      .getByLabel(/^Mileage/)
      .fill('')
    await form(page).getByLabel(/^Date/).fill('')
    await form(page).getByRole('button', { name: 'Add Reminder' }).click()
    await expect(page.getByText('Added reminder for Oil Change')).toBeVisible()
    expect(await rowsOf(server, driver)).toMatchObject([{ last_done_date: null, last_done_mileage: null }])
  })
  await test.step('a reminder is added with the keyboard alone', async () => {
    await page.getByRole('button', { name: 'Add Reminder' }).focus()
    await page.keyboard.press('Enter')
    await expect(form(page).getByLabel('Service')).toBeFocused()
    await page.keyboard.type('Spark')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Added reminder for Spark Plugs')).toBeVisible()
    expect(await rowsOf(server, driver)).toMatchObject([
      { item: 'Oil Change' },
      { item: 'Spark Plugs', miles_interval: 30_000 },
    ])
  })
})

test('only what has no reminder yet is offered, an own service by its name, distances by the chosen unit', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await test.step('only what has no reminder yet is offered, and an own service by its name', async () => {
    await keep(driver, { item: 'Oil Change' }, { item: 'Tires', miles_interval: 40_000 })
    await page.goto('/reminder-settings')
    await openForm(page)
    const offered = (item: string) =>
      form(page).getByLabel('Service').getByRole('option', { name: item, exact: true })
    // Awaited first: a form that has not come yet offers nothing.
    await expect(offered('Battery')).toHaveCount(1)
    await expect(offered('Oil Change')).toHaveCount(0)
    await expect(offered('Tires')).toHaveCount(0)
    await form(page).getByLabel('Service').selectOption('Custom Item')
    await form(page).getByRole('button', { name: 'Add Reminder' }).click()
    await expect(form(page).getByText('Give it a name.')).toBeVisible()
    await form(page).getByLabel('Name').fill('oil change')
    await form(page).getByRole('button', { name: 'Add Reminder' }).click()
    await expect(form(page).getByText('You have a reminder for Oil Change already.')).toBeVisible()
    await form(page).getByLabel('Name').fill('Timing belt')
    await form(page).getByLabel('Months').fill('72')
    await form(page).getByRole('button', { name: 'Add Reminder' }).click()
    await expect(page.getByText('Added reminder for Timing belt')).toBeVisible()
    expect(await rowsOf(server, driver)).toMatchObject([
      { item: 'Oil Change' },
      { item: 'Timing belt', months_interval: 72, miles_interval: null },
      { item: 'Tires' },
    ])
  })
  await test.step('distances are shown and typed in kilometers once they are chosen', async () => {
    const tires = cards(page).filter({ hasText: 'Tires' })
    await page.evaluate(() => localStorage.setItem('tappet.distance-unit', 'km'))
    await page.goto('/reminder-settings')
    await expect(tires).toContainText('Every 64,000 km')
    await unfold(page, 'Tires')
    await page.getByRole('button', { name: 'Edit Tires' }).click()
    await expect(form(page).getByLabel('Distance')).toHaveValue('64000')
    await form(page).getByLabel('Distance').fill('50000')
    await form(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(tires).toContainText('Every 50,000 km')
    // The card shows what was typed before the server has answered.
    await expect
      .poll(() => rowsOf(server, driver))
      .toContainEqual(expect.objectContaining({ item: 'Tires', miles_interval: 31_069 }))
  })
})

test('each reminder has its badge, the most urgent first [REM-001] [REM-018] [REM-019] [REM-020] [REM-021]', async ({
  signedIn: page,
  driver,
}) => {
  await record(driver, 'Wash', '2026-03-01', 45_000)
  await keep(
    driver,
    { item: 'Battery', months_interval: 48, last_done_date: '2025-01-01' },
    { item: 'Air Filter' },
    { item: 'Brake Fluid', months_interval: 24, last_done_date: '2024-03-04' },
    { item: 'Tires', miles_interval: 5000, last_done_mileage: 40_400 },
    { item: 'Spark Plugs', months_interval: 12, last_done_date: '2025-03-10', miles_interval: 30_000 },
  )
  // A day that has been: the session, made on the test's own day, has not run out by then.
  await page.clock.setFixedTime('2026-03-05T12:00:00Z')
  await page.goto('/reminder-settings')
  for (const [place, texts] of [
    ['Brake Fluid', 'Overdue', 'Was due Mar 4, 2026, 1 day ago'],
    ['Spark Plugs', 'Due This Week', 'Due Mar 10, 2026, in 5 days'],
    ['Tires', 'Due Soon', 'Due at 45,400 mi, 400 mi to go'],
    ['Battery', 'In 34 months', 'Due Jan 1, 2029, in 1,033 days'],
    ['Air Filter', 'Not counting yet'],
  ].entries())
    for (const text of texts) await expect(cards(page).nth(place)).toContainText(text)
  await expect(page.getByText('Upcoming', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Upcoming' })).toContainText('Battery')
  await expect(page.getByRole('list', { name: 'Upcoming' }).getByRole('heading')).toHaveCount(1)
  await expect(page.getByText('1 overdue, 1 due this week, 1 due soon, of 5 services.')).toBeVisible()
})
