import { createHash } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { APP_ID, type Apple, formAt, SERVICES_ID, startApple } from '../harness/apple.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { call, claimsOf, newClient, whereTo } from './auth-client.ts'

let apple: Apple
let server: TestServer
let passedMs = 0
beforeAll(async () => {
  apple = await startApple()
  const now = () => Date.now() + passedMs
  server = await startServer({ adminUrl: inject('adminUrl'), env: apple.env, issuer: apple.url, now })
})
afterAll(() => Promise.all([server.close(), apple.close()]))

let people = 0
let email = ''
beforeEach(() => {
  email = `appler${++people}@example.com`
  Object.assign(apple, { denies: false, user: null, changes: {}, signer: 'own' })
  apple.person = { sub: `00123.${people}`, email, email_verified: 'true', is_private_email: 'false' }
})

const password = 'a quiet engine'
const ADA = JSON.stringify({ name: { firstName: 'Ada', lastName: 'Apple' }, email: 'victim@example.com' })

/** Posts Apple's form, as a browser that comes from Apple's page: from another site, without a cookie. */
const post = (action: string, fields: URLSearchParams) =>
  fetch(action, {
    method: 'POST',
    redirect: 'manual',
    body: fields,
    headers: { Origin: 'https://appleid.apple.com', 'Sec-Fetch-Site': 'cross-site' },
  })

/** The way of a sign-in with Apple, from our door to the place it ends at. */
async function walk() {
  const client = newClient(server, 'pkce')
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'apple',
    options: { redirectTo: `${server.url}/auth/callback?by=apple`, skipBrowserRedirect: true },
  })
  expect(error).toBeNull()
  const { action, fields } = await formAt((await whereTo(data.url ?? '')).href)
  const answer = await post(action, fields)
  return { client, action, fields, status: answer.status, end: new URL(answer.headers.get('location') ?? '') }
}

async function arrive() {
  const { client, end } = await walk()
  const { data, error } = await client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '')
  if (error) throw error
  return { client, user: data.user, session: data.session }
}

/** What the end of a refused sign-in says. */
const refusal = async () => {
  const { end } = await walk()
  expect(end.searchParams.has('code')).toBe(false)
  return end.searchParams
}

describe('sign-in with Apple in the browser', () => {
  it('ends at /auth/callback by GET, with a code that becomes a session', async () => {
    apple.user = ADA
    const { client, end, status } = await walk()
    expect([status, `${end.origin}${end.pathname}`]).toEqual([303, `${server.url}/auth/callback`])
    expect(end.searchParams.get('by')).toBe('apple')
    const { data } = await client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '')
    expect(data.user).toMatchObject({
      email,
      app_metadata: { provider: 'apple', providers: ['apple'] },
      user_metadata: { full_name: 'Ada Apple' },
    })
    expect(data.user?.identities).toMatchObject([{ provider: 'apple', id: apple.person.sub }])
    expect((await claimsOf(client)).amr).toMatchObject([{ method: 'oauth' }])
    const [profile] = await server.admin('select name, google_sub from public.profiles where user_id = $1', [
      data.user?.id,
    ])
    expect(profile).toEqual({ name: 'Ada Apple', google_sub: null })
  })

  it('asks for name and address, to be posted, with a state and a nonce of our own', async () => {
    await walk()
    const { state, nonce, ...params } = Object.fromEntries(apple.lastAsked)
    expect(params).toEqual({
      client_id: SERVICES_ID,
      response_type: 'code',
      response_mode: 'form_post',
      redirect_uri: `${server.url}/auth/v1/callback`,
      scope: 'name email',
    })
    expect([state, nonce]).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ])
    const other = await whereTo(
      `${server.url}/auth/v1/authorize?provider=apple&scopes=x&state=x&response_mode=query`,
    )
    expect(Object.fromEntries(other.searchParams)).toMatchObject({
      scope: 'name email',
      response_mode: 'form_post',
    })
    expect(other.searchParams.get('state')).not.toBe('x')
  })

  it('gives Apple a secret that our key has signed, for five minutes', async () => {
    await walk()
    const { iat, exp, ...secret } = apple.lastSecret
    expect(secret).toMatchObject({ alg: 'ES256', kid: 'KEY1234567', iss: 'TEAM123456', sub: SERVICES_ID })
    expect(Number(exp) - Number(iat)).toBe(300)
  })

  it('takes the name of the first answer, keeps it, and never the address beside it', async () => {
    apple.user = ADA
    const first = await arrive()
    apple.user = null
    const second = await arrive()
    expect(second.user.id).toBe(first.user.id)
    expect(second.user).toMatchObject({ email, user_metadata: { full_name: 'Ada Apple' } })
  })

  it('knows the person by their number at Apple, whatever address they give now', async () => {
    const first = await arrive()
    apple.person = { ...apple.person, email: `moved-${email}` }
    expect((await arrive()).user.id).toBe(first.user.id)
  })

  it.each(['no json', '{"name":7}', '{"name":{"firstName":"\\u0000\\ud800"}}', '"', '[]'])(
    'signs in without a name where %s stands in its place',
    async (user) => {
      apple.user = user
      expect((await arrive()).user.user_metadata.full_name).toBeUndefined()
    },
  )

  it.each([true, 'true'])('takes a relay address of Apple, verified as %o', async (email_verified) => {
    const relayed = `x${people}@privaterelay.appleid.com`
    apple.person = { ...apple.person, email: relayed, email_verified, is_private_email: true }
    expect((await arrive()).user.email).toBe(relayed)
  })
})

