/** Files of other programs and of nobody's, small and made for this test: each once came in wrong without a word. */
import { describe, expect, it } from 'vitest'
import { type ImportOptions, readFile } from '../index.ts'

const US = { distanceUnit: 'mi', volumeUnit: 'us_gal', currency: 'USD' } as const
/** A table with `delimiter` between its cells, none of which is quoted. */
const read = (text: string, delimiter = ',', options: Partial<ImportOptions> = {}) =>
  readFile(
    text
      .trim()
      .split('\n')
      .map((line, at) => ({ line: at + 1, cells: line.trim().split(delimiter) })),
    { ...US, delimiter, ...options },
  )
const costs = ({ records }: ReturnType<typeof read>) => records.map(({ cost, currency }) => [cost, currency])
const untold = ({ asks }: ReturnType<typeof read>) =>
  Object.entries(asks).flatMap(([name, isQuestion]) => (isQuestion ? [name] : []))
const unused = (file: ReturnType<typeof read>) => file.unused.map(({ name }) => name)

describe('money with a lone mark before three digits', () => {
  it('is read as the other lines write it', () => {
    const file = read(
      'Datum;Arbeit;Kosten\n03.02.2024;Bremsen;2.480 €\n17.02.2024;Auspuff;310,50 €\n18.02.2024;Lack;1.000.000 €',
      ';',
    )
    expect(costs(file)).toEqual([
      [2480, 'EUR'],
      [310.5, 'EUR'],
      [1_000_000, 'EUR'],
    ])
    expect(untold(file)).toEqual([])
  })
  it('of a currency without decimals is whole, by its column, its heading or its sign', () => {
    expect(costs(read('Date,Service,Cost,Currency\n2024-02-03,Wash,250.000,VND'))).toEqual([[250_000, 'VND']])
    expect(costs(read('Date|Service|Cost (JPY)\n2024-02-03|Wash|12,500', '|'))).toEqual([[12_500, 'JPY']])
    expect(costs(read('Date|Service|Cost\n2024-02-03|Wash|₩ 45.000', '|'))).toEqual([[45_000, 'KRW']])
  })
  it('follows the semicolons where nothing else tells', () => {
    const file = read('Datum;Arbeit;Kosten\n2024-02-03;Bremsen;2.480', ';')
    expect([costs(file), file.asks.decimalSign]).toEqual([[[2480, null]], false])
  })
  it('is asked about else, and the answer is taken', () => {
    const text = 'Date|Service|Cost\n2024-02-03|Brakes|2.480'
    expect(read(text, '|').asks.decimalSign).toBe(true)
    expect(costs(read(text, '|', { decimalSign: ',' }))).toEqual([[2480, null]])
  })
  it('is told by an odometer, whose three digits are thousands', () => {
    const file = read('Date|Service|Odometer|Cost\n2024-02-03|Brakes|82.000|2.480', '|')
    expect([costs(file), file.asks.decimalSign]).toEqual([[[2480, null]], false])
  })
})

it('a table like LubeLogger’s with more columns is nobody’s, and none of them is lost', () => {
  const file = read(
    'Date,Description,Odometer,Cost,Notes,Tags,Currency,Garage,Receipt,Vehicle,Mood\n2024-02-03,Clutch,91000,620,,,EUR,Main St,https://r.example/1,Golf,fine',
  )
  expect([file.program, file.records[0]]).toMatchObject([
    null,
    {
      item: 'Clutch',
      mileage: 91_000,
      cost: 620,
      currency: 'EUR',
      shop: 'Main St',
      receipt_url: 'https://r.example/1',
    },
  ])
  expect([file.cars.map(({ name }) => name), unused(file)]).toEqual([['Golf'], ['Mood']])
})

it('a line with more cells than headings is not read and told, and a last column without a heading is named', () => {
  const shifted = read('Date,Item,Cost,Odometer\n2024-02-03,Clutch,2,345.50,91000\n2024-02-04,Wash,9,91010')
  expect(shifted.records.map(({ item }) => item)).toEqual(['Wash'])
  expect(shifted.problems).toMatchObject([{ line: 2, kept: 'Nothing of this line.' }])
  expect(shifted.problems[0]?.problem).toContain('5 cells under 4 headings')
  const whole = read('Date,Item\n2024-02-03,Clutch,by Ann\n2024-02-04,Wash,by Bob')
  expect([whole.records.length, unused(whole)]).toEqual([2, ['Column 3']])
})

