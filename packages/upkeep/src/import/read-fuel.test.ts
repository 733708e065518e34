import { describe, expect, it } from 'vitest'
import { partKnown } from '../fields/compare.ts'
import { fuelEconomy } from '../fuel/economy.ts'
import { byEnergy } from '../fuel/energy.ts'
import type { FillUp } from '../fuel/fields.ts'
import { fillUpKey } from './edited.ts'
import { type ImportOptions, readFile } from './read-file.ts'
import type { CsvLine } from './sections.ts'

const US: ImportOptions = { distanceUnit: 'mi', volumeUnit: 'us_gal', currency: 'USD' }
const EU: ImportOptions = { distanceUnit: 'km', volumeUnit: 'l', currency: 'EUR' }

/** A table with a bar between its cells. */
const linesOf = (text: string): CsvLine[] =>
  text
    .trim()
    .split('\n')
    .map((line, index) => ({ line: index + 1, cells: line.trim().split('|') }))

const read = (text: string, options: ImportOptions) => readFile(linesOf(text), options)
/** As much of a fill-up as tells a wrong reading. */
const brief = ({
  date,
  odometer,
  odometer_unit,
  amount,
  amount_unit,
  total_minor,
  currency,
  is_full,
  missed,
}: FillUp) =>
  `${date} ${odometer} ${odometer_unit}, ${amount} ${amount_unit}, ${total_minor} ${currency}${is_full ? '' : ' part'}${missed ? ' missed' : ''}`

const LUBELOGGER = `
  Date|Odometer|FuelConsumed|Cost|FuelEconomy|IsFillToFull|MissedFuelUp|Notes|Tags
  1/15/2024|10000|40.123|$60.00|0|True|False||
  1/20/2024|10200|12.5|$18.75|0|False|False|hurry|trip
  2/13/2024|10600|30|$45.00|0|True|False||
  3/1/2024|11500|20.0|$30.00|0|True|True||`
const FUELLY = `
  car_name| model| mpg| odometer| miles| gallons| price| city_percentage| fuelup_date| date_added| tags| notes| missed_fuelup| partial_fuelup| latitude| longitude| brand
  Blue|Golf|30.1|12345|300|10.123|3.459|50|01/15/2024 8:05|01/15/2024|||0|0|||Shell
  Blue|Golf|0|12500|155|5.000|3.499|50|01/20/2024 18:05|01/20/2024|||1|1|||`
const FUELLY_LINES = `
  Type|MPG|Date|Time|Vehicle|Odometer|Filled Up|Cost/Gallon|Gallons|Total Cost|Octane|Gas Brand|Location|Tags|Payment Type|Tire Pressure|Notes|Services
  Gas|30.1|2024-01-15|8:05|Blue|12345|Full|3.459|10.123|$35.02||Shell|||||
  Service||2024-01-16|9:00|Blue|12350||||$80.00|||||||oil|Oil`
const FUELIO = `
  ## Vehicle||
  Name|Description|DistUnit|FuelUnit|ConsumptionUnit
  Golf||1|2|2
  ## Log|||
  Data|Odo (mi)|Fuel (uk gallons)|Full|Price (optional)|mpg (optional)|latitude (optional)|longitude (optional)|City (optional)|Notes (optional)|Missed
  2024-02-01|1400|7.5|1|52.50|0|||Bristol|rain|0
  2024-01-15 09:00|1000|8|1|55.00|0|||||0
  ## CostCategories|||
  CostTypeID|Name|priority|color
  1|Service|0|0`
const DRIVVO = `
  ##Refuelling
  Einfaches Wort|Datum|Kraftstoff|Preis|Gesamt|Volumen|Voll||||
  23500|5/3/2024|Super|1,859|83,88|45,12|Ja||||0
  0.0|25/3/2024|Super|1,799|36,00|20,01|Nein||||0
  ##Service
  23500|6/3/2024|100`
