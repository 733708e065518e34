import { expect, it } from 'vitest'
import { costOfDistance, costOfDistanceByDay, type Expense } from './cost-per-distance.ts'

const paid = (date: string, odometerKm: number | null, minor: number | null, currency = 'EUR'): Expense => ({
  date,
  odometerKm,
  paid: minor === null ? null : { minor, currency },
})

it('is what was paid after the first reading, up to the last', () => {
  const expenses = [
    paid('2026-01-05', null, 9900), // before the first reading
    paid('2026-01-10', 10_000, 7000), // for the miles before
    paid('2026-02-01', 10_500, 6500),
    paid('2026-02-10', null, 12_000), // a service without a reading
    paid('2026-03-01', 11_000, 6000),
    paid('2026-03-05', null, 5000), // after the last reading
  ]
  expect(costOfDistance(expenses)).toEqual({ km: 1000, paid: [{ minor: 24_500, currency: 'EUR' }] })
  expect(costOfDistance([...expenses].reverse())).toEqual(costOfDistance(expenses))
  expect(costOfDistanceByDay(expenses)).toEqual([
    { date: '2026-02-01', km: 500, paid: [{ minor: 6500, currency: 'EUR' }] },
    { date: '2026-03-01', km: 1000, paid: [{ minor: 24_500, currency: 'EUR' }] },
  ])
})

it('is one cost for each currency', () => {
  const cost = costOfDistance([
    paid('2026-01-01', 0, null),
    paid('2026-01-02', 100, 1000, 'EUR'),
    paid('2026-01-03', 200, 300, 'CHF'),
    paid('2026-01-04', 300, 500, 'EUR'),
  ])
  expect(cost).toEqual({
    km: 300,
    paid: [
      { minor: 300, currency: 'CHF' },
      { minor: 1500, currency: 'EUR' },
    ],
  })
})

it('counts a reading without money, and what is paid on its day', () => {
  const expenses = [
    paid('2026-01-01', 500, null),
    paid('2026-01-09', null, 200),
    paid('2026-01-09', 700, null),
  ]
  expect(costOfDistance(expenses)).toEqual({ km: 200, paid: [{ minor: 200, currency: 'EUR' }] })
})

it.each([
  [[]],
  [[paid('2026-01-01', 500, 100)]],
  [[paid('2026-01-01', 500, 100), paid('2026-01-02', 500, 100)]],
  [[paid('2026-01-01', 500, 100), paid('2026-01-02', 400, 100)]],
])('is unknown without a distance', (expenses) => {
  expect(costOfDistance(expenses)).toBeNull()
})

it('holds what the car costs by day, from the first reading to the last', () => {
  const readings = [paid('2025-01-01', 10_000, 500), paid('2025-04-01', 12_000, 8000)]
  const cost = { currency: 'EUR', every: null, until: null, note: null } as const
  const costs = [
    // 90 of 365 days: 90.00.
    { ...cost, kind: 'insurance', amount: 365, every: 'year', date: '2024-01-01' },
    // Bought 90 days before the first reading: half of the price.
    { ...cost, kind: 'purchase', amount: 1000, date: '2024-10-03' },
    { ...cost, kind: 'parking', amount: 10, currency: 'CHF', date: '2025-02-01' },
  ] as const
  expect(costOfDistance(readings, costs)).toEqual({
    km: 2000,
    paid: [
      { minor: 1000, currency: 'CHF' },
      { minor: 8000 + 9000 + 50_000, currency: 'EUR' },
    ],
  })
})
