import { describe, expect, it } from 'vitest'
import { createTokens } from '../../apps/server/src/identity/token.ts'
import { fileServer } from '../harness/file-server.ts'
import { TEST_JWT_SECRET } from '../harness/secret.ts'
import { call, newClient, sessionOf, signUp } from './auth-client.ts'

const SECOND_MS = 1000
const server = fileServer({ now: () => Date.now() + passedMs })
let passedMs = 0
const now = () => Date.now() + passedMs
const later = (milliseconds: number) => {
  passedMs += milliseconds
}

const signedUp = async () => sessionOf((await signUp(newClient(server))).client)
const refresh = (refreshToken: string) =>
  call(server, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken } })
const tokenOf = (answer: { body: Record<string, unknown> }) => String(answer.body.refresh_token)
const isAlive = async (accessToken: unknown) =>
  (await call(server, 'GET', '/user', { token: String(accessToken) })).status === 200

describe('refresh tokens', () => {
  it('answers new tokens of the same session, opaque and different each time', async () => {
    const first = await signedUp()
    const second = await refresh(first.refresh_token)
    expect(second).toMatchObject({ status: 200, body: { token_type: 'bearer', user: { id: first.user.id } } })
    expect(tokenOf(second)).toMatch(/^[\w-]{43}$/)
    const third = await refresh(tokenOf(second))
    expect(new Set([first.refresh_token, tokenOf(second), tokenOf(third)]).size).toBe(3)
    const sessions = await server.admin('select from auth.sessions where user_id = $1', [first.user.id])
    expect(sessions).toHaveLength(1)
  })

  it('answers the same newest token to a second tab within ten seconds', async () => {
    const first = await signedUp()
    const second = await refresh(first.refresh_token)
    const third = await refresh(tokenOf(second))
    later(9 * SECOND_MS)
    const again = await refresh(first.refresh_token)
    expect(again.status).toBe(200)
    expect(tokenOf(again)).toBe(tokenOf(third))
    expect((await refresh(tokenOf(third))).status).toBe(200)
  })

  it('treats a token that is reused later as stolen, and ends the session [V10.4.5]', async () => {
    const first = await signedUp()
    const second = await refresh(first.refresh_token)
    const third = await refresh(tokenOf(second))
    later(11 * SECOND_MS)
    const stolen = await refresh(first.refresh_token)
    expect(stolen).toMatchObject({ status: 400, body: { error_code: 'refresh_token_already_used' } })
    expect((await refresh(tokenOf(third))).status).toBe(400)
    expect(await isAlive(third.body.access_token)).toBe(false)
  })

  // The parent of the active token answers that one: https://github.com/supabase/auth/blob/master/internal/tokens/service.go
  it.each([
    ['12 seconds', 12],
    ['a day', 86_400],
  ])('keeps the session of a client that lost the answer and asks again after %s', async (_, seconds) => {
    const first = await signedUp()
    const lost = await refresh(first.refresh_token)
    later(seconds * SECOND_MS)
    const again = await refresh(first.refresh_token)
    expect([again.status, tokenOf(again)]).toEqual([200, tokenOf(lost)])
    expect(await isAlive(again.body.access_token)).toBe(true)
    expect((await refresh(tokenOf(again))).status).toBe(200)
    // The newest was used: who still sends the first is not the client that had it.
    later(11 * SECOND_MS)
    expect((await refresh(first.refresh_token)).status).toBe(400)
  })

  it('keeps the user’s other sessions when one is stolen', async () => {
    const first = await signedUp()
    const other = newClient(server)
    await other.auth.signInWithPassword({ email: String(first.user.email), password: 'a quiet engine' })
    await refresh(tokenOf(await refresh(first.refresh_token)))
    later(11 * SECOND_MS)
    expect((await refresh(first.refresh_token)).status).toBe(400)
    expect((await other.auth.refreshSession()).error).toBeNull()
  })

  it('issues one successor to concurrent requests', async () => {
    const first = await signedUp()
    const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(first.refresh_token)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200))
    expect(new Set(answers.map(tokenOf)).size).toBe(1)
    const [count] = await server.admin(
      'select count(*)::int as unused from auth.refresh_tokens where user_id = $1 and revoked_at is null',
      [first.user.id],
    )
    expect(count).toEqual({ unused: 1 })
  })

  it.each([
    ['unknown', 'x'.repeat(43)],
    ['empty', ''],
    ['no text at all', '\u0000'],
  ])('answers refresh_token_not_found to a token that is %s', async (_, token) => {
    expect(await refresh(token)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_not_found' },
    })
  })

  it('keeps the authentication method of the session', async () => {
    const first = await signedUp()
    later(60 * SECOND_MS)
    const second = await refresh(first.refresh_token)
    const payload = (token: unknown) => JSON.parse(atob(String(token).split('.')[1] ?? ''))
    expect(payload(second.body.access_token).amr).toEqual(payload(first.access_token).amr)
  })
})

describe('access tokens', () => {
  it('lasts one hour', async () => {
    const first = await signedUp()
    later(3590 * SECOND_MS)
    expect(await isAlive(first.access_token)).toBe(true)
    later(11 * SECOND_MS)
    expect(await call(server, 'GET', '/user', { token: first.access_token })).toMatchObject({
      status: 403,
      body: { error_code: 'bad_jwt', msg: expect.stringContaining('token is expired') },
    })
    // The refresh token outlives it.
    expect((await refresh(first.refresh_token)).status).toBe(200)
  })

  it('refuses a token that this server did not sign for this user', async () => {
    const { access_token: token, user } = await signedUp()
    const [header = '', payload = '', signature = ''] = token.split('.')
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = JSON.parse(atob(payload))
    const tokens = await createTokens(TEST_JWT_SECRET, now)
    const forged = {
      'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      'another algorithm': `${encode({ alg: 'HS512', typ: 'JWT' })}.${payload}.${signature}`,
      'a key of its own': `${encode({ alg: 'HS256', jku: 'http://localhost/keys' })}.${payload}.${signature}`,
      'another user': `${header}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
      'another role': `${header}.${encode({ ...claims, role: 'service_role' })}.${signature}`,
      'another secret': await (await createTokens('another secret of at least 32 characters', now)).sign(
        claims,
        60,
      ),
      'a session of nobody': await tokens.sign({ ...claims, session_id: crypto.randomUUID() }, 60),
      'a session that is no id': await tokens.sign({ ...claims, session_id: "' or true --" }, 60),
    }
    for (const [name, forgery] of Object.entries(forged)) {
      expect((await call(server, 'GET', '/user', { token: forgery })).status, name).toBe(403)
      expect((await call(server, 'GET', `/admin/users/${user.id}`, { token: forgery })).status, name).toBe(
        403,
      )
    }
    expect(await isAlive(token)).toBe(true)
  })
})
