import type { Page } from '@playwright/test'
import type { TestServer } from '../harness/server.ts'
import { type Driver, expect, test } from './fixtures.ts'
import { log, openLog, rowsOf, search } from './maintenance-log.ts'

const items = async ({ admin }: TestServer, { userId }: Driver) => {
  const rows = await admin<{ car: string; item: string }>(
    `select coalesce(v.name, 'none') as car, m.item from maintenance m left join vehicles v on v.id = m.vehicle_id
     where m.user_id = $1 order by m.item`,
    [userId],
  )
  return rows.map(({ car, item }) => `${car}: ${item}`)
}

const bar = (page: Page) => page.getByRole('region', { name: 'Selected records' })

/** Three records of the first of two cars. */
async function threeRecords(page: Page, driver: Driver) {
  for (const name of ['Blue Golf', 'Red Polo']) await driver.client.from('vehicles').insert({ name })
  await log(driver, { item: 'Battery' }, { item: 'Brake Pads' }, { item: 'Tires' })
  await openLog(page)
  await expect(rowsOf(page)).toHaveCount(3)
}

test('several records are selected by keyboard, deleted at once, and put back as they were', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await threeRecords(page, driver)
  await page.getByRole('button', { name: 'Select', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toBeFocused()
  await expect(bar(page).getByRole('status')).toHaveText('0 records selected')
  await expect(bar(page).getByRole('button', { name: 'Delete' })).toBeDisabled()
  for (const item of ['Battery', 'Tires']) {
    await page.getByRole('checkbox', { name: `Select ${item}, Mar 5, 2026` }).focus()
    await page.keyboard.press('Space')
  }
  await expect(bar(page).getByRole('status')).toHaveText('2 records selected')
  // What the search hides is not selected.
  await search(page, 'tires')
  await expect(bar(page).getByRole('status')).toHaveText('1 record selected')
  await search(page, '')
  await expect(bar(page).getByRole('status')).toHaveText('2 records selected')
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 records deleted')).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(1)
  expect(await items(server, driver)).toEqual(['Blue Golf: Brake Pads'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowsOf(page)).toHaveCount(3)
  await expect
    .poll(() => items(server, driver))
    .toEqual(['Blue Golf: Battery', 'Blue Golf: Brake Pads', 'Blue Golf: Tires'])
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Select Tires/ }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(0)
})

test('several records move to another car, without a connection too, and back', async ({
  signedIn: page,
  driver,
  server,
}) => {
  await threeRecords(page, driver)
  const move = async () => {
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await bar(page).getByRole('button', { name: 'Select all' }).click()
    await bar(page).getByRole('button', { name: 'Move' }).click()
    await page
      .getByRole('dialog', { name: 'Move 3 records to' })
      .getByRole('button', { name: 'Red Polo' })
      .click()
  }
  await move()
  await expect(page.getByText('3 records moved to Red Polo')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No service recorded yet' })).toBeVisible()
  expect(await items(server, driver)).toEqual([
    'Red Polo: Battery',
    'Red Polo: Brake Pads',
    'Red Polo: Tires',
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowsOf(page)).toHaveCount(3)
  await expect
    .poll(() => items(server, driver))
    .toEqual(['Blue Golf: Battery', 'Blue Golf: Brake Pads', 'Blue Golf: Tires'])
  await page.context().setOffline(true)
  await move()
  await expect(page.getByRole('heading', { name: 'No service recorded yet' })).toBeVisible()
  await page.context().setOffline(false)
  await expect
    .poll(() => items(server, driver))
    .toEqual(['Red Polo: Battery', 'Red Polo: Brake Pads', 'Red Polo: Tires'])
})
