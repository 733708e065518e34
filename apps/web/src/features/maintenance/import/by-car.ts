import { type ImportedRecord, type LogFieldName, partKnown, sameIn } from '@tappet/upkeep'
import { storedReceipt } from '@tappet/wire'
import { type CarKey, carName, isOfCar } from '../../../backend/car/car.ts'
import type { Car } from '../../../offline/garage/table.ts'
import type { LogRow } from '../../../offline/log/table.ts'

/** A line of a file, and the car of the garage that it goes to. */
export type CarRecord = ImportedRecord & { carId: string | null }

export type PartedByCar = {
  fresh: CarRecord[]
  known: number
  /** What the file calls cars that the garage does not know, or knows two of. */
  strangers: string[]
}

/**
 * The lines of a file by the garage's cars: each goes to the one that the file names, else to the one that is shown,
 * and is held against that car's rows alone.
 * @param log the rows of all cars
 */
export function partByCar(
  { records, stated }: { records: readonly ImportedRecord[]; stated: readonly LogFieldName[] },
  { cars, shown, log }: { cars: readonly Car[]; shown: CarKey | null; log: readonly LogRow[] },
): PartedByCar {
  const named = (name: string | undefined) => {
    const found = cars.filter((car) => name !== undefined && carName(car) === name)
    return found.length === 1 ? (found[0] ?? null) : null
  }
  const targets = new Map<string | null, CarKey | null>()
  const lines = records.map((record): CarRecord => {
    const car = named(record.vehicle) ?? shown
    targets.set(car?.id ?? null, car)
    // An exported file names a receipt by a link that ends; a record stores its address.
    const receipt_url = record.receipt_url === null ? null : storedReceipt(record.receipt_url)
    return { ...record, receipt_url, carId: car?.id ?? null }
  })
  const parted = [...targets].map(([carId, car]) =>
    partKnown(
      lines.filter((line) => line.carId === carId),
      log.filter((row) => isOfCar(row, car)),
      sameIn(stated),
    ),
  )
  const strangers = records.flatMap(({ vehicle }) =>
    vehicle === undefined || named(vehicle) !== null ? [] : [vehicle],
  )
  return {
    fresh: parted.flatMap(({ fresh }) => fresh).toSorted((a, b) => a.line - b.line),
    known: parted.reduce((sum, { known }) => sum + known.length, 0),
    strangers: [...new Set(strangers)],
  }
}
