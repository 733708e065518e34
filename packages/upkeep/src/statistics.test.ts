import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CarCost,
  countServices,
  nextService,
  openServices,
  type ReminderPreference,
  type Spending,
  spendByMonth,
  spendCategories,
  spendCategoryOf,
  spendInYear,
  spendYears,
  spentInYear,
  unpricedInYear,
  yearsOf,
} from './index.ts'

const row = (date: string, cost: number | null, item = 'Oil Change') => ({ item, date, cost })
const LOG = [
  row('2026-01-01', 40.5),
  row('2026-01-31', 0.1, 'Tires'),
  row('2026-12-31', 0.2, 'Wiper blades'),
  row('2026-06-15', null, 'Battery'),
  row('2025-12-31', 500),
  row('2026-03-03', 999, 'Mileage Update'),
]

describe('the three figures', () => {
  it('counts services, and no odometer reading [MNT-011]', () => {
    expect(countServices(LOG)).toBe(5)
    expect(countServices([])).toBe(0)
  })

  it('sums the costs of records in the given year alone, to the cent [MNT-040]', () => {
    expect(spentInYear(LOG, 2026)).toEqual([{ minor: 4080, currency: 'USD' }])
    expect(spentInYear(LOG, 2025)).toEqual([{ minor: 50_000, currency: 'USD' }])
    expect(spentInYear(LOG, 2024)).toEqual([])
  })

  it('counts what a sum leaves out: services of the year without a cost, and no odometer reading', () => {
    const reading = row('2026-03-04', null, 'Mileage Update')
    expect(unpricedInYear([...LOG, reading], 2026)).toBe(1)
    expect(unpricedInYear(LOG, 2025)).toBe(0)
    expect(unpricedInYear([row('2026-01-01', 0)], 2026)).toBe(0)
  })

  it('sums each currency for itself, and converts none', () => {
    const euro = { ...row('2026-05-05', 10.5), currency: 'EUR' }
    expect(spentInYear([...LOG, euro, { ...euro, cost: 0.1 }], 2026)).toEqual([
      { minor: 1060, currency: 'EUR' },
      { minor: 4080, currency: 'USD' },
    ])
  })

  it('adds cents exactly, whatever their order', () => {
    const cents = fc.array(fc.integer({ min: 0, max: 999_999_99 }), { maxLength: 50 })
    fc.assert(
      fc.property(cents, (all) => {
        const records = all.map((each) => row('2026-05-05', each / 100))
        expect(spentInYear(records, 2026)[0]?.minor ?? 0).toBe(all.reduce((sum, each) => sum + each, 0))
        expect(spentInYear(records.toReversed(), 2026)).toEqual(spentInYear(records, 2026))
      }),
    )
  })
})

const spending = (records: Spending['records'], costs: readonly CarCost[] = [], today = '2026-12-31') => ({
  ...{ records, costs, today },
})

describe('spending by month and category', () => {
  it('puts each record into its month, its category and nowhere else', () => {
    const months = spendByMonth(spending([...LOG, { ...row('2026-01-05', 7), currency: 'EUR' }]), 2026, 'USD')
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(months[0]).toMatchObject({
      total: 4060,
      byCategory: { Engine: 4050, Tires: 10, Brakes: 0 },
    })
    expect(months[11]).toMatchObject({ total: 20, byCategory: { Other: 20 } })
    expect(months[2]?.total).toBe(0)
  })

  it('adds up to the year, month by month and category by category', () => {
    const record = fc.record({
      item: fc.constantFrom('Oil Change', 'Tires', 'Brake Pads', 'Battery', 'Wax', 'Mileage Update'),
      date: fc.constantFrom('2025-02-28', '2026-02-28', '2026-07-04', '2026-12-31'),
      cost: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)),
    })
    fc.assert(
      fc.property(fc.array(record), (records) => {
        const months = spendByMonth(spending(records), 2026, 'USD')
        const total = months.reduce((sum, each) => sum + each.total, 0)
        expect(total).toBe(spentInYear(records, 2026)[0]?.minor ?? 0)
        for (const { total: ofMonth, byCategory } of months)
          expect(spendCategories.reduce((sum, each) => sum + byCategory[each], 0)).toBe(ofMonth)
      }),
    )
  })

  it('counts an item under its category of the catalogue, and any other item as Other', () => {
    expect(spendCategoryOf('Transmission Fluid')).toBe('Drivetrain')
    expect(spendCategoryOf('Battery')).toBe('Electrical')
    expect(spendCategoryOf('Wiper blades')).toBe('Other')
  })

  it('names the years there are, the newest first', () => {
    expect(yearsOf(LOG)).toEqual([2026, 2025])
  })
})

