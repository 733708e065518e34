import { expect, test } from './fixtures.ts'
import { addRecord, log, openAdd, openLog, photo, rowsOf, stored } from './maintenance-log.ts'

test('what is written offline waits, survives a reload, and is sent once, its receipt with it', async ({
  signedIn: page,
  driver,
  server,
}) => {
  test.slow()
  await openLog(page)
  const picture = await photo(page, 800, 600)
  await page.context().setOffline(true)
  const dialog = await openAdd(page)
  await dialog.getByLabel('Maintenance item').selectOption('Oil Change')
  await dialog
    .getByLabel('Receipt file')
    .setInputFiles({ name: 'r.jpg', mimeType: 'image/jpeg', buffer: picture })
  await dialog.getByRole('button', { name: 'Save Record' }).click()
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible()
  await expect(page.getByText('1 change waits for a connection').last()).toBeVisible()
  await expect(rowsOf(page)).toContainText('Waiting to be sent')
  await expect(page.getByRole('button', { name: /^Receipt of/ }).locator('img')).toBeVisible()
  await addRecord(page, 'Battery')
  await expect(rowsOf(page)).toHaveCount(2)
  expect(await stored(server, driver)).toEqual([])

  // From another page: whoever comes back online need not come back here.
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.context().setOffline(false)
  await expect.poll(() => stored(server, driver), { timeout: 30_000 }).toHaveLength(2)
  const [battery, oil] = await stored(server, driver)
  expect([battery?.item, oil?.item]).toEqual(['Battery', 'Oil Change'])
  expect((await fetch(String(oil?.receipt_url))).status).toBe(200)
  await openLog(page)
  await expect(rowsOf(page)).toHaveCount(2)
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
})

test('a save whose answer is lost is stored once, and not doubled by the next try', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await openLog(page)
  let lost = 0
  await page.route('**/rest/v1/maintenance*', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await addRecord(page, 'Oil Change')
  await expect(page.getByText('1 change waits for a connection').last()).toBeVisible()
  expect(await stored(server, driver)).toHaveLength(1)
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
  await expect(rowsOf(page)).toHaveCount(1)
  expect(await stored(server, driver)).toHaveLength(1)
})

test('pressed twice, a record is saved once', async ({ signedIn: page, driver, server }) => {
  await openLog(page)
  const dialog = await openAdd(page)
  await dialog.getByLabel('Maintenance item').selectOption('Oil Change')
  await dialog.getByRole('button', { name: 'Save Record' }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) button.click()
  })
  await expect(dialog).toBeHidden()
  await expect(rowsOf(page)).toHaveCount(1)
  expect(await stored(server, driver)).toHaveLength(1)
})

test('two tabs that write see each other’s records, each once', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await openLog(page)
  const other = await page.context().newPage()
  const { data } = await driver.client.auth.getSession()
  await other.addInitScript(
    (session) => localStorage.setItem('tappet.session', session),
    JSON.stringify(data.session),
  )
  await openLog(other)
  await page.context().setOffline(true)
  await addRecord(page, 'Oil Change')
  await addRecord(other, 'Battery')
  await expect(rowsOf(page)).toHaveCount(2)
  await page.context().setOffline(false)
  await expect.poll(() => stored(server, driver), { timeout: 30_000 }).toHaveLength(2)
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
  await expect(other.getByText('Waiting to be sent')).toHaveCount(0)
  await expect(rowsOf(other)).toHaveCount(2)
})

test('a change and a deletion made offline arrive in their order', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await log(driver, { notes: 'first' }, { item: 'Tires', date: '2026-01-01' })
  await openLog(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Edit Oil Change, Mar 5, 2026' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Notes').fill('second')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  // The message lies over the row, and stays while a pointer rests on it.
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Edit Tires, Jan 1, 2026' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(rowsOf(page)).toHaveCount(1)
  await page.context().setOffline(false)
  await expect.poll(() => stored(server, driver), { timeout: 30_000 }).toMatchObject([{ notes: 'second' }])
})
