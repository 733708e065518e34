import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BYTE_ORDER_MARK,
  type LogRecord,
  logCsvCells,
  logCsvHeader,
  protectCell,
  readLog,
  restoreCell,
  serialiseLog,
} from './index.ts'

// fast-check's own 'binary' takes seconds to set up.
const character = fc.integer({ min: 1, max: 0xd7ff }).map((code) => String.fromCodePoint(code))

const record: LogRecord = {
  item: 'Oil Change',
  date: '2026-03-05',
  mileage: 62_000,
  cost: 49.9,
  notes: 'Full synthetic, 0W-20',
  receipt_url: 'https://example.com/r/1.jpg',
}

describe('a cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', "'=1", "''@x"])('%j is never a formula', (text) => {
    expect(protectCell(text)).toBe(`'${text}`)
    expect(protectCell(text)).not.toMatch(/^[=+\-@\t\r]/)
  })

  it.each(['', 'Oil', "'quoted'", "'", '5-1', 'a=b', ' =1'])('%j stays as it is', (text) => {
    expect(protectCell(text)).toBe(text)
    expect(restoreCell(text)).toBe(text)
  })

  it('comes back as it went in, whatever it was', () => {
    const tricky = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', '"', ',') })
    fc.assert(
      fc.property(
        fc.oneof(tricky, fc.string({ unit: character })),
        (text) => restoreCell(protectCell(text)) === text,
      ),
    )
  })
})

describe('the file', () => {
  it('is UTF-8 behind a mark, with ISO days, units in the header, quoted cells and CRLF', () => {
    const text = serialiseLog([
      record,
      { ...record, item: 'He said "go"', notes: 'a\r\nb', cost: null, mileage: null },
    ])
    expect(text).toBe(
      `${BYTE_ORDER_MARK}Item,Date,Mileage (miles),Cost (USD),Notes,Receipt\r\n` +
        'Oil Change,2026-03-05,62000,49.90,"Full synthetic, 0W-20",https://example.com/r/1.jpg\r\n' +
        '"He said ""go""",2026-03-05,,,"a\r\nb",https://example.com/r/1.jpg\r\n',
    )
  })

  it('read again gives the same records', () => {
    const text = (most: number) => fc.string({ unit: character, minLength: 1, maxLength: most })
    const any: fc.Arbitrary<LogRecord> = fc.record({
      item: text(60).filter((item) => item.trim() !== ''),
      date: fc
        .date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      mileage: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
      cost: fc.option(fc.integer({ min: 0, max: 999_999_99 }).map((cents) => cents / 100)),
      notes: fc.option(text(200)),
      receipt_url: fc.option(fc.webUrl().filter((url) => url.length < 500)),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), (records) => {
        const cells = [[...logCsvHeader], ...records.map(logCsvCells)]
        const lines = cells.map((each, index) => ({ line: index + 1, cells: each }))
        const read = readLog(lines, { distanceUnit: 'km' })
        expect(read.problems).toEqual([])
        expect(read.records.map(({ line: _, ...rest }) => rest)).toEqual(records)
      }),
    )
  })
})
