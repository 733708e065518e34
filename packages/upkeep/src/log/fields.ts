/**
 * Every field of a record of the service log, besides its id, owner and creation time. Row type, schema, limits, form,
 * CSV, archive, report, search, comparison and grants derive from this table. CONTRIBUTING.md says how to add one.
 *
 * All fields are private to the record's owner, who reads, writes and changes each of them.
 */

type Common = {
  /** How the form, the report and messages name it. */
  label: string
  /** Heading of its column in the exported CSV file. */
  csvHeading: string
  /** Lower-case headings under which somebody's own table holds it, the most likely first. */
  knownHeadings: readonly string[]
  /** A record without it is refused; the others are null where nothing is known. */
  required: boolean
}

/** Counted in characters (Unicode code points), as PostgreSQL's char_length does. */
type Text = Common & { kind: 'text'; maxLength: number; placeholder?: string; multiline?: true }
/** A calendar day, YYYY-MM-DD. */
type Day = Common & { kind: 'day' }
/** A whole number of miles. `max` is more than any car has driven: a larger number is something else. */
type Miles = Common & { kind: 'miles'; max: number }
/** An amount of money in the record's currency, with the decimals of that. */
type Amount = Common & { kind: 'money'; max: number }
/** ISO 4217; null is US dollars. */
type Currency = Common & { kind: 'currency' }
/** A web address. */
type Address = Common & { kind: 'address'; maxLength: number }

export type LogField = Text | Day | Miles | Amount | Currency | Address

/** In the order in which the form, the CSV file and the report show them. */
export const logFields = {
  item: {
    kind: 'text',
    label: 'Service',
    csvHeading: 'Item',
    knownHeadings: ['item', 'service', 'description', 'maintenance', 'work done', 'work'],
    required: true,
    maxLength: 200,
  },
  /** YYYY-MM-DD. */
  date: {
    kind: 'day',
    label: 'Date',
    csvHeading: 'Date',
    knownHeadings: ['date', 'service date', 'day'],
    required: true,
  },
  /** Miles. */
  mileage: {
    kind: 'miles',
    label: 'Mileage',
    csvHeading: 'Mileage (miles)',
    knownHeadings: ['mileage', 'mileage (miles)', 'odometer', 'miles', 'odometer reading'],
    required: false,
    max: 9_999_999,
  },
  /** In the record's currency. */
  cost: {
    kind: 'money',
    label: 'Cost',
    csvHeading: 'Cost',
    knownHeadings: ['cost', 'cost (usd)', 'price', 'total', 'amount', 'total cost'],
    required: false,
    max: 9_999_999.99,
  },
  currency: {
    kind: 'currency',
    label: 'Currency',
    csvHeading: 'Currency',
    knownHeadings: ['currency'],
    required: false,
  },
  /** Who did the work. */
  shop: {
    kind: 'text',
    label: 'Shop',
    csvHeading: 'Shop',
    knownHeadings: ['shop', 'vendor', 'garage', 'workshop', 'service center', 'performed by', 'done by'],
    required: false,
    maxLength: 200,
    placeholder: 'Who did the work',
  },
  notes: {
    kind: 'text',
    label: 'Notes',
    csvHeading: 'Notes',
    knownHeadings: ['notes', 'note', 'comments', 'comment'],
    required: false,
    maxLength: 20_000,
    placeholder: 'Parts, brand',
    multiline: true,
  },
  receipt_url: {
    kind: 'address',
    label: 'Receipt',
    csvHeading: 'Receipt',
    knownHeadings: ['receipt'],
    required: false,
    maxLength: 2000,
  },
} as const satisfies Record<string, LogField>

export type LogFieldName = keyof typeof logFields

type ValueOf<Field extends LogField> = Field extends Miles | Amount ? number : string

/** A record of the service log: what the driver wrote of one service. */
export type LogRecord = {
  -readonly [Name in LogFieldName]: (typeof logFields)[Name]['required'] extends true
    ? ValueOf<(typeof logFields)[Name]>
    : ValueOf<(typeof logFields)[Name]> | null
}

/** The fields that no record is without. */
export type RequiredLogField = {
  [Name in LogFieldName]: (typeof logFields)[Name]['required'] extends true ? Name : never
}[LogFieldName]

export const logFieldNames = Object.keys(logFields) as LogFieldName[]
