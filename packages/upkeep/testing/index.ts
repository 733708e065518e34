/** Rows for tests, made from the tables of fields. */
import fc from 'fast-check'
import {
  type Field,
  type FieldTable,
  type Kind,
  namesOf,
  type RowOf,
  type Value,
} from '../src/fields/field.ts'
import { buildRow } from '../src/fields/row.ts'
import { costOf } from '../src/log/cost.ts'
import { type LogRecord, logFields } from '../src/log/fields.ts'
import { decimalOf } from '../src/money/money.ts'

/** What CSV, JSON and spreadsheets stumble over, and letters beyond the first plane. */
const TRICKY = [...'"\',;=@+-\t\r\n \u00A0éßç中אب🚗', 'a', 'B', '0']

const text = fc
  .oneof(
    fc.string({ unit: fc.constantFrom(...TRICKY), minLength: 1, maxLength: 30 }),
    fc.constantFrom('Oil', "Joe's Garage", '=SUM(A1)', "'quoted", 'a "quoted", word', 'two\r\nlines'),
  )
  .filter((value) => value.trim() !== '')

const TEXT = 'Full synthetic, 0W-20'
const EXAMPLES: { [K in Exclude<Kind, 'text' | 'choice'>]: Value } = {
  address: 'https://example.com/r/1.jpg',
  code: 'WVWZZZ1KZAW123456',
  picture: 'data:image/jpeg;base64,AAAA',
  day: '2026-03-05',
  moment: '2026-03-05T14:07:00+00:00',
  year: 2014,
  miles: 62_000,
  kilometers: 99_779,
  quantity: 45.1,
  temperature: -4.5,
  money: 245.5,
  minor: 24_550,
  currency: 'EUR',
  flag: true,
}

/** A row with a value in every field of the table. */
export const fullRow = <Fields extends FieldTable>(fields: Fields): RowOf<Fields> =>
  buildRow(fields, (_name, field) =>
    field.kind === 'choice'
      ? (Object.keys(field.options)[0] ?? null)
      : field.kind === 'text'
        ? TEXT.slice(0, field.maxLength)
        : EXAMPLES[field.kind],
  )

const decimals = (min: number, max: number, count: number) =>
  fc
    .integer({ min: Math.ceil(min * 10 ** count), max: Math.floor(max * 10 ** count) })
    .map((n) => n / 10 ** count)

function arbitraryOf(field: Field): fc.Arbitrary<Value> {
  switch (field.kind) {
    case 'text':
      return 'notBlank' in field ? text.filter((value) => value.trim() === value) : text
    case 'address':
      return fc.constantFrom('https://example.com/r/1.jpg', 'https://example.com/a,b"c.jpg')
    case 'code':
      return fc.constantFrom('WVWZZZ1KZAW123456', 'SE3P-116167')
    case 'picture':
      return fc.constant('data:image/jpeg;base64,AAAA')
    case 'day':
      return fc.constantFrom('1950-01-01', '2024-02-29', '2026-03-05', '2099-12-31')
    case 'moment':
      return fc.constantFrom('2026-03-05T14:07:00+00:00', '2026-03-06T00:00:00.123456+00:00')
    case 'year':
      return fc.integer({ min: field.min, max: field.max })
    case 'miles':
      return fc.integer({ min: 0, max: field.max })
    case 'kilometers':
      return fc.constant(null)
    case 'quantity':
      return decimals(field.isPositive ? 10 ** -field.decimals : 0, field.max, field.decimals)
    case 'temperature':
      return decimals(field.min, field.max, 2)
    case 'money':
      return decimals(-field.max, field.max, 2)
    case 'minor':
      return fc.integer({ min: 1, max: 9_999_999 })
    case 'currency':
      return fc.constantFrom('EUR', 'JPY', 'KWD')
    case 'choice':
      return fc.constantFrom(...Object.keys(field.options))
    case 'flag':
      return fc.boolean()
  }
}

/** Any row that a form could have written, every field of the table included. */
export function anyRow<Fields extends FieldTable>(fields: Fields): fc.Arbitrary<RowOf<Fields>> {
  const values = namesOf(fields).map((name) => {
    const field = fields[name] as Field
    const value = arbitraryOf(field)
    return [name, field.required || field.kind === 'flag' ? value : fc.option(value)]
  })
  return fc.record(Object.fromEntries(values)) as unknown as fc.Arbitrary<RowOf<Fields>>
}

/** Any record of the log. A cost has the decimals of its currency; what would round up past the greatest cost is rounded down. */
export const anyRecord = (): fc.Arbitrary<LogRecord> =>
  anyRow(logFields).map((record) => {
    const cost = costOf(record)
    const amount = cost && Number(decimalOf(cost))
    const isTooMuch = amount !== null && Math.abs(amount) > logFields.cost.max
    return { ...record, cost: isTooMuch ? Math.sign(amount) * Math.floor(logFields.cost.max) : amount }
  })
