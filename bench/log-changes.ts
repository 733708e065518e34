/**
 * What a visit to a long service log asks of the server: requests, bytes as they are before compression, and time. The
 * app's own read with the real client on the real server.
 *
 *   node bench/log-changes.ts [records]
 */
import { createClient } from '@supabase/supabase-js'
import type { Client } from '../apps/web/src/backend/connect.ts'
import { maintenanceQuery } from '../apps/web/src/backend/log-query.ts'
import { createQueryClient } from '../apps/web/src/backend/query-client.ts'
import { startServer } from '../tests/harness/server.ts'

const RECORDS = Number(process.argv[2] ?? 20_000)
const ITEMS = ['Oil Change', 'Tire Rotation', 'Brake Pads', 'Air Filter', 'Wiper blades', 'Battery']

const server = await startServer()
const asked = { requests: 0, bytes: 0 }
const client: Client = createClient(server.url, server.anonKey, {
  auth: { persistSession: false, autoRefreshToken: false },
  global: {
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      asked.requests += 1
      asked.bytes += (await response.clone().arrayBuffer()).byteLength
      return response
    },
  },
})
try {
  const userId = await fillLog()
  const cache = createQueryClient()
  const read = () => cache.fetchQuery({ ...maintenanceQuery(client, userId), staleTime: 0 })
  const [first] = [await measure('the first visit', read)]
  await measure('a visit without changes', read)
  await client
    .from('maintenance')
    .update({ notes: 'changed' })
    .eq('id', first?.[0]?.id ?? '')
  await measure('a visit after one change', read)
  await client
    .from('maintenance')
    .delete()
    .eq('id', first?.[1]?.id ?? '')
  await measure('a visit after one deletion', read)
  await server.admin("update maintenance set shop = 'Ann' where user_id = $1", [userId])
  await measure('a visit after a change of every record', read)
} finally {
  await server.close()
}

async function measure<Rows>(what: string, read: () => Promise<Rows>): Promise<Rows> {
  Object.assign(asked, { requests: 0, bytes: 0 })
  const startedAt = performance.now()
  const rows = await read()
  const ms = Math.round(performance.now() - startedAt)
  console.log(`${what}: ${asked.requests} requests, ${(asked.bytes / 1024).toFixed(1)} KiB, ${ms} ms`)
  return rows
}

/** An account whose log holds the records; returns its id. */
async function fillLog(): Promise<string> {
  const { data, error } = await client.auth.signUp({
    email: 'bench@example.com',
    password: 'a bench that holds',
  })
  if (error !== null || data.user === null) throw error ?? new Error('no user')
  await server.admin(
    `insert into maintenance (user_id, item, date, mileage, cost, notes)
     select $1::uuid, ($3::text[])[1 + n % 6], date '2026-11-01' - n, 300000 - n * 7, (n * 37) % 90000 / 100.0,
       case when n % 3 = 0 then 'Filter from NAPA, torque 30 Nm, done in the driveway.' end
     from generate_series(1, $2::int) n`,
    [data.user.id, RECORDS, ITEMS],
  )
  return data.user.id
}
