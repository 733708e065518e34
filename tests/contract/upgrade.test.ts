/** A folder of an older version: each row and each file of it is there after today's migrations, by hash. */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { listTables, type Table } from '../../apps/server/src/backup/tables.ts'
import { knownMigrations, type MigrationSchema, migrate } from '../../apps/server/src/database/migrate.ts'
import { testFolder } from '../harness/folder.ts'
import { TEST_JWT_SECRET } from '../harness/secret.ts'
import { startServer } from '../harness/server.ts'
import {
  ADA,
  ADAS_PASSWORD,
  FILES,
  ROW_WITH_NAN,
  ROWS_OF_1_0_0,
  ROWS_UNTIL_55,
  ROWS_UNTIL_76,
  WAV,
} from './older-rows.ts'

type Version = { name: string; last: Record<MigrationSchema, string>; rows: readonly string[] }

/** Each wrote its rows on top of those of the one before. */
const VERSIONS: readonly Version[] = [
  {
    name: '1.0.0',
    last: { supabase_migrations: '0021', tappet_platform: '0004' },
    rows: ROWS_OF_1_0_0,
  },
  {
    name: 'the 55th migration',
    last: { supabase_migrations: '0055', tappet_platform: '0013' },
    rows: ROWS_UNTIL_55,
  },
  {
    name: 'the 76th migration',
    last: { supabase_migrations: '0076', tappet_platform: '0017' },
    rows: ROWS_UNTIL_76,
  },
]

/** Columns, and whole tables, that a migration changes in what was there, with its reason. */
const CHANGED: Readonly<Record<string, string>> = {
  'storage.buckets.public': '0050: receipts open for their owner alone',
  'storage.buckets.allowed_mime_types': '0045 and 0068: documents and recordings',
  'private.budgets': 'the limits are the migrations’ own',
  'private.service_intervals': 'the intervals are the migrations’ own',
  'private.kept': '0059: what an account keeps is counted again',
  'private.log_clocks.n': '0058: a changed row of the log gets the next number, so that devices read it',
  'public.reminder_prefs.miles_interval': '0069: a usual interval is round in the driver’s own unit',
  'auth.mfa_challenges': 'platform 0014: a challenge belongs to a session, and one under way is asked again',
}

/** 0058: a cost that is no number is none, and its row has a new version. */
const withoutNaN = (row: Record<string, unknown>) =>
  row.id === ROW_WITH_NAN ? { ...row, cost: null, version: null } : row

let url: URL
let folder: string
let client: pg.Client
beforeEach(async () => {
  url = new URL(inject('adminUrl'))
  const name = `older_${crypto.randomUUID().slice(0, 8)}`
  await onServer(`create database ${name} template template0`)
  url.pathname = `/${name}`
  folder = testFolder()
  client = new pg.Client({ connectionString: url.href })
  await client.connect()
})
afterEach(async () => {
  await client.end().catch(() => undefined)
  await onServer(`drop database ${url.pathname.slice(1)} with (force)`)
})

async function onServer(sql: string): Promise<void> {
  const other = new URL(url)
  other.pathname = '/template1'
  const admin = new pg.Client({ connectionString: other.href })
  await admin.connect()
  await admin.query(sql)
  await admin.end()
}

/** The older versions' tables, rows and files, up to the one of this name. */
async function writeOlder(name: string): Promise<void> {
  const at = VERSIONS.findIndex((version) => version.name === name)
  for (const { last, rows } of VERSIONS.slice(0, at + 1)) {
    const upTo = async (schema: MigrationSchema) =>
      (await knownMigrations(schema)).filter((version) => version <= last[schema])
    await migrate(url.href, TEST_JWT_SECRET, {
      supabase_migrations: await upTo('supabase_migrations'),
      tappet_platform: await upTo('tappet_platform'),
    })
    for (const sql of rows) await client.query(sql)
  }
  for (const { version, bytes } of FILES) {
    await mkdir(join(folder, 'files', version.slice(0, 2)), { recursive: true })
    await writeFile(join(folder, 'files', version.slice(0, 2), version), bytes)
  }
}

const sha256 = (what: string | Uint8Array) => createHash('sha256').update(what).digest('hex')

