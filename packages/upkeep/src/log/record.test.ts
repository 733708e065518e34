import { expect, it } from 'vitest'
import { fieldsOf, KM_PER_MILE, logFields, recordOf } from '../index.ts'

const required = { item: 'Oil Change', date: '2026-03-05' }

it('fills what is not stated with null, for every field of the table', () => {
  expect(Object.keys(recordOf(required))).toEqual(Object.keys(logFields))
  expect(recordOf({ ...required, cost: 0 })).toMatchObject({ ...required, cost: 0, mileage: null })
})

it('takes the fields alone from a row, and adds none that it does not state', () => {
  const row = { id: 'r', user_id: 'u', created_at: '', ...required, notes: null }
  expect(fieldsOf(row)).toEqual({ ...required, notes: null })
  expect(fieldsOf({ ...row, ...recordOf(required) })).toEqual(recordOf(required))
})

it('knows the international mile of 1959', () => {
  expect(KM_PER_MILE).toBe(1.609344)
})
