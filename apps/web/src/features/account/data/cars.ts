import type { Client } from '../../../backend/connection/connect.ts'
import type { Row } from './archive.ts'

/*
 * An import never mixes the cars of a file with the car that is here. The first car of an account takes everything that
 * names none (0029_reminders_by_car.sql), so an account with a log and without a car gets one of its own first.
 */

const WITH_CARS = ['maintenance', 'reminder_prefs', 'history', 'own_sounds'] as const

/**
 * Whether the account has a car, made here when it has only rows. @throws PostgrestError
 */
export async function hasOwnCar(client: Client, userId: string): Promise<boolean> {
  if (await hasRows(client, 'vehicles')) return true
  const used = await Promise.all(WITH_CARS.map((table) => hasRows(client, table)))
  if (!used.includes(true)) return false
  const { error } = await client.from('vehicles').insert({ user_id: userId, name: 'My car' })
  if (error) throw error
  return true
}

async function hasRows(client: Client, table: 'vehicles' | (typeof WITH_CARS)[number]): Promise<boolean> {
  const { data, error } = await client.from(table).select('id').order('id').range(0, 0)
  if (error) throw error
  return data.length > 0
}

/** The default car here stays the default. */
export function besideOwnCar(row: Row, ownCar: boolean): Row {
  return ownCar ? { ...row, is_default: false } : row
}
