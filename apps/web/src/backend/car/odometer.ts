import type { Client } from '../connection/connect.ts'
import { type CarKey, isOfCar } from './car.ts'

/** The highest mileage on any record of a car, in miles, and the last day it was recorded, YYYY-MM-DD. */
export type Reading = { miles: number; day: string }
export type CarReading = Reading & { vehicle_id: string | null }

/** The last odometer reading of each car of a person that has one. @throws PostgrestError */
export async function fetchOdometer(client: Client, userId: string): Promise<CarReading[]> {
  const { data, error } = await client
    .from('odometer')
    .select('mileage, date, vehicle_id')
    .eq('user_id', userId)
  if (error) throw error
  return data.map(({ mileage, date, vehicle_id }) => ({ miles: mileage, day: date, vehicle_id }))
}

/** A car's last reading; null when no record of it has a mileage. */
export function readingOf(readings: readonly CarReading[], car: CarKey | null): Reading | null {
  const own = readings.filter((reading) => isOfCar(reading, car))
  return own.reduce<Reading | null>(
    (highest, { miles, day }) => (highest && highest.miles >= miles ? highest : { miles, day }),
    null,
  )
}
