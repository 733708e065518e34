/** Whatever stands in a file is imported, told by its line, or listed as unused. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { energyNamed } from '../fuel/energy.ts'
import { type FileImport, readFile } from '../index.ts'

const US = { distanceUnit: 'mi', volumeUnit: 'us_gal', currency: 'USD' } as const

const HEADINGS = [
  ...[
    'Date',
    'Service',
    'Odometer',
    'Miles',
    'Cost',
    'Total',
    'Price',
    'Price / gal',
    'Currency',
    'Shop',
    'Notes',
  ],
  ...[
    'Receipt',
    'Extra files',
    'Vehicle',
    'Tags',
    'Type',
    'Gallons',
    'Fuel',
    'Fuel type',
    'Full tank',
    'Partial',
    'Missed',
    'Station',
  ],
  ...['Mood', 'Ref', 'Next date', 'Trip', 'MPG', 'Unit', '', 'Date of work'],
]
/** No 0: programs write it for what is not known. */
const cell = fc.oneof(
  fc.constantFrom(
    '2024-02-03',
    '2024-05-06',
    'someday',
    'Wash',
    'Oil filter',
    'EUR',
    'USD',
    'km',
    'yes',
    'no',
    'Golf',
  ),
  fc.constantFrom('Diesel', 'LPG', 'https://r.example/1', '12.50', '(9.00)', '1200', '77010', '41.7', ''),
)

const headings = fc
  .uniqueArray(fc.constantFrom(...HEADINGS), { minLength: 2, maxLength: 8 })
  // A line with one cell above a table is a title.
  .filter((names) => names.filter(Boolean).length > 1)

const table = headings.chain((headings) =>
  fc.record({
    headings: fc.constant(headings),
    rows: fc.array(fc.array(cell, { minLength: headings.length, maxLength: headings.length + 1 }), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
)

/** Whether what a cell says is somewhere in what was read of its line. */
function isKept(text: string, line: number, file: FileImport): boolean {
  const rows = [...file.records, ...file.fillUps].filter((row) => row.line === line)
  if (rows.length === 0) return false
  const values = rows.flatMap((row) => Object.values(row))
  const number = Number(text.replace(/^\((.*)\)$/, '-$1'))
  const cents = Math.round(number * 100)
  return (
    values.some((value) => typeof value === 'string' && value.includes(text)) ||
    values.some((value) => value === number || value === cents) ||
    // The log counts whole miles.
    file.records.some((row) => row.mileage === Math.round(number)) ||
    // The price of one unit makes the total.
    file.fillUps.some((row) => row.total_minor === Math.round(number * row.amount * 100)) ||
    (['yes', 'no'].includes(text) && file.fillUps.length > 0) ||
    (text === 'USD' && values.includes(null)) ||
    file.fillUps.some(
      (row) => row.line === line && row.energy !== null && row.energy === energyNamed(text),
    ) ||
    file.cars.some(({ name, fuel }) => name === text || fuel === text)
  )
}

it('each filled cell is imported, told or listed', () => {
  fc.assert(
    fc.property(table, ({ headings, rows }) => {
      const lines = [headings, ...rows].map((cells, at) => ({ line: at + 1, cells }))
      const file = readFile(lines, US)
      const isWhole = file.unused.some(({ kind }) => kind === 'section')
      const listed = new Set(file.unused.map(({ name }) => name))
      const problemLines = new Set(file.problems.map(({ line }) => line))
      rows.forEach((cells, row) => {
        cells.forEach((text, at) => {
          if (text === '' || isWhole) return
          const heading = headings[at] || `Column ${at + 1}`
          const where = `${JSON.stringify(text)} under ${heading} in line ${row + 2}`
          const isLine = file.unused.some(({ kind, name }) => kind === 'line' && name.includes(text))
          expect(
            isLine || listed.has(heading) || problemLines.has(row + 2) || isKept(text, row + 2, file),
            where,
          ).toBe(true)
        })
      })
    }),
    {
      numRuns: 5000,
      // A kind that names the fuel, too.
      examples: [
        [
          {
            headings: ['Type', 'Price', 'Fuel', 'Shop', 'MPG'],
            rows: [['Diesel', '41.7', '41.7', '2024-02-03', 'Diesel', 'Diesel']],
          },
        ],
      ],
    },
  )
  // Five thousand tables take minutes on a busy machine.
}, 1_200_000)
