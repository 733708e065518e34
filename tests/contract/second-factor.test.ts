import type { SupabaseClient } from '@supabase/supabase-js'
import { createClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { serveWithDeno } from '../harness/deno-function.ts'
import { fileServer } from '../harness/file-server.ts'
import { claimsOf, newClient, sessionOf, signUp } from './auth-client.ts'

const password = 'a quiet engine'
const server = fileServer({ now: () => Date.now() + passedMs })
let passedMs = 0

/** Time goes on, so that the next code is another one. */
const later = (seconds = 30) => {
  passedMs += seconds * 1000
}
const codeOf = (secret: string, stepsAway = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + passedMs + stepsAway * 30_000 })

/** As the app makes it: with recovery codes. */
const browser = (): SupabaseClient =>
  createClient(server.url, server.anonKey, {
    auth: { autoRefreshToken: false, persistSession: false, experimental: { recoveryCodes: true } },
  })

async function driver() {
  const driver = await signUp(browser())
  await driver.client.from('maintenance').insert({ user_id: driver.userId, item: 'Wash', date: '2026-01-01' })
  return driver
}

async function driverWithFactor() {
  const { client, email, userId } = await driver()
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  if (error) throw error
  const { id, totp } = data
  const { error: refused } = await client.auth.mfa.challengeAndVerify({
    factorId: id,
    code: codeOf(totp.secret),
  })
  if (refused) throw refused
  later()
  return { client, email, userId, factorId: id, secret: totp.secret }
}

/** Another browser that has given the password alone. */
async function signedInByPassword(email: string) {
  const client = browser()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

describe('setting up', () => {
  it('shows the secret once, as a QR code, a text and an address, and keeps it sealed', async () => {
    const { client, email, userId } = await driver()
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    expect(error).toBeNull()
    expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(data?.totp.uri).toContain(`otpauth://totp/Tappet:${encodeURIComponent(email)}?`)
    expect(data?.totp.uri).toContain(`secret=${data?.totp.secret}`)
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#%]*<\/svg>$/)
    const [row] = await server.admin('select secret, status from auth.mfa_factors where user_id = $1', [
      userId,
    ])
    expect(row).toMatchObject({ status: 'unverified', secret: expect.stringMatching(/^v1\./) })
    expect(row?.secret).not.toContain(data?.totp.secret ?? '')
    // Nothing is asked for before it is confirmed.
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: 'aal1' })
    expect((await (await signedInByPassword(email)).from('maintenance').select('item')).data).toHaveLength(1)
  })

  it('a right code turns it on, raises this session and ends the others', async () => {
    const { client, email } = await driver()
    const other = await signedInByPassword(email)
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    const secret = data?.totp.secret ?? ''
    const wrong = await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: '000000' })
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect((await client.auth.mfa.listFactors()).data?.totp).toEqual([])
    const before = await claimsOf(client)
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: data?.id ?? '',
      code: codeOf(secret),
    })
    expect(error).toBeNull()
    expect(await claimsOf(client)).toMatchObject({
      aal: 'aal2',
      session_id: before.session_id,
      amr: [
        { method: 'totp', timestamp: expect.any(Number) },
        { method: 'password', timestamp: expect.any(Number) },
      ],
    })
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([
      { id: data?.id, status: 'verified', friendly_name: 'Phone', factor_type: 'totp' },
    ])
    expect((await other.from('maintenance').select('item')).status).toBe(401)
    // The new tokens are good, now and after a refresh.
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' })
    expect((await client.from('maintenance').select('item')).data).toEqual([{ item: 'Wash' }])
  })

  it('needs a fresh sign-in, and a second one needs the first', async () => {
    const { client } = await driver()
    later(16 * 60)
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      code: 'reauthentication_needed',
    })
    const { email } = await driverWithFactor()
    const thief = await signedInByPassword(email)
    expect((await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    })
  })

  it('refuses what it does not offer and what is not there', async () => {
    const { client } = await driver()
    const { client: stranger, factorId } = await driverWithFactor()
    expect((await client.auth.mfa.enroll({ factorType: 'phone', phone: '+123456789' })).error).toMatchObject({
      code: 'mfa_phone_enroll_not_enabled',
    })
    for (const id of [factorId, 'nonsense']) {
      expect((await client.auth.mfa.challenge({ factorId: id })).error).toMatchObject({ status: 404 })
      expect((await client.auth.mfa.unenroll({ factorId: id })).error).toMatchObject({ status: 404 })
    }
    expect((await stranger.auth.mfa.listFactors()).data?.totp).toHaveLength(1)
  })
})

