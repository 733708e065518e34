import {
  buildRecord,
  type LogField,
  type LogFieldName,
  type LogRecord,
  lengthOf,
  logFieldNames,
  logFields,
} from '@tappet/upkeep'
import { z } from 'zod'
import { wholeNumber } from '../../../format/count.ts'
import { type DistanceUnit, fromMiles, toMiles } from '../../../format/distance.ts'
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
        .refine((text) => /^\d*$/.test(text), `${label} is a whole number, for example 62000`)
        .refine((text) => Number(text) <= field.max, 'That is more than a car can have driven')
    case 'usd':
      return trimmed
        .refine(
          (text) => /^\d*(?:\.\d{0,2})?$/.test(text),
          `${label} is an amount with at most two decimals, for example 49.90`,
        )
        .refine((text) => Number(text) <= field.max, 'That is more than the log can hold')
    case 'address':
      return z.string()
  }
}

const shape = Object.fromEntries(typedFields.map((name) => [name, typed(logFields[name])])) as {
  [Name in TypedField]: z.ZodType<string, string>
}

export const recordForm = z
  .object({ ...shape, customItem: shortText(logFields.item.maxLength, 'name') })
  .superRefine(({ item, customItem }, context) => {
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
export function emptyForm(today: string, item = ''): RecordForm {
  return { ...formBy(() => ''), item, date: today }
}

/** A record as form values. An item outside `offered` becomes a custom one. */
export function formOf(record: LogRecord, offered: readonly string[], unit: DistanceUnit): RecordForm {
  const texts = formBy((name) => {
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
  return buildRecord((name, field) => valueOfText(texts[name] ?? '', field, unit))
}

function valueOfText(text: string, field: LogField, unit: DistanceUnit): string | number | null {
  if (text.trim() === '') return null
  switch (field.kind) {
    case 'miles':
      return toMiles(Number(text), unit)
    case 'usd':
      return Number(text)
    case 'text':
      return field.multiline ? storable(text) : storable(text).trim()
    case 'day':
    case 'address':
      return text
  }
}

/** PostgreSQL rejects NUL in a text; JSON rejects lone surrogates. */
function storable(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text)).replaceAll('\0', '')
}
