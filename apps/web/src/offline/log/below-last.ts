import { fetchOdometer, readingOf } from '../../backend/car/odometer.ts'
import type { Client } from '../../backend/connection/connect.ts'
import type { Values } from '../optimistic-write.ts'
import { BELOW_LAST } from './copy.ts'

/** A higher reading of a later day says nothing against one made offline before. @throws PostgrestError */
export async function belowLast(
  client: Client,
  ownerId: string,
  rows: readonly Values[],
): Promise<string | null> {
  const readings = await fetchOdometer(client, ownerId)
  const defaultCar = readings.length > 1 ? await fetchDefaultCar(client, ownerId) : null
  const isBelow = ({ mileage, date, vehicle_id }: Values) => {
    const id = typeof vehicle_id === 'string' ? vehicle_id : defaultCar
    const last = readingOf(readings, id === null ? null : { id, is_default: id === defaultCar })
    if (last === null || typeof mileage !== 'number') return false
    return mileage < Math.round(last.miles) && last.day <= String(date)
  }
  return rows.some(isBelow) ? BELOW_LAST : null
}

async function fetchDefaultCar(client: Client, ownerId: string): Promise<string | null> {
  const { data, error } = await client
    .from('vehicles')
    .select('id')
    .eq('user_id', ownerId)
    .eq('is_default', true)
  if (error) throw error
  return data[0]?.id ?? null
}
