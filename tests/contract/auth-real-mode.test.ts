import * as bcrypt from '@node-rs/bcrypt'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bcryptThreads } from '../../apps/server/src/auth/accounts/passwords.ts'
import { forFile } from '../harness/for-file.ts'
import type { TestServer } from '../harness/server.ts'
import { call, hashValues, whereTo } from './auth-client.ts'
import { BrowserStorage, startRealMode } from './auth-smtp.ts'

// The real threads, counted.
vi.spyOn(bcryptThreads, 'hash')
vi.spyOn(bcryptThreads, 'compare')

const password = 'a quiet engine'
const real = forFile(() => startRealMode())
let server: TestServer
beforeAll(async () => {
  server = real.server
})

// Each test comes from an address of its own, as the trusted proxy tells it.
let tests = 0
let headers: Record<string, string> = {}
beforeEach(() => {
  tests += 1
  headers = { 'x-forwarded-for': `198.51.100.${tests}` }
  real.refusal.isOn = false
})

let drivers = 0
const newEmail = () => `real${++drivers}@example.com`
const client = () =>
  createClient(server.url, server.anonKey, {
    auth: { autoRefreshToken: false, flowType: 'pkce', storage: new BrowserStorage() },
    global: { headers },
  })

const mailTo: typeof real.mailTo = (address, subject) => real.mailTo(address, subject)

async function confirmed() {
  const email = newEmail()
  const browser = client()
  await browser.auth.signUp({ email, password })
  await returnFrom(browser, (await mailTo(email, /^Confirm/)).link)
  return email
}

/** Follows a link in the browser that asked for it. */
async function returnFrom(browser: SupabaseClient, link: string): Promise<void> {
  const code = (await whereTo(link)).searchParams.get('code') ?? ''
  const { error } = await browser.auth.exchangeCodeForSession(code)
  if (error) throw error
}

const forgetLimits = () => real.forgetLimits()

