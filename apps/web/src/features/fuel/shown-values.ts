import { type FillUp, fillUpFields } from '@tappet/upkeep'
import { formatDay } from '../../format/local-day.ts'
import type { FieldWords } from '../../offline/table/conflict.ts'

const LABELS: Readonly<Record<keyof FillUp, string>> = {
  date: 'Date',
  odometer: 'Odometer',
  odometer_unit: 'Odometer in',
  amount: 'Amount of fuel',
  amount_unit: 'Fuel in',
  total_minor: 'Total paid, in the smallest coin',
  currency: 'Paid in',
  is_full: 'Full tank',
  missed: 'Missed one before',
  station: 'Station',
  note: 'Note',
}

const isField = (name: string): name is keyof FillUp => name in LABELS

function text(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return name === 'date' ? formatDay(String(value)) : String(value)
}

/** How the fields of a fill-up are named where two devices disagree. */
export const fuelWords: FieldWords = {
  title: ({ date }) => `The fill-up of ${formatDay(String(date))}`,
  label: (name) => (isField(name) ? LABELS[name] : name),
  text,
}

/** Some fields of a fill-up in one line. */
export function valuesText(values: Partial<FillUp>): string {
  return fillUpFields
    .filter((name) => values[name] !== undefined && values[name] !== null)
    .map((name) => `${LABELS[name]} ${text(name, values[name])}`)
    .join(', ')
}
