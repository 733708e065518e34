import { describe, expect, it } from 'vitest'
import type { Client } from '../backend/connection/connect.ts'
import { answered, hasNoAnswer, sendAs, Unsent } from './parse-response.ts'

const refused = (status: number, code?: string) =>
  answered(Promise.resolve({ data: null, error: { message: 'no', ...(code && { code }) }, status })).catch(
    (error: unknown) => (error instanceof Unsent ? { ...error.outcome, code: error.code } : error),
  )
const signedInAs = (id: string | null) =>
  ({ auth: { getSession: async () => ({ data: { session: id && { user: { id } } } }) } }) as unknown as Client

describe('an answer', () => {
  it('with rows is those rows, none of them too', async () => {
    expect(await answered(Promise.resolve({ data: [], error: null, status: 200 }))).toEqual([])
  })

  it.each(['PGRST116', 'TPT001', '23505', '42P01'])(
    'of the server’s own with %s is a refusal',
    async (code) => {
      expect(await refused(409, code)).toEqual({ kind: 'failed', permanent: true, message: 'no', code })
      expect(await refused(500, code)).toEqual({ kind: 'failed', permanent: false, message: 'no', code })
    },
  )

  it.each([
    undefined,
    '',
    'PGRST1',
    'xPGRST116',
    'PGRST1166',
    'PGRST1-6',
    'TPT1',
    'TPTabc',
    '2350',
    'a3505',
    'E',
  ])('with the code %s is not the server’s: the work may or may not be done', async (code) => {
    expect(await refused(409, code)).toMatchObject({ kind: 'no_connection' })
  })

  it.each([0, 408, 425, 429, 502, 503, 504, 507, Number.NaN])('of status %s says nothing', async (status) => {
    expect(hasNoAnswer(status)).toBe(true)
    expect(await refused(status, '23505')).toMatchObject({ kind: 'no_connection' })
  })

  it.each([200, 400, 403, 409, 500])('of status %s says something', (status) => {
    expect(hasNoAnswer(status)).toBe(false)
  })

  it('without rows and without an error is a proxy’s page', async () => {
    const page = answered(Promise.resolve({ data: null, error: null, status: 200 }))
    await expect(page).rejects.toMatchObject({ outcome: { kind: 'no_connection' } })
  })

  it('of status 401 says that nobody is signed in, whatever its code', async () => {
    expect(await refused(401, 'PGRST301')).toMatchObject({ kind: 'signed_out' })
  })
})

describe('work of one person', () => {
  const done = async () => ({ kind: 'done' as const, answer: 'yes' })

  it('is sent as that person alone', async () => {
    expect(await sendAs(signedInAs('ann'), 'ann', done)).toEqual({ kind: 'done', answer: 'yes' })
    expect(await sendAs(signedInAs('bob'), 'ann', done)).toEqual({ kind: 'signed_out' })
    expect(await sendAs(signedInAs(null), 'ann', done)).toEqual({ kind: 'signed_out' })
    expect(await sendAs(null, 'ann', done)).toEqual({ kind: 'no_connection' })
  })

  it('that breaks has said nothing', async () => {
    const broken = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await sendAs(signedInAs('ann'), 'ann', broken)).toEqual({ kind: 'no_connection' })
  })
})
