import type { CarFields } from '@tappet/upkeep'
import type { VehicleRow } from '@tappet/wire'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { carName } from '../../backend/car/car.ts'
import type { Entry } from '../entry.ts'
import { isAdd, isEdit, type NewRow, type Shown, type TableEntry } from '../table/entries.ts'
import { offlineTable } from '../table/table.ts'

export type NewCar = NewRow<CarFields>
export type Car = Shown<VehicleRow>
export type GarageEntry = TableEntry<CarFields>

export const garageTable = offlineTable<CarFields, VehicleRow>({
  table: 'vehicles',
  noun: 'car',
  key: queryKeys.cars,
  // A first car takes every row that had none, and a new default car other reminders.
  alsoRead: (userId) => {
    const { maintenance, odometer, reminderPrefs, reminderCheck, history } = queryKeys
    return [maintenance, odometer, reminderPrefs, reminderCheck, history].map((key) => key(userId))
  },
  settle: (cars, entry) => oneDefault(cars, namedBy(entry)),
  nameOf: (car) => carName(car),
  // It may have followed from another deletion.
  follows: ['is_default'],
  addedAgain: { is_default: false },
})

function namedBy(entry: TableEntry<Partial<CarFields>>): string | null {
  if (isAdd(entry)) return entry.work.rows.find(({ is_default }) => is_default)?.id ?? null
  return isEdit(entry) && entry.work.changes.is_default ? entry.work.id : null
}

/** 0028_vehicles.sql: the named one, else the present one, else the oldest. */
function oneDefault(cars: Car[], named: string | null): Car[] {
  const rank = (car: Car) =>
    (car.retired_at === null ? 0 : 4) + (car.id === named ? 0 : 2) + (car.is_default ? 0 : 1)
  const [best] = cars.toSorted((a, b) => rank(a) - rank(b))
  return cars.map((car) => ({ ...car, is_default: car.id === best?.id }))
}

export const isOnItsWay = (entry: Entry, carId: string): boolean =>
  garageTable.has(entry) &&
  isAdd(entry) &&
  entry.work.rows.some(({ id }) => id === carId) &&
  entry.problem?.code !== 'refused'
