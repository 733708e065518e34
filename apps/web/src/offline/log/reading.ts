import { counterOf, milesOf } from '@tappet/upkeep'
import { type CarKey, isOfCar } from '../../backend/car/car.ts'
import { latestCounter, type Reading } from '../../backend/car/odometer.ts'
import { type LogEntry, logTable } from './table.ts'

export type ShownReading = Reading & {
  waiting?: true
  /** The car may stand at more. */
  isOfDeviceAlone?: true
}

export const countedMiles = (reading: ShownReading | null | undefined): number | null =>
  reading && !reading.isOfDeviceAlone ? reading.miles : null

export function readingWith(
  recorded: Reading | null,
  entries: readonly LogEntry[],
  car: CarKey | null,
): ShownReading | null {
  const rows = logTable.rowsWith([], entries).filter((row) => isOfCar(row, car))
  const waiting = rows.flatMap((row) => {
    const miles = milesOf(row)
    return miles === null ? [] : [{ miles, day: row.date }]
  })
  const counters = rows.flatMap((row) => counterOf(row) ?? [])
  const reading = withHigher(recorded, waiting)
  return (
    reading && {
      ...reading,
      counter: latestCounter([...counters, ...(recorded?.counter ? [recorded.counter] : [])]),
    }
  )
}

export function withHigher(recorded: ShownReading | null, waiting: readonly Reading[]): ShownReading | null {
  const highest = waiting.reduce<Reading | null>(
    (best, each) => (best && best.miles >= each.miles ? best : each),
    null,
  )
  if (highest === null || (recorded && recorded.miles >= highest.miles)) return recorded
  return { ...highest, waiting: true, ...(recorded?.counter ? { counter: recorded.counter } : {}) }
}
