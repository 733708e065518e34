import type { Client } from '../../../backend/connection/connect.ts'
import { dataOf } from '../../../backend/connection/data-of.ts'
import type { Row } from './archive.ts'

const WITH_CARS = ['maintenance', 'fill_ups', 'car_costs', 'reminder_prefs', 'history', 'own_sounds'] as const

/**
 * An account with rows gets a car first: the first car takes everything that names none (0029_reminders_by_car.sql).
 * @throws PostgrestError
 */
export async function hasOwnCar(client: Client, userId: string): Promise<boolean> {
  if (await hasRows(client, 'vehicles')) return true
  const used = await Promise.all(WITH_CARS.map((table) => hasRows(client, table)))
  if (!used.includes(true)) return false
  await dataOf(client.from('vehicles').insert({ user_id: userId, name: 'My car' }))
  return true
}

async function hasRows(client: Client, table: 'vehicles' | (typeof WITH_CARS)[number]): Promise<boolean> {
  const data = await dataOf(client.from(table).select('id').order('id').range(0, 0))
  return data.length > 0
}

export function besideOwnCar(row: Row, ownCar: boolean): Row {
  return ownCar ? { ...row, is_default: false } : row
}
