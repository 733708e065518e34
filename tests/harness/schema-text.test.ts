import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileDatabase } from './for-file.ts'
import { SCHEMA_FILE, schemaText } from './schema-text.ts'

const test = fileDatabase()
let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: test.adminUrl })
  await client.connect()
})
afterAll(() => client.end())

it('supabase/schema.sql says what the migrations make: `node scripts/schema.ts` writes it again', async () => {
  expect(await schemaText(client)).toBe(await readFile(SCHEMA_FILE, 'utf8'))
})

it.each([
  ['a column', 'alter table public.cases add column x numeric(8, 2) not null default 1'],
  ['a limit of a column', 'alter table public.cases add constraint x check (title <> $$x$$)'],
  ['an index', 'create index x on public.cases (title)'],
  ['a policy', 'create policy x on public.cases for select to anon using (true)'],
  ['a grant on a table', 'grant delete on public.cases to anon'],
  ['a grant on a column', 'grant select (title) on public.cases to anon'],
  ['row level security', 'alter table public.cases disable row level security'],
  ['a trigger', 'drop trigger count_added_rows on public.cases'],
  ['a policy on files', 'drop policy receipts_select_own on storage.objects'],
  ['a trigger on accounts', 'drop trigger profile_at_sign_up on auth.users'],
  ['a function', 'create function public.x() returns int language sql as $$select 1$$'],
  ['who may call a function', 'grant execute on function public.plans_mode() to anon'],
  [
    'a view',
    'create or replace view public.odometer as select null::uuid user_id, 1 mileage, null::date date, null::uuid vehicle_id, 1 mileage_km, null::jsonb counter',
  ],
])('shows a change of %s', async (_, change) => {
  const before = await schemaText(client)
  await client.query('begin')
  await client.query(change)
  const after = await schemaText(client)
  await client.query('rollback')
  expect(after).not.toBe(before)
  expect(await schemaText(client)).toBe(before)
})
