import { describe, expect, it } from 'vitest'
import { fileServer } from '../harness/file-server.ts'
import { call, claimsOf, newClient, sessionOf, signUp } from './auth-client.ts'

const server = fileServer()

let drivers = 0
const newEmail = () => `driver${++drivers}@example.com`
const password = 'a quiet engine'

const signedUp = () => signUp(newClient(server), newEmail())

describe('sign-up', () => {
  it('takes email, password and a redirect to the site root, and signs in at once in test mode [AUTH-045]', async () => {
    const client = newClient(server)
    const { data, error } = await client.auth.signUp({
      email: '  New.Driver@Example.COM ',
      password,
      options: { emailRedirectTo: `${server.url}/`, data: { full_name: 'New Driver' } },
    })
    expect(error).toBeNull()
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: 'new.driver@example.com',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'New Driver' },
      is_anonymous: false,
    })
    expect(data.user?.email_confirmed_at).toBeDefined()
    expect(data.user?.identities).toMatchObject([
      { provider: 'email', user_id: data.user?.id, identity_data: { email: 'new.driver@example.com' } },
    ])
    const [profile] = await server.admin('select name, plan from public.profiles where user_id = $1', [
      data.user?.id,
    ])
    expect(profile).toEqual({ name: 'New Driver', plan: 'FREE' })
  })

  it('answers an access token with the claims GoTrue gives [API-005]', async () => {
    const { client, email, userId } = await signedUp()
    const claims = await claimsOf(client)
    expect(claims).toEqual({
      iss: `${server.url}/auth/v1`,
      sub: userId,
      aud: 'authenticated',
      exp: expect.any(Number),
      iat: expect.any(Number),
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
    })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
  })

  it.each([
    ['a taken address', { email: 'taken@example.com', password }, 422, 'user_already_exists'],
    ['the same address in capitals', { email: 'TAKEN@example.com', password }, 422, 'user_already_exists'],
    ['a short password', { email: 'x@example.com', password: '12345' }, 422, 'weak_password'],
    [
      'a password bcrypt would cut',
      { email: 'x@example.com', password: 'é'.repeat(37) },
      422,
      'validation_failed',
    ],
    ['no address', { email: 'nobody', password }, 400, 'validation_failed'],
    [
      'a header in the address',
      { email: 'a@example.com\r\nBcc: b@example.com', password },
      400,
      'validation_failed',
    ],
  ])('refuses %s', async (_, credentials, status, code) => {
    await newClient(server).auth.signUp({ email: 'taken@example.com', password })
    const { data, error } = await newClient(server).auth.signUp(credentials)
    expect(error).toMatchObject({ status, code })
    expect(data).toEqual({ user: null, session: null })
  })

  it('says why a password is weak', async () => {
    const { error } = await newClient(server).auth.signUp({ email: newEmail(), password: 'short' })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] })
    expect(error?.message).toBe('Password should be at least 6 characters.')
  })

  it('lets no client choose its role, plan or app_metadata [V15.3.3]', async () => {
    const { body } = await call(server, 'POST', '/signup', {
      body: {
        email: newEmail(),
        password,
        role: 'service_role',
        aud: 'admin',
        plan: 'PRO',
        app_metadata: { role: 'admin' },
        data: { plan: 'PRO', role: 'service_role' },
      },
    })
    expect(body.user).toMatchObject({
      role: 'authenticated',
      aud: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    })
    const { id } = body.user as { id: string }
    const [profile] = await server.admin('select plan from public.profiles where user_id = $1', [id])
    expect(profile).toEqual({ plan: 'FREE' })
    const token = String(body.access_token)
    const update = await call(server, 'PUT', '/user', { token, body: { app_metadata: { role: 'admin' } } })
    expect(update).toMatchObject({ status: 403, body: { error_code: 'not_admin' } })
  })

  it('limits user metadata, and refuses what cannot be stored', async () => {
    for (const note of ['x'.repeat(5000), 'nul \u0000', 'half \ud800']) {
      const { error } = await newClient(server).auth.signUp({
        email: newEmail(),
        password,
        options: { data: { note } },
      })
      expect(error, JSON.stringify(note).slice(0, 20)).toMatchObject({
        status: 400,
        code: 'validation_failed',
      })
    }
    const { client } = await signedUp()
    expect((await client.auth.updateUser({ data: { note: 'plain \\u0000 text' } })).error).toBeNull()
    const big = await client.auth.updateUser({ data: { more: 'y'.repeat(4090) } })
    expect(big.error).toMatchObject({ code: 'validation_failed' })
  })
})

