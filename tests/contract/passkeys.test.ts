import type { MFAVerifyWebauthnParams, SupabaseClient } from '@supabase/supabase-js'
import { createClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { describe, expect, inject, it } from 'vitest'
import { createAuthenticator, type Twist } from '../harness/authenticator.ts'
import { fileServer } from '../harness/file-server.ts'
import { startServer } from '../harness/server.ts'
import { claimsOf, signUp } from './auth-client.ts'

const password = 'a quiet engine'
const server = fileServer({ now: () => Date.now() + passedMs })
let passedMs = 0

const later = (seconds: number) => {
  passedMs += seconds * 1000
}

const browser = (): SupabaseClient =>
  createClient(server.url, server.anonKey, {
    auth: { autoRefreshToken: false, persistSession: false, experimental: { recoveryCodes: true } },
  })

type Credential<T extends 'create' | 'request'> =
  MFAVerifyWebauthnParams<T>['webauthn']['credential_response']
type Device = ReturnType<typeof createAuthenticator>
const SITE = { rpId: 'localhost' }

/** A driver with a record in the log. */
async function driver() {
  const driver = await signUp(browser())
  await driver.client.from('maintenance').insert({ user_id: driver.userId, item: 'Wash', date: '2026-01-01' })
  return driver
}

/** Adds a passkey, as the app does. @returns what the verification answered */
async function addPasskey(client: SupabaseClient, device: Device, friendlyName: string, twist: Twist = {}) {
  const enrolled = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName })
  if (enrolled.error) throw enrolled.error
  const factorId = enrolled.data.id
  const challenge = await challengeOf(client, factorId)
  if (challenge.webauthn.type !== 'create') throw new Error('a new factor is not asked to make a passkey')
  const credential = device.create(challenge.webauthn.credential_options.publicKey, twist)
  const { error } = await client.auth.mfa.verify({
    factorId,
    challengeId: challenge.id,
    webauthn: {
      ...SITE,
      type: 'create',
      credential_response: credential as unknown as Credential<'create'>,
    },
  })
  return { factorId, error, options: challenge.webauthn.credential_options.publicKey }
}

async function challengeOf(client: SupabaseClient, factorId: string) {
  const { data, error } = await client.auth.mfa.challenge({ factorId, webauthn: SITE })
  if (error) throw error
  return data
}

const answerOf = (credential: object) => ({
  ...SITE,
  type: 'request' as const,
  credential_response: credential as Credential<'request'>,
})

/** Signs for one challenge, answered at once or again. */
async function sign(client: SupabaseClient, factorId: string, device: Device, twist: Twist = {}) {
  const { id: challengeId, webauthn } = await challengeOf(client, factorId)
  if (webauthn.type !== 'request') throw new Error('a known passkey is not asked to sign')
  const options = webauthn.credential_options.publicKey
  const body = { factorId, challengeId, webauthn: answerOf(device.get(options, twist)) }
  return { options, body, send: () => client.auth.mfa.verify(body) }
}

async function prove(client: SupabaseClient, factorId: string, device: Device, twist: Twist = {}) {
  return (await (await sign(client, factorId, device, twist)).send()).error
}

async function driverWithPasskey() {
  const owner = await driver()
  const device = createAuthenticator(server.url)
  const { factorId, error } = await addPasskey(owner.client, device, 'Phone')
  if (error) throw error
  return { ...owner, device, factorId }
}