const ACAR = `
  Vehicles|
  Name|Make|Model
  Altima|Nissan|Altima
  Fill-Up Records|
  Vehicle|Date|Time|Odometer Reading|Distance Unit|Volume|Volume Unit|Price per Unit|Total Cost|Payment|Partial Fill-Up?|Previously Missed Fill-Ups?|Fuel Brand|Tags|Notes
  Altima|7/15/2023|08:11|106,421|mi|20.101|gal|$3.969|$79.78|Card|No|No|Maverik||
  Altima|7/28/2023|08:11|106,821|mi|10|gal|$3.969|$39.69|Card|Yes|Yes|||
  Event Records|
  Vehicle|Date
  Altima|7/16/2023`

describe('the fuel log of another program', () => {
  it.each<[string, string, ImportOptions, string[]]>([
    [
      'lubelogger',
      LUBELOGGER,
      US,
      [
        '2024-01-15 10000 mi, 40.123 us_gal, 6000 USD',
        '2024-01-20 10200 mi, 12.5 us_gal, 1875 USD part',
        '2024-02-13 10600 mi, 30 us_gal, 4500 USD',
        '2024-03-01 11500 mi, 20 us_gal, 3000 USD missed',
      ],
    ],
    [
      'fuelly',
      FUELLY,
      EU,
      ['2024-01-15 12345 mi, 10.123 us_gal, 3502 EUR', '2024-01-20 12500 mi, 5 us_gal, 1750 EUR part missed'],
    ],
    ['fuelly', FUELLY_LINES, US, ['2024-01-15 12345 mi, 10.123 us_gal, 3502 USD']],
    [
      'fuelio',
      FUELIO,
      EU,
      ['2024-02-01 1400 mi, 7.5 uk_gal, 5250 EUR', '2024-01-15 1000 mi, 8 uk_gal, 5500 EUR'],
    ],
    [
      'drivvo',
      DRIVVO,
      EU,
      ['2024-03-05 23500 km, 45.12 l, 8388 EUR', '2024-03-25 null km, 20.01 l, 3600 EUR part'],
    ],
    [
      'acar',
      ACAR,
      US,
      [
        '2023-07-15 106421 mi, 20.101 us_gal, 7978 USD',
        '2023-07-28 106821 mi, 10 us_gal, 3969 USD part missed',
      ],
    ],
  ])('of %s is read', (format, text, options, fillUps) => {
    const result = read(text, options)
    expect(result.program).toBe(format)
    expect(result.fillUps.map(brief)).toEqual(fillUps)
  })

  it('gives the economy that is worked out by hand', () => {
    // 600 mi on 12.5 + 30 gallons; the missed fill-up voids what follows.
    const { total } = fuelEconomy(read(LUBELOGGER, US).fillUps, 'l')
    expect((total?.km ?? 0) / 1.609344).toBeCloseTo(600, 9)
    expect((total?.amount ?? 0) / 3.785411784).toBeCloseTo(42.5, 9)
    // 400 mi on 7.5 UK gallons.
    expect(fuelEconomy(read(FUELIO, EU).fillUps, 'l').total?.amount).toBeCloseTo(34.095675, 6)
  })

  it.each([
    [
      'lubelogger',
      LUBELOGGER,
      { distance: true, volume: 'any', currency: true, dateOrder: false, decimalSign: false },
    ],
    [
      'fuelly',
      FUELLY,
      { distance: false, volume: 'gallon', currency: true, dateOrder: false, decimalSign: false },
    ],
    [
      'fuelio',
      FUELIO,
      { distance: false, volume: null, currency: true, dateOrder: false, decimalSign: false },
    ],
    [
      'acar',
      ACAR,
      { distance: false, volume: 'gallon', currency: true, dateOrder: false, decimalSign: false },
    ],
  ])('of %s leaves to be asked what it does not say', (_format, text, asks) => {
    expect(read(text, US).asks).toMatchObject(asks)
  })

  it('asks for the order of dates and the decimal sign where no line tells', () => {
    const text = `Date|Odometer|FuelConsumed|Cost|IsFillToFull\n1/2/2024|1000|40|1.234|True`
    expect(read(text, US).asks).toMatchObject({ dateOrder: true, decimalSign: true })
    expect(read(text, { ...US, dateOrder: 'day-first', decimalSign: ',' }).fillUps.map(brief)).toEqual([
      '2024-02-01 1000 mi, 40 us_gal, 123400 USD',
    ])
    expect(read(text, { ...US, decimalSign: '.' }).fillUps[0]?.total_minor).toBe(123)
  })

  it('says what is wrong line by line, and keeps the rest', () => {
    const { fillUps, problems } = read(
      `Date|Odometer|FuelConsumed|Cost|IsFillToFull
       someday|1000|40|60|True
       1/15/2024|1000|none|60|True
       1/16/2024|far|40|free|True
       1/17/2024|1200|40.5|60|True`,
      US,
    )
    expect(fillUps.map(brief)).toEqual([
      '2024-01-16 null mi, 40 us_gal, null USD',
      '2024-01-17 1200 mi, 40.5 us_gal, 6000 USD',
    ])
    expect(problems.map(({ line, problem, kept }) => `${line}: ${problem} ${kept}`)).toEqual([
      '2: "someday" is not a day. Nothing of this line.',
      '3: "none" is not an amount of fuel. Nothing of this line.',
      '4: "far" is not an odometer reading. The fill-up, without a reading.',
      '4: "free" is not a valid price. The fill-up, without a price.',
    ])
  })

  it('brings a service among the lines to the log', () => {
    expect(read(FUELLY_LINES, US).records).toMatchObject([
      { line: 3, item: 'Oil', cost: 80, mileage: 12_350 },
    ])
  })

  it('is no fuel log without amounts of fuel', () => {
    expect(read('Date|Odometer|Description|Cost\n1/2/2024|1000|Oil|50', US).fillUps).toEqual([])
    expect(readFile([], US)).toMatchObject({ program: null, tables: [], fillUps: [], unused: [] })
  })
})

