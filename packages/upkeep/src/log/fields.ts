import type { FieldTable, RowOf } from '../fields/field.ts'

export const logFields = {
  item: {
    kind: 'text',
    label: 'Service',
    csvHeading: 'Item',
    knownHeadings: ['item', 'service', 'description', 'maintenance', 'work done', 'work'],
    required: true,
    maxLength: 200,
  },
  date: {
    kind: 'day',
    label: 'Date',
    knownHeadings: ['date', 'service date', 'day'],
    required: true,
  },
  mileage: {
    kind: 'miles',
    label: 'Mileage',
    knownHeadings: ['mileage', 'mileage (miles)', 'odometer', 'miles', 'odometer reading'],
    max: 9_999_999,
    kmIn: 'mileage_km',
  },
  mileage_km: { kind: 'kilometers', label: 'Mileage in kilometers' },
  cost: {
    kind: 'money',
    label: 'Cost',
    knownHeadings: ['cost', 'cost (usd)', 'price', 'total', 'amount', 'total cost'],
    max: 9_999_999.99,
  },
  currency: {
    kind: 'currency',
    label: 'Currency',
    knownHeadings: ['currency'],
  },
  shop: {
    kind: 'text',
    label: 'Shop',
    knownHeadings: ['shop', 'vendor', 'garage', 'workshop', 'service center', 'performed by', 'done by'],
    maxLength: 200,
    placeholder: 'Who did the work',
  },
  notes: {
    kind: 'text',
    label: 'Notes',
    knownHeadings: ['notes', 'note', 'comments', 'comment'],
    maxLength: 20_000,
    placeholder: 'Parts, brand',
    multiline: true,
  },
  receipt_url: {
    kind: 'address',
    label: 'Receipt',
    knownHeadings: ['receipt'],
    maxLength: 2000,
  },
  /** Addresses with a space between them: one receipt is stated, and has a column of its own. */
  extra_files: {
    kind: 'address',
    label: 'Extra file',
    csvHeading: 'Extra files',
    maxLength: 4000,
    most: 7,
  },
  /** Of a new odometer: what it read when the car had come `mileage`. Null on every other record. */
  counter: { kind: 'miles', label: 'New odometer reads', max: 9_999_999, kmIn: 'counter_km' },
  counter_km: { kind: 'kilometers', label: 'New odometer reads in kilometers' },
} as const satisfies FieldTable

export type LogFieldName = keyof typeof logFields

export type LogRecord = RowOf<typeof logFields>