async function signedInByPassword(email: string) {
  const client = browser()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

const FAILED = { status: 422, code: 'mfa_verification_failed' }
const records = async (client: SupabaseClient) => (await client.from('maintenance').select('item')).data

describe('a passkey', () => {
  it('is asked for this host, this account and a verified holder, and turns the second step on', async () => {
    const { client, email, userId } = await driver()
    const other = await signedInByPassword(email)
    const device = createAuthenticator(server.url)
    const { factorId, error, options } = await addPasskey(client, device, 'Phone')
    expect(error).toBeNull()
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Tappet' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required' },
    })
    expect(await claimsOf(client)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    })
    expect((await client.auth.mfa.listFactors()).data?.webauthn).toMatchObject([
      { id: factorId, status: 'verified', friendly_name: 'Phone', factor_type: 'webauthn' },
    ])
    expect(await records(client)).toEqual([{ item: 'Wash' }])
    expect((await other.from('maintenance').select('item')).status).toBe(401)
    // Only the public half is kept.
    const [row] = await server.admin(
      'select secret, web_authn_credential as kept from auth.mfa_factors where user_id = $1',
      [userId],
    )
    expect(row).toMatchObject({ secret: null, kept: { id: device.id, transports: ['internal'] } })
    const log = await client.from('security_events').select('kind')
    expect(log.data).toContainEqual({ kind: 'factor_added' })
  })

  it('opens what the password alone does not', async () => {
    const { email, device, factorId } = await driverWithPasskey()
    const half = await signedInByPassword(email)
    expect((await half.from('maintenance').select('item')).status).toBe(403)
    const { options, send } = await sign(half, factorId, device)
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(
      options.allowCredentials?.map(({ id }) => Buffer.from(id as ArrayBuffer).toString('base64url')),
    ).toEqual([device.id])
    expect((await send()).error).toBeNull()
    expect(await claimsOf(half)).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/webauthn' }, {}] })
    expect(await records(half)).toEqual([{ item: 'Wash' }])
  })

  it('counts for another of the same account that was asked for', async () => {
    const { client, email, factorId } = await driverWithPasskey()
    const second = createAuthenticator(server.url)
    expect((await addPasskey(client, second, 'Laptop')).error).toBeNull()
    const half = await signedInByPassword(email)
    expect(await prove(half, factorId, second)).toBeNull()
  })

  it.each<[string, Twist]>([
    ['made for another page', { origin: 'https://tappet.evil.example' }],
    ['made for another host', { rpId: 'evil.example' }],
    ['without a verified holder', { isVerified: false }],
    ['for another challenge', { challenge: new Uint8Array(32).buffer }],
  ])('is refused %s, new or known', async (_, twist) => {
    const { client, email, device, factorId } = await driverWithPasskey()
    const half = await signedInByPassword(email)
    expect(await prove(half, factorId, device, twist)).toMatchObject(FAILED)
    expect((await half.from('maintenance').select('item')).status).toBe(403)
    const refused = await addPasskey(client, createAuthenticator(server.url), 'Laptop', twist)
    expect(refused.error).toMatchObject(FAILED)
    expect((await client.auth.mfa.listFactors()).data?.webauthn).toHaveLength(1)
  })

  it('is refused with a counter that does not go on: somebody may have copied it', async () => {
    const { email, device, factorId } = await driverWithPasskey()
    const client = await signedInByPassword(email)
    expect(await prove(client, factorId, device, { counter: 7 })).toBeNull()
    for (const counter of [7, 6, 0])
      expect(await prove(client, factorId, device, { counter }), String(counter)).toMatchObject(FAILED)
    expect(await prove(client, factorId, device, { counter: 8 })).toBeNull()
  })

  it('answers a challenge once, in time, and its own', async () => {
    const { email, device, factorId } = await driverWithPasskey()
    const client = await signedInByPassword(email)
    const late = await sign(client, factorId, device)
    later(301)
    expect((await late.send()).error).toMatchObject({ code: 'mfa_challenge_expired' })
    const first = await sign(client, factorId, device)
    expect((await first.send()).error).toBeNull()
    const again = { ...first.body, webauthn: answerOf(device.get(first.options)) }
    expect((await client.auth.mfa.verify(again)).error).toMatchObject({ code: 'mfa_factor_not_found' })
    const next = await sign(client, factorId, device)
    const replayed = { ...next.body, webauthn: first.body.webauthn }
    expect((await client.auth.mfa.verify(replayed)).error).toMatchObject(FAILED)
  })

  it("of another account opens nothing here, and can't be added here", async () => {
    const stranger = await driverWithPasskey()
    const { email, factorId } = await driverWithPasskey()
    const half = await signedInByPassword(email)
    expect(await prove(half, factorId, stranger.device)).toMatchObject(FAILED)
    const foreign = await half.auth.mfa.challenge({ factorId: stranger.factorId, webauthn: SITE })
    expect(foreign.error).toMatchObject({ code: 'mfa_factor_not_found' })
    const { client } = await driver()
    const passkey = await addPasskey(client, stranger.device, 'Phone')
    expect(passkey.error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' })
    expect((await client.auth.mfa.listFactors()).data?.webauthn).toEqual([])
  })

  it('takes no code in its place, and answers nothing but what was asked', async () => {
    const { client, email, device, factorId } = await driverWithPasskey()
    const half = await signedInByPassword(email)
    const challenge = await sign(half, factorId, device)
    const code = { factorId, challengeId: challenge.body.challengeId, code: '000000' }
    expect((await half.auth.mfa.verify(code)).error).toMatchObject({ code: 'validation_failed' })
    const credential = createAuthenticator(server.url).create({
      ...challenge.options,
      rp: { id: 'localhost' },
    })
    const webauthn = {
      ...SITE,
      type: 'create' as const,
      credential_response: credential as unknown as Credential<'create'>,
    }
    expect((await half.auth.mfa.verify({ ...challenge.body, webauthn })).error).toMatchObject(FAILED)
    const enrolled = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Laptop' })
    const fresh = await challengeOf(client, enrolled.data?.id ?? '')
    const assertion = answerOf(device.get({ ...challenge.options, challenge: new Uint8Array(32) }))
    const body = { factorId: enrolled.data?.id ?? '', challengeId: fresh.id, webauthn: assertion }
    expect((await client.auth.mfa.verify(body)).error).toMatchObject(FAILED)
  })
})

