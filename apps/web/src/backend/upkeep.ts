import { useQuery } from '@tanstack/react-query'
import type { MaintenanceRow, ReminderPrefRow } from '@tappet/wire'
import { useBackend } from './backend.tsx'
import type { Client } from './connect.ts'
import { queryKeys } from './query-keys.ts'

/*
 * The rows that say what was done to a car and what is due: the log, the reminders and the
 * home page each read them, and read them once.
 */

/** No answer of the server is longer (Supabase's default as well), so a longer log comes in pages. */
const PAGE_ROWS = 1000

/**
 * A person's whole service log, newest day first. Each page goes on where the last one ended and not at a
 * row's number: what is added or deleted meanwhile makes no row come twice or get lost. @throws PostgrestError
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

export function useMaintenance(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.maintenance(userId),
    queryFn: ({ signal }) => fetchMaintenance(client, userId, signal),
  })
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

/** The highest mileage on any of a person's rows, in miles; null when none has one. @throws PostgrestError */
async function fetchLatestMileage(client: Client, userId: string): Promise<number | null> {
  const { data, error } = await client
    .from('maintenance')
    .select('mileage')
    .eq('user_id', userId)
    .not('mileage', 'is', null)
    .order('mileage', { ascending: false })
    .limit(1)
  if (error) throw error
  return data[0]?.mileage ?? null
}

export function useLatestMileage(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.latestMileage(userId),
    queryFn: () => fetchLatestMileage(client, userId),
  })
}
