import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { GOOGLE_ENV, startIssuer } from '../harness/auth-oidc.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { call, claimsOf, hashValues, newClient, whereTo } from './auth-client.ts'
import { readMail } from './auth-mailbox.ts'

let issuer: Awaited<ReturnType<typeof startIssuer>>
let server: TestServer
beforeAll(async () => {
  issuer = await startIssuer()
  server = await startServer({ adminUrl: inject('adminUrl'), env: GOOGLE_ENV, issuer: issuer.url })
})
afterAll(() => Promise.all([server.close(), issuer.close()]))

let people = 0
let email = ''
beforeEach(() => {
  email = `googler${++people}@example.com`
  issuer.denies = false
  issuer.person = {
    sub: `10000${people}`,
    email,
    email_verified: true,
    name: 'Gudrun Google',
    picture: 'https://example.com/gudrun.png',
  }
})

const password = 'a quiet engine'
const callback = () => `${server.url}/auth/callback`

/** The redirect of a sign-in over Google, from our door to the place it ends at. */
async function walk(client = newClient(server, 'pkce'), redirectTo = callback()) {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo,
      queryParams: { access_type: 'offline', prompt: 'consent' },
      skipBrowserRedirect: true,
    },
  })
  expect(error).toBeNull()
  const toGoogle = await whereTo(data.url ?? '')
  const fromGoogle = await whereTo(toGoogle.href)
  return { client, toGoogle, fromGoogle, end: await whereTo(fromGoogle.href) }
}

describe('sign-in with Google in the browser', () => {
  it('ends at /auth/callback with a code that becomes a session [AUTH-002] [AUTH-047] [AUTH-050]', async () => {
    const { client, end } = await walk()
    expect(`${end.origin}${end.pathname}`).toBe(callback())
    const { data, error } = await client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '')
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Gudrun Google', avatar_url: 'https://example.com/gudrun.png' },
    })
    expect(data.user?.identities).toMatchObject([{ provider: 'google', id: issuer.person.sub }])
    expect((await claimsOf(client)).amr).toMatchObject([{ method: 'oauth' }])
    const [profile] = await server.admin('select name, google_sub from public.profiles where user_id = $1', [
      data.user?.id,
    ])
    expect(profile).toEqual({ name: 'Gudrun Google', google_sub: issuer.person.sub })
  })

  it('sends state, nonce and PKCE to Google, none of which a client can choose, and asks for offline access and consent [AUTH-048] [AUTH-049]', async () => {
    const { toGoogle } = await walk()
    expect(toGoogle.origin).toBe(issuer.url)
    const own = Object.fromEntries(toGoogle.searchParams)
    expect(own).toMatchObject({
      client_id: GOOGLE_ENV.GOOGLE_CLIENT_ID,
      response_type: 'code',
      redirect_uri: `${server.url}/auth/v1/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    const place = await whereTo(
      `${server.url}/auth/v1/authorize?provider=google&state=x&nonce=x&redirect_uri=http://evil.example&client_id=x&response_type=token`,
    )
    for (const name of ['state', 'nonce', 'redirect_uri', 'client_id', 'response_type']) {
      expect(['x', 'token', 'http://evil.example']).not.toContain(place.searchParams.get(name))
    }
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(place.searchParams.get(name), name).not.toBe(own[name])
  })

  it('signs in to the same account again', async () => {
    const first = await walk()
    const one = await first.client.auth.exchangeCodeForSession(first.end.searchParams.get('code') ?? '')
    const second = await walk()
    const two = await second.client.auth.exchangeCodeForSession(second.end.searchParams.get('code') ?? '')
    expect(two.data.user?.id).toBe(one.data.user?.id)
  })

  it('creates one account for two concurrent sign-ins of one user', async () => {
    const tokens = await Promise.all([issuer.idToken(), issuer.idToken(), issuer.idToken()])
    const answers = await Promise.all(
      tokens.map((token) => newClient(server).auth.signInWithIdToken({ provider: 'google', token })),
    )
    expect(answers.map((answer) => answer.error)).toEqual([null, null, null])
    expect(new Set(answers.map((answer) => answer.data.user?.id)).size).toBe(1)
  })

  it('gives a client without PKCE its tokens in the hash', async () => {
    const { end } = await walk(newClient(server, 'implicit'))
    expect(end.search).toBe('')
    const values = hashValues(end)
    const user = await newClient(server).auth.getUser(values.get('access_token') ?? '')
    expect(user.data.user?.email).toBe(email)
  })

  it('accepts each answer of Google once', async () => {
    const { fromGoogle } = await walk()
    const end = await whereTo(fromGoogle.href)
    expect(end.searchParams.get('error_code')).toBe('bad_oauth_state')
    expect(end.pathname).toBe('/auth/callback')
  })

  it('refuses an answer with an unknown state [V10.2.1]', async () => {
    const end = await whereTo(`${server.url}/auth/v1/callback?state=made-up&code=stolen`)
    expect(Object.fromEntries(end.searchParams)).toEqual({
      error: 'invalid_request',
      error_code: 'bad_oauth_state',
      error_description: 'OAuth state not found or expired',
    })
  })

  it('redirects with an error when Google refuses the code', async () => {
    const client = newClient(server, 'pkce')
    const { data } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: callback(), skipBrowserRedirect: true },
    })
    const fromGoogle = await whereTo((await whereTo(data.url ?? '')).href)
    fromGoogle.searchParams.set('code', 'another')
    const end = await whereTo(fromGoogle.href)
    expect(end.searchParams.get('error')).toBe('server_error')
    expect(end.searchParams.get('error_description')).toBe('Unable to exchange external code')
  })

  it('redirects with an error in query and hash when the user refuses', async () => {
    issuer.denies = true
    const { end } = await walk()
    expect(`${end.origin}${end.pathname}`).toBe(callback())
    expect(end.searchParams.get('error')).toBe('access_denied')
    expect(end.searchParams.get('error_description')).toBe('The user said no')
    expect(hashValues(end).get('error_description')).toBe('The user said no')
    expect(end.searchParams.get('code')).toBeNull()
  })

  it('redirects to the site instead of another host', async () => {
    const { end } = await walk(newClient(server, 'pkce'), 'https://evil.example/')
    expect(end.origin).toBe(server.url)
  })

  it('refuses other providers', async () => {
    const answer = await call(server, 'GET', '/authorize?provider=constructor')
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } })
  })
})