describe('sign-in', () => {
  it('signs in with email and password [AUTH-001] [AUTH-044]', async () => {
    const { email, userId } = await signedUp()
    const client = newClient(server)
    const { data, error } = await client.auth.signInWithPassword({ email: email.toUpperCase(), password })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(userId)
    expect(data.session?.refresh_token).toBeTruthy()
  })

  it('begins a new session each time', async () => {
    const { client, email } = await signedUp()
    const before = await claimsOf(client)
    await client.auth.signInWithPassword({ email, password })
    expect((await claimsOf(client)).session_id).not.toBe(before.session_id)
  })

  it.each([
    ['a wrong password', (email: string) => ({ email, password: 'another engine' })],
    ['an unknown account', () => ({ email: 'nobody@example.com', password })],
    ['no address at all', () => ({ email: '\u0000', password })],
    ['a password that only begins right', (email: string) => ({ email, password: `${'p'.repeat(72)}x` })],
  ])('answers invalid_credentials to %s', async (_, credentials) => {
    const email = newEmail()
    await newClient(server).auth.signUp({ email, password: 'p'.repeat(72) })
    const { error } = await newClient(server).auth.signInWithPassword(credentials(email))
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })

  it('stores neither password nor refresh token in usable form', async () => {
    const { client, userId } = await signedUp()
    const { refresh_token: refreshToken } = await sessionOf(client)
    const [row] = await server.admin<{ everything: string }>(
      `select (select row_to_json(u)::text from auth.users u where id = $1)
        || (select json_agg(t)::text from auth.refresh_tokens t where user_id = $1) as everything`,
      [userId],
    )
    expect(row?.everything).toMatch(/"\$2[aby]\$\d\d\$/)
    expect(row?.everything).not.toContain(password)
    expect(row?.everything).not.toContain(refreshToken)
  })
})

describe('session', () => {
  it('keeps the session with the client [AUTH-042]', async () => {
    const { client, userId } = await signedUp()
    const { data } = await client.auth.getSession()
    expect(data.session?.user.id).toBe(userId)
  })

  it('answers the user of a token [AUTH-043]', async () => {
    const { client, email, userId } = await signedUp()
    const { data, error } = await client.auth.getUser()
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: userId, email })
  })

  it('emits events for sign-in, refresh, change and sign-out', async () => {
    const client = newClient(server)
    const events: string[] = []
    const { data } = client.auth.onAuthStateChange((event) => {
      events.push(event)
    })
    await client.auth.getSession()
    await client.auth.signUp({ email: newEmail(), password })
    await client.auth.refreshSession()
    await client.auth.updateUser({ data: { car: 'Saab 900' } })
    await client.auth.signOut()
    data.subscription.unsubscribe()
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT'])
  })

  it('verifies claims through the client', async () => {
    const { client, userId } = await signedUp()
    const { data, error } = await client.auth.getClaims()
    expect(error).toBeNull()
    expect(data?.claims.sub).toBe(userId)
  })
})

