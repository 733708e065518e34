/** A reading of the odometer judged among its neighbors: what does not fit is asked about, never refused. */
import { daysBetween } from '../calendar.ts'
import type { FillUp } from '../fuel/fields.ts'
import { odometerKmOf } from '../fuel/fill-up.ts'
import { fromKm } from '../units.ts'
import { MAX_MILES_A_DAY } from './counter.ts'
import type { LogRecord } from './fields.ts'
import { milesOf } from './miles.ts'

export type DayReading = { miles: number | null; day: string }
export const logReading = (record: Pick<LogRecord, 'mileage' | 'date'>): DayReading => ({
  miles: milesOf(record),
  day: record.date,
})

export function fuelReading(fillUp: Pick<FillUp, 'odometer' | 'odometer_unit' | 'date'>): DayReading {
  const km = odometerKmOf(fillUp)
  return { miles: km === null ? null : fromKm(km, 'mi'), day: fillUp.date }
}

type Known = { miles: number; day: string }

/**
 * A day to come; less than an earlier reading or more than a later one (`other`); more than a car drives since then,
 * or about ten times it.
 */
export type Doubt =
  | { kind: 'ahead'; other: null }
  | { kind: 'below' | 'above' | 'jump' | 'tenfold'; other: Known }

const ONE_DIGIT_MORE = 8

export function doubtsOf<Reading extends DayReading>(
  readings: readonly Reading[],
  neighbors: readonly DayReading[],
  today: string,
): { reading: Reading; doubt: Doubt }[] {
  const ordered = [...neighbors, ...readings]
    .filter((each): each is Known => each.miles !== null)
    .toSorted((a, b) => (a.day === b.day ? a.miles - b.miles : a.day < b.day ? -1 : 1))
  const places = new Map<DayReading, number>(ordered.map((each, at) => [each, at]))
  return readings.flatMap((reading) => {
    const at = places.get(reading)
    const doubt =
      reading.day > today
        ? ({ kind: 'ahead', other: null } as const)
        : at === undefined || reading.miles === null
          ? null
          : among({ miles: reading.miles, day: reading.day }, ordered[at - 1], ordered[at + 1])
    return doubt === null ? [] : [{ reading, doubt }]
  })
}

function among({ miles, day }: Known, before: Known | undefined, after: Known | undefined): Doubt | null {
  // In whole miles: 65,000 miles stand as 104,607 km, which are a bit less.
  const whole = Math.round(miles)
  if (before && whole < Math.round(before.miles)) return { kind: 'below', other: before }
  if (after && whole > Math.round(after.miles)) return { kind: 'above', other: after }
  if (!before || miles - before.miles <= MAX_MILES_A_DAY * Math.max(1, daysBetween(before.day, day)))
    return null
  return { kind: miles >= before.miles * ONE_DIGIT_MORE ? 'tenfold' : 'jump', other: before }
}
