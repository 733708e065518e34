/** What others try at an account, as stories, in real mode. */
import { createClient, type MFAVerifyWebauthnParams, type SupabaseClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAuthenticator } from '../harness/authenticator.ts'
import { forFile } from '../harness/for-file.ts'
import type { TestServer } from '../harness/server.ts'
import { call, hashValues, sessionOf, whereTo } from './auth-client.ts'
import { BrowserStorage, startRealMode } from './auth-smtp.ts'

const password = 'a quiet engine'
const real = forFile(() => startRealMode(() => Date.now() + passedMs))
let server: TestServer
let passedMs = 0
beforeAll(async () => {
  server = real.server
})

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
    const challenge = await client.auth.mfa.challenge({ factorId, webauthn: { rpId: 'localhost' } })
    if (challenge.data?.webauthn.type !== 'create') throw new Error('no passkey is asked for')
    const credential = createAuthenticator(server.url).create(
      challenge.data.webauthn.credential_options.publicKey,
    )
    const answer = {
      factorId,
      challengeId: challenge.data.id,
      webauthn: {
        rpId: 'localhost',
        type: 'create' as const,
        credential_response:
          credential as unknown as MFAVerifyWebauthnParams<'create'>['webauthn']['credential_response'],
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
  const texts: string[] = []
  const read = async () => {
    const rows = await fetch(`${server.url}/rest/v1/maintenance?select=item`, { headers: old })
    texts.push(await rows.text())
    return [rows.status, texts.at(-1)]
  }
  // Until this node has heard of the factor, the database alone refuses: it finds no row.
  await expect.poll(read).toEqual([403, expect.stringContaining('insufficient_aal')])
  expect(texts.join()).not.toContain('Wash')
  const files = await fetch(`${server.url}/storage/v1/object/list/receipts`, {
    method: 'POST',
    headers: { ...old, 'Content-Type': 'application/json' },
    body: JSON.stringify({ prefix: userId }),
  })
  expect(await files.text()).toMatch(/second factor/)
  expect((await client.from('maintenance').select('item')).data).toEqual([{ item: 'Wash' }])
})

