/** Times that a clock wrote which was more than a year ahead: they count as never. In real mode. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { forFile } from '../harness/for-file.ts'
import type { TestServer } from '../harness/server.ts'
import { call, claimsOf, sessionOf, whereTo } from './auth-client.ts'
import { BrowserStorage, startRealMode } from './auth-smtp.ts'

const password = 'a quiet engine'
const AHEAD = "interval '400 days'"
const real = forFile(() => startRealMode(() => Date.now() + aheadMs))
let server: TestServer
let aheadMs = 0
beforeAll(async () => {
  server = real.server
})

const browser = (): SupabaseClient =>
  createClient(server.url, server.anonKey, {
    auth: { flowType: 'pkce', autoRefreshToken: false, storage: new BrowserStorage() },
  })
const move = (table: string, columns: string[], where = '$1::uuid is not null', value: unknown = null) =>
  server.admin(
    `update auth.${table} set ${columns.map((column) => `${column} = ${column} + ${AHEAD}`).join()}
     where ${where}`,
    [value ?? '00000000-0000-0000-0000-000000000000'],
  )

let drivers = 0
const newEmail = () => `ahead${++drivers}@example.com`
const linkOf = async (email: string, subject = /^Confirm/) => (await real.mailTo(email, subject)).link
async function codeFrom(link: string): Promise<string> {
  return (await whereTo(link)).searchParams.get('code') ?? ''
}
async function driver() {
  const email = newEmail()
  const client = browser()
  await client.auth.signUp({ email, password })
  const { error } = await client.auth.exchangeCodeForSession(await codeFrom(await linkOf(email)))
  if (error) throw error
  return { email, client, userId: (await sessionOf(client)).user.id }
}
const again = async (email: string) => {
  const client = browser()
  const { error } = await client.auth.signInWithPassword({ email, password })
  expect(error).toBeNull()
  return client
}

describe('what was written ahead of now', () => {
  it('a mailed link and its code are over, and a new one works beside them', async () => {
    const email = newEmail()
    const client = browser()
    await client.auth.signUp({ email, password })
    const first = await linkOf(email)
    await move('one_time_tokens', ['created_at', 'expires_at'], 'user_id <> $1')
    expect(await codeFrom(first)).toBe('')
    await real.forgetLimits()
    real.received.length = 0
    await client.auth.signUp({ email, password })
    const mail = await real.mailTo(email, /^Confirm/)
    const { error } = await client.auth.verifyOtp({ email, token: mail.code, type: 'email' })
    expect(error).toBeNull()
  })

  it('the code of a followed link is over', async () => {
    const email = newEmail()
    const client = browser()
    await client.auth.signUp({ email, password })
    const code = await codeFrom(await linkOf(email))
    await move('flow_state', ['created_at', 'expires_at'], 'auth_code_hash is not null and user_id <> $1')
    expect((await client.auth.exchangeCodeForSession(code)).error).toMatchObject({
      code: 'flow_state_expired',
    })
  })

  it('a session is over; one that was refreshed ahead lives on from its beginning', async () => {
    const { client, email, userId } = await driver()
    await move('sessions', ['refreshed_at', 'updated_at'], 'user_id = $1', userId)
    expect((await client.auth.refreshSession()).error).toBeNull()
    await server.admin(
      `update auth.sessions set refreshed_at = now() + ${AHEAD}, created_at = now() - interval '91 days' where user_id = $1`,
      [userId],
    )
    expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'session_expired' })
    const other = await again(email)
    await move('sessions', ['created_at'], 'user_id = $1', userId)
    expect((await other.auth.refreshSession()).error).toMatchObject({ code: 'session_expired' })
    await again(email)
  })

  it('a refresh token that was used ahead is no longer two tabs at once', async () => {
    const { client, userId } = await driver()
    const { refresh_token: first } = await sessionOf(client)
    await client.auth.refreshSession()
    await client.auth.refreshSession()
    await move('refresh_tokens', ['revoked_at'], 'user_id = $1', userId)
    const reuse = await call(server, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: first },
    })
    expect(reuse).toMatchObject({ status: 400, body: { error_code: 'refresh_token_already_used' } })
  })

  it('an unfinished factor is gone, and so is a question to it', async () => {
    const { client, userId } = await driver()
    const enroll = () => client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    const lost = (await enroll()).data?.id ?? ''
    await move('mfa_factors', ['created_at'], 'user_id = $1', userId)
    expect((await client.auth.mfa.challenge({ factorId: lost })).error).toMatchObject({ status: 404 })
    const { data } = await enroll()
    const factorId = data?.id ?? ''
    const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate({ timestamp: Date.now() })
    const challengeId = (await client.auth.mfa.challenge({ factorId })).data?.id ?? ''
    await server.admin(
      `update auth.mfa_challenges set created_at = created_at + ${AHEAD} where factor_id = $1`,
      [factorId],
    )
    expect((await client.auth.mfa.verify({ factorId, challengeId: challengeId, code })).error).toMatchObject({
      code: 'mfa_challenge_expired',
    })
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  })

  it('a sign-in proves nothing any more, to the account or to a function', async () => {
    const { client, email, userId } = await driver()
    await server.admin(
      `update auth.mfa_amr_claims set updated_at = updated_at + ${AHEAD}
       where session_id in (select id from auth.sessions where user_id = $1)`,
      [userId],
    )
    expect((await client.auth.updateUser({ password: 'another quiet engine' })).error).toMatchObject({
      code: 'reauthentication_needed',
    })
    await client.auth.refreshSession()
    expect(await claimsOf(client)).toMatchObject({ amr: [{ method: 'otp', timestamp: 0 }] })
    expect((await client.rpc('begin_archive')).error).toMatchObject({ code: 'PT403' })
    expect((await client.functions.invoke('delete-account')).response?.status).toBe(403)
    const fresh = await again(email)
    expect((await fresh.rpc('begin_archive')).error).toBeNull()
  })

  it('twenty devices leave room for the one that signs in now', async () => {
    const { email, userId } = await driver()
    await server.admin(
      `insert into auth.known_devices (user_id, device_hash, seen_at)
       select $1, n::text, now() + ${AHEAD} from generate_series(1, 20) n`,
      [userId],
    )
    await again(email)
    const rows = await server.admin(
      'select seen_at < now() as is_past from auth.known_devices where user_id = $1',
      [userId],
    )
    expect(rows).toEqual([{ is_past: true }])
  })

  it('a signed link to a file is refused', async () => {
    const service = createClient(server.url, server.serviceKey)
    const place = service.storage.from('receipts')
    const { error } = await place.upload('x/a.pdf', new Blob(['%PDF-1.4 ...'], { type: 'application/pdf' }))
    expect(error).toBeNull()
    aheadMs = 400 * 86_400_000
    const { data } = await place.createSignedUrl('x/a.pdf', 60)
    aheadMs = 0
    const now = await place.createSignedUrl('x/a.pdf', 60)
    expect((await fetch(data?.signedUrl ?? '')).status).toBe(400)
    expect((await fetch(now.data?.signedUrl ?? '')).status).toBe(200)
  })
})