it('is no answer for an authenticator app, by its own challenge or by that of a passkey', async () => {
  const { client, email, device, factorId } = await driverWithPasskey()
  const app = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
  const appId = app.data?.id ?? ''
  const generator = new TOTP({ secret: app.data?.totp.secret ?? '' })
  const code = generator.generate({ timestamp: Date.now() + passedMs })
  expect((await client.auth.mfa.challengeAndVerify({ factorId: appId, code })).error).toBeNull()
  const half = await signedInByPassword(email)
  const { body } = await sign(half, factorId, device)
  const ofPasskey = await half.auth.mfa.verify({ ...body, factorId: appId })
  expect(ofPasskey.error).toMatchObject({ code: 'mfa_factor_not_found' })
  const challenge = await half.auth.mfa.challenge({ factorId: appId })
  const ofApp = await half.auth.mfa.verify({
    ...body,
    factorId: appId,
    challengeId: challenge.data?.id ?? '',
  })
  expect(ofApp.error).toMatchObject(FAILED)
  expect((await half.from('maintenance').select('item')).status).toBe(403)
})

describe('the rules of the authenticator app', () => {
  it('hold for a passkey: a fresh sign-in to add one, the first to add a second, aal2 to remove', async () => {
    const { client, email, factorId } = await driverWithPasskey()
    const half = await signedInByPassword(email)
    const aal = { code: 'insufficient_aal' }
    const another = { factorType: 'webauthn', friendlyName: 'Mine' } as const
    expect((await half.auth.mfa.enroll(another)).error).toMatchObject({ status: 403, ...aal })
    expect((await half.auth.mfa.unenroll({ factorId })).error).toMatchObject(aal)
    expect((await half.auth.updateUser({ email: 'thief@example.com' })).error).toMatchObject(aal)
    later(16 * 60)
    const stale = { code: 'reauthentication_needed' }
    expect((await client.auth.mfa.enroll(another)).error).toMatchObject(stale)
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject(stale)
  })

  it('recovery codes stand in for it, and go before the last factor does', async () => {
    const { client, email, factorId, userId } = await driverWithPasskey()
    const codes = (await client.auth.mfa.recoveryCodes.generate()).data?.codes ?? []
    expect(codes).toHaveLength(10)
    const lost = await signedInByPassword(email)
    expect((await lost.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error).toBeNull()
    expect(await records(lost)).toEqual([{ item: 'Wash' }])
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      code: 'mfa_recovery_codes_sole_factor',
    })
    expect((await client.auth.mfa.recoveryCodes.unenroll()).error).toBeNull()
    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
    await client.auth.refreshSession()
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
    expect(await records(await signedInByPassword(email))).toHaveLength(1)
    const log = await server.admin('select kind from security_events where user_id = $1', [userId])
    expect(log).toContainEqual({ kind: 'factor_removed' })
  })

  it('an operator removes a lost one, and the recovery codes with it', async () => {
    const { client, email, factorId, userId } = await driverWithPasskey()
    await client.auth.mfa.recoveryCodes.generate()
    const operator = createClient(server.url, server.serviceKey, { auth: { persistSession: false } })
    expect((await operator.auth.admin.mfa.deleteFactor({ id: factorId, userId })).error).toBeNull()
    expect(await records(await signedInByPassword(email))).toHaveLength(1)
  })
})

it('a server without a host name offers none: a passkey is bound to one', async () => {
  const numbered = await startServer({ adminUrl: inject('adminUrl'), env: { SITE_URL: 'https://192.0.2.7' } })
  const client = createClient(numbered.url, numbered.anonKey, { auth: { persistSession: false } })
  await client.auth.signUp({ email: 'numbered@example.com', password })
  expect(
    (await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Phone' })).error,
  ).toMatchObject({
    status: 422,
    code: 'mfa_webauthn_enroll_not_enabled',
    message: expect.stringContaining('SITE_URL'),
  })
  await numbered.close()
})
