/** Records of the service log for tests, made from the table of fields. */
import fc from 'fast-check'
import { costOf } from '../src/log/cost.ts'
import { type LogField, type LogRecord, logFieldNames, logFields } from '../src/log/fields.ts'
import { buildRecord } from '../src/log/record.ts'
import { decimalOf } from '../src/money/money.ts'

/** What CSV, JSON and spreadsheets stumble over, and letters beyond the first plane. */
const TRICKY = [...'"\',;=@+-\t\r\n \u00A0éßç中אب🚗', 'a', 'B', '0']

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...TRICKY), minLength: 1, maxLength: 30 }),
  fc.constantFrom('Oil', "Joe's Garage", '=SUM(A1)', "'quoted", 'a "quoted", word', 'two\r\nlines'),
)

const EXAMPLES: { [Kind in LogField['kind']]: string | number } = {
  text: 'Full synthetic, 0W-20',
  day: '2026-03-05',
  miles: 62_000,
  money: 245.5,
  currency: 'EUR',
  address: 'https://example.com/r/1.jpg',
}

/** A record with a value in every field of the table. */
export function fullRecord(): LogRecord {
  return buildRecord((_name, { kind }) => EXAMPLES[kind])
}

function arbitraryOf(field: LogField): fc.Arbitrary<string | number> {
  switch (field.kind) {
    case 'text':
      return text.filter((value) => value.trim() !== '')
    case 'day':
      return fc.constantFrom('1950-01-01', '2024-02-29', '2026-03-05', '2099-12-31')
    case 'miles':
      return fc.integer({ min: 0, max: field.max })
    case 'money':
      return fc.integer({ min: 0, max: Math.round(field.max * 100) }).map((cents) => cents / 100)
    case 'currency':
      return fc.constantFrom('EUR', 'JPY', 'KWD')
    case 'address':
      return fc.constantFrom('https://example.com/r/1.jpg', 'https://example.com/a,b"c.jpg')
  }
}

/** Any record that the form could have written, every field of the table included. */
export function anyRecord(): fc.Arbitrary<LogRecord> {
  const fields = logFieldNames.map((name) => {
    const value = arbitraryOf(logFields[name])
    return [name, logFields[name].required ? value : fc.option(value)]
  })
  const records: fc.Arbitrary<LogRecord> = fc.record(Object.fromEntries(fields))
  // A cost has the decimals of its currency; what would round up past the greatest cost is rounded down.
  return records.map((record) => {
    const cost = costOf(record)
    const rounded = cost && Number(decimalOf(cost))
    const isTooMuch = rounded !== null && rounded > logFields.cost.max
    return { ...record, cost: isTooMuch ? Math.floor(logFields.cost.max) : rounded }
  })
}
