import {
  exactMiles,
  NO_PREFERENCES,
  type Preferences,
  readPreferences,
  type Units,
  unitsOf,
} from '@tappet/upkeep'
import type { ReminderPrefRow, VehicleRow } from '@tappet/wire'
import { FunctionError } from './errors.ts'
import type { FunctionContext } from './function.ts'

type Client = FunctionContext['caller']

export type Car = Pick<
  VehicleRow,
  'id' | 'name' | 'year' | 'make' | 'model' | 'odometer_unit' | 'is_default' | 'retired_at'
>

/**
 * Oldest first.
 * @throws Error
 */
export async function carsOf(client: Client, userId: string): Promise<Car[]> {
  const { data, error } = await client
    .from('vehicles')
    .select('id, name, year, make, model, odometer_unit, is_default, retired_at')
    .eq('user_id', userId)
    .order('created_at')
    .order('id')
  if (error !== null) throw new Error('Cars could not be read', { cause: error })
  return data
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

/** @throws Error */
export async function preferencesOf(client: Client, userId: string): Promise<Preferences> {
  const { data, error } = await client.from('preferences').select('*').eq('user_id', userId).maybeSingle()
  if (error !== null) throw new Error('Preferences could not be read', { cause: error })
  return data === null ? NO_PREFERENCES : readPreferences(data)
}

/** The distance is in the unit of the car's odometer. */
export const unitsOfCar = (chosen: Preferences, car: Car | null): Units => ({
  ...unitsOf(chosen),
  ...(car?.odometer_unit != null && { distance: car.odometer_unit }),
})

/** A filter for `or`: records that name no car are the default one's. */
export const rowsOf = ({ id, is_default }: Car): string =>
  `vehicle_id.eq.${id}${is_default ? ',vehicle_id.is.null' : ''}`

/** @throws Error */
export async function remindersOf(
  client: Client,
  userId: string,
  car: Car | null,
): Promise<ReminderPrefRow[]> {
  const all = client.from('reminder_prefs').select().eq('driver_id', userId)
  const { data, error } = await (car === null ? all : all.or(rowsOf(car))).order('item')
  if (error !== null) throw new Error('Reminders could not be read', { cause: error })
  return data
}

/**
 * Miles, exact where kilometers were typed; null when no record has a mileage.
 * @throws Error
 */
export async function odometerOf(client: Client, userId: string, car: Car | null): Promise<number | null> {
  const all = client.from('odometer').select('mileage, mileage_km').eq('user_id', userId)
  const { data, error } = await (car === null ? all : all.or(rowsOf(car)))
  if (error !== null) throw new Error('Mileage could not be read', { cause: error })
  return data.reduce<number | null>(
    (highest, { mileage, mileage_km }) => Math.max(highest ?? 0, exactMiles(mileage, mileage_km)),
    null,
  )
}
