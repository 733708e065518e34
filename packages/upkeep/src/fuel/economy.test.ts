import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowOf } from '../fields/row.ts'
import { economyIn, fromKm, fromMeasure, inMeasure, toKm } from '../units.ts'
import { fuelEconomy as economyOf } from './economy.ts'
import { type FillUp, fillUpFields } from './fields.ts'

const fill = (date: string, odometer: number | null, amount: number, part: Partial<FillUp> = {}): FillUp =>
  rowOf(fillUpFields, {
    date,
    odometer,
    odometer_unit: 'km',
    amount,
    amount_unit: 'l',
    currency: 'EUR',
    ...part,
  })
const fuelEconomy = (fillUps: FillUp[]) => economyOf(fillUps, 'l')
const partly = { is_full: false }
const missed = { missed: true }

/** The closing day, distance and litres of each interval, rounded to a thousandth. */
const worked = (fillUps: FillUp[]) =>
  fuelEconomy(fillUps).intervals.map(({ closing, km, amount }) => [
    closing.date,
    Math.round(km * 1000) / 1000,
    Math.round(amount * 1000) / 1000,
  ])

// Worked by hand.
describe('economy between full tanks', () => {
  it.each<[string, FillUp[], (string | number)[][]]>([
    ['of nothing', [], []],
    ['of one fill-up', [fill('2026-01-01', 1000, 40)], []],
    [
      'counts the closing fill and not the opening one',
      [fill('2026-01-01', 1000, 40), fill('2026-01-10', 1500, 35)],
      [['2026-01-10', 500, 35]],
    ],
    [
      'adds the part fills between',
      [
        fill('2026-01-01', 1000, 40),
        fill('2026-01-05', 1300, 10, partly),
        fill('2026-01-07', 1450, 5.5, partly),
        fill('2026-01-10', 1800, 34.5),
      ],
      [['2026-01-10', 800, 50]],
    ],
    [
      'begins at the first full tank',
      [fill('2026-01-01', 1000, 10, partly), fill('2026-01-05', 1300, 30), fill('2026-01-10', 1800, 34)],
      [['2026-01-10', 500, 34]],
    ],
    [
      'is void over a missed fill-up, and counts again from that full tank',
      [fill('2026-01-01', 1000, 40), fill('2026-01-10', 2400, 36, missed), fill('2026-01-20', 2900, 30)],
      [['2026-01-20', 500, 30]],
    ],
    [
      'counts again after a missed part fill only at the next full tank',
      [
        fill('2026-01-01', 1000, 40),
        fill('2026-01-10', 2400, 12, { ...partly, ...missed }),
        fill('2026-01-15', 2700, 30),
        fill('2026-01-20', 3100, 28),
      ],
      [['2026-01-20', 400, 28]],
    ],
    [
      'orders two fill-ups of a day by the odometer',
      [fill('2026-01-10', 1900, 30), fill('2026-01-10', 1500, 35), fill('2026-01-01', 1000, 40)],
      [
        ['2026-01-10', 500, 35],
        ['2026-01-10', 400, 30],
      ],
    ],
    [
      'adds the fuel of a fill-up whose odometer nobody read',
      [fill('2026-01-01', 1000, 40), fill('2026-01-05', null, 20), fill('2026-01-10', 1800, 30)],
      [['2026-01-10', 800, 50]],
    ],
    [
      'counts a fill-up without a reading after the others of its day',
      [fill('2026-01-01', null, 5, partly), fill('2026-01-01', 1000, 40), fill('2026-01-10', 1500, 30)],
      [['2026-01-10', 500, 35]],
    ],
    [
      'is unknown where the odometer stands or runs back',
      [
        fill('2026-01-01', 1000, 40),
        fill('2026-01-10', 1000, 35),
        fill('2026-01-20', 800, 30),
        fill('2026-01-30', 1200, 28),
      ],
      [['2026-01-30', 400, 28]],
    ],
    [
      'goes over a change of units: 1000 mi are 1609.344 km, 10 US gallons 37.854 l, 10 UK gallons 45.461 l',
      [
        fill('2026-01-01', 1000, 11, { odometer_unit: 'mi', amount_unit: 'us_gal' }),
        fill('2026-01-10', 1200, 10, { odometer_unit: 'mi', amount_unit: 'us_gal' }),
        fill('2026-01-20', 2331.2128, 30),
        fill('2026-01-30', 1600, 10, { odometer_unit: 'mi', amount_unit: 'uk_gal' }),
      ],
      [
        ['2026-01-10', 321.869, 37.854],
        ['2026-01-20', 400, 30],
        ['2026-01-30', 243.738, 45.461],
      ],
    ],
  ])('%s', (_title, fillUps, intervals) => {
    expect(worked(fillUps)).toEqual(intervals)
  })

  it('is, over all intervals, the whole distance over the whole fuel', () => {
    // 500 km on 25 l are 5 l/100 km, 100 km on 10 l are 10: together 35 l on 600 km, and not 7.5.
    const { total } = fuelEconomy([
      fill('2026-01-01', 1000, 40),
      fill('2026-01-10', 1500, 25),
      fill('2026-01-20', 1600, 10),
    ])
    expect(total).toEqual({ km: 600, amount: 35 })
    expect(economyIn('l_100km', 600, 35, 'l')).toBeCloseTo(5.8333, 4)
    expect(fuelEconomy([]).total).toBeNull()
  })
})

