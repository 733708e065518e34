import {
  buildRow,
  counterOf,
  currencyColumn,
  currencyOf,
  DEFAULT_CURRENCY,
  type Field,
  type LogFieldName,
  type LogRecord,
  logFields,
  milesOf,
  namesOf,
  type Units,
} from '@tappet/upkeep'
import { z } from 'zod'
import { CUSTOM_ITEM } from '../../../fields/copy.ts'
import { type Typing, typedText, typedValue, wrongTyped } from '../../../fields/typed.ts'
import { amountOfText, wrongAmount } from '../../../fields/typed-amount.ts'
import { copy } from './copy.ts'

/** A field that is typed. An address is excluded: its file is chosen; kilometers are the mileage as typed. */
export type TypedField = {
  [Name in LogFieldName]: (typeof logFields)[Name]['kind'] extends 'address' | 'kilometers' ? never : Name
}[LogFieldName]

/** The form's values: all text, the mileage in the driver's unit. */
export type RecordForm = Record<TypedField, string> & { customItem: string }

export const typedFields = namesOf(logFields).filter(
  (name): name is TypedField => !['address', 'kilometers'].includes(logFields[name].kind),
)

const typingOf = (units: Units): Typing => ({ units, noun: 'service' })

/** The schema of a field's input. A cost is judged beside its currency, below. */
const typed = (field: Field, units: Units): z.ZodType<string, string> =>
  (field.kind === 'text' && field.multiline ? z.string() : z.string().trim()).superRefine((text, context) => {
    const wrong = wrongTyped(text, field, typingOf(units))
    if (wrong !== null) context.addIssue({ code: 'custom', message: wrong })
  })

const shape = (units: Units) =>
  Object.fromEntries(typedFields.map((name) => [name, typed(logFields[name], units)])) as {
    [Name in TypedField]: z.ZodType<string, string>
  }

const OWN_NAME = { ...logFields.item, label: 'Name' }

export const recordForm = (units: Units) =>
  z
    .object({ ...shape(units), customItem: typed(OWN_NAME, units) })
    .superRefine(({ item, customItem, cost, currency }, context) => {
      const wrong = wrongAmount(cost, logFields.cost, currency || DEFAULT_CURRENCY)
      if (wrong !== null) context.addIssue({ code: 'custom', path: ['cost'], message: wrong })
      if (item === '') context.addIssue({ code: 'custom', path: ['item'], message: copy.itemRequired })
      if (item === CUSTOM_ITEM && customItem === '')
        context.addIssue({ code: 'custom', path: ['customItem'], message: copy.itemRequired })
    })

function formBy(textOf: (name: TypedField) => string): RecordForm {
  const texts = Object.fromEntries(typedFields.map((name) => [name, textOf(name)])) as Record<
    TypedField,
    string
  >
  return { ...texts, customItem: '' }
}

export function emptyForm(today: string, item = '', currency = DEFAULT_CURRENCY): RecordForm {
  return { ...formBy(() => ''), item, date: today, currency }
}

/** A record as form values. An item outside `offered` becomes a custom one. */
export function formOf(record: LogRecord, offered: readonly string[], units: Units): RecordForm {
  const counter = counterOf(record)?.reads ?? record.counter
  const shown = { ...record, mileage: milesOf(record), counter, currency: currencyOf(record) }
  const texts = formBy((name) => typedText(shown[name], logFields[name], typingOf(units)))
  return offered.includes(record.item) ? texts : { ...texts, item: CUSTOM_ITEM, customItem: record.item }
}

/** A valid form as a record; blank is null. So is the receipt's address: the form has no file. */
export function fieldsOfForm(form: RecordForm, units: Units): LogRecord {
  const texts: Partial<Record<LogFieldName, string>> = {
    ...form,
    item: form.item === CUSTOM_ITEM ? form.customItem : form.item,
  }
  const currency = form.currency || DEFAULT_CURRENCY
  return buildRow(logFields, (name, field) => {
    if (name === 'cost') return amountOfText(form.cost, currency)
    // Without an amount a currency says nothing.
    if (name === 'currency') return form.cost.trim() === '' ? null : currencyColumn(currency)
    return typedValue(texts[TYPED_AS[name] ?? name] ?? '', field, typingOf(units))
  })
}

const TYPED_AS: Partial<Record<LogFieldName, LogFieldName>> = { mileage_km: 'mileage', counter_km: 'counter' }
