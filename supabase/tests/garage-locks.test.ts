import pg from 'pg'
import { expect, it } from 'vitest'
import { fileDatabase } from '../../tests/harness/for-file.ts'

const DRIVERS = 1_500
/** What any transaction has room for, beside its other locks. */
const MAX_LOCKS = 1_024

const test = fileDatabase()

it('writes rows of any number of drivers without a car in one transaction', async () => {
  const client = new pg.Client({ connectionString: test.adminUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      "insert into auth.users (email, email_confirmed_at) select 'driver' || n || '@example.com', now() from generate_series(1, $1::int) n",
      [DRIVERS],
    )
    await client.query(
      "insert into public.maintenance (user_id, item, date) select id, 'Oil Change', '2026-01-01' from auth.users",
    )
    const { rows } = await client.query<{ held: number }>(
      "select count(*)::int as held from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and classid = 7283530",
    )
    expect(rows[0]?.held).toBeGreaterThan(0)
    expect(rows[0]?.held).toBeLessThanOrEqual(MAX_LOCKS)
    await client.query('commit')
  } finally {
    await client.end()
  }
  const [log] = await test.admin<{ rows: number }>('select count(*)::int as rows from public.maintenance')
  expect(log?.rows).toBe(DRIVERS)
})
