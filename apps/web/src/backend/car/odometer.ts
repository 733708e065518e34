import { type Counter, counterOf, exactMiles } from '@tappet/upkeep'
import type { Client } from '../connection/connect.ts'
import { dataOf } from '../connection/data-of.ts'
import { type CarKey, isOfCar } from './car.ts'

/** YYYY-MM-DD; miles, exact where kilometers were typed. */
export type Reading = { miles: number; day: string; counter?: Counter | null }
export type CarReading = Reading & { vehicle_id: string | null }

/** @throws PostgrestError */
export async function fetchOdometer(client: Client, userId: string): Promise<CarReading[]> {
  const data = await dataOf(
    client.from('odometer').select('mileage, date, vehicle_id, mileage_km, counter').eq('user_id', userId),
  )
  return data.map(({ mileage, date, vehicle_id, mileage_km, counter }) => ({
    miles: exactMiles(mileage, mileage_km),
    day: date,
    vehicle_id,
    counter: counter ? counterOf(counter) : null,
  }))
}

export function readingOf(readings: readonly CarReading[], car: CarKey | null): Reading | null {
  const own = readings.filter((reading) => isOfCar(reading, car))
  const counter = latestCounter(own.flatMap((reading) => reading.counter ?? []))
  return own.reduce<Reading | null>(
    (highest, { miles, day }) => (highest && highest.miles >= miles ? highest : { miles, day, counter }),
    null,
  )
}

export const latestCounter = (counters: readonly Counter[]): Counter | null =>
  counters.reduce<Counter | null>((latest, each) => (latest && latest.day > each.day ? latest : each), null)
