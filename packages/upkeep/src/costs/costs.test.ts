import { expect, it } from 'vitest'
import { costsIn } from './costs.ts'
import type { CarCost } from './fields.ts'

const cost = (values: Partial<CarCost>): CarCost => ({
  kind: 'insurance',
  amount: 300,
  currency: 'EUR',
  every: null,
  date: '2025-01-01',
  until: null,
  note: null,
  ...values,
})
const eur = (minor: number) => [{ minor, currency: 'EUR' }]
const IN_2025 = { from: '2025-01-01', to: '2026-01-01' }

it('counts a year of insurance that is paid by the half year', () => {
  const insurance = [cost({ every: 'half_year' })]
  expect(costsIn(insurance, IN_2025)).toEqual(eur(60_000))
  // 1 April: 90 of the 181 days from January to June.
  expect(costsIn(insurance, { from: '2025-01-01', to: '2025-04-01' })).toEqual(eur(14_917))
  // July to December have 184 days, of which 92 are October to December.
  expect(costsIn(insurance, { from: '2025-10-01', to: '2026-01-01' })).toEqual(eur(15_000))
  expect(costsIn(insurance, { from: '2024-01-01', to: '2025-01-01' })).toEqual([])
})

it('counts no more than the 36 months of a loan', () => {
  const loan = [cost({ kind: 'loan', amount: 250, every: 'month', date: '2022-01-31', until: '2025-01-30' })]
  expect(costsIn(loan, { from: '2020-01-01', to: '2030-01-01' })).toEqual(eur(900_000))
  // 1 to 30 January are 30 of the 31 days from 31 December to 30 January: 241.9355.
  expect(costsIn(loan, IN_2025)).toEqual(eur(24_194))
  // Month by month from the 31st, the last day where there is none: February to March have 28 and 31 days.
  expect(costsIn(loan, { from: '2022-02-28', to: '2022-03-31' })).toEqual(eur(25_000))
})

it('counts 366 days in a leap year, and a period of it by its own days', () => {
  const tax = [cost({ kind: 'tax', amount: 366, every: 'year', date: '2024-01-01' })]
  expect(costsIn(tax, { from: '2024-02-29', to: '2024-03-01' })).toEqual(eur(100))
  expect(costsIn(tax, { from: '2024-01-01', to: '2026-01-01' })).toEqual(eur(73_200))
  expect(costsIn([cost({ every: 'year', date: '2024-02-29' })], IN_2025)).toEqual(eur(30_000))
})

it('counts the last day of a period that ended early', () => {
  // 1 January to 1 July are 182 of 365 days: 149.589.
  expect(costsIn([cost({ every: 'year', until: '2025-07-01' })], IN_2025)).toEqual(eur(14_959))
  expect(costsIn([cost({ every: 'year', until: '2024-12-31' })], IN_2025)).toEqual([])
})

it('spreads what was paid once over the days it covers, else it counts on its day', () => {
  // 1 October to 31 March: 92 of 182 days in 2025.
  expect(costsIn([cost({ date: '2025-10-01', until: '2026-03-31' })], IN_2025)).toEqual(eur(15_165))
  expect(costsIn([cost({ date: '2025-12-31' })], IN_2025)).toEqual(eur(30_000))
  expect(costsIn([cost({ date: '2026-01-01' })], IN_2025)).toEqual([])
})

it('spreads the price over the days that the car is owned, less what its sale brought in', () => {
  const bought = cost({ kind: 'purchase', amount: 20_000, date: '2024-01-01' })
  const since = { from: '2024-01-01', to: '2026-01-01' }
  expect(costsIn([bought], since)).toEqual(eur(2_000_000))
  // 365 of 731 days.
  expect(costsIn([bought], IN_2025)).toEqual(eur(998_632))
  const sold = cost({ kind: 'sale', amount: 12_000, date: '2026-01-01' })
  expect(costsIn([bought, sold], since)).toEqual(eur(800_000))
  expect(costsIn([bought, sold], { ...since, to: '2030-01-01' })).toEqual(eur(800_000))
  expect(costsIn([bought, sold], IN_2025)).toEqual(eur(399_453))
  // Of one kind, and the sale still ends the price's years.
  expect(costsIn([bought, sold, cost({})], IN_2025, 'purchase')).toEqual(eur(998_632))
  expect(costsIn([bought, sold, cost({})], { from: '2025-01-01', to: '2030-01-01' }, 'purchase')).toEqual(
    eur(998_632),
  )
  // Nothing of it is left for the years after the sale.
  expect(costsIn([bought, sold], { from: '2025-01-01', to: '2030-01-01' })).toEqual(eur(399_453))
})

it('sums before it rounds, takes money back off and mixes no currencies', () => {
  // Three times a third of a cent, and more for 2025 alone.
  const day = { from: '2025-04-01', to: '2025-04-11' }
  const cents = cost({ amount: 0.01, every: 'month', date: '2025-04-01' })
  expect(costsIn([cents], day)).toEqual([])
  expect(costsIn([cents, cents, cents], day)).toEqual(eur(1))
  expect(costsIn([cost({ every: 'year' }), cost({ amount: -50 })], IN_2025)).toEqual(eur(25_000))
  expect(costsIn([cost({ amount: 500, currency: 'JPY' }), cost({})], IN_2025)).toEqual([
    { minor: 30_000, currency: 'EUR' },
    { minor: 500, currency: 'JPY' },
  ])
})
