import { AuthRetryableFetchError, type User } from '@supabase/supabase-js'
import { expect, it, vi } from 'vitest'
import type { Client } from '../connection/connect.ts'
import { addPasskey, NOT_OFFERED, proveByPasskey } from './passkeys.ts'

class Made {}
const factor = (id: string, factor_type: string, status = 'verified') => ({ id, factor_type, status })
const ada = { factors: [factor('app', 'totp'), factor('key', 'webauthn')] } as unknown as User

/** A browser whose device answers so, and a server that asks for a passkey and takes it, or refuses it. */
function world(device: () => Promise<unknown>, refusal: object | null = null) {
  const ask = vi.fn(device)
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { hostname: 'tappet.example', origin: 'https://tappet.example' })
  vi.stubGlobal('PublicKeyCredential', Made)
  vi.stubGlobal('navigator', { credentials: { create: ask, get: ask } })
  const challenge = vi.fn(async ({ factorId }: { factorId: string }) => ({
    data: {
      id: 'challenge',
      webauthn: { type: factorId === 'new' ? 'create' : 'request', credential_options: { publicKey: {} } },
    },
    error: null,
  }))
  const mfa = {
    enroll: vi.fn(async () => ({ data: { id: 'new' }, error: null })),
    challenge,
    verify: vi.fn(async () => ({ data: null, error: refusal })),
    unenroll: vi.fn(async () => ({ data: null, error: null })),
  }
  return { client: { auth: { mfa } } as unknown as Pick<Client, 'auth'>, mfa }
}
const named = (name: string) => () => Promise.reject(Object.assign(new Error('no'), { name }))

it('a passkey is given for the factor that is one', async () => {
  const { client, mfa } = world(async () => new Made())
  expect(await proveByPasskey(client, ada)).toBeNull()
  expect(mfa.verify).toHaveBeenCalledWith(
    expect.objectContaining({ factorId: 'key', challengeId: 'challenge', webauthn: expect.anything() }),
  )
})

it.each([
  ['NotAllowedError', /cancelled/],
  ['InvalidStateError', /already/],
  ['SecurityError', /address/],
  ['UnknownError', /no passkey/],
])('a device that answers %s adds none, is told why, and leaves nothing begun', async (name, words) => {
  const { client, mfa } = world(named(name))
  expect(await addPasskey(client, 'Phone')).toMatch(words)
  expect(mfa.verify).not.toHaveBeenCalled()
  expect(mfa.unenroll).toHaveBeenCalledWith({ factorId: 'new' })
})

it.each([
  [new AuthRetryableFetchError('fetch failed', 0), /we can’t tell if it took the passkey/],
  [{ code: 'over_request_rate_limit', status: 429 }, /Too many tries/],
  [{ code: 'mfa_webauthn_verify_not_enabled', status: 422 }, /^This server asks for no passkey any more/],
  [{ code: 'reauthentication_needed', status: 400 }, /a sign-in of the last 15 minutes/],
  [{ code: 'mfa_verified_factor_exists', status: 422, message: 'It is there.' }, 'It is there.'],
])('says of %o what is known of the passkey', async (refusal, words) => {
  const { client } = world(async () => new Made(), refusal)
  expect(await proveByPasskey(client, ada)).toMatch(words)
  expect(await addPasskey(client, 'Phone')).toMatch(words)
})

it('a server that offers none is told, and the device is not asked', async () => {
  const device = vi.fn(async () => new Made())
  const { client, mfa } = world(device)
  const refusal = { code: 'mfa_webauthn_enroll_not_enabled', status: 422 }
  mfa.enroll.mockResolvedValueOnce({ data: null, error: refusal } as never)
  expect(await addPasskey(client, 'Phone')).toBe(NOT_OFFERED)
  expect(device).not.toHaveBeenCalled()
})

it('what the server does not take is not added', async () => {
  const { client, mfa } = world(async () => new Made(), { code: 'mfa_verification_failed', status: 422 })
  expect(await addPasskey(client, 'Phone')).toBe('The server did not accept this passkey.')
  expect(mfa.unenroll).toHaveBeenCalledWith({ factorId: 'new' })
})
