import { exactMiles, type FillUp, fromKm, odometerKmOf } from '@tappet/upkeep'
import type { FillUpRow } from '@tappet/wire'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { type CarKey, isOfCar } from '../../backend/car/car.ts'
import type { Reading } from '../../backend/car/odometer.ts'
import { formatDay } from '../../format/local-day.ts'
import type { NewRow, Shown, TableEntry } from '../table/entries.ts'
import { offlineTable } from '../table/table.ts'

export type NewFillUp = NewRow<FillUp>
export type ShownFillUp = Shown<FillUpRow>
export type FuelEntry = TableEntry<FillUp>

export const fuelTable = offlineTable<FillUp, FillUpRow>({
  table: 'fill_ups',
  noun: 'fill-up',
  key: queryKeys.fillUps,
  alsoRead: (userId) => [queryKeys.odometer(userId), queryKeys.reminderCheck(userId)],
  order: (a, b) => {
    if (a.date !== b.date) return a.date < b.date ? 1 : -1
    return (b.odometer ?? 0) - (a.odometer ?? 0) || (a.id < b.id ? -1 : 1)
  },
  nameOf: ({ date }) => `The fill-up of ${formatDay(date)}`,
})

export function waitingReadings(entries: readonly FuelEntry[], car: CarKey | null): Reading[] {
  return fuelTable
    .rowsWith([], entries)
    .filter((row) => isOfCar(row, car))
    .flatMap((row) => {
      const km = odometerKmOf(row)
      if (km === null) return []
      const whole = row.odometer_unit === 'km' ? Math.round(km) : null
      return [{ miles: exactMiles(Math.round(fromKm(km, 'mi')), whole), day: row.date }]
    })
}
