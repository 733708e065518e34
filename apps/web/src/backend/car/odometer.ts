import { exactMiles } from '@tappet/upkeep'
import type { Client } from '../connection/connect.ts'
import { type CarKey, isOfCar } from './car.ts'

/** YYYY-MM-DD; miles, exact where kilometers were typed. */
export type Reading = { miles: number; day: string }
export type CarReading = Reading & { vehicle_id: string | null }

/** @throws PostgrestError */
export async function fetchOdometer(client: Client, userId: string): Promise<CarReading[]> {
  const { data, error } = await client
    .from('odometer')
    .select('mileage, date, vehicle_id, mileage_km')
    .eq('user_id', userId)
  if (error) throw error
  return data.map(({ mileage, date, vehicle_id, mileage_km }) => ({
    miles: exactMiles(mileage, mileage_km),
    day: date,
    vehicle_id,
  }))
}

export function readingOf(readings: readonly CarReading[], car: CarKey | null): Reading | null {
  const own = readings.filter((reading) => isOfCar(reading, car))
  return own.reduce<Reading | null>(
    (highest, { miles, day }) => (highest && highest.miles >= miles ? highest : { miles, day }),
    null,
  )
}
