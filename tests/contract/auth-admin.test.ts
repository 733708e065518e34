import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { fileServer } from '../harness/file-server.ts'
import { call, newClient, sessionOf } from './auth-client.ts'

const server = fileServer()

const admin = () =>
  createClient(server.url, server.serviceKey, { auth: { autoRefreshToken: false } }).auth.admin
const password = 'a quiet engine'
let people = 0
const newEmail = () => `managed${++people}@example.com`

async function created(attributes: Record<string, unknown> = {}) {
  const email = newEmail()
  const { data, error } = await admin().createUser({ email, password, email_confirm: true, ...attributes })
  expect(error).toBeNull()
  return { email, id: data.user?.id ?? '', user: data.user }
}

describe('the service role', () => {
  it('creates an account that can sign in', async () => {
    const { email, user } = await created({ user_metadata: { car: 'Saab' }, app_metadata: { fleet: 7 } })
    expect(user).toMatchObject({
      email,
      user_metadata: { car: 'Saab' },
      app_metadata: { provider: 'email', providers: ['email'], fleet: 7 },
    })
    const { data } = await newClient(server).auth.signInWithPassword({ email, password })
    expect(data.user?.app_metadata.fleet).toBe(7)
  })

  it('creates an unconfirmed account', async () => {
    const { email } = await created({ email_confirm: false })
    const { error } = await newClient(server).auth.signInWithPassword({ email, password })
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' })
  })

  it('reads, changes and deletes an account', async () => {
    const { id, email } = await created()
    expect((await admin().getUserById(id)).data.user?.email).toBe(email)
    const signedIn = newClient(server)
    await signedIn.auth.signInWithPassword({ email, password })
    const { access_token: token } = await sessionOf(signedIn)
    const { data } = await admin().updateUserById(id, {
      email: `moved-${email}`,
      password: 'a louder engine',
      user_metadata: { car: 'Volvo' },
      app_metadata: { fleet: 8 },
    })
    expect(data.user).toMatchObject({
      email: `moved-${email}`,
      user_metadata: { car: 'Volvo' },
      app_metadata: { provider: 'email', fleet: 8 },
    })
    expect((await call(server, 'GET', '/user', { token })).body.error_code).toBe('session_not_found')
    const again = await signedIn.auth.signInWithPassword({
      email: `moved-${email}`,
      password: 'a louder engine',
    })
    expect(again.error).toBeNull()
    expect((await admin().deleteUser(id)).error).toBeNull()
    expect((await admin().getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
    expect(await server.admin('select from public.profiles where user_id = $1', [id])).toEqual([])
    const gone = await call(server, 'GET', '/user', { token: (await sessionOf(signedIn)).access_token })
    expect(gone).toMatchObject({ status: 403, body: { error_code: 'user_not_found' } })
  })

  it('bans and lifts the ban', async () => {
    const { id, email } = await created()
    const client = newClient(server)
    await client.auth.signInWithPassword({ email, password })
    const { refresh_token: refreshToken } = await sessionOf(client)
    await admin().updateUserById(id, { ban_duration: '1h30m' })
    expect((await newClient(server).auth.signInWithPassword({ email, password })).error).toMatchObject({
      code: 'user_banned',
    })
    const refreshed = await call(server, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: refreshToken },
    })
    expect(refreshed.status).toBe(400)
    await admin().updateUserById(id, { ban_duration: 'none' })
    expect((await newClient(server).auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  it.each([
    ['a taken address', { email: 'managed1@example.com' }, 422, 'email_exists'],
    ['a weak password', { email: 'w@example.com', password: '123' }, 422, 'weak_password'],
    ['a role of the database', { email: 'r@example.com', role: 'service_role' }, 400, 'bad_json'],
    ['no address', {}, 400, 'validation_failed'],
    ['a ban without end', { email: 'b@example.com', ban_duration: 'forever' }, 400, 'validation_failed'],
  ])('is refused %s', async (_, attributes, status, code) => {
    const { error } = await admin().createUser(attributes)
    expect(error).toMatchObject({ status, code })
  })
})

describe('other callers', () => {
  it.each([
    ['POST', '/admin/users'],
    ['GET', '/admin/users/00000000-0000-4000-8000-000000000000'],
    ['PUT', '/admin/users/00000000-0000-4000-8000-000000000000'],
    ['DELETE', '/admin/users/00000000-0000-4000-8000-000000000000'],
  ])('is refused %s %s', async (method, path) => {
    const client = newClient(server)
    await client.auth.signUp({ email: newEmail(), password })
    const { access_token: token } = await sessionOf(client)
    for (const options of [{}, { token }, { token: server.anonKey }]) {
      const answer = await call(server, method, path, options)
      expect(answer).toMatchObject({ status: 403, body: { error_code: 'not_admin' } })
    }
  })
})
