import { useQuery } from '@tanstack/react-query'
import type { MaintenanceRow, ReminderPrefRow } from '@tappet/wire'
import { useBackend } from './backend.tsx'
import type { Client } from './connect.ts'
import { queryKeys } from './query-keys.ts'

/*
 * The rows that say what was done to a car and what is due: the log, the reminders and the
 * home page each read them, and read them once.
 */

/** A person's service log, newest day first. @throws PostgrestError */
async function fetchMaintenance(client: Client, userId: string): Promise<MaintenanceRow[]> {
  const { data, error } = await client
    .from('maintenance')
    .select('*')
    .eq('user_id', userId)
    .order('date', { ascending: false })
  if (error) throw error
  return data
}

export function useMaintenance(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.maintenance(userId),
    queryFn: () => fetchMaintenance(client, userId),
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