describe('a stranger who signs up with my address', () => {
  const guessed = 'lying in wait'
  const signIn = async (email: string, typed: string) =>
    (await browser().auth.signInWithPassword({ email, password: typed })).error?.code
  const linkIn = async (email: string, subject = /^Confirm/) => (await real.mailTo(email, subject)).link
  const codeAt = async (link: string) => (await whereTo(link)).searchParams.get('code') ?? ''
  /** The newest link but one that is known. */
  const nextLink = async (email: string, currentPassword: string) =>
    vi.waitFor(async () => {
      const link = await linkIn(email)
      expect(link).not.toBe(currentPassword)
      return link
    })

  it('knows no password of the account that I confirm, and I choose one where I opened the mail', async () => {
    const email = newEmail()
    const stranger = browser()
    await stranger.auth.signUp({ email, password: guessed })
    const phone = browser()
    const code = await codeAt(await linkIn(email))
    const [row] = await server.admin('select email_confirmed_at from auth.users where email = $1', [email])
    expect(row?.email_confirmed_at).not.toBeNull()
    expect(await signIn(email, guessed)).toBe('invalid_credentials')
    expect((await phone.auth.exchangeCodeForSession(code)).error).not.toBeNull()
    // With the address that the mail went to, and with no other.
    const other = await phone.auth.verifyOtp({ email: newEmail(), token: code, type: 'signup' })
    expect(other.error).toMatchObject({ code: 'otp_expired' })
    expect((await phone.auth.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull()
    expect((await phone.auth.updateUser({ password })).error).toBeNull()
    expect(await signIn(email, guessed)).toBe('invalid_credentials')
    expect(await signIn(email, password)).toBeUndefined()
    // The link's code is used up: the stranger's browser can no longer bring its password.
    expect((await stranger.auth.exchangeCodeForSession(code)).error).not.toBeNull()
    expect(await signIn(email, guessed)).toBe('invalid_credentials')
  })

  it.each([
    ['the link', async (email: string) => void (await whereTo(await linkIn(email)))],
    [
      'the code',
      async (email: string) => {
        const { code: token } = await real.mailTo(email, /^Confirm/)
        expect((await browser().auth.verifyOtp({ email, token, type: 'signup' })).error).toBeNull()
      },
    ],
  ])('without PKCE knows none either, by %s', async (_, confirm) => {
    const email = newEmail()
    const headers = { 'x-forwarded-for': `198.51.100.${tests}` }
    await call(server, 'POST', '/signup', { headers, body: { email, password: guessed } })
    await confirm(email)
    expect(await signIn(email, guessed)).toBe('invalid_credentials')
  })

  it('after me voids neither my link nor my password, nor when they sign up again', async () => {
    const email = newEmail()
    const mine = browser()
    await mine.auth.signUp({ email, password })
    const first = await linkIn(email)
    await real.forgetLimits()
    await browser().auth.signUp({ email, password: guessed })
    const second = await nextLink(email, first)
    await real.forgetLimits()
    await browser().auth.signUp({ email, password: guessed })
    const third = await nextLink(email, second)
    expect((await mine.auth.exchangeCodeForSession(await codeAt(first))).error).toBeNull()
    expect([await signIn(email, password), await signIn(email, guessed)]).toEqual([
      undefined,
      'invalid_credentials',
    ])
    for (const late of [second, third])
      expect(hashValues(await whereTo(late)).get('error_code')).toBe('otp_expired')
  })

  it('before me keeps me from nothing: my link brings my password', async () => {
    const email = newEmail()
    await browser().auth.signUp({ email, password: guessed })
    const theirs = await linkIn(email)
    await real.forgetLimits()
    const mine = browser()
    await mine.auth.signUp({ email, password })
    const code = await codeAt(await nextLink(email, theirs))
    expect((await mine.auth.exchangeCodeForSession(code)).error).toBeNull()
    expect([await signIn(email, password), await signIn(email, guessed)]).toEqual([
      undefined,
      'invalid_credentials',
    ])
  })
})

it('who mistyped the password signs up again from the same browser, and the new one counts', async () => {
  const email = newEmail()
  const mine = browser()
  await mine.auth.signUp({ email, password: 'a quiet engime' })
  const first = (await real.mailTo(email, /^Confirm/)).link
  await real.forgetLimits()
  await mine.auth.signUp({ email, password })
  const link = await vi.waitFor(async () => {
    const mail = await real.mailTo(email, /^Confirm/)
    expect(mail.link).not.toBe(first)
    return mail.link
  })
  const code = (await whereTo(link)).searchParams.get('code') ?? ''
  expect((await mine.auth.exchangeCodeForSession(code)).error).toBeNull()
  expect((await browser().auth.signInWithPassword({ email, password })).error).toBeNull()
})

describe('a link to a new password', () => {
  const asked = async () => {
    const { email } = await owner()
    await real.forgetLimits()
    const laptop = browser()
    await laptop.auth.resetPasswordForEmail(email)
    const { link } = await real.mailTo(email, /new password/)
    return { email, laptop, link }
  }

  it('is followed on the phone as well, for an hour', async () => {
    const { email, link } = await asked()
    later(59 * 60)
    const code = (await whereTo(link)).searchParams.get('code') ?? ''
    const phone = browser()
    expect((await phone.auth.exchangeCodeForSession(code)).error).not.toBeNull()
    expect((await phone.auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull()
    expect((await phone.auth.updateUser({ password: 'a louder engine' })).error).toBeNull()
    expect((await browser().auth.signInWithPassword({ email, password: 'a louder engine' })).error).toBeNull()
    const again = await browser().auth.verifyOtp({ email, token: code, type: 'recovery' })
    expect(again.error).toMatchObject({ code: 'otp_expired' })
  })

  it('leads to nothing five minutes after it was followed', async () => {
    const { email, link } = await asked()
    const code = (await whereTo(link)).searchParams.get('code') ?? ''
    later(5 * 60 + 1)
    const late = await browser().auth.verifyOtp({ email, token: code, type: 'recovery' })
    expect(late.error).toMatchObject({ code: 'otp_expired' })
  })
})
