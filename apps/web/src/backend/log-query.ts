import { queryOptions } from '@tanstack/react-query'
import type { MaintenanceRow } from '@tappet/wire'
import type { Client } from './connect.ts'
import { withChanges } from './log-changes.ts'
import { queryKeys } from './query-keys.ts'

/** The server's maximum (and Supabase's default), so a longer log is read in pages. */
const PAGE_ROWS = 1000

/**
 * A person's whole service log, newest day first. Keyset pagination: rows added or deleted meanwhile make no row appear
 * twice or get lost. @throws PostgrestError
 */
async function fetchMaintenance(
  client: Client,
  userId: string,
  signal: AbortSignal,
): Promise<MaintenanceRow[]> {
  const rows: MaintenanceRow[] = []
  for (let total = Number.POSITIVE_INFINITY; rows.length < total; ) {
    const last = rows.at(-1)
    const page = client
      .from('maintenance')
      .select('*', last ? {} : { count: 'exact' })
      .eq('user_id', userId)
      .order('date', { ascending: false })
      .order('id')
      .limit(PAGE_ROWS)
      .abortSignal(signal)
    const { data, count, error } = await (last
      ? page.or(`date.lt.${last.date},and(date.eq.${last.date},id.gt.${last.id})`)
      : page)
    if (error) throw error
    total = count ?? total
    if (data.length === 0) break
    rows.push(...data)
  }
  return rows
}

/** The read of a person's service log, for a cache of queries. */
export const maintenanceQuery = (client: Client, userId: string) =>
  queryOptions({
    queryKey: queryKeys.maintenance(userId),
    queryFn: async ({ signal, client: cache, queryKey }) => {
      const kept = cache.getQueryData<MaintenanceRow[]>(queryKey)
      return (kept && (await withChanges(client, kept, signal))) ?? fetchMaintenance(client, userId, signal)
    },
  })
