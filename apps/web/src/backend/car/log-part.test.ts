import { createClient } from '@supabase/supabase-js'
import { recordOf } from '@tappet/upkeep'
import { afterEach, expect, it, vi } from 'vitest'
import { logTable } from '../../offline/log/table.ts'
import { bindSession } from '../../offline/session.ts'
import { createQueryClient } from '../cache/query-client.ts'
import { queryKeys } from '../cache/query-keys.ts'
import type { Client } from '../connection/connect.ts'
import type { LogPart } from './log-part.ts'
import { maintenanceQuery } from './log-query.ts'
import { longLog } from './testing/long-log.ts'

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

it('has the newest rows, then the newest page while the next one is on its way, and no part once all is read', async () => {
  const { server, read, part } = device(2500)
  const seen: unknown[] = []
  server.before = async (nth) => {
    if (nth > 1) seen.push({ rows: part()?.rows.length, ...of(part()) })
  }
  expect(await read()).toEqual(server.rows)
  const total = 2500
  expect(seen).toEqual([50, 1000, 2000].map((rows) => ({ rows, read: rows, total })))
  expect(part()).toBeNull()
  expect(server.asked).toEqual(Array(4).fill('maintenance'))
})

const of = (part: LogPart | null | undefined) => ({ read: part?.read, total: part?.total })

it.each([
  [0, 1],
  [30, 1],
  [50, 1],
  [51, 2],
  [1000, 2],
])('never calls a log of one page a part: %i rows, in %i requests', async (count, requests) => {
  const { server, read, part } = device(count)
  const parts: unknown[] = []
  const stop = cache.getQueryCache().subscribe(() => parts.push(part()))
  expect(await read()).toEqual(server.rows)
  stop()
  expect(parts.filter(Boolean)).toEqual([])
  expect(server.asked).toHaveLength(requests)
})

it('continues where it was cut off, and then asks what changed meanwhile', async () => {
  const { server, read, part } = device(2500)
  server.before = async (nth) => {
    if (nth > 2) throw new TypeError('cut off')
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

it.each([
  ['the first page', 2],
  ['the second page', 3],
])('loses nothing that this device sent while %s was read', async (_, reading) => {
  const { server, client, read, part } = device(1500)
  bindSession({ client, userId: ANN, queryClient: cache, onReceiptRefused: () => undefined })
  const record = { id: 'sent', vehicle_id: null, ...recordOf({ item: 'Battery', date: '2026-02-02' }) }
  server.before = async (nth) => {
    if (nth !== reading) return
    await vi.waitFor(() => expect(part()).toBeTruthy())
    server.rows.unshift({ ...record, user_id: ANN, created_at: '2026-02-02T00:00:00Z', version: 9000 })
    const entry = { id: 'e', ownerId: ANN, queuedAtMs: 0, attempts: 0, kind: 'maintenance.add' as const }
    logTable.add.arrived({ ...entry, work: { rows: [record] } }, { fileRefused: false })
    expect(part()?.rows[0]?.id).toBe('sent')
  }
  expect((await read()).map(({ id }) => id)).toEqual(server.rows.map(({ id }) => id))
  // The page that was on its way may have been read before it.
  expect(server.asked.at(-1)).toBe('log_changes')
  bindSession({ client: null, userId: null, queryClient: cache, onReceiptRefused: () => undefined })
})

it('shows no head where it cannot be read, and still reads the log', async () => {
  const { server, read } = device(2500)
  server.before = async (nth) => {
    if (nth === 1) throw new TypeError('cut off')
  }
  expect(await read()).toEqual(server.rows)
})

it('reads on behind the head where the first page failed', async () => {
  const { server, read, part } = device(2500)
  server.before = async (nth) => {
    if (nth === 2) throw new TypeError('cut off')
  }
  await expect(read()).rejects.toMatchObject({ message: expect.stringContaining('cut off') })
  await vi.waitFor(() => expect(of(part())).toEqual({ read: 50, total: 2500 }))
  server.after.length = 0
  expect(await read()).toEqual(server.rows)
  expect(server.after[0]).toBe('r000049')
})

it('keeps nothing half-read on the device', () => {
  // query-persister.ts writes what is below user.
  expect(queryKeys.logPart(ANN)[0]).not.toBe('user')
})
