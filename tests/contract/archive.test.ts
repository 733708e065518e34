/** The archive of an account against the real schema: no table and no column of it is forgotten. */

import { carCostFields, carFields, fillUpFields, type LogRecord, logFields } from '@tappet/upkeep'
import { fullRow } from '@tappet/upkeep/testing'
import { describe, expect, it } from 'vitest'
import { unpackArchive } from '../../apps/web/src/features/account/data/archive.ts'
import { collectArchive } from '../../apps/web/src/features/account/data/collect.ts'
import { planImport } from '../../apps/web/src/features/account/data/plan.ts'
import { fetchHeld, restore } from '../../apps/web/src/features/account/data/restore.ts'
import { TABLES } from '../../apps/web/src/features/account/data/tables.ts'
import type { Submitted } from '../../apps/web/src/offline/entry.ts'
import { logTable } from '../../apps/web/src/offline/log/table.ts'
import { sendAs } from '../../apps/web/src/offline/parse-response.ts'
import type { AddWork, TableAnswer } from '../../apps/web/src/offline/table/entries.ts'
import { sendAdd } from '../../apps/web/src/offline/table/send.ts'
import { fileServer } from '../harness/file-server.ts'
import { type Driver, newDriver } from './exports-account.ts'

const server = fileServer()

const tables = Object.entries(TABLES)

type Work = AddWork<LogRecord>

/** What the offline queue does with records while there is a network. */
async function sendNow({ id, client }: Driver, work: Work): Promise<Submitted<Work, TableAnswer>> {
  const outcome = await sendAs(client, id, (own, owner) => sendAdd(logTable.spec, own, owner, work))
  return outcome.kind === 'done'
    ? { kind: 'sent', answer: outcome.answer }
    : { kind: 'failed', message: outcome.kind }
}

/** One row of each table that comes in again, with a value in every column. */
async function seed({ id, client }: Driver): Promise<void> {
  const [history_id, case_id] = [crypto.randomUUID(), crypto.randomUUID()]
  const answers = [
    await client.from('vehicles').insert({ user_id: id, ...fullRow(carFields) }),
    await client.from('maintenance').insert({ user_id: id, ...fullRow(logFields), item: 'Wax' }),
    await client.from('fill_ups').insert({ user_id: id, ...fullRow(fillUpFields) }),
    await client.from('car_costs').insert({ user_id: id, ...fullRow(carCostFields) }),
    await client.from('reminder_prefs').insert({
      user_id: id,
      item: 'Wax',
      months_interval: 7,
      miles_interval: 7000,
      last_done_date: '2026-03-05',
      last_done_mileage: 62_000,
    }),
    await client.from('removed_reminders').insert({ user_id: id, item: 'Tires' }),
    await client
      .from('history')
      .insert({ id: history_id, user_id: id, type: 'audio', data: { a: [1, null] } }),
    await client.from('own_sounds').insert({
      user_id: id,
      situation: 'warm_idle',
      device_id: 'aaaaaaaa-1111',
      device_name: 'Android',
      takes: [{ version: 3 }, { version: 3 }, { version: 3 }],
    }),
    await client
      .from('mechanic_findings')
      .insert({ user_id: id, history_id, found: 'other', words: 'A stone' }),
    await client.from('feedback').insert({
      user_id: id,
      diagnosis_id: history_id,
      model_version: 'v1.0.0',
      was_helpful: false,
      notes: 'It was a stone',
      diagnosed_at: '2026-03-05T14:07:00.123456Z',
    }),
    await client
      .from('notification_settings')
      .insert({ user_id: id, time_zone: 'Europe/Berlin', quiet_from: '22:00', quiet_until: '07:00' }),
    await client.from('cases').insert({
      id: case_id,
      user_id: id,
      title: 'A rattle when cold',
      state: 'watching',
      created_at: '2026-03-05T14:07:00.123456Z',
    }),
    await client.from('case_items').insert({
      case_id,
      user_id: id,
      kind: 'note',
      happened_at: '2026-03-06T14:07:00.123456Z',
      data: { words: 'Only when cold' },
    }),
    await client.from('preferences').insert({
      user_id: id,
      distance_unit: 'km',
      volume_unit: 'uk_gal',
      economy_unit: 'km_l',
      temperature_unit: 'c',
      pressure_unit: 'bar',
      currency: 'HUF',
    }),
  ]
  for (const { error } of answers) expect(error).toBeNull()
}

/** What a driver has in one table: every column, save those that an import leaves out with a reason. */
async function held(
  table: string,
  columns: Record<string, object>,
  { id }: Driver,
): Promise<Record<string, unknown>[]> {
  const names = Object.entries(columns).flatMap(([name, column]) => ('leftOut' in column ? [] : [name]))
  const own = names.filter((name) => !/^id$|_id$/.test(name))
  return server.admin(`select ${own.join(', ')} from public.${table} where user_id = $1`, [id])
}

