/** What others try at an account, as stories, in real mode. */
import { createClient, type MFAVerifyWebauthnParams, type SupabaseClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../harness/authenticator.ts'
import type { TestServer } from '../harness/server.ts'
import { call, sessionOf, whereTo } from './auth-client.ts'
import { startRealMode } from './auth-smtp.ts'

const password = 'a quiet engine'
let real: Awaited<ReturnType<typeof startRealMode>>
let server: TestServer
let passedMs = 0
beforeAll(async () => {
  real = await startRealMode(() => Date.now() + passedMs)
  server = real.server
})
afterAll(() => real.close())

const later = (seconds: number) => {
  passedMs += seconds * 1000
}

let tests = 0
beforeEach(() => {
  tests += 1
})

/** A browser as the app makes it, of the address that this test comes from. */
const browser = (): SupabaseClient =>
  createClient(server.url, server.anonKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      persistSession: true,
      storage: new BrowserStorage(),
      experimental: { recoveryCodes: true },
    },
    global: { headers: { 'x-forwarded-for': `198.51.100.${tests}` } },
  })

class BrowserStorage {
  private readonly values = new Map<string, string>()
  getItem = (key: string) => this.values.get(key) ?? null
  setItem = (key: string, value: string) => void this.values.set(key, value)
  removeItem = (key: string) => void this.values.delete(key)
}

let drivers = 0
const newEmail = () => `owner${++drivers}@example.com`
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: Date.now() + passedMs })

async function follow(email: string, subject = /^Confirm/): Promise<string> {
  const place = await whereTo((await real.mailTo(email, subject)).link)
  return place.searchParams.get('code') ?? ''
}

/** A driver with a record in the log, signed in. */
async function owner() {
  const email = newEmail()
  const client = browser()
  await client.auth.signUp({ email, password })
  const { error } = await client.auth.exchangeCodeForSession(await follow(email))
  if (error) throw error
  const { user } = await sessionOf(client)
  await client.from('maintenance').insert({ user_id: user.id, item: 'Wash', date: '2026-01-01' })
  return { email, client, userId: user.id }
}

async function withPasswordAlone(email: string): Promise<SupabaseClient> {
  const client = browser()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

async function addApp(client: SupabaseClient, friendlyName: string) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  const turnedOn = await client.auth.mfa.challengeAndVerify({
    factorId: data.id,
    code: codeOf(data.totp.secret),
  })
  if (turnedOn.error) throw turnedOn.error
  later(30)
  return data.id
}

const factorIds = async (client: SupabaseClient) =>
  (await client.auth.mfa.listFactors()).data?.all.map(({ id }) => id)