/** The names and kinds of values in an answer, without the values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]))
}

it('is named by /config.json, so that the app speaks of mails', async () => {
  expect(await (await fetch(`${server.url}/config.json`)).json()).toMatchObject({ mailEnabled: true })
})

describe('sign-up', () => {
  it('answers a user without a session, who can sign in after confirming by mail', async () => {
    const email = newEmail()
    const browser = client()
    const { data, error } = await browser.auth.signUp({
      email,
      password,
      options: { emailRedirectTo: `${server.url}/` },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.email).toBe(email)
    expect(data.user?.email_confirmed_at).toBeUndefined()
    const early = await browser.auth.signInWithPassword({ email, password })
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })
    const mail = await mailTo(email, /^Confirm your address/)
    const place = await whereTo(mail.link)
    expect(place.origin).toBe(server.url)
    const returned = await browser.auth.exchangeCodeForSession(place.searchParams.get('code') ?? '')
    expect(returned.data.user?.email).toBe(email)
    const signedIn = await browser.auth.signInWithPassword({ email, password })
    expect(signedIn.error).toBeNull()
    expect(signedIn.data.user?.email_confirmed_at).toBeDefined()
  })

  it('can be confirmed by typing the code', async () => {
    const email = newEmail()
    const browser = client()
    await browser.auth.signUp({ email, password })
    const { code } = await mailTo(email, /^Confirm/)
    const { data, error } = await browser.auth.verifyOtp({ email, token: code, type: 'signup' })
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
  })

  it('is mailed again by a second sign-up, and the first link still brings the password', async () => {
    const email = newEmail()
    const browser = client()
    await browser.auth.signUp({ email, password })
    const first = await mailTo(email, /^Confirm/)
    await forgetLimits()
    expect((await client().auth.signUp({ email, password })).error).toBeNull()
    const second = await vi.waitFor(async () => {
      const mail = await mailTo(email, /^Confirm/)
      expect(mail.link).not.toBe(first.link)
      return mail
    })
    await returnFrom(browser, first.link)
    expect((await client().auth.signInWithPassword({ email, password })).error).toBeNull()
    expect(hashValues(await whereTo(second.link)).get('error_code')).toBe('otp_expired')
  })

  it('drops an unconfirmed password when the address is confirmed by another mail', async () => {
    const email = newEmail()
    await client().auth.signUp({ email, password: 'lying in wait' })
    await forgetLimits()
    await client().auth.resetPasswordForEmail(email)
    await whereTo((await mailTo(email, /new password/)).link)
    const lurker = await client().auth.signInWithPassword({ email, password: 'lying in wait' })
    expect(lurker.error).toMatchObject({ code: 'invalid_credentials' })
  })

  it('answers an error when the mail cannot be sent', async () => {
    real.refusal.isOn = true
    const { error } = await client().auth.signUp({ email: newEmail(), password })
    expect(error).toMatchObject({ status: 500, message: 'Error sending mail' })
  })
})

describe('the existence of an account is not revealed', () => {
  it('by signing up: same answer, same work, and only the owner reads the difference', async () => {
    const owner = await confirmed()
    const fresh = newEmail()
    const waiting = newEmail()
    await client().auth.signUp({ email: waiting, password })
    await forgetLimits()
    const answers = []
    for (const email of [fresh, owner, waiting]) {
      vi.mocked(bcryptThreads.hash).mockClear()
      vi.mocked(bcryptThreads.compare).mockClear()
      const answer = await call(server, 'POST', '/signup', {
        headers,
        body: { email, password, data: { zebra: 1, a: 2 } },
      })
      answers.push({
        status: answer.status,
        shape: JSON.stringify(shapeOf(answer.body)),
        hashes: vi.mocked(bcryptThreads.hash).mock.calls.length,
        compares: vi.mocked(bcryptThreads.compare).mock.calls.length,
        metadata: JSON.stringify(answer.body.user_metadata),
        email: answer.body.email === email,
      })
    }
    expect(answers[0]).toMatchObject({ status: 200, hashes: 1, compares: 0 })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect((await mailTo(owner, /already/)).text).toContain('You already have one')
    expect((await client().auth.signInWithPassword({ email: owner, password })).error).toBeNull()
  })

  // As SECURITY.md says: the one exception, and what it costs who tries it.
  it('but by signing up with an address and then signing in, of which its owner gets a mail', async () => {
    const [owner, fresh] = [await confirmed(), newEmail()]
    await forgetLimits()
    const tried = []
    for (const email of [owner, fresh]) {
      await client().auth.signUp({ email, password: 'a thief of addresses' })
      const { error } = await client().auth.signInWithPassword({ email, password: 'a thief of addresses' })
      tried.push([error?.code, error?.message])
    }
    expect(tried).toEqual([
      ['invalid_credentials', 'Invalid login credentials'],
      ['email_not_confirmed', 'Email not confirmed'],
    ])
    await mailTo(owner, /already/)
  })

  it('by signing in: same answer and same work', async () => {
    const account = await confirmed()
    const answers = []
    for (const email of [account, 'nobody@example.com']) {
      vi.mocked(bcryptThreads.compare).mockClear()
      const body = { email, password: 'a wrong engine' }
      const answer = await call(server, 'POST', '/token?grant_type=password', { headers, body })
      answers.push({
        status: answer.status,
        body: answer.body,
        compares: vi.mocked(bcryptThreads.compare).mock.calls.length,
      })
    }
    expect(answers[0]).toEqual({
      status: 400,
      body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
      compares: 1,
    })
    expect(answers[1]).toEqual(answers[0])
  })

  it('by requesting a new password, once or twice', async () => {
    const account = await confirmed()
    await forgetLimits()
    const answers = []
    for (const email of [account, newEmail()]) {
      for (let times = 0; times < 2; times++) {
        const answer = await call(server, 'POST', '/recover', { headers, body: { email } })
        answers.push({ status: answer.status, code: answer.body.error_code })
      }
    }
    expect(answers.slice(0, 2)).toEqual([
      { status: 200, code: undefined },
      { status: 429, code: 'over_email_send_rate_limit' },
    ])
    expect(answers.slice(2)).toEqual(answers.slice(0, 2))
    expect((await mailTo(account, /new password/)).link).toContain('/auth/v1/verify?token=')
  })

  it('by changing to an address that is taken', async () => {
    const [mine, owner] = [await confirmed(), await confirmed()]
    await forgetLimits()
    const browser = client()
    await browser.auth.signInWithPassword({ email: mine, password })
    const { data, error } = await browser.auth.updateUser({ email: owner })
    expect(error).toBeNull()
    expect(data.user?.new_email).toBe(owner)
    await mailTo(owner, /already/)
    const half = await whereTo((await mailTo(mine, /another address/)).link)
    expect(hashValues(half).get('message')).toBeTruthy()
    expect((await browser.auth.getUser()).data.user?.email).toBe(mine)
  })
})

describe('known passwords', () => {
  it.each(['password', 'Qwerty123', '1q2w3e4r', 'iloveyou'])('are refused: %s', async (word) => {
    const { error } = await client().auth.signUp({ email: newEmail(), password: word })
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] })
  })

  it('are reported to a user who still has one', async () => {
    const email = await confirmed()
    const hash = await bcrypt.hash('iloveyou', 10)
    await server.admin('update auth.users set encrypted_password = $1 where email = $2', [hash, email])
    const { data, error } = await client().auth.signInWithPassword({ email, password: 'iloveyou' })
    expect(error).toBeNull()
    expect(data.weakPassword).toMatchObject({ reasons: ['pwned'] })
  })
})

describe('attempts', () => {
  const guess = (email: string, from: string, guessed = 'a wrong engine') =>
    call(server, 'POST', '/token?grant_type=password', {
      headers: { 'x-forwarded-for': from },
      body: { email, password: guessed },
    })

  /** As if this many wrong passwords had been counted. */
  const count = (name: string, points: number) =>
    server.admin('update auth.rate_limits set points = $2 where key like $1', [`${name}%`, points])

  it('at one account from one device are refused after thirty [V6.3.1]', async () => {
    await forgetLimits()
    const email = await confirmed()
    expect((await guess(email, '203.0.115.1')).status).toBe(400)
    await count('sign_in_by_device', 29)
    expect((await guess(email, '203.0.115.1')).status).toBe(400)
    const refused = await guess(email, '203.0.115.1', password)
    expect(refused).toMatchObject({ status: 429, body: { code: 429, error_code: 'over_request_rate_limit' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('from everywhere lock new devices after a hundred, and never one that the owner has used', async () => {
    await forgetLimits()
    const email = await confirmed()
    expect((await guess(email, '203.0.116.1', password)).status).toBe(200)
    for (const from of ['203.0.113.1', '2001:db8:9::1', '203.0.113.2'])
      expect((await guess(email, from)).status).toBe(400)
    await count('sign_in_by_account', 100)
    for (const from of ['203.0.113.3', '2001:db8:10::1', '203.0.116.2'])
      expect((await guess(email, from, password)).status).toBe(429)
    expect((await guess(email, '203.0.116.1', password)).status).toBe(200)
    expect((await guess(email, '203.0.116.1')).status).toBe(400)
  })

  it('at many accounts from one address are refused after thirty, whatever X-Forwarded-For says [V6.3.1]', async () => {
    for (let tries = 0; tries < 30; tries++) {
      expect((await guess(`victim${tries}@example.com`, `10.0.0.${tries}, 192.0.2.7`)).status).toBe(400)
    }
    expect((await guess('victim@example.com', '10.9.9.9, 192.0.2.7')).status).toBe(429)
    expect((await guess('victim@example.com', '10.9.9.9, 192.0.2.8')).status).toBe(400)
  })

  it('from one IPv6 network (/64) count as one, and those of one site (/48) together', async () => {
    await forgetLimits()
    for (let tries = 0; tries < 30; tries++)
      expect((await guess(`line${tries}@example.com`, `2001:db8:50:1::${tries + 1}`)).status).toBe(400)
    expect((await guess('line@example.com', '2001:db8:50:1::ffff')).status).toBe(429)
    expect((await guess('line@example.com', '2001:db8:50:2::1')).status).toBe(400)
    await forgetLimits()
    await guess('line@example.com', '2001:db8:60:1::1')
    await count('sign_in_by_address', 299)
    expect((await guess('line@example.com', '2001:db8:60:2::1')).status).toBe(400)
    expect((await guess('line@example.com', '2001:db8:60:3::1')).status).toBe(429)
    expect((await guess('line@example.com', '2001:db8:61:1::1')).status).toBe(400)
  })

  it('leave the owner in from any address of the network that their browser has used', async () => {
    await forgetLimits()
    const email = await confirmed()
    expect((await guess(email, '2001:db8:70:1::1', password)).status).toBe(200)
    await guess(email, '203.0.117.1')
    await count('sign_in_by_account', 100)
    expect((await guess(email, '2001:db8:70:1::2', password)).status).toBe(200)
    expect((await guess(email, '2001:db8:70:2::2', password)).status).toBe(429)
  })

  it('at the second step lock no device that has proven it, and a password alone makes none known', async () => {
    await forgetLimits()
    const email = await confirmed()
    const own = client()
    await own.auth.signInWithPassword({ email, password })
    const { data } = await own.auth.mfa.enroll({ factorType: 'totp' })
    const factorId = data?.id ?? ''
    const totp = new TOTP({ secret: data?.totp.secret ?? '' })
    expect((await own.auth.mfa.challengeAndVerify({ factorId, code: totp.generate() })).error).toBeNull()
    headers = { 'x-forwarded-for': '203.0.118.9' }
    const stranger = client()
    await stranger.auth.signInWithPassword({ email, password })
    const wrong = await stranger.auth.mfa.challengeAndVerify({ factorId, code: '000000' })
    expect(wrong.error?.status).toBe(422)
    await count('factor_by_account', 20)
    await count('sign_in_by_account', 100)
    // The step after the one that was used.
    const code = totp.generate({ timestamp: Date.now() + 30_000 })
    expect((await stranger.auth.mfa.challengeAndVerify({ factorId, code })).error?.status).toBe(429)
    expect((await guess(email, '203.0.118.9', password)).status).toBe(429)
    expect((await own.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  })

  it('with the right password are not counted', async () => {
    const email = await confirmed()
    for (let times = 0; times < 31; times++) {
      expect((await guess(email, `203.0.114.${times}`, password)).status).toBe(200)
    }
  })

  it('at the code of a mail are refused after ten, over several mails [V6.6.3]', async () => {
    const email = await confirmed()
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries++) {
      const answer = await call(server, 'POST', '/verify', {
        headers,
        body: { email, type: 'recovery', token: '000000' },
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429])
  })
})

describe('a change that could take the account away', () => {
  it('is told by mail: of the password, of the address to the old one, and of the second step', async () => {
    const email = await confirmed()
    const browser = client()
    await browser.auth.signInWithPassword({ email, password })
    expect((await browser.auth.updateUser({ password: 'another quiet engine' })).error).toBeNull()
    expect((await mailTo(email, /password was changed/)).text).toContain('If that was not you')
    await forgetLimits()
    const moved = newEmail()
    expect((await browser.auth.updateUser({ email: moved })).error).toBeNull()
    await whereTo((await mailTo(email, /is moving to another address/)).link)
    expect(real.received.filter(({ subject }) => /has another address/.test(subject))).toEqual([])
    await whereTo((await mailTo(moved, /Confirm your new address/)).link)
    expect((await mailTo(email, /has another address now/)).text).toContain('no longer go to this one')
    await browser.auth.signInWithPassword({ email: moved, password: 'another quiet engine' })
    const { data } = await browser.auth.mfa.enroll({ factorType: 'totp' })
    const factorId = data?.id ?? ''
    const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate()
    expect((await browser.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
    await mailTo(moved, /A second step protects/)
    expect((await browser.auth.mfa.unenroll({ factorId })).error).toBeNull()
    await mailTo(moved, /second step of your Tappet account was removed/)
  })

  it('counts wrong codes of the second step by account and device, also the right one after them', async () => {
    const email = await confirmed()
    const browser = client()
    await browser.auth.signInWithPassword({ email, password })
    const { data } = await browser.auth.mfa.enroll({ factorType: 'totp' })
    const factorId = data?.id ?? ''
    const wrong = async () =>
      (await browser.auth.mfa.challengeAndVerify({ factorId, code: '000000' })).error?.status
    const answers = []
    for (let tries = 0; tries < 11; tries++) answers.push(await wrong())
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate()
    expect((await browser.auth.mfa.challengeAndVerify({ factorId, code })).error?.status).toBe(429)
  })
})
