import { type CarKey, isOfCar } from '../../backend/car/car.ts'
import type { Reading } from '../../backend/car/odometer.ts'
import { type LogEntry, logTable } from './table.ts'

/** An odometer reading as it is shown. */
export type ShownReading = Reading & {
  waiting?: true
  /** The server's was never read: the car may stand at more. */
  isOfDeviceAlone?: true
}

/** The miles that can be counted from; null where the server's reading is not known. */
export const countedMiles = (reading: ShownReading | null | undefined): number | null =>
  reading && !reading.isOfDeviceAlone ? reading.miles : null

/** A car's highest reading of those that the server has and those that wait. */
export function readingWith(
  known: Reading | null,
  entries: readonly LogEntry[],
  car: CarKey | null,
): ShownReading | null {
  const waiting = logTable
    .rowsWith([], entries)
    .filter((row) => isOfCar(row, car))
    .flatMap(({ mileage, date }) => (mileage === null ? [] : [{ miles: mileage, day: date }]))
  return withHigher(known, waiting)
}

/** The known reading, or the highest of those that wait where one is higher. */
export function withHigher(known: ShownReading | null, waiting: readonly Reading[]): ShownReading | null {
  const highest = waiting.reduce<Reading | null>(
    (best, each) => (best && best.miles >= each.miles ? best : each),
    null,
  )
  if (highest === null || (known && known.miles >= highest.miles)) return known
  return { ...highest, waiting: true }
}
