import { type LogRecord, readLog, serialiseLog } from '@tappet/upkeep'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FileRefused, readCsvFile, readCsvText } from './read-file.ts'

const cellsOf = (text: string) => readCsvText(text).map(({ cells }) => cells)
const utf16 = (text: string) => {
  const bytes = new Uint8Array(text.length * 2 + 2)
  bytes.set([0xff, 0xfe])
  for (let at = 0; at < text.length; at += 1) {
    bytes[at * 2 + 2] = text.charCodeAt(at) & 0xff
    bytes[at * 2 + 3] = text.charCodeAt(at) >> 8
  }
  return bytes
}

describe('a CSV file', () => {
  it.each([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r\n"x;y";2',
      [
        ['a', 'b'],
        ['x;y', '2'],
      ],
    ],
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa,b\n"1\n2",3',
      [
        ['a', 'b'],
        ['1\n2', '3'],
      ],
    ],
  ])('%j is read by its own marks', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  it('numbers its lines as an editor does, line breaks in cells counted', () => {
    expect(readCsvText('a,b\n"1\n\n2",3\nlast,4').map(({ line }) => line)).toEqual([1, 2, 5])
  })

  it.each([
    ['UTF-8', new TextEncoder().encode('Item,Date\nÖl,2024-01-01')],
    [
      'Windows-1252',
      new Uint8Array([...'Item,Date\n'].map((c) => c.charCodeAt(0)).concat(0xd6, 0x6c, 0x2c, 0x31)),
    ],
    ['UTF-16', utf16('Item,Date\nÖl,2024-01-01')],
  ])('is read in %s', async (_, bytes) => {
    expect((await readCsvFile(new Blob([bytes])))[1]?.cells[0]).toBe('Öl')
  })

  it('read again after an export gives the same records, to the last quote', () => {
    const character = fc.oneof(
      fc.constantFrom('"', ',', ';', '\n', '\r', '\t', "'", '=', '@', '-', '+', ' '),
      fc.integer({ min: 1, max: 0xd7ff }).map((code) => String.fromCodePoint(code)),
    )
    const text = fc.string({ unit: character, minLength: 1, maxLength: 40 })
    const record: fc.Arbitrary<LogRecord> = fc.record({
      item: text.filter((item) => item.trim() !== ''),
      date: fc.constantFrom('2024-02-29', '2026-12-31'),
      mileage: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
      cost: fc.option(fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100)),
      notes: fc.option(text),
      receipt_url: fc.constantFrom(null, 'https://example.com/a,b"c.jpg'),
    })
    fc.assert(
      fc.property(fc.array(record, { maxLength: 12 }), (records) => {
        const read = readLog(readCsvText(serialiseLog(records)), { distanceUnit: 'mi' })
        expect(read.records.map(({ line: _, ...rest }) => rest)).toEqual(records)
        expect(read.problems).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

describe('what is refused, with a word on why', () => {
  it.each([
    ['NUL bytes', 'Item,Date\n\0\0', 'This is not a text file.'],
    ['a million columns', `Item,Date\n${'x,'.repeat(1_000_000)}`, 'Line 2 has 1,000,001 columns.'],
    ['a million columns at the top', `${','.repeat(1_000_000)}\n1,2`, 'Line 1 has 1,000,001 columns.'],
    ['too many lines', 'a,b\n'.repeat(10_050), 'This file has more than 10,000 lines.'],
  ])('%s', (_, text, message) => {
    const startedAt = performance.now()
    expect(() => readCsvText(text)).toThrow(FileRefused)
    expect(() => readCsvText(text)).toThrow(message)
    expect(performance.now() - startedAt).toBeLessThan(4_000)
  })

  it('a file of more than 10 MB, unread', async () => {
    await expect(readCsvFile(new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]))).rejects.toThrow(
      'larger than 10 MB',
    )
  })

  it('no text makes it throw anything else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 200 }), (text) => {
        readLog(readCsvText(text), { distanceUnit: 'mi' })
      }),
    )
  })
})
