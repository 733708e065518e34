import { expect, test } from './fixtures.ts'
import { addRecord, fetchDialog, log, openLog } from './maintenance-log.ts'
import { secondDevice } from './second-device.ts'
import { visit } from './visit.ts'

const write = async (answer: PromiseLike<{ error: unknown }>) => expect((await answer).error).toBeNull()

test('what another device changes appears in the open garage, log, fuel log, case and history', async ({
  signedIn: page,
  driver,
  browser,
  server,
}) => {
  const { client, userId: user_id } = driver
  const laptop = await secondDevice(browser, driver, server.url)
  await test.step('a car', async () => {
    await page.goto('/garage')
    await laptop.goto('/garage')
    await expect(page.getByText('No car yet')).toBeVisible()
    await laptop.getByRole('button', { name: 'Add a Car' }).click()
    await laptop.getByRole('dialog').getByLabel('Name').fill('Blue Golf')
    await laptop.getByRole('dialog').getByRole('button', { name: 'Add Car' }).click()
    await expect(page.getByRole('heading', { name: 'Blue Golf' })).toBeVisible()
  })
  await test.step('a record: added, changed, deleted', async () => {
    for (const device of [page, laptop]) {
      await visit(device, '/maintenance')
      await expect(device.getByRole('heading', { name: 'Records', exact: true })).toBeVisible()
    }
    const rows = page.getByRole('list', { name: 'All records' })
    await addRecord(laptop, 'Battery', { Notes: 'from the laptop' })
    await expect(rows.getByText('Battery')).toBeVisible()
    await write(client.from('maintenance').update({ item: 'Tires' }).eq('user_id', user_id))
    await expect(rows.getByText('Tires')).toBeVisible()
    await write(client.from('maintenance').delete().eq('user_id', user_id))
    await expect(page.getByText('No service recorded yet')).toBeVisible()
    await expect(laptop.getByText('No service recorded yet')).toBeVisible()
  })
  await laptop.context().close()
  await test.step('a fill-up', async () => {
    await visit(page, '/fuel')
    await expect(page.getByText('No fill-up yet')).toBeVisible()
    const amount = { amount: 40, amount_unit: 'l', odometer_unit: 'km', currency: 'EUR' } as const
    await write(
      client.from('fill_ups').insert({ user_id, date: '2026-03-05', station: 'At the harbour', ...amount }),
    )
    await expect(page.getByText('At the harbour')).toBeVisible()
  })
  await test.step('a note in a case', async () => {
    const id = crypto.randomUUID()
    await visit(page, '/cases')
    await expect(page.getByRole('heading', { name: 'Cases', level: 1 })).toBeVisible()
    await write(client.from('cases').insert({ id, user_id, title: 'A knock' }))
    await page.getByText('A knock').click()
    await expect(page.getByText('When cold only')).toHaveCount(0)
    await write(
      client
        .from('case_items')
        .insert({ case_id: id, user_id, kind: 'note', data: { words: 'When cold only' } }),
    )
    await expect(page.getByText('When cold only')).toBeVisible()
  })
  await test.step('a saved diagnosis', async () => {
    await visit(page, '/history')
    await expect(page.getByRole('heading', { name: 'No History Yet' })).toBeVisible()
    await write(client.from('history').insert({ user_id, type: 'audio', data: {} }))
    await expect(page.getByText('1 saved')).toBeVisible()
  })
})

test('a form that is open keeps what was entered, and saving over another device’s change is for the driver to decide', async ({
  signedIn: page,
  driver,
}) => {
  await log(driver, { item: 'Battery', notes: 'first' })
  await openLog(page)
  await page.getByRole('button', { name: 'Edit Battery' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Notes').fill('from this device')
  await write(
    driver.client.from('maintenance').update({ notes: 'from the other' }).eq('user_id', driver.userId),
  )
  await expect(page.getByText('from the other')).toBeAttached()
  await expect(dialog.getByLabel('Notes')).toHaveValue('from this device')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Changed on another device too')).toBeVisible()
  const { data } = await driver.client.from('maintenance').select('notes').single()
  expect(data?.notes).toBe('from the other')
})

test('what changed while there was no network is there once it is back, under what waits', async ({
  signedIn: page,
  driver,
  context,
}) => {
  await log(driver, { item: 'Battery' })
  await openLog(page)
  const rows = page.getByRole('list', { name: 'All records' })
  await expect(rows.getByText('Battery')).toBeVisible()
  await fetchDialog(page)
  await context.setOffline(true)
  await log(driver, { item: 'Brake Pads' })
  await context.setOffline(false)
  await expect(rows.getByText('Brake Pads')).toBeVisible()
  await context.setOffline(true)
  await addRecord(page, 'Tires', {})
  await expect(rows.getByText('Tires')).toBeVisible()
  await log(driver, { item: 'Coolant' })
  await expect(rows.getByText('Coolant')).toHaveCount(0)
  await context.setOffline(false)
  await expect(rows.getByText('Coolant')).toBeVisible()
  await expect(rows.getByText('Tires')).toBeVisible()
})
