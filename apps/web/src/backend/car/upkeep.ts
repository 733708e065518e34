import { useQuery } from '@tanstack/react-query'
import { nextService, openServices } from '@tappet/upkeep'
import type { ReminderPrefRow } from '@tappet/wire'
import { localDay } from '../../format/local-day.ts'
import { queryKeys } from '../cache/query-keys.ts'
import { useBackend } from '../connection/backend.tsx'
import type { Client } from '../connection/connect.ts'
import { dataOf } from '../connection/data-of.ts'
import type { CarKey } from './car.ts'
import { maintenanceQuery } from './log-query.ts'
import { fetchOdometer } from './odometer.ts'

export function useMaintenance(userId: string) {
  const { client } = useBackend()
  return useQuery(maintenanceQuery(client, userId))
}

/** By item; those of the default car alone bear user_id. @throws PostgrestError */
async function fetchReminderPrefs(
  client: Client,
  userId: string,
  otherCar: string | null,
): Promise<ReminderPrefRow[]> {
  const all = client.from('reminder_prefs').select('*')
  const own = otherCar === null ? all.eq('user_id', userId) : all.eq('vehicle_id', otherCar)
  return dataOf(own.order('item'))
}

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

/** From the reminders and the mileage, and how many more may be due; undefined while the reminders are not read. */
export function useNextService(userId: string, car: CarKey | null, currentMileage: number | null) {
  const { data } = useReminderPrefs(userId, car)
  const odometer = { today: localDay(new Date()), currentMileage }
  return data && { next: nextService(data, odometer), open: openServices(data, odometer) }
}

export function useOdometer(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.odometer(userId),
    queryFn: () => fetchOdometer(client, userId),
  })
}