describe('an answer that proves nothing', () => {
  const past = () => Math.floor(Date.now() / 1000) - 3600
  it.each<[string, () => JWTPayload]>([
    ['made for another app', () => ({ aud: 'another' })],
    ['made for the phone app', () => ({ aud: APP_ID })],
    ['made by another issuer', () => ({ iss: 'https://appleid.apple.com' })],
    ['of another sign-in', () => ({ nonce: 'another' })],
    ['without a nonce', () => ({ nonce: undefined })],
    ['too old', () => ({ exp: past() })],
  ])('is refused: an ID token %s', async (_, changes) => {
    apple.changes = changes()
    expect((await refusal()).get('error_description')).toBe('Unable to exchange external code')
  })

  it('is refused: an ID token signed by somebody else', async () => {
    apple.signer = 'foreign'
    expect((await refusal()).get('error')).toBe('server_error')
  })

  it('is refused: a state that was used, one that is made up, and none', async () => {
    const { action, fields } = await walk()
    const states = [fields.get('state') ?? '', 'made-up', '']
    for (const state of states) {
      const again = await post(action, new URLSearchParams({ state, code: 'stolen' }))
      const end = new URL(again.headers.get('location') ?? '')
      expect([end.pathname, end.searchParams.get('error_code')]).toEqual([
        '/auth/callback',
        'bad_oauth_state',
      ])
    }
  })

  it('is refused: one that comes after five minutes', async () => {
    const { data } = await newClient(server, 'pkce').auth.signInWithOAuth({
      provider: 'apple',
      options: { skipBrowserRedirect: true },
    })
    const { action, fields } = await formAt((await whereTo(data.url ?? '')).href)
    passedMs = 301_000
    const end = new URL((await post(action, fields)).headers.get('location') ?? '')
    passedMs = 0
    expect(end.searchParams.get('error_code')).toBe('bad_oauth_state')
    expect(end.searchParams.get('by')).toBe('apple')
  })

  it("is refused: another person's code in one's own sign-in", async () => {
    const code = async () => {
      const { data } = await newClient(server, 'pkce').auth.signInWithOAuth({
        provider: 'apple',
        options: { skipBrowserRedirect: true },
      })
      return formAt((await whereTo(data.url ?? '')).href)
    }
    const [mine, theirs] = [await code(), await code()]
    mine.fields.set('code', theirs.fields.get('code') ?? '')
    const answer = await post(mine.action, mine.fields)
    const end = new URL(answer.headers.get('location') ?? '')
    expect(end.searchParams.get('error_description')).toBe('Unable to exchange external code')
  })

  it('is refused: the person said no', async () => {
    apple.denies = true
    expect((await refusal()).get('error')).toBe('access_denied')
  })
})

describe('accounts with the same address', () => {
  it.each([false, 'false', undefined])('are not linked when it is verified as %o', async (email_verified) => {
    await newClient(server).auth.signUp({ email, password })
    apple.person = { ...apple.person, email_verified }
    expect((await refusal()).get('error_code')).toBe('provider_email_needs_verification')
  })

  it('are linked; a password that the address never proved is removed, and sessions end', async () => {
    const earlier = newClient(server)
    const { data: own } = await earlier.auth.signUp({ email, password })
    const { user } = await arrive()
    expect(user.id).toBe(own.user?.id)
    expect(user.app_metadata.providers).toEqual(['email', 'apple'])
    expect((await earlier.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' })
    const lurker = await newClient(server).auth.signInWithPassword({ email, password })
    expect(lurker.error).toMatchObject({ code: 'invalid_credentials' })
  })
})

describe('sign-in with an ID token of Apple', () => {
  const signIn = (token: string, nonce: string) =>
    newClient(server).auth.signInWithIdToken({ provider: 'apple', token, nonce })
  const nonce = createHash('sha256').update('raw').digest('hex')

  it('takes one made out to the site or to the phone app', async () => {
    for (const aud of [SERVICES_ID, APP_ID]) {
      const { data, error } = await signIn(await apple.idToken({ aud, nonce }), 'raw')
      expect([error, data.user?.email]).toEqual([null, email])
    }
  })

  it.each<[string, JWTPayload, string]>([
    ['another app', { aud: 'another', nonce }, 'raw'],
    ['another sign-in', { nonce }, 'other'],
    ['long ago', { nonce, exp: 1_700_000_000 }, 'raw'],
  ])('refuses one of %s', async (_, changes, raw) => {
    expect((await signIn(await apple.idToken(changes), raw)).error).toMatchObject({
      code: 'validation_failed',
    })
  })
})

it('a server without Apple refuses the redirect and the token, and does not offer it', async () => {
  const plain = await startServer({ adminUrl: inject('adminUrl') })
  expect(await call(plain, 'GET', '/authorize?provider=apple')).toMatchObject({
    status: 400,
    body: { msg: 'Unsupported provider: provider is not enabled' },
  })
  const token = await apple.idToken()
  const { error } = await newClient(plain).auth.signInWithIdToken({ provider: 'apple', token })
  expect(error).toMatchObject({ status: 400, code: 'provider_disabled' })
  const shown = async (at: TestServer) => (await (await fetch(`${at.url}/config.json`)).json()).appleEnabled
  expect([await shown(plain), await shown(server)]).toEqual([false, true])
  await plain.close()
})