describe('the archive of an account', () => {
  it('knows every table of the schema', async () => {
    const there = await server.admin<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    )
    expect(tables.map(([table]) => table).sort()).toEqual(there.map(({ name }) => name))
  })

  it.each(tables)('knows every column of %s', async (table, spec) => {
    if (spec.kind !== 'restored') return
    const there = await server.admin<{ name: string }>(
      "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1",
      [table],
    )
    expect(Object.keys(spec.columns).sort()).toEqual(there.map(({ name }) => name).sort())
  })

  it('brings one row of every table into another account with all its values', async () => {
    const [ada, ben] = [await newDriver(server), await newDriver(server)]
    await seed(ada)
    const { bytes } = await collectArchive(ada.client, ada, new Date())
    const archive = unpackArchive(bytes)
    const plan = planImport(archive, ben.id, await fetchHeld(ben.client, ben.id))
    expect(plan.filter(({ state }) => state !== 'new')).toEqual([])
    const account = { client: ben.client, userId: ben.id, addRecords: (work: Work) => sendNow(ben, work) }
    const { problems } = await restore(account, archive, plan, () => undefined)
    expect(problems).toEqual([])
    for (const [table, spec] of tables) {
      if (spec.kind !== 'restored') continue
      const rows = await held(table, spec.columns, ben)
      expect([table, rows]).toEqual([table, await held(table, spec.columns, ada)])
      expect(rows).toHaveLength(1)
      // A column without a value would prove nothing.
      expect(Object.entries(rows[0] ?? {}).filter(([, value]) => value === null)).toEqual([])
    }
  })
  it('keeps the cars of the file apart from the car that is here, and each row with its car', async () => {
    const [ada, ben] = [await newDriver(server), await newDriver(server)]
    const [golf, jazz] = [crypto.randomUUID(), crypto.randomUUID()]
    const done = (item: string, vehicle_id: string) => ({
      user_id: ada.id,
      vehicle_id,
      item,
      date: '2026-03-05',
      mileage: null,
    })
    for (const { error } of [
      await ada.client.from('vehicles').insert({ id: golf, name: 'Golf' }),
      await ada.client.from('vehicles').insert({ id: jazz, name: 'Jazz', is_default: true }),
      await ada.client.from('maintenance').insert([done('Oil Change', golf), done('Oil Change', jazz)]),
      await ada.client.from('reminder_prefs').insert({ user_id: ada.id, item: 'Wash', vehicle_id: golf }),
      await ben.client
        .from('maintenance')
        .insert({ user_id: ben.id, item: 'Oil Change', date: '2026-01-01' }),
    ])
      expect(error).toBeNull()
    const archive = unpackArchive((await collectArchive(ada.client, ada, new Date())).bytes)
    const planned = async () => planImport(archive, ben.id, await fetchHeld(ben.client, ben.id))
    const account = { client: ben.client, userId: ben.id, addRecords: (work: Work) => sendNow(ben, work) }
    expect(await restore(account, archive, await planned(), () => undefined)).toMatchObject({ problems: [] })
    expect((await planned()).filter(({ state }) => state !== 'duplicate')).toEqual([])
    const rows = await server.admin<{ is: string }>(
      `select concat_ws(' ', v.name, v.is_default, m.date,
         (select string_agg(p.item, ',' order by p.item) from reminder_prefs p where p.vehicle_id = v.id)) as is
       from vehicles v join maintenance m on m.vehicle_id = v.id where v.user_id = $1 order by 1`,
      [ben.id],
    )
    expect(rows.map((row) => row.is)).toEqual([
      'Golf f 2026-03-05 Oil Change,Wash',
      'Jazz f 2026-03-05 Oil Change',
      'My car t 2026-01-01 Oil Change',
    ])
  })
  it('makes no reminder again that its driver had removed', async () => {
    const [ada, ben] = [await newDriver(server), await newDriver(server)]
    const record = { user_id: ada.id, ...fullRow(logFields), item: 'Oil Change' }
    expect((await ada.client.from('maintenance').insert(record)).error).toBeNull()
    expect((await ada.client.from('reminder_prefs').delete().eq('user_id', ada.id)).error).toBeNull()
    const archive = unpackArchive((await collectArchive(ada.client, ada, new Date())).bytes)
    const planned = async () => planImport(archive, ben.id, await fetchHeld(ben.client, ben.id))
    const account = { client: ben.client, userId: ben.id, addRecords: (work: Work) => sendNow(ben, work) }
    const { added, problems } = await restore(account, archive, await planned(), () => undefined)
    expect({ added, problems }).toEqual({ added: 2, problems: [] })
    expect((await ben.client.from('reminder_prefs').select()).data).toEqual([])
    await ben.client.from('reminder_prefs').insert({ user_id: ben.id, item: 'Oil Change' })
    expect((await planned()).map(({ state }) => state)).toEqual(['duplicate', 'duplicate'])
  })
})