describe('who knows the password alone, while the owner adds a second factor,', () => {
  it('neither sees it nor answers for it with a passkey of their own, and the owner ends it [V7.5.1]', async () => {
    const { email, client } = await owner()
    const app = await addApp(client, 'Phone')
    const begun = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })
    const factorId = begun.data?.id ?? ''
    const asked = await client.auth.mfa.challenge({ factorId, webauthn: { rpId: 'localhost' } })
    if (asked.data?.webauthn.type !== 'create') throw new Error('no passkey is asked for')
    const made = createAuthenticator(server.url).create(asked.data.webauthn.credential_options.publicKey)
    const answer = {
      factorId,
      challengeId: asked.data.id,
      webauthn: {
        rpId: 'localhost',
        type: 'create' as const,
        credential_response:
          made as unknown as MFAVerifyWebauthnParams<'create'>['webauthn']['credential_response'],
      },
    }
    const thief = await withPasswordAlone(email)
    expect(await factorIds(thief)).toEqual([app])
    const gone = { status: 404, code: 'mfa_factor_not_found' }
    expect((await thief.auth.mfa.challenge({ factorId })).error).toMatchObject(gone)
    expect((await thief.auth.mfa.verify(answer)).error).toMatchObject(gone)
    expect((await thief.auth.mfa.unenroll({ factorId })).error).toMatchObject({ code: 'insufficient_aal' })
    expect((await thief.auth.mfa.unenroll({ factorId: app })).error).toMatchObject({
      code: 'insufficient_aal',
    })
    expect((await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error).toMatchObject({
      code: 'insufficient_aal',
    })
    expect((await thief.auth.mfa.recoveryCodes.getStatus()).error).toMatchObject({ code: 'insufficient_aal' })
    expect((await thief.from('maintenance').select('item')).status).toBe(403)
    expect((await client.auth.mfa.verify(answer)).error).toBeNull()
    expect(await factorIds(client)).toEqual([app, factorId])
  })

  it('does not finish the first one either, by a challenge that the owner asked for', async () => {
    const { email, client } = await owner()
    const thief = await withPasswordAlone(email)
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    const factorId = data?.id ?? ''
    const challengeId = (await client.auth.mfa.challenge({ factorId })).data?.id ?? ''
    const code = codeOf(data?.totp.secret ?? '')
    expect(await factorIds(thief)).toEqual([])
    expect((await thief.auth.mfa.verify({ factorId, challengeId, code })).error).toMatchObject({
      status: 404,
    })
    // Theirs of the same name holds up nobody, and goes when the owner's is on.
    const theirs = await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    expect(theirs.error).toBeNull()
    expect((await client.auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull()
    expect((await thief.auth.mfa.challenge({ factorId: theirs.data?.id ?? '' })).error).not.toBeNull()
  })

  it('does not answer a challenge that the owner asked for at sign-in', async () => {
    const { email, client } = await owner()
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    const [factorId, secret] = [data?.id ?? '', data?.totp.secret ?? '']
    await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    later(30)
    const [mine, thief] = [await withPasswordAlone(email), await withPasswordAlone(email)]
    const challengeId = (await mine.auth.mfa.challenge({ factorId })).data?.id ?? ''
    const answer = { factorId, challengeId, code: codeOf(secret) }
    expect((await thief.auth.mfa.verify(answer)).error).toMatchObject({ code: 'mfa_factor_not_found' })
    expect((await mine.auth.mfa.verify(answer)).error).toBeNull()
  })

  it('finds it gone after ten minutes, as the owner does', async () => {
    const { client } = await owner()
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    const factorId = data?.id ?? ''
    later(599)
    expect((await client.auth.mfa.challenge({ factorId })).error).toBeNull()
    later(2)
    expect((await client.auth.mfa.challenge({ factorId })).error).toMatchObject({ status: 404 })
    const code = codeOf(data?.totp.secret ?? '')
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toMatchObject({
      status: 404,
    })
  })
})

it('who copied an access token before the second step changes nothing with it afterwards [V7.5.1]', async () => {
  const { client, userId } = await owner()
  const { access_token: token } = await sessionOf(client)
  const factor = await addApp(client, 'Phone')
  const headers = { 'x-forwarded-for': `198.51.100.${tests}` }
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await call(server, method, path, { token, headers, ...(body && { body }) })
    return [answer.status, answer.body.error_code]
  }
  expect(await ask('PUT', '/user', { password: 'a louder engine' })).toEqual([401, 'insufficient_aal'])
  expect(await ask('PUT', '/user', { email: 'thief@example.com' })).toEqual([401, 'insufficient_aal'])
  expect(await ask('DELETE', `/factors/${factor}`)).toEqual([403, 'insufficient_aal'])
  expect(await ask('POST', '/factors', { factor_type: 'totp' })).toEqual([403, 'insufficient_aal'])
  expect(await ask('POST', '/factors/recovery-codes')).toEqual([403, 'insufficient_aal'])
  expect(await ask('POST', '/logout?scope=others')).toEqual([401, 'insufficient_aal'])
  const old = { apikey: server.anonKey, Authorization: `Bearer ${token}` }
  const rows = await fetch(`${server.url}/rest/v1/maintenance?select=item`, { headers: old })
  expect([rows.status, await rows.json()]).toMatchObject([403, { code: 'insufficient_aal' }])
  const files = await fetch(`${server.url}/storage/v1/object/list/receipts`, {
    method: 'POST',
    headers: { ...old, 'Content-Type': 'application/json' },
    body: JSON.stringify({ prefix: userId }),
  })
  expect(await files.text()).toMatch(/second factor/)
  expect((await client.from('maintenance').select('item')).data).toEqual([{ item: 'Wash' }])
})
