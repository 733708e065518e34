/**
 * The reminder sweep with many people: the bulk insert (a record makes a reminder), the first sweep with everybody due, and one with nothing due.
 *
 *   node bench/sweep.ts [people]
 */
import pg from 'pg'
import { startCluster } from '../tests/harness/cluster.ts'

const people = Number(process.argv[2] ?? 10_000)
const { adminUrl, stop } = await startCluster('embedded')
const client = new pg.Client({ connectionString: adminUrl })
await client.connect()
const times: Record<string, string> = {}

async function timed(what: string, sql: string, values: unknown[] = []): Promise<void> {
  const startedAt = performance.now()
  const { rows } = await client.query(sql, values)
  times[what] =
    `${((performance.now() - startedAt) / 1000).toFixed(2)} s${rows[0] === undefined ? '' : ` ${JSON.stringify(rows[0])}`}`
}

await timed(
  'people',
  "insert into auth.users (email, email_confirmed_at) select 'driver' || n || '@example.com', now() from generate_series(1, $1::int) n",
  [people],
)
await timed(
  'a record of each, with its reminder, in one statement',
  "insert into public.maintenance (user_id, item, date, mileage) select id, 'Oil Change', '2025-01-01', 1000 from auth.users",
)
await client.query('analyze')
await timed('sweep, everybody due', 'select public.sweep_reminders() as told')
await timed('sweep, nothing due', 'select public.sweep_reminders() as told')
console.table(times)
await client.end()
await stop()