describe('a file with several sections', () => {
  it('of Drivvo brings fuel and services in one run, in the units of its headings', () => {
    const file = read(
      `##Refuelling
       Odometer (km)|Date|Fuel|Price / L|Total cost|Volume|Full tank
       20500|2022-03-01 08:00:00|Diesel|1.7|85|50|Yes
       ##Service
       Odometer (km)|Date|Cost|Title|Place
       20600|2022-03-02 08:00:00|120|Oil change|Main St
       ##Expense
       Odometer (km)|Date|Cost|Title
       20700|2022-03-03 08:00:00|9|Parking`,
      '|',
    )
    expect(file.fillUps).toMatchObject([
      { odometer: 20_500, odometer_unit: 'km', amount: 50, amount_unit: 'l', total_minor: 8500 },
    ])
    expect(file.records).toMatchObject([
      { item: 'Oil Change', mileage: 12_800, cost: 120, shop: 'Main St' },
      { item: 'Parking', cost: 9 },
    ])
    expect([file.asks.distance, file.asks.volume, unused(file)]).toEqual([false, null, ['Price / L']])
  })
  it('of Fuelio brings its costs to the log, and names the rest', () => {
    const file = read(
      `## Vehicle
       Name|DistUnit|FuelUnit
       Polo|0|0
       ## Log
       Data|Odo (km)|Fuel (litres)|Full|Price (optional)|City (optional)
       2024-03-10|20500|41|1|66|Ulm
       ## Costs
       CostTitle|Date|Odo|CostTypeID|Notes|Cost
       Wipers|2024-03-11|20510|1|both|39
       ## Pictures
       File
       a.jpg`,
      '|',
    )
    expect(file.fillUps).toMatchObject([{ amount: 41, amount_unit: 'l', total_minor: 6600, station: 'Ulm' }])
    expect(file.records).toMatchObject([{ item: 'Wipers', mileage: 12_744, cost: 39, notes: 'both' }])
    expect(file.cars.map(({ name, records, fillUps }) => [name, records, fillUps])).toEqual([['Polo', 1, 1]])
    expect(unused(file)).toEqual(['Vehicle', 'CostTypeID', 'Pictures'])
  })
  it('of aCar brings its events to the log', () => {
    const file = read(
      `Metadata
       Version|Date Format
       5|M/d/yyyy
       Fill-Up Records
       Vehicle|Date|Odometer Reading|Distance Unit|Volume|Volume Unit|Total Cost|Partial Fill-Up?
       Civic|7/15/2023|1000|mi|10|gal|$40.00|No
       Event Records
       Vehicle|Date|Odometer Reading|Distance Unit|Type|Sub Types|Total Cost|Place Name
       Civic|7/16/2023|1010|mi|Service|Engine Oil, Oil Filter|$60.00|Main St`,
      '|',
    )
    expect(file.fillUps).toMatchObject([{ odometer: 1000, amount: 10, is_full: true }])
    expect(file.records).toMatchObject([
      { item: 'Engine Oil, Oil Filter', mileage: 1010, cost: 60, shop: 'Main St' },
    ])
    expect(unused(file)).toEqual(['Metadata'])
  })
})

it('a list of gas and service lines is parted by its kind', () => {
  const file = read(
    'Type|Date|Odometer|Gallons|Total Price|Description\nfuel|2024-01-01|1000|10|30|\nservice|2024-01-02|1010||50|Wash',
    '|',
  )
  expect(file.fillUps).toMatchObject([{ amount: 10, total_minor: 3000 }])
  expect(file.records).toMatchObject([{ item: 'Wash', cost: 50, mileage: 1010 }])
})

it('a list whose kind of entry names the service is read by it', () => {
  const file = read(
    'Odometer|Entry Type|Quantity|Quantity Units|Price|Date\n10423|Gas|10.1|gal|3.899|2008-09-17\n10619|oil change|1||35.00|2008-10-01',
    '|',
  )
  expect(file.fillUps).toMatchObject([{ odometer: 10_423, amount: 10.1, total_minor: 3938 }])
  expect(file.records).toMatchObject([{ item: 'Oil Change', cost: 35, mileage: 10_619 }])
  expect(unused(file)).toEqual(['Quantity'])
})

it('cars and fuels of one file are kept apart', () => {
  const file = read(
    'car_name,odometer,gallons,price,fuelup_date\nA,1000,10,3.5,2024-01-01\nB,90000,12,3.5,2024-01-02\nA,1300,9,3.5,2024-01-09',
  )
  expect(file.cars.map(({ name, fillUps }) => [name, fillUps])).toEqual([
    ['A', 2],
    ['B', 1],
  ])
  const grades = read('Date|Liters|Fuel type\n2024-01-01|40|Super E10\n2024-01-02|40|Premium', '|')
  expect([grades.cars.length, grades.fillUps.map(({ energy }) => energy), unused(grades)]).toEqual([
    1,
    ['gasoline', 'gasoline'],
    [],
  ])
  const unknown = read('Date|Liters|Fuel type\n2024-01-01|40|LPG\n2024-01-02|40|Blue', '|')
  expect(unknown.cars.map(({ fuel }) => fuel)).toEqual([null, 'Blue'])
})

