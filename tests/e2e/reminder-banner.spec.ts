import { expect, test } from './fixtures.ts'

test('home shows the title of the most urgent due service, and nothing when none is due [REC-006] [API-031] [API-033]', async ({
  page,
  driver,
  signedIn,
}) => {
  const checked = signedIn.waitForResponse(/\/functions\/v1\/reminder-check/)
  await signedIn.goto('/')
  const answer = await checked
  expect(answer.request().postData()).toBeNull()
  expect((await answer.json()).data).toEqual([])
  await expect(page.getByRole('link', { name: 'See reminders' })).toBeHidden()
  const lastDone = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10)
  const { error } = await driver.client.from('reminder_prefs').insert([
    { user_id: driver.userId, item: 'Battery', months_interval: 13, last_done_date: lastDone },
    { user_id: driver.userId, item: 'Oil Change', months_interval: 6, last_done_date: lastDone },
  ])
  expect(error).toBeNull()
  const { data } = await driver.client.functions.invoke('reminder-check')
  expect(data.data[0].item).toBe('Oil Change')
  await signedIn.goto('/')
  expect(data.data).toHaveLength(2)
  await expect(page.getByRole('link', { name: 'See reminders' })).toContainText(data.data[0].title)
  await page.getByRole('link', { name: 'See reminders' }).click()
  await expect(page).toHaveURL('/reminder-settings')
})
