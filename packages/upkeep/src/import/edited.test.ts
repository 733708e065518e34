import { expect, it } from 'vitest'
import { looksEdited, looksEditedFuel } from './edited.ts'

const record = { item: 'Oil Change', date: '2024-01-01', mileage: 100, cost: 50 }

it.each([
  [{ cost: 60 }, true],
  [{ mileage: 120 }, true],
  [{ mileage: null, cost: null }, true],
  [{ item: 'oil  change' }, true],
  [{ date: '2024-01-02' }, true],
  [{ item: 'Oil and filter' }, true],
  [{ item: 'Oil and filter', cost: 60 }, false],
  [{ date: '2024-01-02', mileage: 120 }, false],
  [{ date: '2024-01-02', mileage: null }, false],
])('a record with %j instead looks like the one that was changed: %s', (changes, isNear) => {
  expect(looksEdited({ ...record, ...changes }, record)).toBe(isNear)
})

const fillUp = {
  date: '2024-01-01',
  odometer: 1000,
  odometer_unit: 'mi',
  amount: 10,
  amount_unit: 'l',
  energy: 'lpg',
} as const

it.each([
  [{ date: '2024-01-02' }, true],
  [{ odometer: 1010 }, true],
  [{ amount: 11 }, true],
  [{}, false],
  [{ odometer: 1010, amount: 11 }, false],
  [{ odometer: null, date: '2024-01-02' }, false],
  [{ amount: 30, energy: 'gasoline' }, false],
  [{ amount: 30, amount_unit: 'kwh' }, false],
] as const)('a fill-up with %j instead looks like the one that was changed: %s', (changes, isNear) => {
  expect(looksEditedFuel({ ...fillUp, ...changes }, fillUp)).toBe(isNear)
})
