import { describe, expect, it } from 'vitest'
import { type ImportOptions, readFile } from '../index.ts'
import { logFields } from '../log/fields.ts'
import { fuellyItems } from './fuelly.table.ts'

const read = (rows: readonly (readonly string[])[], options: Partial<ImportOptions> = {}) =>
  readFile(
    rows.map((cells, index) => ({ line: index + 1, cells })),
    { distanceUnit: 'mi', volumeUnit: 'us_gal', currency: 'USD', ...options },
  )

const OWN = ['Item', 'Date', 'Mileage (miles)', 'Cost', 'Currency', 'Notes', 'Receipt', 'Extra files', 'Car']
const ownLine = (cells: Record<string, string>) =>
  OWN.map((heading) => ({ Item: 'Oil', Date: '2024-01-01', ...cells })[heading] ?? '')
/** One line of our own file: its record, or null, and what was said of it. */
const own = (cells: Record<string, string>, options: Partial<ImportOptions> = {}) => {
  const { records, problems } = read([OWN, ownLine(cells)], options)
  return { record: records[0] ?? null, said: problems.map(({ problem, kept }) => `${problem} ${kept}`) }
}

describe('a line of our own file', () => {
  it('is in miles and of the car it names, whatever the driver drives in', () => {
    const { records, asks, cars } = read(
      [OWN, ownLine({ 'Mileage (miles)': '62000', Car: 'Civic' }), ownLine({})],
      { distanceUnit: 'km' },
    )
    expect([asks.distance, cars.map(({ name }) => name)]).toEqual([false, ['Civic', null]])
    expect(records.map(({ mileage, source }) => [mileage, source])).toEqual([
      [62_000, cars[0]?.key],
      [null, cars[1]?.key],
    ])
  })

  it('of the time before currencies is in miles and in US dollars too', () => {
    const { records, asks, program } = read(
      [
        ['Item', 'Date', 'Mileage (miles)', 'Cost (USD)'],
        ["'=Oil ", '2024-01-01', '0', '5'],
      ],
      { distanceUnit: 'km', currency: 'EUR' },
    )
    expect([program, asks.distance, asks.currency]).toEqual(['tappet', false, false])
    expect(records[0]).toMatchObject({ item: '=Oil ', mileage: 0, cost: 5, currency: null })
  })

  it('keeps its spaces and a reading of 0', () => {
    expect(own({ Item: ' Oil ', Notes: ' two\nlines ', 'Mileage (miles)': '0' })).toMatchObject({
      record: { item: ' Oil ', notes: ' two\nlines ', mileage: 0 },
      said: [],
    })
  })

  it('without more than spaces in a cell says nothing of it', () => {
    expect(own({ 'Mileage (miles)': ' ', Cost: ' ', Receipt: ' ' })).toMatchObject({
      record: { mileage: null, cost: null, receipt_url: null },
      said: [],
    })
    expect(own({ Item: '  ' })).toEqual({
      record: null,
      said: ['It names no service. Nothing of this line.'],
    })
  })
})

describe('the limit of a field', () => {
  const { mileage, cost, receipt_url, item } = logFields
  const address = (length: number) => 'https://a.example/'.padEnd(length, 'x')

  it('is itself kept', () => {
    const atLimit = {
      Item: 'x'.repeat(item.maxLength),
      'Mileage (miles)': String(mileage.max),
      Cost: String(cost.max),
      Receipt: address(receipt_url.maxLength),
    }
    expect(own(atLimit)).toMatchObject({
      record: {
        item: atLimit.Item,
        mileage: mileage.max,
        cost: cost.max,
        receipt_url: atLimit.Receipt,
      },
      said: [],
    })
  })

  it.each([
    [{ 'Mileage (miles)': '10000000' }, 'mileage', '"10000000" is not a valid mileage.'],
    [{ Cost: '10000000' }, 'cost', '"10000000" is not a valid cost.'],
    [{ Receipt: address(2001) }, 'receipt_url', 'The receipt is not a web address.'],
  ] as const)('is told where %j is above it, and the field is left empty', (cells, field, problem) => {
    const { record, said } = own(cells)
    expect(record?.[field]).toBeNull()
    expect(said).toEqual([expect.stringMatching(problem)])
  })

  it('cuts a text after whole characters', () => {
    expect(own({ Item: '🔧'.repeat(201) }).record?.item).toBe('🔧'.repeat(200))
  })

  it('quotes at most 40 characters of a cell', () => {
    const [forty, more] = ['y'.repeat(40), 'y'.repeat(41)]
    expect(own({ Date: forty }).said[0]).toContain(`"${forty}" is not a day`)
    expect(own({ Date: more }).said[0]).toContain(`"${forty}…" is not a day`)
  })
})

describe('a web address', () => {
  it.each(['http://a.example', 'HTTPS://a.example/b'])('%s is one', (address) => {
    expect(own({ Receipt: address })).toMatchObject({ record: { receipt_url: address }, said: [] })
  })
  it.each(['see https://a.example', 'https://a.example b', 'ftp://a.example', 'https://'])(
    '%s is none',
    (text) => {
      expect(own({ Receipt: text }).record?.receipt_url).toBeNull()
    },
  )
})

