import type { FillUp } from '../fuel/fields.ts'
import { amountOf } from '../fuel/fill-up.ts'
import type { LogRecord } from '../log/fields.ts'
import { fold } from '../reading/fold.ts'
import { measureOf } from '../units.ts'

type LogKey = Pick<LogRecord, 'item' | 'date' | 'mileage' | 'cost'>

/** Of day, service and odometer (or cost) two of three are alike, the day or the service among them. */
export function looksEdited(row: LogKey, other: LogKey): boolean {
  const isDay = row.date === other.date
  const isItem = fold(row.item) === fold(other.item)
  const isMileage = row.mileage !== null && row.mileage === other.mileage
  const isCost = row.cost !== null && row.cost === other.cost
  return (isDay && (isItem || (isMileage && isCost))) || (isItem && isMileage)
}

type FuelKey = Pick<FillUp, 'date' | 'odometer' | 'odometer_unit' | 'amount' | 'amount_unit'> &
  Partial<Pick<FillUp, 'energy'>>

const amount = (row: FuelKey) => `${amountOf(row).toFixed(3)} ${measureOf(row.amount_unit)}`
const distance = ({ odometer, odometer_unit }: FuelKey) =>
  odometer === null ? '' : `${odometer} ${odometer_unit}`

/**
 * Equal for fill-ups that are the same: day, odometer and amount. What else is told of one may have been corrected
 * since.
 */
export const fillUpKey = (row: FuelKey): string => [row.date, distance(row), amount(row)].join('|')

export function looksEditedFuel(row: FuelKey, other: FuelKey): boolean {
  if (measureOf(row.amount_unit) !== measureOf(other.amount_unit)) return false
  if (row.energy != null && other.energy != null && row.energy !== other.energy) return false
  const isOdometer = row.odometer !== null && distance(row) === distance(other)
  return [row.date === other.date, isOdometer, amount(row) === amount(other)].filter(Boolean).length === 2
}
