/** The rows of a file by the garage's cars: new, known, and changed since. */
import {
  type FileImport,
  fileColumns,
  filesOf,
  fillUpKey,
  type ImportedFillUp,
  type ImportedRecord,
  looksEdited,
  looksEditedFuel,
  partEdited,
  partKnown,
  sameIn,
} from '@tappet/upkeep'
import { storedReceipt } from '@tappet/wire'
import { type CarKey, carName, isOfCar } from '../backend/car/car.ts'
import type { ShownFillUp } from '../offline/fuel/table.ts'
import type { Car } from '../offline/garage/table.ts'
import type { LogRow } from '../offline/log/table.ts'
import { type Choices, LEFT_OUT, ONLY_CAR } from './choices.ts'

type OfCar<Row> = Row & { carId: string | null }

export type Parted<Row, Shown> = {
  fresh: OfCar<Row>[]
  known: number
  edited: { row: OfCar<Row>; other: Shown }[]
}

export type PartedFile = {
  records: Parted<ImportedRecord, LogRow>
  fillUps: Parted<ImportedFillUp, ShownFillUp>
  /** Where the lines of each car of the file go; undefined where the driver has to say it. */
  targets: ReadonlyMap<string, string | undefined>
}

export type Garage = {
  cars: readonly Car[]
  /** The car that is shown. */
  shown: CarKey | null
  /** The rows of all cars. */
  log: readonly LogRow[]
  fillUps: readonly ShownFillUp[]
}

/** Nothing of a car is taken for another's: where a file has several, each that the garage does not know is asked about. */
export function partFile(content: FileImport, choices: Choices, garage: Garage): PartedFile {
  const targets = new Map(content.cars.map((car) => [car.key, targetOf(car.key, content, choices, garage)]))
  const records = content.records.map((record) => ({
    ...record,
    // An exported file names a file by a link that ends; a record stores its address.
    ...fileColumns(filesOf(record).map(storedReceipt)),
  }))
  const fillUps = part(content.fillUps, garage.fillUps, targets, garage.cars, fillUpKey, looksEditedFuel)
  return {
    targets,
    records: part(records, garage.log, targets, garage.cars, sameIn(columnsOf(content)), looksEdited),
    fillUps: { ...fillUps, edited: fillUps.edited.map(keepingEnergy) },
  }
}

/** A file that does not say the kind takes none away. */
const keepingEnergy = ({ row, other }: PartedFile['fillUps']['edited'][number]) => ({
  row: { ...row, energy: row.energy ?? other.energy },
  other,
})

/** The fields of the log that the file states: a unit of its own is none of them. */
const columnsOf = ({ stated, records }: FileImport) =>
  stated.filter((name) => records[0] === undefined || name in records[0])

function targetOf(key: string, { cars: ofFile }: FileImport, choices: Choices, { cars, shown }: Garage) {
  const chosen = choices.cars[key]
  if (chosen !== undefined) return chosen
  const car = ofFile.find((each) => each.key === key)
  const named = cars.filter((each) => car?.name != null && sameName(carName(each), car.name))
  const ofName = ofFile.filter((each) => each.name === car?.name)
  const most = Math.max(...ofName.map(({ fillUps }) => fillUps))
  const isMain = ofName.find(({ fillUps }) => fillUps === most)?.key === key
  if (!isMain) return undefined
  if (named.length === 1) return named[0]?.id
  const names = new Set(ofFile.map(({ name }) => name))
  return names.size > 1 && car?.name !== null ? undefined : (shown?.id ?? ONLY_CAR)
}

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

function part<
  Row extends Other & { source: string; line: number },
  Shown extends Other & { vehicle_id?: string | null },
  Other extends object,
>(
  rows: readonly Row[],
  table: readonly Shown[],
  targets: PartedFile['targets'],
  cars: readonly Car[],
  keyOf: (row: Other) => string,
  isNear: (row: Row, other: Shown) => boolean,
): Parted<Row, Shown> {
  const ids = new Set(targets.values())
  const all = [...ids].flatMap((id) => {
    if (id === undefined || id === LEFT_OUT) return []
    const car = cars.find((each) => each.id === id) ?? null
    const lines = rows
      .filter(({ source }) => targets.get(source) === id)
      .map((row) => ({ ...row, carId: car?.id ?? null }))
    const ofCar = table.filter((row) => isOfCar(row, car))
    const { fresh, known, rest } = partKnown(lines, ofCar, keyOf as (row: object) => string)
    const parted = partEdited(fresh, rest as Shown[], isNear)
    return [{ ...parted, known: known.length }]
  })
  return {
    fresh: all.flatMap(({ fresh }) => fresh).toSorted((a, b) => a.line - b.line),
    known: all.reduce((sum, { known }) => sum + known, 0),
    edited: all.flatMap(({ edited }) => edited),
  }
}
