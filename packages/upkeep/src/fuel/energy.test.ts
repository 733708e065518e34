import { describe, expect, it } from 'vitest'
import { rowOf } from '../fields/row.ts'
import { economyName } from '../unit-names.ts'
import { economyIn, fromKm } from '../units.ts'
import { costOfDistance, type Expense, paidFor } from './cost-per-distance.ts'
import { byEnergy, energiesOf, energiesSeen, isSoldIn, type OfEnergy } from './energy.ts'
import { type FillUp, fillUpFields } from './fields.ts'
import { odometerKmOf, paidOf } from './fill-up.ts'

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

const expensesOf = (groups: readonly OfEnergy[]): Expense[] =>
  groups.flatMap(({ energy, fillUps }) =>
    fillUps.map((each) => ({ date: each.date, odometerKm: odometerKmOf(each), paid: paidOf(each), energy })),
  )
/** In the currency's unit for one km. */
const costs = (expenses: readonly Expense[]) => {
  const cost = costOfDistance(expenses)
  return cost?.paid.map(({ minor }) => minor / 100 / cost.km)
}
const kinds = (fillUps: FillUp[], fuel: string | null) =>
  byEnergy(fillUps, fuel).map(({ energy, fillUps: own }) => [energy, own.length])

describe('a year of an electric car, worked by hand', () => {
  // From April to September 48 kWh bring it 180 mi, else 54 kWh 162 mi; three charges to the usual level a month, at 14
  // cents a kWh. The second of a cold month is 30 kWh at a fast charger for $13.50, and 24 kWh at home for $3.36.
  const charge = (date: string, miles: number, kwh: number, cents: number, part: Partial<FillUp> = {}) =>
    fill(date, miles, kwh, {
      odometer_unit: 'mi',
      amount_unit: 'kwh',
      currency: 'USD',
      total_minor: cents,
      ...part,
    })
  const year = (): FillUp[] => {
    const rows = [charge('2025-01-01', 10_000, 50, 700)]
    let miles = 10_000
    for (let month = 1; month <= 12; month += 1)
      for (const day of [8, 18, 28]) {
        const date = `2025-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        const isCold = month < 4 || month > 9
        miles += isCold ? 162 : 180
        if (isCold && day === 18) {
          rows.push(charge(date, miles - 60, 30, 1350, { is_full: false, station: 'Fast charger' }))
          rows.push(charge(date, miles, 24, 336))
        } else rows.push(charge(date, miles, isCold ? 54 : 48, isCold ? 756 : 672))
      }
    return rows
  }
  const groups = byEnergy(year(), 'Electric')
  const [electricity] = groups

  it('is one kind, counted in kWh', () => {
    expect(kinds(year(), 'Electric')).toEqual([['electricity', 43]])
    expect(electricity).toMatchObject({ measure: 'kwh' })
  })

  it('goes 3.75 mi on a kWh in summer, 3 in winter, and 6,156 mi on 1,836 kWh in all', () => {
    const economies = electricity?.economy.intervals.map(({ km, amount }) => fromKm(km, 'mi') / amount) ?? []
    expect(economies).toHaveLength(36)
    expect(economies.slice(0, 9).every((each) => Math.abs(each - 3) < 1e-9)).toBe(true)
    expect(economies.slice(9, 27).every((each) => Math.abs(each - 3.75) < 1e-9)).toBe(true)
    const { km = 0, amount = 0 } = electricity?.economy.total ?? {}
    expect([fromKm(km, 'mi'), amount]).toEqual([expect.closeTo(6156, 6), 1836])
    // 6156 / 1836; 1836 kWh on 9,907.12 km.
    expect(economyIn('mpg_us', km, amount, 'kwh')).toBeCloseTo(3.3529, 4)
    expect(economyIn('mpg_uk', km, amount, 'kwh')).toBeCloseTo(3.3529, 4)
    expect(economyIn('l_100km', km, amount, 'kwh')).toBeCloseTo(18.5321, 4)
    expect(economyIn('km_l', km, amount, 'kwh')).toBeCloseTo(5.396, 4)
  })

  it('costs 18 x 6.72, 12 x 7.56 and 6 x 16.86 dollars: 5.08 cents a mile', () => {
    expect(costOfDistance(expensesOf(groups))?.paid).toEqual([{ minor: 31_284, currency: 'USD' }])
    expect((costs(expensesOf(groups))?.[0] ?? 0) * 1.609344).toBeCloseTo(0.050_819, 6)
  })
})

describe('a year of a car with a tank of gasoline and one of LPG, worked by hand', () => {
  // 500 km on 45 l of LPG for 33.75, twice a month; 30 l of gasoline for 54.00 every two months, for starting cold.
  const lpg = (date: string, km: number) => fill(date, km, 45, { energy: 'lpg', total_minor: 3375 })
  const gasoline = (date: string, km: number) => fill(date, km, 30, { energy: 'gasoline', total_minor: 5400 })
  const year = [lpg('2025-01-01', 50_000), gasoline('2025-01-01', 50_000)]
  for (let month = 1; month <= 12; month += 1) {
    const day = (each: string) => `2025-${String(month).padStart(2, '0')}-${each}`
    year.push(lpg(day('14'), 49_500 + month * 1000), lpg(day('28'), 50_000 + month * 1000))
    if (month % 2 === 0) year.push(gasoline(day('28'), 50_000 + month * 1000))
  }
  const groups = byEnergy(year, 'Gasoline and LPG')

  it('burned 9 l of LPG and 1.5 l of gasoline on 100 km, never 10.5 of both', () => {
    const economies = groups.map(({ energy, economy: { total } }) => [
      energy,
      total,
      total && economyIn('l_100km', total.km, total.amount, 'l'),
    ])
    expect(economies).toEqual([
      ['gasoline', { km: 12_000, amount: 180 }, 1.5],
      ['lpg', { km: 12_000, amount: 1080 }, 9],
    ])
  })

  it('costs 6.75 cents a km for LPG and 2.7 for gasoline, and 9.45 together', () => {
    const expenses = expensesOf(groups)
    expect(costs(paidFor(expenses, 'lpg'))?.[0]).toBeCloseTo(0.0675, 9)
    expect(costs(paidFor(expenses, 'gasoline'))?.[0]).toBeCloseTo(0.027, 9)
    expect(costs(expenses)?.[0]).toBeCloseTo(0.0945, 9)
    const service = { date: '2025-06-01', odometerKm: null, paid: { minor: 12_000, currency: 'EUR' } }
    expect(costs([...expenses, service])?.[0]).toBeCloseTo(0.1045, 9)
    expect(costs(paidFor([...expenses, service], 'lpg'))?.[0]).toBeCloseTo(0.0675, 9)
  })
})

describe('the kind of a fill-up', () => {
  it.each<[string | null, string[]]>([
    ['Gasoline', ['gasoline']],
    ['Diesel', ['diesel']],
    ['Electric', ['electricity']],
    ['BEV', ['electricity']],
    ['Hybrid', ['gasoline']],
    ['Diesel hybrid', ['diesel']],
    ['Plug-in hybrid', ['gasoline', 'electricity']],
    ['Gasoline and LPG', ['gasoline', 'lpg']],
    ['Gasoline and natural gas', ['gasoline', 'cng']],
    ['Natural gas', ['cng']],
    ['Ethanol (E85)', ['ethanol']],
    ['Gasoline and E85', ['gasoline', 'ethanol']],
    ['E10', ['gasoline']],
    ['Ethanol', ['ethanol']],
    ['Etanol', ['ethanol']],
    ['Ethanol-free 90', ['gasoline']],
    ['Regular, up to 10% ethanol', ['gasoline']],
    ['Бензин/газ', ['gasoline', 'lpg']],
    ['steam', []],
    [null, []],
  ])('is one of a car of %s: %j', (fuel, energies) => {
    expect(energiesOf(fuel)).toEqual(energies)
  })

  it('is the car’s fuel where the row says none', () => {
    const rows = [fill('2025-01-01', 1000, 40)]
    expect(kinds(rows, 'Diesel')).toEqual([['diesel', 1]])
    expect(kinds(rows, 'Plug-in hybrid')).toEqual([['gasoline', 1]])
    expect(kinds(rows, null)).toEqual([[null, 1]])
  })

  it('is not guessed where a car burns two, nor from a car that burns nothing', () => {
    const rows = [fill('2025-01-01', 1000, 40), fill('2025-01-02', 1100, 40, { energy: 'lpg' })]
    expect(kinds(rows, 'Gasoline and LPG')).toEqual([
      ['lpg', 1],
      [null, 1],
    ])
    expect(kinds(rows.slice(0, 1), 'Electric')).toEqual([[null, 1]])
  })

  it('is, of a car whose fuel is not known, the only one that its other rows name', () => {
    const said = fill('2025-01-02', 1100, 40, { energy: 'diesel' })
    const unsaid = fill('2025-01-01', 1000, 40)
    expect(kinds([unsaid, said], null)).toEqual([['diesel', 2]])
    expect(kinds([unsaid, said, fill('2025-01-03', 1200, 9, { energy: 'lpg' })], null)).toEqual([
      ['diesel', 1],
      ['lpg', 1],
      [null, 1],
    ])
  })

  it('is electricity in kWh and natural gas in kg, whatever the row says, and electricity never comes in liters', () => {
    const rows = [
      fill('2025-01-01', 1000, 40, { amount_unit: 'kwh', energy: 'gasoline' }),
      fill('2025-01-02', 1000, 9, { amount_unit: 'kg', energy: 'diesel' }),
      fill('2025-01-03', 1000, 9, { amount_unit: 'l', energy: 'electricity' }),
    ]
    expect(kinds(rows, 'Gasoline')).toEqual([
      ['cng', 1],
      ['electricity', 1],
      [null, 1],
    ])
    expect(isSoldIn('electricity', 'l')).toBe(false)
    expect(isSoldIn('diesel', 'kwh')).toBe(false)
    expect(isSoldIn('cng', 'us_gal')).toBe(true)
    expect(isSoldIn(null, 'kwh')).toBe(true)
  })

  it('is asked of a car with several: by its fuel, or by its rows', () => {
    expect(energiesSeen([], 'Electric')).toEqual(['electricity'])
    expect(energiesSeen([fill('2025-01-01', 1000, 40, { amount_unit: 'kwh' })], 'Gasoline')).toEqual([
      'gasoline',
      'electricity',
    ])
  })
})

it('natural gas in kg and in m³ is not added: counting starts again where the measure changes', () => {
  const kg = { amount_unit: 'kg' } as const
  const [cng] = byEnergy(
    [
      fill('2025-01-01', 1000, 20, { amount_unit: 'm3' }),
      fill('2025-01-10', 1300, 21, { amount_unit: 'm3' }),
      fill('2025-01-20', 1600, 15, kg),
      fill('2025-01-30', 1900, 14, kg),
    ],
    'Natural gas',
  )
  expect(cng).toMatchObject({ energy: 'cng', measure: 'kg', economy: { total: { km: 600, amount: 29 } } })
})

it.each([
  ['mpg_us', 'l', 'mpg (US)'],
  ['mpg_us', 'kwh', 'mi/kWh'],
  ['l_100km', 'kwh', 'kWh/100 km'],
  ['km_l', 'kg', 'km/kg'],
  ['mpg_uk', 'm3', 'mi/m³'],
] as const)('economy in %s of %s is named %s', (unit, measure, name) => {
  expect(economyName(unit, measure)).toBe(name)
})
