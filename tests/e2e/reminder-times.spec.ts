import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { unfold } from './reminders-page.ts'

const quietSwitch = (page: Page) => page.getByRole('switch', { name: 'Quiet hours' })

test('quiet hours are set, changed and taken away, by the driver’s own clock', async ({
  signedIn: page,
  driver,
  server,
}) => {
  const kept = () =>
    server.admin('select time_zone, quiet_from, quiet_until from notification_settings where user_id = $1', [
      driver.userId,
    ])
  await page.goto('/reminder-settings')
  await unfold(page, 'How we remind you')
  await quietSwitch(page).click()
  await expect(quietSwitch(page)).toBeChecked()
  await expect(page.getByLabel('From')).toHaveValue('22:00')
  await page.getByLabel('From').fill('21:30')
  await page.getByLabel('Until').fill('21:30')
  await expect(page.getByText('The two times must differ')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save quiet hours' })).toBeDisabled()
  await page.getByLabel('Until').fill('06:15')
  await page.getByRole('button', { name: 'Save quiet hours' }).click()
  await expect.poll(kept).toEqual([{ time_zone: 'UTC', quiet_from: '21:30:00', quiet_until: '06:15:00' }])
  await page.reload()
  await unfold(page, 'How we remind you')
  await expect(page.getByLabel('Until')).toHaveValue('06:15')
  await quietSwitch(page).click()
  await expect(quietSwitch(page)).not.toBeChecked()
  await expect.poll(kept).toEqual([{ time_zone: 'UTC', quiet_from: null, quiet_until: null }])
  await expect(page.getByLabel('From')).toBeHidden()
  await test.step('an answer that was lost is said to be not known, and they are shown as the server has them', async () => {
    const settings = '**/rest/v1/notification_settings*'
    const answerPost = (how: (route: Route) => Promise<void>) =>
      page.route(settings, (route) => (route.request().method() === 'POST' ? how(route) : route.continue()))
    await answerPost((route) => route.fulfill({ status: 403, json: { code: '42501', message: 'refused' } }))
    await quietSwitch(page).click()
    await expect(page.getByText('Not saved')).toBeVisible()
    await expect(quietSwitch(page)).not.toBeChecked()
    await page.unroute(settings)
    await answerPost(async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await quietSwitch(page).click()
    await expect(page.getByText('This may not have been saved')).toBeVisible()
    await expect(quietSwitch(page)).toBeChecked()
  })
})

test('mails of due service are turned off where the server sends mails, and quiet hours leave that', async ({
  signedIn: page,
  driver,
  server,
}) => {
  const kept = async () => {
    const [row] = await server.admin(
      'select mail, quiet_from from notification_settings where user_id = $1',
      [driver.userId],
    )
    return row
  }
  const mails = page.getByRole('switch', { name: 'Mails' })
  await page.goto('/reminder-settings')
  await unfold(page, 'How we remind you')
  await expect(quietSwitch(page)).toBeVisible()
  await expect(mails).toBeHidden()
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), mailEnabled: true } })
  })
  await page.reload()
  await unfold(page, 'How we remind you')
  await expect(mails).toBeChecked()
  await mails.click()
  await expect.poll(kept).toEqual({ mail: false, quiet_from: null })
  await expect(mails).not.toBeChecked()
  await quietSwitch(page).click()
  await expect.poll(kept).toEqual({ mail: false, quiet_from: '22:00:00' })
  await expect(mails).not.toBeChecked()
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })
  test('days are reckoned there from the first visit on', async ({ signedIn: page, driver, server }) => {
    await page.goto('/reminder-settings')
    await expect
      .poll(() =>
        server.admin('select time_zone from notification_settings where user_id = $1', [driver.userId]),
      )
      .toEqual([{ time_zone: 'America/New_York' }])
  })
})

test('a calendar link is made, shown once, copied, renewed and revoked', async ({
  signedIn: page,
  context,
  driver,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/reminder-settings')
  await unfold(page, 'Service in your calendar')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.getByLabel('Your private link').inputValue()
  expect(address).toContain(`${server.url}/functions/v1/calendar-feed?token=`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const works = async (url: string) => (await fetch(url)).status
  expect(await works(address)).toBe(200)
  const token = new URL(address).searchParams.get('token') ?? ''
  expect(
    await server.admin('select token_hash from calendar_feeds where user_id = $1', [driver.userId]),
  ).toEqual([{ token_hash: createHash('sha256').update(token).digest('hex') }])

  await page.reload()
  await unfold(page, 'Service in your calendar')
  await expect(page.getByText(/^A link made on .* is in use\./)).toBeVisible()
  await expect(page.getByLabel('Your private link')).toBeHidden()
  await page.getByRole('button', { name: 'Make a new link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new link' }).click()
  const second = await page.getByLabel('Your private link').inputValue()
  expect([await works(address), await works(second)]).toEqual([404, 200])

  await page.getByRole('button', { name: 'Revoke link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('Calendar link revoked')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
  expect(await works(second)).toBe(404)
})
