import pg from 'pg'
import { describe, expect, it } from 'vitest'
import type { Role } from '../identity/token.ts'
import { RestError } from './errors.ts'
import { toRestError } from './pg-error.ts'

function answer(code: string, role: Role = 'authenticated', message = 'm', detail?: string) {
  const error = Object.assign(new pg.DatabaseError(message, 0, 'error'), { code, detail })
  const failure = toRestError(error, role)
  if (!(failure instanceof RestError)) throw failure
  return failure
}

describe('errors of the database', () => {
  it.each([
    ['08006', 503],
    ['0L000', 403],
    ['21000', 500],
    ['22P02', 400],
    ['23502', 400],
    ['23503', 409],
    ['23505', 409],
    ['23514', 400],
    ['25006', 405],
    ['25P02', 500],
    ['28000', 403],
    ['40001', 500],
    ['42501', 403],
    ['42703', 400],
    ['42883', 404],
    ['42P01', 404],
    ['42P17', 500],
    ['53300', 503],
    ['53400', 500],
    ['54001', 500],
    ['57014', 500],
    ['57P01', 503],
    ['57P02', 503],
    ['57P03', 503],
    ['P0001', 400],
    ['P0002', 500],
    ['PT404', 404],
    ['PT999', 500],
    ['XX000', 500],
    ['99999', 400],
  ])('%s is %i', (code, status) => {
    expect([answer(code).status, answer(code).body.code]).toEqual([status, code])
  })

  it.each(['57P01', '57P02', '57P03'])('%s, a PostgreSQL that restarts, says when to ask again', (code) => {
    expect(answer(code).headers).toEqual({ 'Retry-After': '5' })
    expect(answer('53300').headers).toEqual({})
  })

  it('53100, a full disk, is told in words and keeps PostgreSQL’s to the log', () => {
    const { status, body } = answer('53100', 'authenticated', 'could not extend file "base/1/2"')
    expect([status, body.code]).toEqual([507, 'TPT507'])
    expect(body.message).toMatch(/no disk space left.*This one was not saved/)
  })

  it.each(['XX000', 'XX001', 'XX002', '58030', '58P01'])(
    '%s, damaged data, keeps PostgreSQL’s words to the log',
    (code) => {
      const reply = answer(
        code,
        'authenticated',
        'invalid page in block 0 of relation base/5/16384',
        'base/5',
      )
      expect(JSON.stringify(reply.body)).not.toMatch(/base|page|relation/)
      expect([reply.status, reply.body.code]).toEqual([500, code])
      expect(reply.body.message).toMatch(/cannot read or write a part of its data\. Nothing was changed/)
      expect(reply.cause).toMatchObject({ message: expect.stringContaining('invalid page') })
    },
  )

  it('tell a visitor to sign in where a user is refused', () => {
    expect(answer('42501', 'anon')).toMatchObject({ status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
    expect(answer('42501', 'service_role').status).toBe(403)
  })
})

describe('errors before the database', () => {
  it('say that it cannot be reached', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    expect(toRestError(refused, 'anon')).toMatchObject({
      status: 503,
      body: { code: 'PGRST000' },
      headers: { 'Retry-After': '5' },
    })
    const busy = new Error('timeout exceeded when trying to connect')
    expect(toRestError(busy, 'anon')).toMatchObject({ status: 504, body: { code: 'PGRST003' } })
  })

  it('of our own stay what they are', () => {
    const own = new TypeError('x is not a function')
    expect(toRestError(own, 'anon')).toBe(own)
  })
})
