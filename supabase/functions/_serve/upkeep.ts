import {
  exactMiles,
  NO_PREFERENCES,
  type Preferences,
  readPreferences,
  type Units,
  unitsOf,
} from '@tappet/upkeep'
import type { ReminderPrefRow, VehicleRow } from '@tappet/wire'
import { dataOf } from './data.ts'
import { FunctionError } from './errors.ts'
import type { FunctionContext } from './function.ts'

type Client = FunctionContext['caller']

export type Car = Pick<
  VehicleRow,
  'id' | 'name' | 'year' | 'make' | 'model' | 'fuel' | 'odometer_unit' | 'is_default' | 'retired_at'
>

export async function carsOf(client: Client, userId: string): Promise<Car[]> {
  const cars = client
    .from('vehicles')
    .select('id, name, year, make, model, fuel, odometer_unit, is_default, retired_at')
    .eq('user_id', userId)
  return await dataOf(cars.order('created_at').order('id'), 'Cars could not be read')
}

/**
 * Null for a user who has named none.
 * @throws FunctionError not_found for a car that is not the user's
 */
export async function carOf(
  client: Client,
  userId: string,
  vehicleId: string | undefined,
): Promise<Car | null> {
  const cars = await carsOf(client, userId)
  if (vehicleId === undefined) return cars.find(({ is_default }) => is_default) ?? null
  const named = cars.find(({ id }) => id === vehicleId)
  if (named === undefined) throw new FunctionError('not_found', 'This car is not in your garage')
  return named
}

/** "Blue Golf", "2014 Volkswagen Golf", or "My car". */
export function carName({ name, year, make, model }: Car): string {
  return name ?? ([year, make, model].filter(Boolean).join(' ') || 'My car')
}

export async function preferencesOf(client: Client, userId: string): Promise<Preferences> {
  const own = client.from('preferences').select('*').eq('user_id', userId).maybeSingle()
  const row = await dataOf(own, 'Preferences could not be read')
  return row === null ? NO_PREFERENCES : readPreferences(row)
}

export const unitsOfCar = (chosen: Preferences, car: Car | null): Units => ({
  ...unitsOf(chosen),
  ...(car?.odometer_unit != null && { distance: car.odometer_unit }),
})

/**
 * Of rows that may name a car, those of one; all without one. Those that name no car are the default one's.
 * @param rows a query with `or`
 */
export const ofCar = <Rows extends { or(filter: string): Rows }>(
  rows: Rows,
  car: Pick<Car, 'id' | 'is_default'> | null,
): Rows =>
  car === null ? rows : rows.or(`vehicle_id.eq.${car.id}${car.is_default ? ',vehicle_id.is.null' : ''}`)

export async function remindersOf(
  client: Client,
  userId: string,
  car: Car | null,
): Promise<ReminderPrefRow[]> {
  const all = client.from('reminder_prefs').select().eq('driver_id', userId)
  return await dataOf(ofCar(all, car).order('item'), 'Reminders could not be read')
}

/**
 * Miles, exact where kilometers were typed; null when no record has a mileage.
 * @throws Error
 */
export async function odometerOf(client: Client, userId: string, car: Car | null): Promise<number | null> {
  const all = client.from('odometer').select('mileage, mileage_km').eq('user_id', userId)
  const rows = await dataOf(ofCar(all, car), 'Mileage could not be read')
  return rows.reduce<number | null>(
    (highest, { mileage, mileage_km }) => Math.max(highest ?? 0, exactMiles(mileage, mileage_km)),
    null,
  )
}