describe('sign-in with an ID token', () => {
  const signIn = (token: string, nonce?: string) =>
    newClient(server).auth.signInWithIdToken({
      provider: 'google',
      token,
      ...(nonce !== undefined && { nonce }),
    })
  const hashed = (nonce: string) => createHash('sha256').update(nonce).digest('hex')

  it('signs in, with a nonce the app hashed for Google [AUTH-046]', async () => {
    const { data, error } = await signIn(await issuer.idToken({ nonce: hashed('raw nonce') }), 'raw nonce')
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, app_metadata: { provider: 'google' } })
  })

  it.each<[string, () => Promise<string>, string | undefined]>([
    ['signed by somebody else', () => issuer.idToken({}, 'foreign'), undefined],
    ['made for another app', () => issuer.idToken({ aud: 'another' }), undefined],
    ['made by another issuer', () => issuer.idToken({ iss: 'https://accounts.google.com' }), undefined],
    ['too old', () => issuer.idToken({ exp: Math.floor(Date.now() / 1000) - 60 }), undefined],
    ['with a nonce the app does not know', () => issuer.idToken({ nonce: hashed('a') }), undefined],
    ['with another nonce', () => issuer.idToken({ nonce: hashed('a') }), 'b'],
    ['without the nonce the app made', () => issuer.idToken(), 'a'],
    ['without an address', () => issuer.idToken({ email: '' }), undefined],
    ['that is none', async () => 'a.b.c', undefined],
    [
      'unsigned',
      async () => `${btoa('{"alg":"none"}')}.${(await issuer.idToken()).split('.')[1]}.`,
      undefined,
    ],
  ])('refuses a token %s [V6.8.2] [V10.5.1]', async (_, make, nonce) => {
    const { error } = await signIn(await make(), nonce)
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})

describe('accounts with the same address', () => {
  const arrive = async () =>
    newClient(server).auth.signInWithIdToken({ provider: 'google', token: await issuer.idToken() })

  it('are linked when Google has verified the address', async () => {
    const { data: own } = await newClient(server).auth.signUp({
      email,
      password,
      options: { data: { car: 'Saab 900' } },
    })
    const { data } = await arrive()
    expect(data.user?.id).toBe(own.user?.id)
    expect(data.user).toMatchObject({
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
      user_metadata: { car: 'Saab 900', full_name: 'Gudrun Google' },
    })
    expect(data.user?.identities?.map((identity) => identity.provider)).toEqual(['email', 'google'])
  })

  it('are not linked when Google has not verified the address', async () => {
    await newClient(server).auth.signUp({ email, password })
    issuer.person = { ...issuer.person, email_verified: false }
    const { error } = await arrive()
    expect(error).toMatchObject({ status: 403, code: 'provider_email_needs_verification' })
  })

  it('keep no access of a stranger who signed up with the address', async () => {
    const admin = (await import('@supabase/supabase-js')).createClient(server.url, server.serviceKey)
    const factorUser = await admin.auth.admin.createUser({
      email,
      password: 'lying in wait',
      user_metadata: { note: 'planted' },
    })
    await newClient(server).auth.resetPasswordForEmail(email)
    const planted = (await server.outbox()).map(readMail).findLast(({ to }) => to === email)
    const { data } = await arrive()
    expect(data.user?.id).toBe(factorUser.data.user?.id)
    expect(data.user?.app_metadata).toEqual({ provider: 'google', providers: ['google'] })
    expect(data.user?.user_metadata.note).toBeUndefined()
    expect(data.user?.identities?.map((identity) => identity.provider)).toEqual(['google'])
    const lurker = await newClient(server).auth.signInWithPassword({ email, password: 'lying in wait' })
    expect(lurker.error).toMatchObject({ code: 'invalid_credentials' })
    const link = await whereTo(planted?.link ?? '')
    expect(hashValues(link).get('error_code')).toBe('otp_expired')
  })

  it('refuse a banned user', async () => {
    const { data } = await arrive()
    await server.admin("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [
      data.user?.id,
    ])
    expect((await arrive()).error).toMatchObject({ code: 'user_banned' })
  })
})

describe('without Google', () => {
  it('refuses the redirect and the token', async () => {
    const plain = await startServer({ adminUrl: inject('adminUrl') })
    const door = await call(plain, 'GET', '/authorize?provider=google')
    expect(door).toMatchObject({
      status: 400,
      body: {
        code: 400,
        error_code: 'validation_failed',
        msg: 'Unsupported provider: provider is not enabled',
      },
    })
    const token = await issuer.idToken()
    const { error } = await newClient(plain).auth.signInWithIdToken({ provider: 'google', token })
    expect(error).toMatchObject({ status: 400, code: 'provider_disabled' })
    await plain.close()
  })
})