it('a second import adds nothing, and two equal fill-ups of one day are two', () => {
  const { fillUps } = read(LUBELOGGER, US)
  const twice = [...fillUps, ...fillUps.slice(0, 1)]
  expect(partKnown(twice, [], fillUpKey)).toMatchObject({ fresh: twice, known: [] })
  expect(partKnown(twice, twice, fillUpKey)).toMatchObject({ fresh: [], known: twice })
  expect(partKnown(twice, fillUps, fillUpKey).fresh).toHaveLength(1)
})

it('tells a price below zero, which no fill-up has', () => {
  const { fillUps, problems } = read('Date|Fuel|Price per gallon\n2024-02-03|41.7|(9.00)', US)
  expect(fillUps.map(brief)).toEqual(['2024-02-03 null mi, 41.7 us_gal, null USD'])
  expect(problems.map(({ problem }) => problem)).toEqual(['"(9.00)" is not a valid total paid.'])
})

describe('the kinds of energy of one car', () => {
  /** Kind, amount and what was paid. */
  const kinds = ({ fillUps }: ReturnType<typeof read>) =>
    fillUps.map(({ energy, amount, amount_unit, total_minor }) => [energy, amount, amount_unit, total_minor])

  it('are a fill-up each of a line of Drivvo, whose notes are told once', () => {
    const places = (cells: Record<number, string>) =>
      Array.from({ length: 24 }, (_, at) => cells[at] ?? '').join('|')
    const bifuel = read(
      `##Refuelling
       ${places({ 0: 'Odometer (km)', 1: 'Date', 2: 'Fuel', 3: 'Price / L', 4: 'Total cost', 5: 'Volume (L)', 6: 'Full', 7: 'Second fuel', 8: 'Price 2', 9: 'Total 2', 10: 'Volume 2', 11: 'Full 2', 22: 'Notes', 23: 'Station' })}
       ${places({ 0: '20000', 1: '2024-03-01', 2: 'Gasolina', 3: '1.700', 4: '17.00', 5: '10', 6: 'No', 7: 'GLP', 8: '0.900', 9: '36.00', 10: '40', 11: 'Yes', 22: 'rain', 23: 'Repsol' })}
       ${places({ 0: '20400', 1: '2024-03-09', 2: 'Gasolina', 3: '0', 4: '0', 5: '0', 6: 'No', 7: 'GLP', 8: '0.900', 9: '35.10', 10: '39', 11: 'Yes', 22: 'sun' })}`,
      EU,
    )
    expect(kinds(bifuel)).toEqual([
      ['gasoline', 10, 'l', 1700],
      ['lpg', 40, 'l', 3600],
      ['lpg', 39, 'l', 3510],
    ])
    expect(bifuel.fillUps.map(({ note, station, is_full, line }) => [note, station, is_full, line])).toEqual([
      ['rain', 'Repsol', false, 3],
      [null, 'Repsol', true, 3],
      ['sun', null, true, 4],
    ])
    expect([bifuel.cars.length, bifuel.problems]).toEqual([1, []])
    const [, lpg] = byEnergy(bifuel.fillUps, 'Gasoline and LPG')
    expect(lpg).toMatchObject({ energy: 'lpg', economy: { total: { km: 400, amount: 39 } } })
  })

  it('are Fuelio’s numbers, and those of its tanks where a line says none', () => {
    const fuelio = read(
      `## Vehicle
       Name|DistUnit|FuelUnit|TankCount|Tank1Type|Tank2Type
       Outlander|0|0|2|100|600
       ## Log
       Data|Odo (km)|Fuel (litres)|Full|Price (optional)|TankNumber|FuelType
       2024-02-01|1400|7.5|1|14.00|1|110
       2024-02-02|1440|9.8|1|2.94|2|601
       2024-02-03|1480|9.1|1|2.73|2|0`,
      EU,
    )
    expect(kinds(fuelio)).toEqual([
      ['gasoline', 7.5, 'l', 1400],
      ['electricity', 9.8, 'kwh', 294],
      ['electricity', 9.1, 'kwh', 273],
    ])
    expect([fuelio.cars.length, fuelio.asks.volume, fuelio.unused.map(({ name }) => name)]).toEqual([
      1,
      null,
      ['Vehicle'],
    ])
  })

  it('are asked about apart where a tank says nothing of its kind', () => {
    const fuelio = read(
      `## Log
       Data|Odo (km)|Fuel (litres)|Full|TankNumber|FuelType
       2024-02-01|1400|7.5|1|1|110
       2024-02-02|1440|9.8|1|2|0`,
      EU,
    )
    expect(fuelio.cars.map(({ fuel, fillUps }) => [fuel, fillUps])).toEqual([
      [null, 1],
      ['Tank 2', 1],
    ])
  })

  it('are aCar’s words, with the unit of each line', () => {
    const acar = read(
      `Fill-Up Records
       Vehicle|Date|Odometer Reading|Distance Unit|Volume|Volume Unit|Total Cost|Partial Fill-Up?|Fuel Type
       Volt|7/15/2023|1000|mi|8|gal (US)|$28.00|No|Regular
       Volt|7/16/2023|1035|mi|10.5|kWh|$1.47|No|Electricity`,
      US,
    )
    expect(kinds(acar)).toEqual([
      ['gasoline', 8, 'us_gal', 2800],
      ['electricity', 10.5, 'kwh', 147],
    ])
    expect(acar.asks.volume).toBeNull()
  })

  it('of a list of charges is known by its kWh', () => {
    const charges = read(
      'Date|Odometer (mi)|Energy (kWh)|Total|Location\n2024-01-01|5000|42.5|12.75|Home',
      US,
    )
    expect(charges.fillUps).toMatchObject([
      { amount: 42.5, amount_unit: 'kwh', station: 'Home', energy: null },
    ])
    expect(charges.asks.volume).toBeNull()
    const named = read('Date|Odometer (mi)|Amount|Fuel type\n2024-01-01|5000|42.5|Electric', US)
    expect([named.fillUps[0]?.amount_unit, named.asks.volume]).toEqual(['kwh', null])
  })

  it('come in their own units: no gallon of electricity, no kWh of diesel, and AdBlue moves no car', () => {
    const { fillUps, problems } = read(
      'Date|Amount|Unit|Fuel type\n2024-01-01|42|gal (US)|Electric\n2024-01-02|42|kWh|Diesel\n2024-01-03|9|l|AdBlue',
      US,
    )
    expect(fillUps).toEqual([])
    expect(problems.map(({ problem }) => problem)).toEqual([
      '"Electric" does not come in gal.',
      '"Diesel" does not come in kWh.',
      '"AdBlue" moves no car.',
    ])
  })
})
