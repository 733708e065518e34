import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRecord } from '../../testing/index.ts'
import {
  BYTE_ORDER_MARK,
  csvCells,
  csvHeadings,
  fieldsOf,
  type LogRecord,
  logFields,
  protectCell,
  readFile,
  recordOf,
  restoreCell,
  serialiseLog,
  toMiles,
} from '../index.ts'

const record = recordOf({
  item: 'Oil Change',
  date: '2026-03-05',
  mileage: 62_000,
  cost: 49.9,
  notes: 'Full synthetic, 0W-20',
  receipt_url: 'https://example.com/r/1.jpg',
})

describe('a cell', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    "'=1",
    "''@x",
    "'＝1",
  ])('%j is never a formula', (text) => {
    expect(protectCell(text)).toBe(`'${text}`)
    expect(restoreCell(protectCell(text))).toBe(text)
  })

  it.each(['', 'Oil', "'quoted'", "'", '5-1', 'a=b', ' =1'])('%j stays as it is', (text) => {
    expect(protectCell(text)).toBe(text)
    expect(restoreCell(text)).toBe(text)
  })

  it('comes back as it went in, whatever it was', () => {
    const tricky = fc.string({ unit: fc.constantFrom(...'\'=+-@\t\r\n＝＋－＠a",') })
    fc.assert(fc.property(fc.oneof(tricky, fc.string()), (text) => restoreCell(protectCell(text)) === text))
  })
})

function again(records: readonly LogRecord[], unit: 'mi' | 'km') {
  const cells = [csvHeadings(logFields, unit), ...records.map((each) => csvCells(logFields, each, unit))]
  const lines = cells.map((each, index) => ({ line: index + 1, cells: each }))
  const file = readFile(lines, {
    distanceUnit: unit === 'km' ? 'mi' : 'km',
    volumeUnit: 'l',
    currency: 'EUR',
  })
  expect([file.problems, file.unused]).toEqual([[], []])
  return file.records.map(fieldsOf)
}

describe('the file', () => {
  it('gives back each of 100,000 readings in the kilometers of its heading', () => {
    const records = Array.from({ length: 100_000 }, (_, index) => {
      const mileage_km = (index * 7919) % 1_000_000
      return { ...record, mileage: toMiles(mileage_km, 'km'), mileage_km }
    })
    expect(csvHeadings(logFields, 'km')).toContain('Mileage (km)')
    expect(csvCells(logFields, records[1] ?? record, 'km')).toContain('7919')
    expect(again(records, 'km').filter((each, at) => each.mileage_km !== records[at]?.mileage_km)).toEqual([])
  })

  it('keeps the miles of a record that was typed in miles, in a file in kilometers', () => {
    const records = Array.from({ length: 2000 }, (_, index) => ({ ...record, mileage: index * 31 }))
    expect(again(records, 'km').map(({ mileage }) => mileage)).toEqual(records.map(({ mileage }) => mileage))
  })

  it('is UTF-8 behind a mark, with ISO days, units in the header, quoted cells and CRLF', () => {
    const text = serialiseLog(
      [record, { ...record, item: 'He said "go"', notes: 'a\r\nb', cost: null, mileage: null }],
      'mi',
    )
    expect(text).toBe(
      `${BYTE_ORDER_MARK}Item,Date,Mileage (miles),Cost,Currency,Shop,Notes,Receipt,Extra files,New odometer reads (miles)\r\n` +
        'Oil Change,2026-03-05,62000,49.90,USD,,"Full synthetic, 0W-20",https://example.com/r/1.jpg,,\r\n' +
        '"He said ""go""",2026-03-05,,,,,"a\r\nb",https://example.com/r/1.jpg,,\r\n',
    )
  })

  it('gives the same records when it is read again', () => {
    fc.assert(
      fc.property(fc.array(anyRecord(), { maxLength: 5 }), (records) => {
        expect(again(records, 'mi')).toEqual(records)
      }),
    )
  })
})
