import pg from 'pg'
import { expect, it } from 'vitest'
import { toStorageError } from './errors.ts'

it.each([
  ['22021', 'InvalidKey', 400],
  ['53100', 'OutOfSpace', 507],
  ['57P03', 'Unavailable', 503],
  ['XX000', 'InternalError', 500],
])('the database’s %s is told as %s', (code, name, status) => {
  const failure = toStorageError(Object.assign(new pg.DatabaseError('words', 1, 'error'), { code }))
  expect([failure.code, failure.httpStatus]).toEqual([name, status])
})
