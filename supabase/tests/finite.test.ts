/** What clients write is a day that a calendar has, and a number; rows of before are repaired. */
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { knownMigrations, migrate } from '../../apps/server/src/database/migrate.ts'
import { fileDatabase } from '../../tests/harness/for-file.ts'
import { columnTypes } from './catalogue.ts'
import { COLUMNS } from './columns.table.ts'
import { insertRow, SAMPLES } from './sample-rows.ts'

/** The last migration that lets them in. */
const LAST_BEFORE = '0057'

const test = fileDatabase()
let before: pg.Pool
let url: URL
beforeAll(async () => {
  url = new URL(test.adminUrl)
  await test.admin(`create database ${url.pathname.slice(1)}_infinite template template0`)
  url.pathname += '_infinite'
  before = new pg.Pool({ connectionString: url.href, max: 1 })
  before.on('error', () => undefined)
  await migrate(url.href, test.jwtSecret, {
    supabase_migrations: (await knownMigrations('supabase_migrations')).filter((each) => each <= LAST_BEFORE),
    tappet_platform: await knownMigrations('tappet_platform'),
  })
})
afterAll(async () => {
  await before.end()
  await test.admin(`drop database ${url.pathname.slice(1)} with (force)`)
})

const BAD_DAYS = ['infinity', '-infinity', '10000-01-01', '0044-03-15 BC']
const BAD_NUMBERS = ['NaN', 'Infinity', '-Infinity']

it('no column that clients write takes a day that no calendar has, or what is no number', async () => {
  const user = await test.user()
  const refused: string[] = []
  for (const [table, { insert, update }] of Object.entries(COLUMNS)) {
    const types = await columnTypes(test, table)
    const sample = SAMPLES[table]
    for (const column of new Set([...insert, ...update])) {
      const isDay = /^(date|timestamp)/.test(types[column] ?? '')
      if (!isDay && !/^(numeric|real|double)/.test(types[column] ?? '')) continue
      if (sample === undefined) throw new Error(`${table} has no sample row`)
      const target = sample.pointsAt?.(user.userId ?? '', 7)
      if (target !== undefined) await insertRow(test.admin, target.table, target.row).catch(() => undefined)
      for (const value of isDay ? BAD_DAYS : BAD_NUMBERS) {
        const row = { ...sample.row(user.userId ?? '', 7), [column]: value }
        const answer = await insertRow(test.admin, table, row).then(
          () => 'written',
          (error) => error.code,
        )
        expect([table, column, value, answer]).toEqual([
          table,
          column,
          value,
          // 22003: an infinity in a column of limited digits.
          expect.stringMatching(/^(23514|22003)$/),
        ])
      }
      refused.push(`${table}.${column}`)
    }
  }
  expect(refused).toContain('public.maintenance.date')
  expect(refused).toContain('public.maintenance.cost')
  expect(refused.length).toBeGreaterThan(10)
})

it('rows of before are repaired, and what is right in them stays', async () => {
  const sql = async (text: string) => (await before.query(text)).rows
  await sql("insert into auth.users (email) values ('ada@example.com')")
  for (const text of [
    `insert into maintenance (user_id, item, date, cost) select id, 'Wash', 'infinity', 'NaN' from auth.users`,
    `insert into maintenance (user_id, item, date, cost) select id, 'Brakes', '2026-01-02', 12.5 from auth.users`,
    `insert into reminder_prefs (user_id, item, last_done_date) select id, 'Own', '-infinity' from auth.users`,
    `insert into fill_ups (user_id, date, odometer_unit, amount, amount_unit, currency, is_full, missed)
       select id, '0044-03-15 BC', 'km', 40, 'l', 'EUR', true, false from auth.users`,
    `insert into history (user_id, type, data, created_at) select id, 'audio', '{}', 'infinity' from auth.users`,
  ])
    await sql(text)
  await migrate(url.href, test.jwtSecret)
  const today = new Date().toISOString().slice(0, 10)
  expect(await sql('select item, date::text, cost::float from maintenance order by item')).toEqual([
    { item: 'Brakes', date: '2026-01-02', cost: 12.5 },
    { item: 'Wash', date: today, cost: null },
  ])
  expect(await sql("select last_done_date from reminder_prefs where item = 'Own'")).toEqual([
    { last_done_date: null },
  ])
  expect(await sql('select date = current_date as repaired from fill_ups')).toEqual([{ repaired: true }])
  expect(await sql('select isfinite(created_at) as repaired from history')).toEqual([{ repaired: true }])
})