describe('changing the account', () => {
  it('merges new metadata; null removes a key', async () => {
    const { client } = await signedUp()
    await client.auth.updateUser({ data: { car: 'Saab 900', colour: 'red' } })
    const { data } = await client.auth.updateUser({ data: { colour: null, year: 1987 } })
    expect(data.user?.user_metadata).toEqual({ car: 'Saab 900', year: 1987 })
  })

  it('ends the other sessions when the password changes, and keeps this one [V7.4.3]', async () => {
    const { client, email } = await signedUp()
    const other = newClient(server)
    await other.auth.signInWithPassword({ email, password })
    expect((await client.auth.updateUser({ password: 'a louder engine' })).error).toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
    expect((await client.auth.refreshSession()).error).toBeNull()
    const { access_token: token, refresh_token: refreshToken } = await sessionOf(other)
    expect((await call(server, 'GET', '/user', { token })).body.error_code).toBe('session_not_found')
    const refused = await call(server, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: refreshToken },
    })
    expect(refused).toMatchObject({ status: 400, body: { error_code: 'refresh_token_not_found' } })
    const old = await newClient(server).auth.signInWithPassword({ email, password })
    expect(old.error).toMatchObject({ code: 'invalid_credentials' })
  })

  describe('more than 15 minutes after the sign-in', () => {
    const right = { current_password: password }
    const wrong = { current_password: 'a guess' }
    /** The session began `minutes` ago and has been refreshed since. */
    const signedInAgo = async (minutes: number) => {
      const person = await signedUp()
      await server.admin(
        `update auth.mfa_amr_claims set updated_at = updated_at - make_interval(mins => $2)
         where session_id in (
           select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1)`,
        [person.email, minutes],
      )
      expect((await person.client.auth.refreshSession()).error).toBeNull()
      return person
    }
    const stored = (email: string) =>
      server.admin('select email, email_change, encrypted_password from auth.users where email = $1', [email])

    it.each(['password', 'email'] as const)(
      'changes no %s without the current password [V7.5.1]',
      async (field) => {
        const { client, email } = await signedInAgo(16)
        const before = await stored(email)
        const change = { [field]: field === 'email' ? `new-${email}` : 'a louder engine' }
        expect((await client.auth.updateUser(change)).error).toMatchObject({
          status: 400,
          code: 'reauthentication_needed',
          message: `${field === 'email' ? 'Email' : 'Password'} update requires reauthentication`,
        })
        expect((await client.auth.updateUser({ ...change, ...wrong })).error).toMatchObject({
          code: 'invalid_credentials',
        })
        expect(await stored(email)).toEqual(before)
        expect((await client.auth.updateUser({ ...change, ...right })).error).toBeNull()
        expect(await stored(email)).not.toEqual(before)
      },
    )

    it('changes what takes no account away', async () => {
      const { client, email } = await signedInAgo(16)
      expect((await client.auth.updateUser({ data: { car: 'Saab 900' }, email })).error).toBeNull()
    })

    it('asks nothing before, but refuses a current password that is wrong', async () => {
      const { client } = await signedInAgo(14)
      const change = { password: 'a louder engine' }
      expect((await client.auth.updateUser({ ...change, ...wrong })).error).toMatchObject({
        code: 'invalid_credentials',
      })
      expect((await client.auth.updateUser(change)).error).toBeNull()
    })
  })

  it('refuses the current password', async () => {
    const { client } = await signedUp()
    const { error } = await client.auth.updateUser({ password })
    expect(error).toMatchObject({ status: 422, code: 'same_password' })
  })
})