describe('signing in', () => {
  it('a password alone reads and writes nothing, on no surface', async () => {
    const { email, userId } = await driverWithFactor()
    const half = await signedInByPassword(email)
    expect((await half.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    })
    const answer = await half.from('maintenance').select('item')
    expect([answer.status, answer.error?.code]).toEqual([403, 'insufficient_aal'])
    expect((await half.rpc('make_calendar_link')).status).toBe(403)
    expect((await half.storage.from('receipts').list(userId)).error).toMatchObject({
      message: /second factor/,
    })
    const deletion = await half.functions.invoke('delete-account', { method: 'POST' })
    expect(deletion.response?.status).toBe(403)
    const status = await new Promise((resolve) =>
      half.channel('rows').subscribe((_, error) => error && resolve(error)),
    )
    expect(String(status)).toContain('SecondFactorNeeded')
    await half.removeAllChannels()
    expect((await server.admin('select from auth.users where id = $1', [userId])).length).toBe(1)
  })

  it('a code opens it, once; an earlier one and one of long ago do not [V6.5.1]', async () => {
    const { email, factorId, secret } = await driverWithFactor()
    const code = codeOf(secret)
    const client = await signedInByPassword(email)
    for (const other of [codeOf(secret, -4), codeOf(secret, 4), `${code}1`, '']) {
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: other })
      expect(error, other).not.toBeNull()
    }
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
    expect((await client.from('maintenance').select('item')).data).toEqual([{ item: 'Wash' }])
    const thief = await signedInByPassword(email)
    expect((await thief.auth.mfa.challengeAndVerify({ factorId, code })).error).toMatchObject({
      code: 'mfa_verification_failed',
    })
    // A clock that is half a minute ahead still counts, but nothing before what was used.
    expect((await thief.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) })).error).toBeNull()
    const third = await signedInByPassword(email)
    expect((await third.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).not.toBeNull()
  })

  it('a challenge is answered once, in time, and by whom it was given to', async () => {
    const { email, factorId, secret } = await driverWithFactor()
    const { factorId: foreign } = await driverWithFactor()
    const client = await signedInByPassword(email)
    const first = await client.auth.mfa.challenge({ factorId })
    const challengeId = first.data?.id ?? ''
    expect(first.data).toMatchObject({ type: 'totp', expires_at: expect.any(Number) })
    later(301)
    const code = codeOf(secret)
    expect((await client.auth.mfa.verify({ factorId, challengeId, code })).error).toMatchObject({
      code: 'mfa_challenge_expired',
    })
    const { data } = await client.auth.mfa.challenge({ factorId })
    const fresh = data?.id ?? ''
    expect(
      (await client.auth.mfa.verify({ factorId: foreign, challengeId: fresh, code })).error,
    ).toMatchObject({
      code: 'mfa_factor_not_found',
    })
    expect((await client.auth.mfa.verify({ factorId, challengeId: fresh, code })).error).toBeNull()
    later()
    const again = { factorId, challengeId: fresh, code: codeOf(secret) }
    expect((await client.auth.mfa.verify(again)).error).toMatchObject({ code: 'mfa_factor_not_found' })
  })

  it('voids the refresh token that the password gave', async () => {
    const { email, factorId, secret } = await driverWithFactor()
    const client = await signedInByPassword(email)
    const copied = (await sessionOf(client)).refresh_token
    await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    expect((await browser().auth.refreshSession({ refresh_token: copied })).error).not.toBeNull()
    expect((await client.auth.refreshSession()).error).toBeNull()
  })
})

describe('with a second factor set', () => {
  it('the password changes nothing that could take the account [V7.5.1]', async () => {
    const { email, factorId } = await driverWithFactor()
    const half = await signedInByPassword(email)
    const aal = { code: 'insufficient_aal' }
    const wanted = { password: 'another quiet engine', current_password: password }
    expect((await half.auth.updateUser(wanted)).error).toMatchObject(aal)
    expect((await half.auth.updateUser({ email: 'thief@example.com' })).error).toMatchObject(aal)
    expect((await half.auth.mfa.unenroll({ factorId })).error).toMatchObject(aal)
    expect((await half.auth.mfa.recoveryCodes.generate()).error).toMatchObject(aal)
    const { access_token: token } = await sessionOf(half)
    for (const scope of ['global', 'others']) {
      const { status } = await fetch(`${server.url}/auth/v1/logout?scope=${scope}`, {
        method: 'POST',
        headers: { apikey: server.anonKey, Authorization: `Bearer ${token}` },
      })
      expect([scope, status]).toEqual([scope, 401])
    }
    // Nor on Supabase, where the gateway lets such a token through to the function.
    const deno = await serveWithDeno('delete-account', server)
    const refused = await fetch(deno.url, { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'second_factor_required' }])
    await deno.stop()
    // It may leave.
    expect((await half.auth.signOut({ scope: 'local' })).error).toBeNull()
  })

  it('a fresh code is a fresh sign-in: it changes the password and deletes the account', async () => {
    const { client, factorId, secret, userId } = await driverWithFactor()
    later(16 * 60)
    await client.auth.refreshSession()
    const password = 'another quiet engine'
    expect((await client.auth.updateUser({ password })).error).toMatchObject({
      code: 'reauthentication_needed',
    })
    await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    expect((await client.auth.updateUser({ password })).error).toBeNull()
    expect((await client.functions.invoke('delete-account', { method: 'POST' })).error).toBeNull()
    expect(await server.admin('select from auth.users where id = $1', [userId])).toEqual([])
  })

  it('a proven session removes it, and is asked for none again', async () => {
    const { client, email, factorId, secret } = await driverWithFactor()
    later(16 * 60)
    const stale = { code: 'reauthentication_needed' }
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject(stale)
    expect((await client.auth.mfa.recoveryCodes.generate()).error).toMatchObject(stale)
    await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
    await client.auth.refreshSession()
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
    expect((await (await signedInByPassword(email)).from('maintenance').select('item')).data).toHaveLength(1)
  })
})

