import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CsvLine,
  carCostFields,
  csvHeadings,
  type ImportOptions,
  logFields,
  namesOf,
  partKnown,
  readFile,
  recordOf,
  sameIn,
} from '../index.ts'

// fast-check's own 'binary' takes seconds to set up.
const character = fc.integer({ min: 1, max: 0xd7ff }).map((code) => String.fromCodePoint(code))

/** Lines of cells, parted by "|". */
const file = (text: string): CsvLine[] =>
  text
    .trim()
    .split('\n')
    .map((line, index) => ({ line: index + 1, cells: line.trim().split('|') }))
const US = { distanceUnit: 'mi', volumeUnit: 'us_gal', currency: 'USD' } as const
const read = (text: string, options: Partial<ImportOptions> = {}) =>
  readFile(file(text), { ...US, ...options })

describe('LubeLogger', () => {
  const LUBELOGGER = `Date|Description|Cost|Notes|Odometer|Tags|extrafield_shop
    1/15/2024|Oil Change|$1,234.56|Full synthetic|62000|diy winter|Joe's
    2/3/2024|Wiper blades|$0.00||0||`

  it('is read as it writes: short dates, currency, tags, an extra field', () => {
    const { program, records, problems, asks } = read(LUBELOGGER)
    expect([program, problems, asks.distance]).toEqual(['lubelogger', [], true])
    expect(records.map(({ source: _, ...record }) => record)).toEqual([
      {
        line: 2,
        ...recordOf({ item: 'Oil Change', date: '2024-01-15', mileage: 62_000, cost: 1234.56 }),
        shop: "Joe's",
        notes: 'Full synthetic\nTags: diy winter',
      },
      { line: 3, ...recordOf({ item: 'Wiper blades', date: '2024-02-03', cost: 0 }) },
    ])
  })

  it('is read as a German server writes it', () => {
    const { records } = read(`Date|Description|Cost|Notes|Odometer|Tags
      03.02.2024|Reifen|1.234,56 €||62000|`)
    expect(records[0]).toMatchObject({ date: '2024-02-03', cost: 1234.56 })
  })

  it('leaves out a reading that is no number, in kilometres too', () => {
    const { records, problems } = read('Date|Description|Cost|Odometer\n1/15/2024|Oil|1|many', {
      distanceUnit: 'km',
    })
    expect(records[0]?.mileage).toBeNull()
    expect(problems.map(({ problem }) => problem)).toEqual(['"many" is not a valid mileage.'])
  })

  it('counts kilometres where the driver says so', () => {
    expect(read(LUBELOGGER, { distanceUnit: 'km' }).records[0]?.mileage).toBe(38_525)
  })
})

describe('Fuelly', () => {
  const FUELLY = `car_name| model| service_type| sub_service_types| service_date| odometer| price| notes
    Civic| 2014 Honda Civic| service| engine_oil,oil_filter| 2024-01-15| 62000.0| 49.90| 0W-20
    Civic| 2014 Honda Civic| service| tire_a,tire_b,tire_c,tire_d,tire_pressure| 2024-02-01| 0| 400|
    Truck| 2001 Ford F-150| service| cabin_air_filter,engine_oil| 2024-03-01| 100| 20|
    Civic| 2014 Honda Civic| note| | 2024-03-02| 62100| 0| smells of petrol
    Civic| 2014 Honda Civic| expense| | 2024-03-03| 62100| 80| inspection`

  it('is read with its parts as services; a note is none', () => {
    const { program, records, problems, cars } = read(FUELLY)
    expect(program).toBe('fuelly')
    expect(records.map(({ item }) => item)).toEqual([
      'Oil Change',
      'Tires',
      'Cabin Air Filter, Oil Change',
      'Expense',
    ])
    expect(records[0]).toMatchObject({ date: '2024-01-15', mileage: 62_000, cost: 49.9, notes: '0W-20' })
    expect(records[1]?.mileage).toBeNull()
    expect(problems).toEqual([
      { line: 5, problem: 'It is a note, not a service.', kept: 'Nothing of this line.' },
    ])
    expect(cars.map(({ name, records: count }) => [name, count])).toEqual([
      ['Civic', 3],
      ['Truck', 1],
    ])
  })
})

it('our own list of costs is told as one that is not read, and no amount of it is fuel', () => {
  const { program, records, fillUps, unused, tables } = read(`${csvHeadings(carCostFields).join('|')}
    Insurance|300|EUR|Half year|2025-01-01||Third party`)
  expect([program, records, fillUps, tables[0]?.target]).toEqual(['tappet', [], [], null])
  expect(unused).toMatchObject([{ kind: 'section', count: 1 }])
})

describe('anybody’s table', () => {
  it('is read by the names of its columns, in any order', () => {
    const { program, records } = read(`Cost|Service Date|Service|Comments|Odometer
      12.5|Jan 5, 2024|Wash|shiny|1,200`)
    expect(program).toBeNull()
    expect(records[0]).toMatchObject({
      item: 'Wash',
      date: '2024-01-05',
      mileage: 1200,
      cost: 12.5,
      notes: 'shiny',
    })
  })

  it.each(['', 'a|b|c', 'name|phone\n Ann|1'])('without a day gives nothing: %j', (text) => {
    const { tables, records, problems } = read(text)
    expect([tables.every(({ target }) => target === null), records, problems]).toEqual([true, [], []])
  })
})