it.each([
  ['45334.75', '45334.75'],
  ['12 февраля 2024', null],
])('the day %s is one of a spreadsheet: %s', (text, serialDay) => {
  const file = read(`Date|Item\n${text}|Oil`, '|')
  expect([file.records[0]?.date, file.asks.serialDay]).toEqual(['2024-02-12', serialDay])
})

it('a day to come is read as every other: what does not fit is asked about', () => {
  const file = read('Date|Item\n2062-10-01|Oil\n2026-10-01|Tires', '|')
  expect(file.records.map(({ item }) => item)).toEqual(['Oil', 'Tires'])
  expect(file.problems).toEqual([])
})

it('money back is a cost below zero', () => {
  const file = read('Date|Item|Cost\n2024-01-01|Core charge|-12.50\n2024-01-02|Core charge|($8.00)', '|')
  expect([costs(file), file.problems]).toEqual([
    [
      [-12.5, null],
      [-8, null],
    ],
    [],
  ])
})

describe('a plain table of fuel', () => {
  it('is read by its headings, and its unit by that of the trip', () => {
    const file = read('day,price,gallons,trip_miles,odometer\n2026-02-03,31.10,12.5,301.2,77010')
    expect(file.fillUps).toMatchObject([
      { amount: 12.5, amount_unit: 'us_gal', total_minor: 3110, odometer: 77_010, odometer_unit: 'mi' },
    ])
    expect([file.asks.distance, unused(file)]).toEqual([false, ['trip_miles']])
    expect(file.tables[0]?.guesses).toEqual([1])
  })
  it('takes a name for one only where it stands as a word of the heading', () => {
    const file = read('Date|Service|Costume|My cost\n2024-02-03|Wash|7|12.50', '|')
    expect([file.records[0]?.cost, file.tables[0]?.guesses, unused(file)]).toEqual([12.5, [3], ['Costume']])
  })
  it('tells a price of one unit from a total by how both go with the amounts', () => {
    const unit = read('Date|Price|Liters\n2024-01-01|1.71|40\n2024-01-09|1.69|12', '|')
    expect(unit.fillUps.map(({ total_minor }) => total_minor)).toEqual([6840, 2028])
    const total = read('Date|Price|Liters\n2024-01-01|68.40|40\n2024-01-09|20.28|12', '|')
    expect(total.fillUps.map(({ total_minor }) => total_minor)).toEqual([6840, 2028])
  })
  it('of Spritmonitor and of GasBuddy is read, and its units are asked for', () => {
    const sprit = read(
      'Date;Odometer;Trip;Quantity;Total price;Currency;Type;Fuel;Note\n13.01.2024;22345,00;500,00;45,12;83,88;EUR;1;6;\n14.01.2024;22845,00;500,00;15,12;23,88;EUR;2;6;half',
      ';',
    )
    expect(sprit.fillUps).toMatchObject([
      {
        date: '2024-01-13',
        odometer: 22_345,
        amount: 45.12,
        total_minor: 8388,
        currency: 'EUR',
        is_full: true,
      },
      { is_full: false, note: 'half' },
    ])
    expect([sprit.program, untold(sprit), unused(sprit)]).toEqual([
      'spritmonitor',
      ['distance', 'volume'],
      ['Trip', 'Fuel'],
    ])
    const buddy = read(
      'Date (UTC)|Location|Total Cost|Fuel Type|Quantity|Unit|Unit Price|Odometer|Fill Up\n2024-01-13 10:00:00|Shell|40.00|Regular|10|gallons|4.00|1000|Yes',
      '|',
    )
    expect(buddy.fillUps).toMatchObject([
      {
        date: '2024-01-13',
        station: 'Shell',
        total_minor: 4000,
        amount: 10,
        amount_unit: 'us_gal',
        is_full: true,
      },
    ])
  })
})

describe('a table whose headings say nothing', () => {
  const text = 'when it was|what we did|spent on it\n2024-01-13|Wash|12'
  it('is known to have days by its cells', () => {
    expect(read(text, '|').tables).toMatchObject([{ target: 'log', columns: ['date', null, null] }])
  })
  it('is read as the driver says', () => {
    const [table] = read(text, '|').tables
    const mappings = { [table?.shape ?? '']: { target: 'log', columns: ['date', 'item', 'cost'] } } as const
    expect(read(text, '|', { mappings }).records).toMatchObject([{ item: 'Wash', cost: 12 }])
  })
  it('may have none at all', () => {
    expect(read('2024-01-13|Wash|12\n2024-01-14|Wax|13', '|').tables).toMatchObject([
      { target: 'log', headings: ['Column 1', 'Column 2', 'Column 3'], columns: ['date', null, null] },
    ])
  })
})
