import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const fromDatabase = (code: string) => Object.assign(new pg.DatabaseError('words', 1, 'error'), { code })

describe('a database that is not to be had', () => {
  it.each(['57P01', '57P02', '57P03', '08006'])('says so with %s', (code) => {
    expect(isUnavailable(fromDatabase(code))).toBe(true)
  })

  it.each([
    ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
    [
      'one that is used after it broke',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
  ])('says so with %s', (_, error) => {
    expect(isUnavailable(error)).toBe(true)
  })

  it.each([
    ['a statement that took too long', fromDatabase('57014')],
    ['a duplicate', fromDatabase('23505')],
    ['a defect', new TypeError('x is not a function')],
    ['no error', 'text'],
  ])('does not with %s', (_, error) => {
    expect(isUnavailable(error)).toBe(false)
  })
})
