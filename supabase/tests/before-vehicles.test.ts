/** An account of before there were cars keeps every row through the migrations, and the calls of then still answer. */
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { knownMigrations, migrate } from '../../apps/server/src/database/migrate.ts'
import { type TestDatabase, testDatabase } from '../../tests/harness/database.ts'

/** The last migration that knows no cars. */
const LAST_BEFORE = '0027'

let test: TestDatabase
let url: URL
let pool: pg.Pool
beforeAll(async () => {
  test = await testDatabase()
  url = new URL(test.adminUrl)
  await test.admin(`create database ${url.pathname.slice(1)}_before template template0`)
  url.pathname += '_before'
  pool = new pg.Pool({ connectionString: url.href, max: 1 })
  pool.on('error', () => undefined)
  await migrate(url.href, test.jwtSecret, {
    supabase_migrations: (await knownMigrations('supabase_migrations')).filter((each) => each <= LAST_BEFORE),
    tappet_platform: await knownMigrations('tappet_platform'),
  })
})
afterAll(async () => {
  await pool.end()
  await test.admin(`drop database ${url.pathname.slice(1)} with (force)`)
  await test.close()
})

const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows

/** The tables of then, each with its columns of then. An amount may get more decimals, and stays the same amount. */
const tablesThen = () =>
  sql(`select c.table_name as name, string_agg(
         case c.data_type when 'numeric' then format('trim_scale(%I)', c.column_name) else quote_ident(c.column_name) end,
         ', ' order by c.column_name) as columns
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`)

/** How many rows each table has, and a hash of all that stands in them. */
async function fingerprints(tables: { name: string; columns: string }[]): Promise<string[]> {
  return Promise.all(
    tables.map(async ({ name, columns }) => {
      const [row] = await sql(
        `select count(*) || ' ' || coalesce(md5(string_agg(r::text, '|' order by r::text)), '') as is
         from (select row(${columns}) as r from public.${name}) as rows`,
      )
      return `${name} ${row.is}`
    }),
  )
}

it('an account keeps every row, before and after its first car, and the stated calls answer', async () => {
  const [ada] = await sql(`insert into auth.users (email) values ('ada@example.com') returning id`)
  for (const text of [
    `insert into maintenance (user_id, item, date, mileage, cost, notes, shop)
       values ($1, 'Oil Change', '2026-03-05', 62000, 49.90, 'n', 's'), ($1, 'Wax', '2026-01-01', null, null, null, null)`,
    `insert into reminder_prefs (user_id, item, months_interval) values ($1, 'Wash', 2)`,
    `insert into removed_reminders (user_id, item) values ($1, 'Tires')`,
    `insert into history (user_id, type, data) values ($1, 'audio', '{"a": [1, null]}'), ($1, 'comprehensive', '{}')`,
    `insert into mechanic_findings (user_id, history_id, found) select user_id, id, 'loose_belt' from history where user_id = $1`,
    `insert into feedback (user_id, model_version, was_helpful, diagnosed_at) values ($1, 'v1.0.0', true, '2026-01-01')`,
    `insert into notifications (user_id, type, title) values ($1, 'other', 'x')`,
    `insert into usage_counters (user_id, month_year, obd_reads) values ($1, '2026-01', 1)`,
    `insert into notification_settings (user_id, time_zone) values ($1, 'Europe/Berlin')`,
    `insert into analysis_jobs (id, user_id, month_year) values (gen_random_uuid(), $1, '2026-01')`,
  ])
    await sql(text, [ada.id])
  const tables = await tablesThen()
  const before = await fingerprints(tables)
  expect(before.filter((each) => / 0 /.test(each)).map((each) => each.split(' ')[0])).toEqual([
    'calendar_feeds',
    'push_subscriptions',
    'returnable_uses',
    'scanned_cars',
  ])

  expect((await migrate(url.href, test.jwtSecret)).length).toBeGreaterThan(3)
  expect(await fingerprints(tables)).toEqual(before)
  await sql(`insert into vehicles (user_id, make) values ($1, 'Honda')`, [ada.id])
  const ofTheCar = await sql('select count(*)::int as n from maintenance where vehicle_id is not null')
  expect(ofTheCar).toEqual([{ n: 2 }])
  expect(await fingerprints(tables)).toEqual(before)

  const upsert = `insert into reminder_prefs (user_id, item, months_interval) values ($1, 'Wash', 3)
    on conflict (user_id, item) do update set months_interval = excluded.months_interval returning months_interval as m`
  expect(await sql(upsert, [ada.id])).toEqual([{ m: 3 }])
  const latest = `select mileage from maintenance where user_id = $1 and mileage is not null order by date desc limit 1`
  expect(await sql(latest, [ada.id])).toEqual([{ mileage: 62_000 }])
  await sql(`insert into maintenance (user_id, item, date) values ($1, 'Oil Change', '2026-04-05')`, [ada.id])
  const reminders = `select item, last_done_date::text as done from reminder_prefs where user_id = $1 order by item`
  expect(await sql(reminders, [ada.id])).toEqual([
    { item: 'Oil Change', done: '2026-04-05' },
    { item: 'Wash', done: null },
  ])
})
