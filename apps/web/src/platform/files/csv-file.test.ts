import { fieldsOf, readFile, serialiseLog } from '@tappet/upkeep'
import { anyRecord } from '@tappet/upkeep/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FileRefused, readCsvFile, readCsvText } from './csv-file.ts'

const cellsOf = (text: string) => readCsvText(text).lines.map(({ cells }) => cells)
const US = { distanceUnit: 'mi', volumeUnit: 'us_gal', currency: 'USD' } as const
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
    expect(readCsvText('a,b\n"1\n\n2",3\nlast,4').lines.map(({ line }) => line)).toEqual([1, 2, 5])
  })

  it.each([
    ['UTF-8', new TextEncoder().encode('Item,Date\nÖl,2024-01-01')],
    [
      'Windows-1252',
      new Uint8Array([...'Item,Date\n'].map((c) => c.charCodeAt(0)).concat(0xd6, 0x6c, 0x2c, 0x31)),
    ],
    ['UTF-16', utf16('Item,Date\nÖl,2024-01-01')],
  ])('is read in %s', async (_, bytes) => {
    expect((await readCsvFile(new Blob([bytes]))).lines[1]?.cells[0]).toBe('Öl')
  })

  const bytesOf = (hex: string) =>
    new Uint8Array(hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [])
  const HEAD = [...'Item;Date\n'].map((letter) => letter.charCodeAt(0))
  it.each([
    ['windows-1251', 'c7e0ece5ede020eceef2eef0edeee3ee20ece0f1ebe0', 'Замена моторного масла'],
    ['windows-1250', '4f706f6e79207a696d6f7765206920776cb3637a6e696b', 'Opony zimowe i wlłcznik'],
    ['windows-1252', '5a61686e7269656d656e2066fc72204d6f746f72', 'Zahnriemen für Motor'],
  ])(
    'whose letters are %s by their look is read so, and the driver is shown it',
    async (encoding, hex, text) => {
      const file = new Blob([new Uint8Array([...HEAD, ...bytesOf(hex)])])
      const table = await readCsvFile(file)
      expect([table.encoding, table.isEncodingTold, table.letters]).toEqual([encoding, false, text])
      // What the driver chooses goes before the look.
      expect((await readCsvFile(file, 'windows-1253')).encoding).toBe('windows-1253')
    },
  )

  it('in UTF-16 without a mark is told by its zeros', async () => {
    const table = await readCsvFile(new Blob([utf16('Item,Date\nOil,2024-01-01').slice(2)]))
    expect([table.encoding, table.isEncodingTold, table.lines[1]?.cells]).toEqual([
      'utf-16le',
      true,
      ['Oil', '2024-01-01'],
    ])
  })

  it('read again after an export gives the same records, to the last quote', () => {
    fc.assert(
      fc.property(fc.array(anyRecord(), { maxLength: 12 }), (records) => {
        const rows = readFile(readCsvText(serialiseLog(records, 'mi')).lines, US)
        expect(rows.records.map(fieldsOf)).toEqual(records)
        expect(rows.problems).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

describe('a file that is no service log', () => {
  // Read with the square of its size, a million columns would not end.
  it.each([
    ['NUL bytes', 'Item,Date\n\0\0', 'This is not a text file.'],
    ['a million columns', `Item,Date\n${'x,'.repeat(1_000_000)}`, 'Line 2 has 1,000,001 columns.'],
    ['a million columns at the top', `${','.repeat(1_000_000)}\n1,2`, 'Line 1 has 1,000,001 columns.'],
    ['too many lines', 'a,b\n'.repeat(10_050), 'This file has more than 10,000 lines.'],
  ])('refuses %s', (_, text, message) => {
    expect(() => readCsvText(text)).toThrow(FileRefused)
    expect(() => readCsvText(text)).toThrow(message)
  })

  it('refuses a file of more than 10 MB without reading it', async () => {
    await expect(readCsvFile(new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]))).rejects.toThrow(
      'larger than 10 MB',
    )
  })

  it('throws nothing else, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 200 }), (text) => {
        readFile(readCsvText(text).lines, US)
      }),
    )
  })
})