describe('sign-out', () => {
  const signOut = async (scope: 'local' | 'others' | 'global') => {
    const { client, email } = await signedUp()
    const other = newClient(server)
    await other.auth.signInWithPassword({ email, password })
    const tokens = {
      here: (await sessionOf(client)).access_token,
      there: (await sessionOf(other)).access_token,
    }
    expect((await client.auth.signOut({ scope })).error).toBeNull()
    const status = async (token: string) => (await call(server, 'GET', '/user', { token })).status
    return { here: await status(tokens.here), there: await status(tokens.there) }
  }

  it('ends every session of the user [AUTH-051]', async () => {
    expect(await signOut('global')).toEqual({ here: 403, there: 403 })
  })
  it('ends this session alone with scope local', async () => {
    expect(await signOut('local')).toEqual({ here: 403, there: 200 })
  })
  it('ends all sessions but this with scope others', async () => {
    expect(await signOut('others')).toEqual({ here: 200, there: 403 })
  })

  it('answers session_not_found to a token of an ended session', async () => {
    const { client } = await signedUp()
    const { access_token: token } = await sessionOf(client)
    await client.auth.signOut()
    expect(await call(server, 'GET', '/user', { token })).toMatchObject({
      status: 403,
      body: {
        code: 403,
        error_code: 'session_not_found',
        msg: 'Session from session_id claim in JWT does not exist',
      },
    })
    expect((await call(server, 'POST', '/logout', { token })).status).toBe(403)
  })
})

describe('the wire format', () => {
  const versioned = { headers: { 'x-supabase-api-version': '2024-01-01' } }

  it('formats errors for old and new clients', async () => {
    const body = { email: 'nobody@example.com', password }
    const old = await call(server, 'POST', '/token?grant_type=password', { body })
    expect(old.body).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
    const recent = await call(server, 'POST', '/token?grant_type=password', { body, ...versioned })
    expect(recent.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
    expect(recent.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  })

  it('carries the reasons of a weak password in both', async () => {
    const body = { email: newEmail(), password: 'x' }
    for (const options of [{ body }, { body, ...versioned }]) {
      const answer = await call(server, 'POST', '/signup', options)
      expect(answer).toMatchObject({ status: 422, body: { weak_password: { reasons: ['length'] } } })
    }
  })

  it('requires a key, except for followed links', async () => {
    const without = await fetch(`${server.url}/auth/v1/user`)
    expect(without.status).toBe(401)
    expect(await without.json()).toMatchObject({ message: 'No API key found in request' })
    const wrong = await fetch(`${server.url}/auth/v1/user`, { headers: { apikey: 'wrong' } })
    expect(wrong.status).toBe(401)
    expect((await fetch(`${server.url}/auth/v1/verify`, { redirect: 'manual' })).status).toBe(303)
  })

  it.each([
    ['the public key', () => server.anonKey, 'invalid claim: missing sub claim'],
    ['no token of ours', () => 'a.b.c', 'invalid JWT: unable to parse or verify signature'],
  ])('answers bad_jwt to %s instead of a user', async (_, token, msg) => {
    expect(await call(server, 'GET', '/user', { token: token() })).toMatchObject({
      status: 403,
      body: { error_code: 'bad_jwt', msg },
    })
  })

  it.each([
    ['not JSON', '/signup', '{', 400, 'bad_json'],
    ['a list', '/signup', '[]', 400, 'bad_json'],
    ['a number for an address', '/signup', '{"email":1,"password":"x"}', 400, 'bad_json'],
    ['nothing', '/signup', '', 422, 'anonymous_provider_disabled'],
    ['an unknown grant', '/token?grant_type=constructor', '{}', 400, 'invalid_credentials'],
    ['an unknown type', '/verify', '{"type":"constructor","token_hash":"x"}', 400, 'validation_failed'],
    ['a code by phone', '/otp', '{"phone":"+491"}', 400, 'phone_provider_disabled'],
    ['a code for nobody', '/otp', '{}', 400, 'validation_failed'],
    ['an unknown path', '/nothing', '{}', 404, 'not_found'],
  ])('answers a coded error to %s', async (_, path, text, status, code) => {
    const answer = await fetch(`${server.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: server.anonKey },
      body: text,
    })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code: status, error_code: code, msg: expect.any(String) })
  })

  it('forbids caching of answers', async () => {
    expect((await call(server, 'GET', '/settings')).headers.get('cache-control')).toBe('no-store')
  })
})
