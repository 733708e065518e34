/** Two devices change one reminder: fields that only one has changed both stand, of the same field none is lost unseen. */
import { randomUUID } from 'node:crypto'
import type { ReminderPrefRow } from '@tappet/wire'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '../../apps/web/src/backend/connection/connect.ts'
import {
  type Edit,
  editReminder,
  ReminderChanged,
  ReminderGone,
} from '../../apps/web/src/features/reminders/edit-reminder.ts'
import { fileServer } from '../harness/file-server.ts'
import { type Driver, newDriver } from './exports-account.ts'

const server = fileServer()
let driver: Driver
beforeAll(async () => {
  driver = await newDriver(server)
})

/** A reminder as both devices have read it. */
async function seen(): Promise<ReminderPrefRow> {
  const row = {
    id: randomUUID(),
    user_id: driver.id,
    item: `Oil, filter (5W-30) ${randomUUID()}`,
    months_interval: 6,
    last_done_date: '2026-01-01',
  }
  const { data, error } = await driver.client.from('reminder_prefs').insert(row).select().single()
  expect(error).toBeNull()
  return data as ReminderPrefRow
}
const edit = (before: ReminderPrefRow, changes: Edit['changes']) =>
  editReminder(driver.client as unknown as Client, { id: before.id, before, changes })
const stored = async ({ id }: ReminderPrefRow) =>
  (await driver.client.from('reminder_prefs').select('*').eq('id', id)).data?.[0]

it('keeps the edits of two devices that changed different fields', async () => {
  const before = await seen()
  await edit(before, { months_interval: 7, miles_interval: 5000 })
  await edit(before, { last_done_date: null, last_done_mileage: 40_000 })
  expect(await stored(before)).toEqual({
    ...before,
    months_interval: 7,
    miles_interval: 5000,
    last_done_date: null,
    last_done_mileage: 40_000,
  })
})

it('writes nothing over what another device has stored in the same field, and tells what that is', async () => {
  for (const changes of [{ months_interval: 8 }, { months_interval: 8, miles_interval: 9000 }]) {
    const before = await seen()
    await edit(before, { months_interval: 7, item: `${before.item}!` })
    const refused: unknown = await edit(before, changes).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ReminderChanged)
    expect((refused as ReminderChanged).stored).toEqual(await stored(before))
    expect(await stored(before)).toEqual({ ...before, months_interval: 7, item: `${before.item}!` })
  }
})

it('sees a field that another device has filled since it was empty', async () => {
  const before = await seen()
  await edit(before, { miles_interval: 5000 })
  await expect(edit(before, { miles_interval: 6000 })).rejects.toThrow(ReminderChanged)
  expect((await stored(before))?.miles_interval).toBe(5000)
})

it('takes an edit for done whose answer was lost, and says when the reminder is gone', async () => {
  const before = await seen()
  await edit(before, { months_interval: 7 })
  await edit(before, { months_interval: 7 })
  await driver.client.from('reminder_prefs').delete().eq('id', before.id)
  await expect(edit(before, { months_interval: 7 })).rejects.toThrow(ReminderGone)
})