describe('spending with running costs', () => {
  const cost = (values: Partial<CarCost>): CarCost => ({
    ...({ kind: 'insurance', amount: 600, currency: 'USD', every: 'year' } as const),
    ...{ date: '2025-07-01', until: null, note: null },
    ...values,
  })
  const PRICE = [
    cost({ kind: 'purchase', amount: 9000, every: null }),
    cost({ kind: 'sale', amount: 8000, every: null, date: '2026-02-01' }),
  ]

  it('counts them by day until today under their kind, and what a car was bought and sold for in no year', () => {
    const costs = [cost({}), cost({ kind: 'tax', amount: 73, date: '2026-01-01' }), ...PRICE]
    const spent = spending([row('2026-01-05', 40)], costs, '2026-02-10')
    const [january, february, march] = spendByMonth(spent, 2026, 'USD')
    // 600 for the 365 days from 1 July 2025: 31 days are 50.9589, 41 days 67.3973.
    expect(january).toMatchObject({
      total: 4000 + 5096 + 620,
      byCategory: { Engine: 4000, Insurance: 5096, Tax: 620, 'Other costs': 0 },
    })
    expect(february).toMatchObject({ total: 1644 + 200, byCategory: { Insurance: 1644, Tax: 200 } })
    expect(march?.total).toBe(0)
    // 184 of the 365 days: 302.4658.
    expect(spendInYear(spent, 2025)).toEqual([{ minor: 30_247, currency: 'USD' }])
    expect(spendInYear(spent, 2026)).toEqual([{ minor: 4000 + 6740 + 820, currency: 'USD' }])
    expect(spendInYear(spent, 2027)).toEqual([])
    const ahead = cost({ every: null, date: '9999-05-05' })
    expect(spendInYear(spending([], [ahead], '2026-02-10'), 9999)).toEqual([])
  })

  it('names the years in which one was paid, without a record too, and none that is to come', () => {
    expect(spendYears(spending([], [cost({})], '2026-02-10'))).toEqual([2026, 2025])
    expect(spendYears(spending([], [cost({ until: '2025-12-31' })], '2026-02-10'))).toEqual([2025])
    expect(spendYears(spending([], [cost({ date: '2027-01-01' })], '2026-02-10'))).toEqual([])
    expect(spendYears(spending([], PRICE, '2026-02-10'))).toEqual([])
    const records = [row('2024-01-01', 0), row('2023-01-01', null), row('2022-01-01', 5, 'Mileage Update')]
    expect(spendYears(spending([...records, row('2020-01-01', 5)]))).toEqual([2020])
  })

  it('adds up month by month and kind by kind to its year, to the cent', () => {
    const anyCost = fc
      .record({
        kind: fc.constantFrom('insurance', 'tax', 'loan', 'parking', 'other'),
        amount: fc.integer({ min: -100_000, max: 1_000_000 }).map((cents) => cents / 100),
        every: fc.constantFrom(null, 'month', 'quarter', 'half_year', 'year'),
        date: fc.constantFrom('2024-02-29', '2025-11-30', '2026-01-31', '2026-06-15'),
        until: fc.constantFrom(null, '2026-06-20', '2026-12-31'),
      } as const)
      .map(cost)
    fc.assert(
      fc.property(fc.array(anyCost, { maxLength: 8 }), (costs) => {
        const spent = spending(LOG, costs, '2026-09-17')
        const months = spendByMonth(spent, 2026, 'USD')
        const total = months.reduce((sum, each) => sum + each.total, 0)
        expect(total).toBe(spendInYear(spent, 2026)[0]?.minor ?? 0)
        for (const { total: ofMonth, byCategory } of months)
          expect(spendCategories.reduce((sum, each) => sum + byCategory[each], 0)).toBe(ofMonth)
      }),
    )
  })
})

describe('the next service', () => {
  const now = { today: '2026-03-15', currentMileage: 50_000 }
  const reminder = (item: string, last: string | null): ReminderPreference => ({
    id: item,
    item,
    months_interval: 6,
    miles_interval: null,
    last_done_date: last,
    last_done_mileage: null,
  })

  it('is the most urgent that can be counted, however far off [MNT-013]', () => {
    const preferences = [
      reminder('Tires', '2026-01-01'),
      reminder('Oil Change', '2025-12-01'),
      reminder('Battery', null),
    ]
    expect(nextService(preferences, now)).toMatchObject({ item: 'Oil Change', daysUntilDue: 78 })
  })

  it('is none without a reminder that can be counted, and never an odometer reading', () => {
    expect(nextService([], now)).toBeNull()
    expect(nextService([reminder('Battery', null)], now)).toBeNull()
    expect(nextService([reminder('Mileage Update', '2020-01-01')], now)).toBeNull()
  })
})

it('counts the services that may be due though no count shows it', () => {
  const pref = (item: string, part: Partial<ReminderPreference> = {}): ReminderPreference => ({
    id: item,
    item,
    months_interval: null,
    miles_interval: null,
    last_done_date: null,
    last_done_mileage: null,
    ...part,
  })
  const both = {
    months_interval: 12,
    last_done_date: '2026-01-01',
    miles_interval: 5000,
    last_done_mileage: 40_000,
  }
  const all = [
    pref('Wipers'),
    pref('Oil Change', both),
    pref('Tires', { miles_interval: 40_000 }),
    pref('Brake Fluid', { ...both, last_done_date: '2023-01-01' }),
    pref('Mileage Update', { miles_interval: 1000 }),
  ]
  const open = (currentMileage: number | null) => openServices(all, { today: '2026-03-05', currentMileage })
  expect(open(null)).toBe(2)
  expect(open(41_000)).toBe(1)
})