describe('what cannot be kept is said, line by line', () => {
  const HEADER = 'Item|Date|Mileage (miles)|Cost (USD)|Notes|Receipt'
  it.each([
    ['|2024-01-01|1|1||', 'It names no service.', 'Nothing of this line.'],
    ['Oil||1|1||', 'It has no date.', 'Nothing of this line.'],
    ['Oil|2024-02-30|1|1||', '"2024-02-30" is not a day.', 'Nothing of this line.'],
    ['Oil|2024-01-01|many|1||', '"many" is not a valid mileage.', 'The record, without a mileage.'],
    ['Oil|2024-01-01|-5|1||', '"-5" is not a valid mileage.', 'The record, without a mileage.'],
    ['Oil|2024-01-01|99999999|1||', '"99999999" is not a valid mileage.', 'The record, without a mileage.'],
    ['Oil|2024-01-01|1|1e999||', '"1e999" is not a valid cost.', 'The record, without a cost.'],
    ['Oil|2024-01-01|1|12.345||', 'The cost "12.345" has parts of a cent.', 'The record, with 12.35.'],
    [
      'Oil|2024-01-01|1|1||javascript:alert(1)',
      'The receipt is not a web address.',
      'The record, without a receipt.',
    ],
    [
      `${'x'.repeat(201)}|2024-01-01|1|1||`,
      'Service: longer than 200 characters.',
      'The rest of the line, and the first 200 characters of it.',
    ],
    [
      `Oil|2024-01-01|1|1|${'x'.repeat(20_001)}|`,
      'Notes: longer than 20,000 characters.',
      'The rest of the line, and the first 20,000 characters of it.',
    ],
  ])('%#', (line, problem, rest) => {
    const { records, problems } = read(`${HEADER}\n${line}\nTires|2024-01-02||||`)
    expect(problems).toEqual([{ line: 2, problem, kept: rest }])
    expect(records.map(({ item }) => item).at(-1)).toBe('Tires')
    expect(records).toHaveLength(rest.startsWith('Nothing') ? 1 : 2)
  })

  it('no line, however odd, makes it throw, and every kept one is fit to be stored', () => {
    const cell = fc.string({ unit: character, maxLength: 30 })
    const header = fc.constantFrom(
      HEADER,
      'Date|Description|Cost|Odometer',
      'service_date|sub_service_types|price',
    )
    fc.assert(
      fc.property(header, fc.array(fc.array(cell, { maxLength: 8 })), (names, rows) => {
        const lines = [names.split('|'), ...rows].map((cells, index) => ({ line: index + 1, cells }))
        for (const { item, date, mileage, cost } of readFile(lines, US).records) {
          expect(item.trim()).not.toBe('')
          expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
          expect(mileage === null || (Number.isInteger(mileage) && mileage >= 0)).toBe(true)
          expect(cost === null || Math.abs(cost) <= logFields.cost.max).toBe(true)
        }
      }),
    )
  })
})

describe('a file read twice', () => {
  const same = sameIn(namesOf(logFields))
  const record = recordOf({ item: 'Oil', date: '2024-01-01', mileage: 1, cost: 2 })
  it('doubles nothing, and keeps two equal ones of the file apart', () => {
    expect(partKnown([record, record], [record], same)).toEqual({
      fresh: [record],
      known: [record],
      rest: [],
    })
    expect(partKnown([record], [{ ...record, cost: 3 }], same).fresh).toEqual([record])
    expect(partKnown([record], [{ ...record, notes: '' }], same).fresh).toEqual([])
  })

  it('compares by every field that the file states, and by no other', () => {
    const lines = file('Item|Date|Cost\nOil|2024-01-01|2')
    const { records, stated } = readFile(lines, US)
    expect(stated).toEqual(['item', 'date', 'cost'])
    expect(partKnown(records, [{ ...record, notes: 'In the log only' }], sameIn(stated)).fresh).toEqual([])
    expect(partKnown(records, [{ ...record, cost: 3 }], sameIn(stated)).fresh).toHaveLength(1)
  })
})

describe('the currency of a cost', () => {
  const costs = (text: string, currency = 'USD') =>
    read(text, { currency }).records.map(({ cost, currency }) => [cost, currency])

  it('is what the file states, line by line', () => {
    const file = `Item|Date|Mileage (miles)|Cost|Currency|Shop|Notes|Receipt
      Oil|2024-01-01|1|49.90|EUR|||
      Tires|2024-01-02|1|12000|JPY|||
      Wax|2024-01-03|1|10.00|USD|||
      Wash|2024-01-04|1||||||`
    expect(costs(file, 'CHF')).toEqual([
      [49.9, 'EUR'],
      [12_000, 'JPY'],
      [10, null],
      [null, null],
    ])
    expect(read(file).asks.currency).toBe(false)
  })

  it('is US dollars in our files of before, and elsewhere what the driver says', () => {
    expect(costs('Item|Date|Mileage (miles)|Cost (USD)\nOil|2024-01-01|1|49.90', 'EUR')).toEqual([
      [49.9, null],
    ])
    const other = 'Date|Description|Cost|Odometer\n1/15/2024|Oil|49,90|62000'
    expect(costs(other, 'EUR')).toEqual([[49.9, 'EUR']])
    expect(read(other).asks.currency).toBe(true)
  })

  it('that nobody knows is said', () => {
    const { problems } = read('Item|Date|Mileage (miles)|Cost|Currency\nOil|2024-01-01|1|5|Taler')
    expect(problems).toEqual([
      { line: 2, problem: '"Taler" is not a currency.', kept: 'The record, in USD.' },
    ])
  })
})
