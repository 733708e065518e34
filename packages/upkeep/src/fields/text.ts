import type { Money } from '../money/money.ts'
import { TEMPERATURE_SIGN } from '../unit-names.ts'
import { fromCelsius, type TemperatureUnit } from '../units.ts'
import { exactMiles } from './exact-miles.ts'
import { type Field, type FieldTable, shownNames } from './field.ts'
import { moneyIn } from './money-field.ts'

export type Writers = {
  day: (isoText: string) => string
  moment: (isoText: string) => string
  number: (value: number, decimals: number) => string
  distance: (miles: number) => string
  money: (amount: Money) => string
  temperature: TemperatureUnit
}

type Beside = Readonly<Record<string, unknown>>

/** '' where there is none. @param row or the part of it that is known */
export function fieldText(fields: FieldTable, name: string, row: object, write: Writers): string {
  const field = fields[name]
  const beside: Beside = { ...row }
  const value = beside[name] ?? ''
  return field === undefined || value === '' ? String(value) : textOf(field, value, beside, fields, write)
}

function textOf(field: Field, value: unknown, row: Beside, fields: FieldTable, write: Writers): string {
  switch (field.kind) {
    case 'day':
      return write.day(String(value))
    case 'moment':
      return write.moment(String(value))
    case 'miles':
      return write.distance(exactMiles(Number(value), row[field.kmIn] as number | null))
    case 'kilometers':
      return `${write.number(Number(value), 0)} km`
    case 'quantity':
      return `${write.number(Number(value), field.decimals)} ${signIn(fields, field.unitIn, row)}`.trim()
    case 'temperature':
      return `${write.number(fromCelsius(Number(value), write.temperature), 1)} ${TEMPERATURE_SIGN[write.temperature]}`
    case 'money':
    case 'minor':
      return write.money(moneyIn(field.kind, Number(value), row as { currency?: string | null }))
    case 'choice':
      return field.options[String(value)]?.label ?? String(value)
    case 'flag':
      return value ? 'yes' : 'no'
    default:
      return String(value)
  }
}

export const otherTexts = (
  fields: FieldTable,
  row: object,
  handled: readonly string[],
  write: Writers,
): { name: string; label: string; text: string }[] =>
  shownNames(fields).flatMap((name) => {
    const label = fields[name]?.label ?? name
    const text = handled.includes(name) ? '' : fieldText(fields, name, row, write)
    return text === '' ? [] : [{ name, label, text }]
  })

export function signIn(fields: FieldTable, unitIn: string, row: Beside): string {
  const unit = fields[unitIn]
  const value = String(row[unitIn] ?? '')
  return (unit?.kind === 'choice' ? unit.options[value]?.sign : undefined) ?? value
}
