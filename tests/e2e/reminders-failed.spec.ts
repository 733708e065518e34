import { expect, test } from './fixtures.ts'
import { cards, form, keep, openForm, refuse, rowsOf, unfold } from './reminders-page.ts'
import { dismissMessages } from './visit.ts'

test('a failed load says so; a failed addition is taken back, and comes back as it was typed', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await test.step('a failed load says so and tries again [ERR-026]', async () => {
    await refuse(page, 'GET')
    await page.goto('/reminder-settings')
    await expect(page.getByText('Failed to load reminder settings')).toBeVisible()
    await page.unroute('**/rest/v1/reminder_prefs*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No reminders yet' })).toBeVisible()
    await expect(page.getByText('Failed to load reminder settings')).toHaveCount(0)
  })
  await test.step('a refused addition is taken back, and the form comes back as it was typed [ERR-028]', async () => {
    await refuse(page, 'POST')
    await openForm(page)
    await form(page).getByLabel('Service').selectOption('Tires')
    await form(page).getByLabel('Distance').fill('33000')
    await form(page).getByRole('button', { name: 'Add Reminder' }).click()
    await expect(page.getByText('Failed to add reminder')).toBeVisible()
    await expect(page.getByText('The server refused it. What you entered is kept.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No reminders yet' })).toBeVisible()
    await page.unroute('**/rest/v1/reminder_prefs*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(form(page).getByLabel('Distance')).toHaveValue('33000')
    await form(page).getByRole('button', { name: 'Add Reminder' }).click()
    await expect(page.getByText('Added reminder for Tires')).toBeVisible()
    expect(await rowsOf(server, driver)).toMatchObject([{ item: 'Tires', miles_interval: 33_000 }])
  })
  await test.step('an addition whose answer was lost is found when it is sent again', async () => {
    await dismissMessages(page)
    await expect(cards(page)).toHaveCount(1)
    await page.route('**/rest/v1/reminder_prefs*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await openForm(page)
    await form(page).getByLabel('Service').selectOption('Battery')
    await form(page).getByRole('button', { name: 'Add Reminder' }).click()
    await expect(page.getByText('Failed to add reminder')).toBeVisible()
    await expect(page.getByText('It may be added anyway. What you entered is kept.')).toBeVisible()
    await page.unroute('**/rest/v1/reminder_prefs*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await form(page).getByLabel('Months').fill('36')
    await form(page).getByRole('button', { name: 'Add Reminder' }).click()
    await expect(page.getByText('Added reminder for Battery')).toBeVisible()
    await expect(cards(page)).toHaveCount(2)
    await expect(cards(page).filter({ hasText: 'Battery' })).toContainText('36 months')
    expect(await rowsOf(server, driver)).toMatchObject([
      { item: 'Battery', months_interval: 36 },
      { item: 'Tires' },
    ])
  })
  await test.step('an item that another window added meanwhile is not added twice [ERR-028]', async () => {
    await dismissMessages(page)
    await expect(cards(page)).toHaveCount(2)
    await openForm(page)
    await form(page).getByLabel('Service').selectOption('Coolant Flush')
    await keep(driver, { item: 'Coolant Flush', miles_interval: 1000 })
    await form(page).getByRole('button', { name: 'Add Reminder' }).click()
    await expect(page.getByText('Failed to add reminder')).toBeVisible()
    await expect(page.getByText('You have a reminder for Coolant Flush already.')).toBeVisible()
    await expect(cards(page).filter({ hasText: 'Coolant Flush' })).toContainText('Every 1,000 mi')
    expect(await rowsOf(server, driver)).toMatchObject([
      { item: 'Battery' },
      { item: 'Coolant Flush', miles_interval: 1000 },
      { item: 'Tires' },
    ])
  })
})

test('a failed edit or removal is taken back, and says why', async ({ signedIn: page, driver, server }) => {
  await keep(driver, { item: 'Tires', miles_interval: 40_000 })
  const edit = async () => {
    await form(page).getByLabel('Distance').fill('30000')
    await form(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Failed to update reminder setting')).toBeVisible()
  }
  await page.goto('/reminder-settings')
  await test.step('a refused edit is taken back [ERR-027]', async () => {
    await refuse(page, 'PATCH')
    await unfold(page, 'Tires')
    await page.getByRole('button', { name: 'Edit Tires' }).click()
    await edit()
    await expect(cards(page)).toContainText('Every 40,000 mi')
    await page.unroute('**/rest/v1/reminder_prefs*')
  })
  await test.step('a refused removal is taken back [ERR-029]', async () => {
    await refuse(page, 'DELETE')
    await page.getByRole('button', { name: 'Remove Tires' }).click()
    await expect(page.getByText('Failed to remove reminder')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tires' })).toBeVisible()
    await page.unroute('**/rest/v1/reminder_prefs*')
  })
  await test.step('without a network a change fails at once and nothing is lost', async () => {
    await dismissMessages(page)
    await expect(cards(page)).toHaveCount(1)
    // Tests go without the worker that keeps the app's parts: they are fetched first, as it would.
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await unfold(page, 'Tires')
    await page.getByRole('button', { name: 'Remove Tires' }).click()
    await expect(page.getByText('Failed to remove reminder')).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
    await page.context().setOffline(false)
    expect(await rowsOf(server, driver)).toHaveLength(1)
  })
  await test.step('an edit of what another window removed says so [ERR-027]', async () => {
    await dismissMessages(page)
    await unfold(page, 'Tires')
    await page.getByRole('button', { name: 'Edit Tires' }).click()
    await driver.client.from('reminder_prefs').delete().eq('item', 'Tires')
    await edit()
    await expect(page.getByText('Tires was removed in another window.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No reminders yet' })).toBeVisible()
  })
})
