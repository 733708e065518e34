import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MaintenanceRow, ReminderPrefRow } from '@tappet/wire'
import { useBackend } from './backend.tsx'
import type { Client } from './connect.ts'
import { fetchOdometer } from './odometer.ts'
import { queryKeys } from './query-keys.ts'

/* The rows of the log and of the reminders, read once for all pages. */

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
    queryFn: ({ signal }) => fetchMaintenance(client, userId, signal),
  })

export function useMaintenance(userId: string) {
  const { client } = useBackend()
  return useQuery(maintenanceQuery(client, userId))
}

/** A person's reminders, by item. @throws PostgrestError */
async function fetchReminderPrefs(client: Client, userId: string): Promise<ReminderPrefRow[]> {
  const { data, error } = await client.from('reminder_prefs').select('*').eq('user_id', userId).order('item')
  if (error) throw error
  return data
}

export function useReminderPrefs(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.reminderPrefs(userId),
    queryFn: () => fetchReminderPrefs(client, userId),
  })
}

export function useOdometer(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.odometer(userId),
    queryFn: () => fetchOdometer(client, userId),
  })
}
