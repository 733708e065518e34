import type { Session } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { isProven } from './second-factor.ts'
import { sessionState } from './session.tsx'

const tokenOf = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`
const session = (aal: string, ...statuses: string[]) =>
  ({
    access_token: tokenOf({ aal }),
    user: { id: 'ann', factors: statuses.map((status) => ({ id: status, status, factor_type: 'totp' })) },
  }) as unknown as Session

it('a session is proven by the second factor that the account has confirmed', () => {
  expect(isProven(session('aal1'))).toBe(true)
  expect(isProven(session('aal1', 'unverified'))).toBe(true)
  expect(isProven(session('aal1', 'verified'))).toBe(false)
  expect(isProven(session('aal2', 'verified'))).toBe(true)
  expect(isProven({ ...session('aal2', 'verified'), access_token: 'nonsense' })).toBe(false)
})

it('until then nobody is signed in, and the code is asked for', () => {
  const half = session('aal1', 'verified')
  expect(sessionState(half)).toEqual({
    user: null,
    session: null,
    loading: false,
    status: 'unauthenticated',
    awaitsCode: half.user,
  })
})
