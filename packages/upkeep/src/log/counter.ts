/** A new odometer: the car's whole distance counts on from where the old one stood. */

import { exactMiles } from '../fields/exact-miles.ts'
import type { FillUp } from '../fuel/fields.ts'
import { type DistanceUnit, fromMiles, toMiles } from '../units.ts'
import type { LogRecord } from './fields.ts'
import { milesOf } from './miles.ts'

/** What two drivers in turns cover in a day. */
export const MAX_MILES_A_DAY = 1500

export type Counter = { day: string; reads: number; total: number }

export type CounterRecord = Pick<LogRecord, 'date' | 'mileage' | 'mileage_km' | 'counter' | 'counter_km'>

export function counterOf(record: CounterRecord): Counter | null {
  const total = milesOf(record)
  if (record.counter == null || total === null) return null
  return { day: record.date, reads: exactMiles(record.counter, record.counter_km), total }
}

const inUnit = ({ reads, total }: Counter, unit: DistanceUnit) => ({
  reads: fromMiles(reads, unit),
  total: fromMiles(total, unit),
})

export function wholeDistance(
  figure: number,
  day: string,
  counter: Counter | null | undefined,
  unit: DistanceUnit,
): number {
  if (!counter || day < counter.day) return figure
  const { reads, total } = inUnit(counter, unit)
  // On the day itself both were read: the new one has not gone far.
  const isNew = day > counter.day || figure - reads <= fromMiles(MAX_MILES_A_DAY, unit)
  return isNew ? figure - reads + total : figure
}

export function odometerFigure(
  distance: number,
  day: string,
  counter: Counter | null | undefined,
  unit: DistanceUnit,
): number {
  if (!counter || day < counter.day) return distance
  const { reads, total } = inUnit(counter, unit)
  return day > counter.day || distance >= total ? distance - total + reads : distance
}

export const readingIn = (
  distance: number,
  unit: DistanceUnit,
): Pick<LogRecord, 'mileage' | 'mileage_km'> => ({
  mileage: toMiles(distance, unit),
  mileage_km: unit === 'km' ? distance : null,
})

type Convert = typeof wholeDistance

/** A record whose mileage is converted by wholeDistance or odometerFigure; that of the new odometer itself is not. */
export function recordBy<Of extends LogRecord>(
  convert: Convert,
  record: Of,
  counter: Counter | null | undefined,
  unit: DistanceUnit,
): Of {
  const miles = milesOf(record)
  if (!counter || miles === null || record.counter != null || record.date < counter.day) return record
  return { ...record, ...readingIn(convert(fromMiles(miles, unit), record.date, counter, unit), unit) }
}

export const fillUpBy = <Of extends Pick<FillUp, 'date' | 'odometer' | 'odometer_unit'>>(
  convert: Convert,
  fillUp: Of,
  counter: Counter | null | undefined,
): Of =>
  fillUp.odometer === null
    ? fillUp
    : { ...fillUp, odometer: convert(fillUp.odometer, fillUp.date, counter, fillUp.odometer_unit) }