const anyFillUps = fc
  .array(
    fc.record({
      drivenKm: fc.integer({ min: 1, max: 900 }),
      litres: fc.integer({ min: 1, max: 80 }),
      is_full: fc.boolean(),
      missed: fc.nat({ max: 9 }).map((n) => n === 0),
    }),
    { maxLength: 30 },
  )
  .map((tanks) => {
    let km = 10_000
    return tanks.map(({ drivenKm, litres, ...flags }, index) => {
      km += drivenKm
      const day = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
      return fill(day, km, litres, flags)
    })
  })

describe('whatever was filled in', () => {
  it('the order of the rows changes nothing', () => {
    fc.assert(
      fc.property(anyFillUps, (fillUps) => {
        expect(fuelEconomy([...fillUps].reverse())).toEqual(fuelEconomy(fillUps))
      }),
    )
  })

  it('the units in which a row is written change nothing', () => {
    const inMiles = (each: FillUp): FillUp => ({
      ...each,
      odometer: fromKm(toKm(each.odometer ?? 0, 'km'), 'mi'),
      odometer_unit: 'mi',
      amount: fromMeasure(inMeasure(each.amount, 'l'), 'uk_gal'),
      amount_unit: 'uk_gal',
    })
    fc.assert(
      fc.property(anyFillUps, (fillUps) => {
        const [plain, mixed] = [
          fuelEconomy(fillUps),
          fuelEconomy(fillUps.map((each, index) => (index % 2 ? inMiles(each) : each))),
        ]
        expect(mixed.intervals).toHaveLength(plain.intervals.length)
        expect(mixed.total?.km ?? 0).toBeCloseTo(plain.total?.km ?? 0, 6)
        expect(mixed.total?.amount ?? 0).toBeCloseTo(plain.total?.amount ?? 0, 6)
      }),
    )
  })

  it('one full fill, or a part and then the rest, are the same', () => {
    fc.assert(
      fc.property(anyFillUps, (fillUps) => {
        const halves = fillUps.flatMap((each) => [
          { ...each, odometer: (each.odometer ?? 0) - 0.5, amount: each.amount / 2, is_full: false },
          { ...each, amount: each.amount / 2, missed: false },
        ])
        expect(fuelEconomy(halves).total).toEqual(fuelEconomy(fillUps).total)
      }),
    )
  })
})
