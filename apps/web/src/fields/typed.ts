import {
  type Field,
  fromCelsius,
  lengthOf,
  type OfKind,
  readSigned,
  rounded,
  TEMPERATURE_SIGN,
  toCelsius,
  type Units,
  type Value,
} from '@tappet/upkeep'
import { wholeNumber } from '../format/count.ts'
import { fromMiles, toMiles } from '../format/distance.ts'
import { doubtOf, typedCount } from '../format/typed-number.ts'

export type Typing = {
  units: Pick<Units, 'distance' | 'temperature'>
  /** The row's name: "service". */
  noun: string
}

/** Null where nothing is wrong. An amount is judged beside its currency. */
export function wrongTyped(text: string, field: Field, { units, noun }: Typing): string | null {
  const typed = text.trim()
  if (field.kind === 'day') return wrongDay(typed, field, noun)
  if (typed === '') return null
  switch (field.kind) {
    case 'text':
      return lengthOf(field.multiline ? text : typed) > field.maxLength
        ? `Keep the ${field.label.toLowerCase()} under ${wholeNumber(field.maxLength)} characters`
        : null
    case 'miles':
      return wrongMiles(typed, field, units.distance)
    case 'year':
      return /^\d{4}$/.test(typed) && Number(typed) >= field.min && Number(typed) <= field.max
        ? null
        : `Enter a year from ${field.min} to ${field.max}, or leave it blank.`
    case 'code':
      return field.pattern.test(tidyCode(typed)) ? null : field.wrong
    case 'quantity':
      return doubtOf(typed) ?? wrongNumber(readSigned(typed), { ...field, min: 0 }, '')
    case 'temperature':
      return doubtOf(typed) ?? wrongTemperature(typed, field, units.temperature)
    default:
      return null
  }
}

const wrongDay = (typed: string, { required, label }: OfKind<'day'>, noun: string): string | null =>
  (typed === '' && !required) || /^(19|20|21)\d\d-\d\d-\d\d$/.test(typed)
    ? null
    : `Please choose the ${label.toLowerCase()} of the ${noun}`

function wrongMiles(typed: string, { label, max }: OfKind<'miles'>, unit: Units['distance']): string | null {
  const count = typedCount(typed, unit)
  if (!Number.isInteger(count)) return `${label} is a whole number, for example 62000`
  return (count ?? 0) > max ? 'That is more than a car can have driven' : null
}

function wrongTemperature(
  typed: string,
  field: OfKind<'temperature'>,
  unit: Units['temperature'],
): string | null {
  const inUnit = (celsius: number) => Math.round(fromCelsius(celsius, unit))
  const limits = { label: field.label, min: inUnit(field.min), max: inUnit(field.max) }
  return wrongNumber(readSigned(typed), limits, ` ${TEMPERATURE_SIGN[unit]}`)
}

const wrongNumber = (
  value: number | null,
  { label, min, max }: { label: string; min: number; max: number },
  sign: string,
): string | null =>
  value !== null && value >= min && value <= max
    ? null
    : `${label} is a number from ${min} to ${wholeNumber(max)}${sign}`

/** Null where blank; amounts are read by their form. */
export function typedValue(text: string, field: Field, { units }: Typing): Value {
  if (text.trim() === '') return null
  switch (field.kind) {
    case 'text':
      return field.multiline ? storable(text) : storable(text).trim()
    case 'code':
      return tidyCode(text)
    case 'miles':
      return toMiles(typedCount(text, units.distance) ?? Number.NaN, units.distance)
    case 'kilometers':
      // The text of the miles that it stands behind.
      return units.distance === 'km' ? typedCount(text, 'km') : null
    case 'year':
      return Number(text)
    case 'quantity':
      return rounded(readSigned(text) ?? Number.NaN, field.decimals)
    case 'temperature':
      return rounded(toCelsius(readSigned(text) ?? Number.NaN, units.temperature), 2)
    default:
      return text
  }
}

export function typedText(value: Value | undefined, field: Field, { units }: Typing): string {
  if (typeof value !== 'number') return String(value ?? '')
  if (field.kind === 'miles') return String(fromMiles(value, units.distance))
  if (field.kind === 'temperature') return String(rounded(fromCelsius(value, units.temperature), 1))
  return String(value)
}

/** In capitals, without spaces. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replaceAll(/\s/g, '')

/** PostgreSQL rejects NUL, JSON lone surrogates. */
function storable(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text)).replaceAll('\0', '')
}
