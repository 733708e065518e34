import {
  buildRecord,
  currencyColumn,
  currencyDigits,
  currencyOf,
  DEFAULT_CURRENCY,
  decimalOf,
  type LogField,
  type LogFieldName,
  type LogRecord,
  lengthOf,
  logFieldNames,
  logFields,
  minorOf,
  readNumber,
} from '@tappet/upkeep'
import { z } from 'zod'
import { wholeNumber } from '../../../format/count.ts'
import { type DistanceUnit, fromMiles, toMiles } from '../../../format/distance.ts'
import { doubtOf, typedCount } from '../../../format/typed-number.ts'
import { CUSTOM_ITEM, ITEM_REQUIRED } from '../copy.ts'

/** A field that is typed. An address is excluded: its file is chosen. */
export type TypedField = {
  [Name in LogFieldName]: (typeof logFields)[Name]['kind'] extends 'address' ? never : Name
}[LogFieldName]

/** The form's values: all text, the mileage in the driver's unit. */
export type RecordForm = Record<TypedField, string> & { customItem: string }

export const typedFields = logFieldNames.filter(
  (name): name is TypedField => logFields[name].kind !== 'address',
)

const trimmed = z.string().trim()

function shortText(maxLength: number, what: string) {
  return trimmed.refine((text) => lengthOf(text) <= maxLength, tooLong(what, maxLength))
}

const tooLong = (what: string, maxLength: number) =>
  `Keep the ${what} under ${wholeNumber(maxLength)} characters`

/** The schema of a field's input. */
function typed(field: LogField): z.ZodType<string, string> {
  const { label } = field
  switch (field.kind) {
    case 'text':
      return field.multiline
        ? z
            .string()
            .refine(
              (text) => lengthOf(text) <= field.maxLength,
              tooLong(label.toLowerCase(), field.maxLength),
            )
        : shortText(field.maxLength, label.toLowerCase())
    case 'day':
      return trimmed.refine(
        (text) => (text === '' && !field.required) || /^(19|20|21)\d\d-\d\d-\d\d$/.test(text),
        `Please choose the ${label.toLowerCase()} of the service`,
      )
    case 'miles':
      return trimmed
        .refine(
          (text) => text === '' || Number.isInteger(typedCount(text)),
          `${label} is a whole number, for example 62000`,
        )
        .refine((text) => (typedCount(text) ?? 0) <= field.max, 'That is more than a car can have driven')
    // Judged beside its currency, below.
    case 'money':
    case 'currency':
      return trimmed
    case 'address':
      return z.string()
  }
}

/** The cost in the field as minor units of its currency; null for what is no amount, and for one that can be two. */
function typedMinor(text: string, currency: string): number | null {
  const reading = readNumber(text)
  return reading.kind === 'number' ? minorOf(reading.decimal, currency) : null
}

/** What is wrong with a typed cost; null for a blank one. */
function wrongCost(text: string, currency: string): string | null {
  const digits = currencyDigits(currency)
  const { label, max } = logFields.cost
  const doubt = doubtOf(text, digits)
  if (text === '' || doubt !== null) return doubt
  const minor = typedMinor(text, currency)
  if (minor === null)
    return digits === 0
      ? `${label} is a whole amount in ${currency}, for example 4990`
      : `${label} is an amount with at most ${DIGIT_WORDS[digits]} decimals, for example ${(49.9).toFixed(digits)}`
  return minor > max * 10 ** digits ? 'That is more than the log can hold' : null
}

const DIGIT_WORDS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three' }

const shape = Object.fromEntries(typedFields.map((name) => [name, typed(logFields[name])])) as {
  [Name in TypedField]: z.ZodType<string, string>
}

export const recordForm = z
  .object({ ...shape, customItem: shortText(logFields.item.maxLength, 'name') })
  .superRefine(({ item, customItem, cost, currency }, context) => {
    const wrong = wrongCost(cost, currency || DEFAULT_CURRENCY)
    if (wrong !== null) context.addIssue({ code: 'custom', path: ['cost'], message: wrong })
    if (item === '') context.addIssue({ code: 'custom', path: ['item'], message: ITEM_REQUIRED })
    if (item === CUSTOM_ITEM && customItem === '')
      context.addIssue({ code: 'custom', path: ['customItem'], message: ITEM_REQUIRED })
  })

function formBy(textOf: (name: TypedField) => string, customItem = ''): RecordForm {
  const texts = Object.fromEntries(typedFields.map((name) => [name, textOf(name)])) as Record<
    TypedField,
    string
  >
  return { ...texts, customItem }
}

/** The empty form, with today's date. */
export function emptyForm(today: string, item = '', currency = DEFAULT_CURRENCY): RecordForm {
  return { ...formBy(() => ''), item, date: today, currency }
}

/** A record as form values. An item outside `offered` becomes a custom one. */
export function formOf(record: LogRecord, offered: readonly string[], unit: DistanceUnit): RecordForm {
  const texts = formBy((name) => {
    if (name === 'currency') return currencyOf(record)
    const value = record[name]
    return logFields[name].kind === 'miles' && typeof value === 'number'
      ? String(fromMiles(value, unit))
      : String(value ?? '')
  })
  return offered.includes(record.item) ? texts : { ...texts, item: CUSTOM_ITEM, customItem: record.item }
}

/** A valid form as a record; blank is null. So is the receipt's address: the form has no file. */
export function fieldsOfForm(form: RecordForm, unit: DistanceUnit): LogRecord {
  const texts: Partial<Record<LogFieldName, string>> = {
    ...form,
    item: form.item === CUSTOM_ITEM ? form.customItem : form.item,
  }
  const currency = form.currency || DEFAULT_CURRENCY
  return buildRecord((name, field) => {
    if (name === 'cost') return costOfText(form.cost, currency)
    // Without an amount a currency says nothing.
    if (name === 'currency') return form.cost.trim() === '' ? null : currencyColumn(currency)
    return valueOfText(texts[name] ?? '', field, unit)
  })
}

function valueOfText(text: string, field: LogField, unit: DistanceUnit): string | number | null {
  if (text.trim() === '') return null
  switch (field.kind) {
    case 'miles':
      return toMiles(typedCount(text) ?? Number.NaN, unit)
    case 'text':
      return field.multiline ? storable(text) : storable(text).trim()
    case 'money':
    case 'currency':
    case 'day':
    case 'address':
      return text
  }
}

function costOfText(text: string, currency: string): number | null {
  const minor = typedMinor(text.trim(), currency)
  return minor === null ? null : Number(decimalOf({ minor, currency }))
}

/** PostgreSQL rejects NUL in a text; JSON rejects lone surrogates. */
function storable(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text)).replaceAll('\0', '')
}
