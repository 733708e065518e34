import { beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../tests/harness/database.ts'
import { fileDatabase } from '../../tests/harness/for-file.ts'

type User = Awaited<ReturnType<TestDatabase['user']>>

const USERS = 1000
const ROWS_EACH = 20
/** Someone who has used the product for years. */
const ROWS_OF_ADA = 2000

const test = fileDatabase()
let ada: User
let anId: string
beforeAll(async () => {
  ada = await test.user()
  await test.admin(
    `insert into auth.users (email) select 'user' || n || '@example.com' from generate_series(1, ${USERS}) as n`,
  )
  const everyRow = `from auth.users u, generate_series(1, ${ROWS_EACH}) as n`
  const adasRows = `from generate_series(1, ${ROWS_OF_ADA}) as n`
  const rows = [
    `insert into history (user_id, type, data, created_at) select u.id, 'audio', '{}', now() - n * interval '1 hour' ${everyRow}`,
    `insert into notifications (user_id, type, title, read, created_at)
       select u.id, 'other', 'x', n > 2, now() - n * interval '1 hour' ${everyRow}`,
    `insert into maintenance (user_id, item, date, mileage)
       select u.id, 'Oil Change', date '2026-05-01' - n, case when n % 2 = 0 then n * 1000 end ${everyRow}`,
    `insert into fill_ups (user_id, date, odometer, odometer_unit, amount, amount_unit, currency)
       select u.id, date '2026-05-01' - n, n * 100, 'km', 40, 'l', 'EUR' ${everyRow}`,
    `insert into car_costs (user_id, kind, amount, currency, date)
       select u.id, 'tax', n, 'EUR', date '2026-05-01' - n ${everyRow}`,
    `insert into reminder_prefs (user_id, driver_id, item) select u.id, u.id, 'Item ' || n ${everyRow}`,
    `insert into usage_counters (user_id, month_year) select u.id, (2000 + n) || '-01' ${everyRow}`,
    `insert into mechanic_findings (user_id, history_id, found) select user_id, id, 'loose_belt' from history`,
    `insert into feedback (user_id, model_version, was_helpful, diagnosed_at) select u.id, 'v1', true, now() ${everyRow}`,
    `insert into storage.objects (bucket_id, name, version) select 'receipts', u.id || '/' || n, gen_random_uuid() ${everyRow}`,
    `insert into history (user_id, type, data, created_at)
       select '${ada.userId}', 'audio', '{}', now() - n * interval '1 day' ${adasRows}`,
    `insert into notifications (user_id, type, title, created_at)
       select '${ada.userId}', 'other', 'x', now() - n * interval '1 day' ${adasRows}`,
    `insert into maintenance (user_id, item, date, mileage)
       select '${ada.userId}', 'Oil Change', date '2026-05-01' - n, n * 100 ${adasRows}`,
    `insert into fill_ups (user_id, date, odometer, odometer_unit, amount, amount_unit, currency)
       select '${ada.userId}', date '2026-05-01' - n, n * 100, 'km', 40, 'l', 'EUR' ${adasRows}`,
  ]
  // The triggers of 160,000 rows took seven seconds and change no plan: here none runs.
  await test.admin(['begin', 'set local session_replication_role = replica', ...rows, 'commit'].join(';'))
  await test.admin('analyze')
  const [row] = await test.admin<{ id: string }>('select id from history where user_id = $1 limit 1', [
    ada.userId,
  ])
  anId = row?.id ?? ''
})

/** Every scan of a plan: which table, and by which index. */
type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

async function explain(text: string): Promise<Plan[]> {
  const sql = text.replaceAll('$user', `'${ada.userId}'`).replaceAll('$id', `'${anId}'`)
  return test.database.as(ada, async (client) => {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${sql}`)
    const [plan] = rows[0]?.['QUERY PLAN'] ?? []
    return plan === undefined ? [] : nodes(plan.Plan)
  })
}

// As the client sends them, under the policies of a signed-in user.
const queries = {
  'reminder_prefs by user, ordered by item':
    'select * from reminder_prefs where user_id = $user order by item',
  'reminder_prefs updated by id': 'update reminder_prefs set months_interval = 1 where id = $id',
  'reminder_prefs deleted by id': 'delete from reminder_prefs where id = $id',
  'maintenance by user, newest first': 'select * from maintenance where user_id = $user order by date desc',
  'the latest mileage, by date':
    'select mileage from maintenance where user_id = $user and mileage is not null order by date desc limit 1',
  'fill_ups by user, newest first':
    'select * from fill_ups where user_id = $user order by date desc, id limit 1000',
  'car_costs by user': 'select * from car_costs where user_id = $user order by date desc, id',
  'the odometer': 'select mileage, date from odometer where user_id = $user',
  'the odometer of each car, as the sweep asks':
    'select (select o.mileage from odometer o where o.user_id = p.user_id and o.vehicle_id = p.user_id) from profiles p',
  'the latest mileage, by height':
    'select mileage from maintenance where user_id = $user and mileage is not null order by mileage desc limit 1',
  'notifications by user, newest 20':
    'select * from notifications where user_id = $user order by created_at desc limit 20',
  'a notification marked read': 'update notifications set read = true where id = $id',
  'all unread marked read': 'update notifications set read = true where user_id = $user and not read',
  'unread as the client asks': 'update notifications set read = true where user_id = $user and read = false',
  'history by user, newest 20':
    'select * from history where user_id = $user order by created_at desc limit 20',
  'history cleared': 'delete from history where user_id = $user',
  'one of history deleted': 'delete from history where id = $id and user_id = $user',
  'the profile of a user': 'select * from profiles where user_id = $user',
  'the usage of a month': `select * from usage_counters where user_id = $user and month_year = '2026-01'`,
  'a counter updated': `update usage_counters set obd_reads = 1 where user_id = $user and month_year = '2026-01'`,
  'feedback of a user': 'select * from feedback where user_id = $user',
  'what mechanics found for a user': 'select * from mechanic_findings where user_id = $user',
  'a receipt by name': `select * from storage.objects where bucket_id = 'receipts' and name = $user || '/1'`,
  'the receipts of a folder': `select * from storage.objects
    where bucket_id = 'receipts' and name collate "C" >= $user || '/' and name collate "C" < $user || '0'`,
}

describe('every query of the client uses an index', () => {
  it.each(Object.entries(queries))('%s', async (_name, text) => {
    const plan = await explain(text)
    expect(plan.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
    expect(plan.some((node) => node['Index Name'] !== undefined)).toBe(true)
  })

  it('and one that does not would be found', async () => {
    await test.admin('create table public.unindexed as select user_id from history; analyze public.unindexed')
    await test.admin('grant select on public.unindexed to authenticated')
    const plan = await explain('select * from unindexed where user_id = $user')
    expect(plan.map((node) => node['Node Type'])).toContain('Seq Scan')
    await test.admin('drop table public.unindexed')
  })

  it('reads the newest twenty in the order of the index, without sorting', async () => {
    for (const name of [
      'notifications by user, newest 20',
      'history by user, newest 20',
      'the latest mileage, by height',
      'the latest mileage, by date',
    ] as const) {
      const plan = await explain(queries[name])
      expect([name, plan.filter((node) => node['Node Type'].includes('Sort'))]).toEqual([name, []])
    }
  })
})

describe('the server’s own', () => {
  it('sweep of stored bytes uses an index', async () => {
    const rows = await test.admin<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json) select version from storage.objects where version = any('{a,b,c}')`,
    )
    const [plan] = rows[0]?.['QUERY PLAN'] ?? []
    expect(plan === undefined ? [] : nodes(plan.Plan).map((node) => node['Index Name'])).toContain(
      'objects_by_version',
    )
  })

  it('deletion of an account finds its rows by index', async () => {
    const rows = await test.admin<{ name: string }>(`
      select c.conrelid::regclass::text || ' (' || a.attname || ')' as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'auth.users'::regclass
        and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null)
      order by 1`)
    expect(rows.map((row) => row.name)).toEqual([])
  })
})