async function changedTables(before: Record<string, string[]>, tables: readonly Table[]): Promise<string[]> {
  const after = await hashesOf(tables)
  return Object.keys(before).filter((table) => String(before[table]) !== String(after[table]))
}

/** A hash of each row, in the columns of then. An amount may get more decimals, and stays the same amount. */
async function hashesOf(tables: readonly Table[]): Promise<Record<string, string[]>> {
  const hashes: Record<string, string[]> = {}
  for (const { schema, name, columns } of tables) {
    const table = `${schema}.${name}`
    const compared = columns.filter((column) => !(`${table}.${column}` in CHANGED))
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${table} t`,
    )
    hashes[table] = rows
      .map(({ row }) => withoutNaN(row))
      .map((row) => sha256(JSON.stringify(compared.map((column) => row[column]))))
      .toSorted()
  }
  return hashes
}

const isCompared = ({ schema, name }: Table) => !(`${schema}.${name}` in CHANGED)

describe.each(VERSIONS)('a folder of $name', ({ name }) => {
  it('keeps each row and each file, and opens for its driver', async () => {
    await writeOlder(name)
    const tables = (await listTables(client)).filter(isCompared)
    const before = await hashesOf(tables)
    expect(Object.keys(before).filter((table) => before[table]?.length === 0)).toEqual([])

    expect(await migrate(url.href, TEST_JWT_SECRET)).not.toEqual([])
    expect(await changedTables(before, tables)).toEqual([])
    await client.end()

    const server = await startServer({ adminUrl: url.href, env: { TAPPET_DATA: folder } })
    try {
      const driver = createClient(server.url, server.anonKey, { auth: { persistSession: false } })
      const { error } = await driver.auth.signInWithPassword({
        email: 'ada@example.com',
        password: ADAS_PASSWORD,
      })
      expect(error).toBeNull()
      for (const { name, bytes } of FILES) {
        const { data } = await driver.storage.from('receipts').download(name)
        expect(sha256(new Uint8Array((await data?.arrayBuffer()) ?? []))).toBe(sha256(bytes))
      }
      const { data: diagnoses } = await driver.from('history').select('data').eq('type', 'audio')
      expect(diagnoses).toMatchObject([{ data: { audioData: WAV } }])
      const { data: log } = await driver.from('maintenance').select('item, cost').order('item')
      expect(log).toEqual([
        { item: 'Oil Change', cost: 49.9 },
        { item: 'Tires', cost: null },
        { item: 'Wax', cost: null },
      ])
    } finally {
      await server.close()
    }
  })
})

it('a first car takes the rows of a folder of 1.0.0, and the stated calls answer', async () => {
  await writeOlder('1.0.0')
  await migrate(url.href, TEST_JWT_SECRET)
  const tables = (await listTables(client))
    .filter(({ name }) => name === 'maintenance' || name === 'history')
    .map((table) => ({ ...table, columns: table.columns.filter((name) => !/vehicle_id|version/.test(name)) }))
  const before = await hashesOf(tables)
  const sql = async (text: string) => (await client.query(text)).rows
  await sql(`insert into vehicles (user_id, make) values ('${ADA}', 'Honda')`)
  const ofTheCar = await sql('select count(*)::int as n from maintenance where vehicle_id is not null')
  expect(ofTheCar).toEqual([{ n: 3 }])
  expect(await changedTables(before, tables)).toEqual([])

  const upsert = `insert into reminder_prefs (user_id, item, months_interval) values ('${ADA}', 'Wash', 3)
    on conflict (user_id, item) do update set months_interval = excluded.months_interval returning months_interval as m`
  expect(await sql(upsert)).toEqual([{ m: 3 }])
  const latest = `select mileage from maintenance where user_id = '${ADA}' and mileage is not null order by date desc limit 1`
  expect(await sql(latest)).toEqual([{ mileage: 62_000 }])
  await sql(`insert into maintenance (user_id, item, date) values ('${ADA}', 'Oil Change', '2026-04-05')`)
  const reminders = `select item, last_done_date::text as done from reminder_prefs where user_id = '${ADA}' order by item`
  expect(await sql(reminders)).toEqual([
    { item: 'Oil Change', done: '2026-04-05' },
    { item: 'Wash', done: '2026-01-01' },
  ])
})
