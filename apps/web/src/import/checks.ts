/** What a driver has to look at before a file is imported: what was left out, and what the file does not say. */
import {
  type DayReading,
  type DistanceUnit,
  doubtsOf,
  type FileImport,
  type FillUp,
  fuelReading,
  type LogRecord,
  logReading,
  type Unused,
} from '@tappet/upkeep'
import { isOfCar } from '../backend/car/car.ts'
import { countText } from '../format/count.ts'
import { doubtText } from '../format/doubt.ts'
import { formatDay, localDay } from '../format/local-day.ts'
import type { Garage, PartedFile } from './parted.ts'

const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`

export function unusedText({ kind, name, section, count, example, isRead }: Unused): string {
  if (kind === 'line') return `The line ${quoted(name)}.`
  if (kind === 'section')
    return isRead
      ? `Section ${quoted(name)}: used for the car’s name and units only.`
      : `Section ${quoted(name)}: ${countText(count, 'line')}.`
  const place = section === null ? '' : ` in ${quoted(section)}`
  return `Column ${quoted(name)}${place}: ${countText(count, 'cell')}, like ${quoted(example.trim())}.`
}

/** Columns whose meaning was taken from a heading that is not plain. */
export function guessTexts({ tables }: FileImport): string[] {
  return tables.flatMap(({ target, heads, guesses, columns }) =>
    guesses.flatMap((at) => {
      const name = columns[at]
      return target === null || name == null
        ? []
        : [`Column ${quoted(heads[at]?.text ?? '')} is read as ${GUESSED[name] ?? name}.`]
    }),
  )
}

const GUESSED: Readonly<Record<string, string>> = {
  date: 'the date',
  item: 'the service',
  mileage: 'the odometer',
  odometer: 'the odometer',
  amount: 'the amount of fuel',
  cost: 'the cost',
  total_minor: 'what you paid in all',
  price: 'the price of one unit of fuel',
}

/** What was taken without a question: no choice changes it. */
export function takenTexts(content: FileImport): string[] {
  const { asks, records, fillUps } = content
  const [first] = [...records, ...fillUps]
  return [
    ...(asks.serialDay === null || first === undefined
      ? []
      : [
          `Days like ${asks.serialDay} are counted the way Excel does: the first is ${formatDay(first.date)}.`,
        ]),
    ...(asks.full && fillUps.length > 0
      ? ['No column says which tanks were full, so all count as full.']
      : []),
  ]
}

type FileReading = DayReading & { line: number }

export function doubtTexts({ records, fillUps }: PartedFile, garage: Garage, unit: DistanceUnit): string[] {
  const fresh = [
    ...records.fresh.map((row) => ({ ...logReading(row as LogRecord), line: row.line, carId: row.carId })),
    ...fillUps.fresh.map((row) => ({ ...fuelReading(row as FillUp), line: row.line, carId: row.carId })),
  ]
  return [...new Set(fresh.map(({ carId }) => carId))].flatMap((carId) => {
    const car = garage.cars.find(({ id }) => id === carId) ?? null
    const earlier = [
      ...garage.log.filter((row) => isOfCar(row, car)).map(logReading),
      ...garage.fillUps.filter((row) => isOfCar(row, car)).map(fuelReading),
    ]
    const ofCar: FileReading[] = fresh.filter((each) => each.carId === carId)
    return doubtsOf(ofCar, earlier, localDay(new Date())).map(
      ({ reading, doubt }) => `Line ${reading.line}: ${doubtText(doubt, reading, unit)}`,
    )
  })
}