describe('recovery codes', () => {
  it('are shown once, kept as digests, and each opens the account once [V6.5.1]', async () => {
    const { client, email, factorId, userId } = await driverWithFactor()
    const { data } = await client.auth.mfa.recoveryCodes.generate()
    const codes = data?.codes ?? []
    expect(new Set(codes).size).toBe(10)
    expect(codes[0]).toMatch(/^[a-z0-9]{12}$/)
    const hashes = await server.admin('select code_hash from auth.mfa_recovery_codes')
    expect(JSON.stringify(hashes)).not.toContain(codes[0] ?? '')
    expect((await client.auth.mfa.recoveryCodes.generate()).error).toMatchObject({
      code: 'mfa_verified_factor_exists',
    })
    const lost = await signedInByPassword(email)
    expect((await lost.auth.mfa.recoveryCodes.verify({ code: 'aaaabbbbcccc' })).error).toMatchObject({
      code: 'mfa_verification_failed',
    })
    const typed = ` ${codes[0]?.slice(0, 4).toUpperCase()}-${codes[0]?.slice(4)} `
    expect((await lost.auth.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull()
    expect(await claimsOf(lost)).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/recovery_code' }, {}] })
    expect((await lost.from('maintenance').select('item')).data).toHaveLength(1)
    const again = await signedInByPassword(email)
    expect((await again.auth.mfa.recoveryCodes.verify({ code: typed })).error).not.toBeNull()
    expect((await lost.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 })
    // They are never the only factor: they go first, then the lost device.
    expect((await lost.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      code: 'mfa_recovery_codes_sole_factor',
    })
    const renewed = await lost.auth.mfa.recoveryCodes.regenerate()
    expect((await again.auth.mfa.recoveryCodes.verify({ code: codes[1] ?? '' })).error).not.toBeNull()
    expect(
      (await again.auth.mfa.recoveryCodes.verify({ code: renewed.data?.codes[0] ?? '' })).error,
    ).toBeNull()
    expect((await again.auth.mfa.recoveryCodes.unenroll()).error).toBeNull()
    expect(await server.admin('select from auth.mfa_factors where user_id = $1', [userId])).toHaveLength(1)
  })
})

it('who has lost the device turns the second step off by recovery codes alone', async () => {
  const { client, email, factorId } = await driverWithFactor()
  const codes = (await client.auth.mfa.recoveryCodes.generate()).data?.codes ?? []
  const stranger = await signedInByPassword(email)
  const lost = await signedInByPassword(email)
  expect((await stranger.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error).toBeNull()
  const again = await signedInByPassword(email)
  expect((await again.auth.mfa.recoveryCodes.verify({ code: codes[1] ?? '' })).error).toBeNull()
  expect((await lost.from('maintenance').select('item')).status).toBe(401)
  expect((await again.auth.mfa.recoveryCodes.unenroll()).error).toBeNull()
  // Another session that a code opened is not proven any more.
  expect((await stranger.from('maintenance').select('item')).status).toBe(403)
  expect((await again.auth.mfa.unenroll({ factorId })).error).toBeNull()
  await again.auth.refreshSession()
  expect(await claimsOf(again)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  expect((await (await signedInByPassword(email)).from('maintenance').select('item')).data).toHaveLength(1)
})

it('an operator removes a lost factor, and the recovery codes with it', async () => {
  const { client, email, factorId, userId } = await driverWithFactor()
  await client.auth.mfa.recoveryCodes.generate()
  const operator = createClient(server.url, server.serviceKey, { auth: { persistSession: false } })
  const { data } = await operator.auth.admin.mfa.listFactors({ userId })
  expect(data?.factors.map(({ factor_type }) => factor_type)).toEqual(['totp', 'recovery_code'])
  expect(JSON.stringify(data)).not.toContain('secret')
  expect((await newClient(server).auth.admin.mfa.listFactors({ userId })).error).not.toBeNull()
  expect((await operator.auth.admin.mfa.deleteFactor({ id: factorId, userId })).error).toBeNull()
  expect((await (await signedInByPassword(email)).from('maintenance').select('item')).data).toHaveLength(1)
})