describe('extra files', () => {
  const files = (count: number) => Array.from({ length: count }, (_, n) => `https://a.example/${n}`).join(' ')
  it('are up to seven addresses with spaces between them', () => {
    const cells = { 'Extra files': files(7).replace(' ', '\n ') }
    expect(own(cells)).toMatchObject({ record: { extra_files: files(7) }, said: [] })
  })
  it.each([files(8), `${files(2)} and more`])('%s are told, and left out', (text) => {
    const { record, said } = own({ 'Extra files': text })
    expect(record?.extra_files).toBeNull()
    expect(said).toEqual([expect.stringMatching('The extra file is not a web address.')])
  })
})

describe('money', () => {
  it('of a currency in small letters or between spaces is in that currency', () => {
    expect(own({ Cost: '5', Currency: ' eur ' })).toMatchObject({
      record: { cost: 5, currency: 'EUR' },
      said: [],
    })
  })
  it.each(['Cost', 'Total Cost', 'TotalCost', 'Total Price'])('of a table stands under %s', (heading) => {
    const { records, stated } = read([
      ['Date', 'Odometer', 'Description', heading, 'Note'],
      ['1/15/2024', '0', 'Wash', '7.50', 'shiny'],
    ])
    expect(records[0]).toMatchObject({ cost: 7.5, mileage: null, notes: 'shiny' })
    expect(stated).toContain('cost')
  })
})

describe('Fuelly’s parts', () => {
  const fuelly = (parts: string) =>
    read([
      ['car_name', 'sub_service_types', 'service_date', 'odometer'],
      ['Civic', parts, '2024-01-15', '62000'],
    ])
  const itemOf = (parts: string) => fuelly(parts).records[0]?.item

  it.each([
    ['engine_oil', 'Oil Change'],
    ['air_filter', 'Air Filter'],
    ['brake_pads', 'Brake Pads'],
    ['brake_fluid', 'Brake Fluid'],
    ['transmission_fluid', 'Transmission Fluid'],
    ['coolant', 'Coolant Flush'],
    ['spark_plugs', 'Spark Plugs'],
    ['battery', 'Battery'],
    ['tire_rotation', 'Tire Rotation'],
    ['tire_a', 'Tires'],
    ['tire_b', 'Tires'],
    ['tire_c', 'Tires'],
    ['tire_d', 'Tires'],
  ])('%s is %s', (part, item) => {
    expect([itemOf(part), itemOf(part.toUpperCase())]).toEqual([item, item])
    expect([...fuellyItems.keys()]).toContain(part)
  })

  it.each([
    ['engine_oil , oil_filter', 'Oil Change'],
    ['tire_a,tire_balance', 'Tires'],
    ['engine_oil,my_oil_filter', 'Oil Change, My Oil Filter'],
    ['engine_oil,oil_filter_housing', 'Oil Change, Oil Filter Housing'],
    ['tire_a,spare_tire_pressure', 'Tires, Spare Tire Pressure'],
    ['tire_a,tire_pressure_sensor', 'Tires, Tire Pressure Sensor'],
    ['wiper_blades,wiper_blades', 'Wiper Blades'],
  ])('%s together are %s', (parts, item) => {
    expect(itemOf(parts)).toBe(item)
  })

  it.each(['constructor', 'toString', '__proto__'])('a part named %s is no part of the list', (part) => {
    expect(() => itemOf(part)).not.toThrow()
    expect(itemOf(`engine_oil,${part}`)).toMatch(/^Oil Change, ./)
  })
})

describe('a file', () => {
  it('may begin with a byte order mark, and hold lines of spaces', () => {
    const { program, records, problems, cars } = read([
      [' ', ''],
      ['\uFEFFService', 'Date', 'Vehicle'],
      ['', ' '],
      ['Wash', '2024-01-05', ''],
    ])
    expect([program, problems, cars.map(({ name }) => name)]).toEqual([null, [], [null]])
    expect(records.map(({ item, line }) => [item, line])).toEqual([['Wash', 4]])
  })

  it('may have lines shorter than its header', () => {
    const { records, problems } = read([OWN, ['Oil', '2024-01-01']])
    expect(problems).toEqual([])
    expect(records[0]).toMatchObject({
      item: 'Oil',
      mileage: null,
      cost: null,
      notes: null,
      receipt_url: null,
    })
  })
})

describe('what a format states', () => {
  it.each([
    [
      'tappet',
      false,
      ['Item', 'Date', 'Mileage (miles)', 'Cost', 'Currency'],
      ["'=x", '2024-01-15', '62000', '5', 'EUR'],
      '=x',
      62_000,
    ],
    [
      'fuelly',
      true,
      ['service_date', 'sub_service_types', 'odometer', 'price'],
      ['2024-01-15', "'=x", '62000', '5'],
      "'=X",
      38_525,
    ],
    [
      'lubelogger',
      true,
      ['Date', 'Description', 'Odometer', 'Cost', 'Notes', 'Tags'],
      ['2024-01-15', "'=x", '62000', '5', '', ''],
      "'=x",
      38_525,
    ],
    [null, true, ['Service', 'Date', 'Mileage', 'Cost'], ["'=x", '2024-01-15', '62000', '5'], "'=x", 38_525],
  ] as const)('%s: the driver is asked for the rest: %s', (name, isAsked, header, line, item, mileage) => {
    const zero = line.map((cell) => (cell === '62000' ? '0' : cell))
    const reading = read([header, line, zero], { distanceUnit: 'km', currency: 'EUR' })
    expect([reading.program, reading.asks.distance, reading.asks.currency]).toEqual([name, isAsked, isAsked])
    expect(reading.records).toMatchObject([
      { item, mileage, cost: 5, currency: 'EUR' },
      { mileage: name === 'tappet' ? 0 : null },
    ])
  })
})
