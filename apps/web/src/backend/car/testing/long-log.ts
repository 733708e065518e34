import { recordOf } from '@tappet/upkeep'
import type { MaintenanceRow } from '@tappet/wire'

const DAY_MS = 86_400_000

const rowAt = (userId: string, at: number): MaintenanceRow => ({
  id: `r${String(at).padStart(6, '0')}`,
  user_id: userId,
  created_at: '2026-01-01T00:00:00Z',
  vehicle_id: null,
  version: at + 1,
  ...recordOf({
    item: 'Oil Change',
    date: new Date(Date.UTC(2026, 0, 1) - at * DAY_MS).toISOString().slice(0, 10),
    mileage: 300_000 - at,
    cost: 10,
  }),
})

/** A server with a long log, as a fetch: what it was asked for, and what holds or breaks its answers. */
export function longLog(userId: string, count: number) {
  const log = {
    rows: Array.from({ length: count }, (_, at) => rowAt(userId, at)),
    asked: [] as string[],
    after: [] as (string | undefined)[],
    before: async (_nth: number): Promise<void> => undefined,
    fetch: async (address: string | URL | Request): Promise<Response> => {
      const { pathname, searchParams } = new URL(address instanceof Request ? address.url : address)
      const path = pathname.split('/').at(-1) ?? ''
      if (path !== 'maintenance' && path !== 'log_changes') return Response.json([])
      log.asked.push(path)
      await log.before(log.asked.length)
      if (path === 'log_changes') return Response.json(changes(log.rows))
      const last = /id\.gt\.(\w+)/.exec(searchParams.get('or') ?? '')?.[1]
      log.after.push(last)
      const from = last ? log.rows.findIndex(({ id }) => id === last) + 1 : 0
      const rows = log.rows.slice(from, from + Number(searchParams.get('limit')))
      return Response.json(rows, { headers: { 'content-range': `0-${rows.length - 1}/${log.rows.length}` } })
    },
  }
  return log
}

/** No less than the device asks for. */
const changes = (rows: readonly MaintenanceRow[]) => ({
  rows,
  deleted: [],
  more: false,
  total: rows.length,
  digest: String(rows.reduce((sum, { version }) => sum + (version ?? 0), 0)),
})
