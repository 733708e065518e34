import { createClient } from '@supabase/supabase-js'
import { recordOf } from '@tappet/upkeep'
import { afterEach, expect, it } from 'vitest'
import { addRecords } from '../offline/log/kinds.ts'
import { bindSession } from '../offline/session.ts'
import type { Client } from './connect.ts'
import type { LogPart } from './log-part.ts'
import { maintenanceQuery } from './log-query.ts'
import { longLog } from './long-log.fake.ts'
import { createQueryClient } from './query-client.ts'
import { queryKeys } from './query-keys.ts'

const ANN = 'ann'
const cache = createQueryClient()
afterEach(() => cache.clear())

function device(count: number) {
  const server = longLog(ANN, count)
  const client: Client = createClient('http://localhost', 'anon', {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: { fetch: server.fetch },
  })
  const read = () => cache.fetchQuery({ ...maintenanceQuery(client, ANN), retry: false })
  const part = () => cache.getQueryData<LogPart | null>(queryKeys.logPart(ANN))
  return { server, client, read, part }
}

it('has the newest page while the next one is on its way, and no part once all is read', async () => {
  const { server, read, part } = device(2500)
  const seen: unknown[] = []
  server.before = async () => void seen.push(part() && { rows: part()?.rows.length, ...of(part()) })
  expect(await read()).toEqual(server.rows)
  const total = 2500
  expect(seen).toEqual([undefined, { rows: 1000, read: 1000, total }, { rows: 2000, read: 2000, total }])
  expect(part()).toBeNull()
  expect(server.asked).toEqual(['maintenance', 'maintenance', 'maintenance'])
})

const of = (part: LogPart | null | undefined) => ({ read: part?.read, total: part?.total })

it('never calls a log of one page a part', async () => {
  const { server, read, part } = device(900)
  expect(await read()).toEqual(server.rows)
  expect(part() ?? null).toBeNull()
})

it('continues where it was cut off, and then asks what changed meanwhile', async () => {
  const { server, read, part } = device(2500)
  server.before = async (nth) => {
    if (nth > 1) throw new TypeError('cut off')
  }
  await expect(read()).rejects.toMatchObject({ message: expect.stringContaining('cut off') })
  expect(part()).toMatchObject({ read: 1000, total: 2500 })
  // Of the page that this device has.
  const first = server.rows[0]
  if (first) server.rows[0] = { ...first, notes: 'changed elsewhere', version: 9000 }
  server.asked.length = 0
  server.after.length = 0
  server.before = async () => undefined
  expect(await read()).toEqual(server.rows)
  expect(server.asked).toEqual(['maintenance', 'maintenance', 'log_changes'])
  expect(server.after).toEqual(['r000999', 'r001999'])
})

it('loses nothing that this device sent while the log was read', async () => {
  const { server, client, read, part } = device(1500)
  bindSession({ client, userId: ANN, queryClient: cache, onReceiptRefused: () => undefined })
  const record = { id: 'sent', vehicle_id: null, ...recordOf({ item: 'Battery', date: '2026-02-02' }) }
  server.before = async (nth) => {
    if (nth !== 2) return
    server.rows.unshift({ ...record, user_id: ANN, created_at: '2026-02-02T00:00:00Z', version: 9000 })
    const entry = { id: 'e', ownerId: ANN, queuedAtMs: 0, attempts: 0, kind: 'log.add' as const }
    addRecords.arrived({ ...entry, work: { records: [record] } }, { receiptRefused: false })
    expect(part()?.rows[0]?.id).toBe('sent')
  }
  expect((await read()).map(({ id }) => id)).toEqual(server.rows.map(({ id }) => id))
  bindSession({ client: null, userId: null, queryClient: cache, onReceiptRefused: () => undefined })
})

it('keeps nothing half-read on the device', () => {
  // query-persister.ts writes what is below user.
  expect(queryKeys.logPart(ANN)[0]).not.toBe('user')
})
