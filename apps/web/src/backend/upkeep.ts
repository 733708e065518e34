import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MaintenanceRow, ReminderPrefRow } from '@tappet/wire'
import { useBackend } from './backend.tsx'
import type { CarKey } from './car.ts'
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

/** The reminders of the default car, which alone bear user_id, or of another one; by item. @throws PostgrestError */
async function fetchReminderPrefs(
  client: Client,
  userId: string,
  otherCar: string | null,
): Promise<ReminderPrefRow[]> {
  const all = client.from('reminder_prefs').select('*')
  const own = otherCar === null ? all.eq('user_id', userId) : all.eq('vehicle_id', otherCar)
  const { data, error } = await own.order('item')
  if (error) throw error
  return data
}

/** The key of a car's reminders: one for the default car and for a driver without cars. */
export const remindersKey = (userId: string, car: CarKey | null) =>
  [...queryKeys.reminderPrefs(userId), otherCarOf(car) ?? 'default'] as const

const otherCarOf = (car: CarKey | null) => (car === null || car.is_default ? null : car.id)

export function useReminderPrefs(userId: string, car: CarKey | null) {
  const { client } = useBackend()
  return useQuery({
    queryKey: remindersKey(userId, car),
    queryFn: () => fetchReminderPrefs(client, userId, otherCarOf(car)),
  })
}

export function useOdometer(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.odometer(userId),
    queryFn: () => fetchOdometer(client, userId),
  })
}
