import { AuthRetryableFetchError, type User } from '@supabase/supabase-js'
import { expect, it, vi } from 'vitest'
import type { Client } from '../connection/connect.ts'
import { codeRefused, giveCode } from './give-code.ts'

const factor = (id: string, factor_type: string) => ({ id, factor_type, status: 'verified' })
const withApp = { factors: [factor('app', 'totp'), factor('codes', 'recovery_code')] } as unknown as User
const withPasskey = { factors: [factor('key', 'webauthn')] } as unknown as User

function server(error: object | null) {
  const challengeAndVerify = vi.fn(async () => ({ error }))
  const verify = vi.fn(async () => ({ error }))
  const mfa = { challengeAndVerify, recoveryCodes: { verify } }
  return { client: { auth: { mfa } } as unknown as Pick<Client, 'auth'>, challengeAndVerify, verify }
}

/** What the driver reads after typing a code. */
const read = async (error: object | null, user = withApp) =>
  codeRefused(await giveCode(server(error).client, user, '123 456'), user)

it('six digits are the code of the app, anything else a recovery code', async () => {
  const { client, challengeAndVerify, verify } = server(null)
  expect(await giveCode(client, withApp, ' 123 456 ')).toBe('right')
  expect(challengeAndVerify).toHaveBeenCalledWith({ factorId: 'app', code: '123456' })
  expect(await giveCode(client, withApp, 'abcd-efgh')).toBe('right')
  expect(await giveCode(client, withPasskey, '123456')).toBe('right')
  expect(verify.mock.calls).toEqual([[{ code: 'abcd-efgh' }], [{ code: '123456' }]])
})

it('a lost answer is not told as a refusal: the code may have counted', async () => {
  const lost = 'The server gave no answer, so we can’t tell if it took the code.'
  expect(await read(new AuthRetryableFetchError('fetch failed', 0))).toContain(lost)
})

it.each([
  [new AuthRetryableFetchError('Internal Server Error', 500)],
  [new AuthRetryableFetchError('Bad Gateway', 502)],
  [{ code: 'unexpected_failure', status: 500 }],
])('an error that came back is told as one, not as silence: %o', async (error) => {
  const words = await read(error)
  expect(words).toContain('The server sent an error')
  expect(words).toContain('we can’t tell if it took the code')
})

it.each([
  [{ code: 'mfa_verification_failed', status: 422 }, withApp, /^This code is not right, or was used before/],
  [{ code: 'validation_failed', status: 400 }, withApp, /^This code is not right, or was used before/],
  [{ code: 'mfa_verification_failed', status: 422 }, withPasskey, /^This is no recovery code/],
  [{ code: 'over_request_rate_limit', status: 429 }, withApp, /^Too many wrong codes/],
])('says of %o what was refused', async (error, user, words) => {
  expect(await read(error, user)).toMatch(words)
})

it('says nothing of a right one', async () => {
  expect(await read(null)).toBeNull()
})
