import { createClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { expect, inject, it } from 'vitest'
import { forFile } from '../harness/for-file.ts'
import { startServer } from '../harness/server.ts'
import { newClient, sessionOf, signUp } from './auth-client.ts'

const password = 'a quiet engine'
const server = forFile(() =>
  startServer({
    adminUrl: inject('adminUrl'),
    now: () => Date.now() + passedMs,
    env: { LOG_LEVEL: 'warn' },
    onLog: (line) => logged.push(JSON.parse(line)),
  }),
)
let passedMs = 0
const logged: { security?: string; userId?: string; request?: string }[] = []

let drivers = 0
const driver = () => signUp(newClient(server))
type Client = Awaited<ReturnType<typeof driver>>['client']

/** A browser that names itself so. */
const from = (userAgent: string) =>
  createClient(server.url, server.anonKey, {
    auth: { autoRefreshToken: false, persistSession: false, experimental: { recoveryCodes: true } },
    global: { headers: { 'User-Agent': userAgent } },
  })

const kinds = async (client: Client) =>
  ((await client.from('security_events').select('kind').order('id')).data ?? []).map(({ kind }) => kind)

it('tells what happened to the account, with the device, to its owner alone [V16.3.1]', async () => {
  const { client, email } = await driver()
  const other = newClient(server)
  for (let tries = 0; tries < 3; tries++) await other.auth.signInWithPassword({ email, password: 'a guess' })
  const { id } = (await client.auth.getUser()).data.user ?? {}
  const events = logged.filter(({ security, userId }) => security === 'sign_in_failed' && userId === id)
  expect(events).toHaveLength(3)
  for (const { request } of events) expect(request).toMatch(/^[0-9a-f-]{36}$/)
  await other.auth.signInWithPassword({ email, password })
  await client.auth.updateUser({ password: 'a louder engine' })
  await client.rpc('make_calendar_link')
  // Another one in its place.
  await client.rpc('make_calendar_link')
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
  const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate({ timestamp: Date.now() + passedMs })
  await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })
  await client.auth.mfa.unenroll({ factorId: data?.id ?? '' })
  expect(await kinds(client)).toEqual([
    // Both devices have the same name here.
    'signed_in',
    'sign_in_failed',
    'password_changed',
    // The other device, by the change of password.
    'session_ended',
    'calendar_link_made',
    'factor_added',
    'factor_removed',
  ])
  const links = await client.from('security_events').select('times').eq('kind', 'calendar_link_made').single()
  expect(links.data).toEqual({ times: 2 })
  const failed = await client
    .from('security_events')
    .select('times, device, at')
    .eq('kind', 'sign_in_failed')
    .single()
  expect(failed.data).toMatchObject({
    times: 3,
    device: expect.stringMatching(/\w/),
    at: expect.stringMatching(/:00\+/),
  })
  expect(await kinds((await driver()).client)).toEqual(['signed_in'])
  expect((await client.from('security_events').delete().gt('id', 0)).status).toBe(403)
})

it('names the browser of each kind of event', async () => {
  const client = from('Firefox/9 of Ada')
  const email = `log${++drivers}@example.com`
  await client.auth.signUp({ email, password })
  const { user } = await sessionOf(client)
  const stranger = from('Chrome/1 of Mallory')
  await stranger.auth.signInWithPassword({ email, password: 'a guess' })
  const other = from('Safari/2 of Ada')
  await other.auth.signInWithPassword({ email, password })
  await other.auth.signOut({ scope: 'local' })
  await client.auth.updateUser({ password: 'a louder engine' })
  const moved = `moved-${email}`
  await client.auth.updateUser({ email: moved })
  for (const raw of (await server.outbox()).filter((mail) => mail.includes(email)).slice(-2)) {
    const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(
      raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='),
    )
    await fetch(link?.[0] ?? '', { redirect: 'manual', headers: { 'user-agent': 'Edge/3 of Ada' } })
  }
  await client.rpc('make_calendar_link')
  await client.rpc('begin_archive')
  const { data: opened } = await client
    .from('cases')
    .insert({ user_id: user.id, title: 'Rattle' })
    .select()
    .single()
  expect((await client.rpc('make_handover', { p_case_id: opened.id, p_days: 3 })).error).toBeNull()
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
  const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate({ timestamp: Date.now() + passedMs })
  await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })
  await client.auth.mfa.unenroll({ factorId: data?.id ?? '' })
  const events = await client.from('security_events').select('kind, device').order('id')
  const ada = (kind: string) => [kind, 'Firefox/9 of Ada']
  expect(events.data?.map(({ kind, device }) => [kind, device])).toEqual([
    ada('signed_in'),
    ['sign_in_failed', 'Chrome/1 of Mallory'],
    ['signed_in', 'Safari/2 of Ada'],
    ['session_ended', 'Safari/2 of Ada'],
    ada('password_changed'),
    ['email_changed', 'Edge/3 of Ada'],
    ['signed_in', 'Edge/3 of Ada'],
    ada('calendar_link_made'),
    ada('archive_taken'),
    ada('handover_made'),
    ada('factor_added'),
    // The one that the link in the mail began has not given the code.
    ['session_ended', 'Edge/3 of Ada'],
    ada('factor_removed'),
  ])
})

it('tells wrong codes and a used recovery code, and nothing of recovery codes that go', async () => {
  const owner = from('Firefox/9 of Ada')
  const email = `log${++drivers}@example.com`
  await owner.auth.signUp({ email, password })
  const { data } = await owner.auth.mfa.enroll({ factorType: 'totp' })
  const factorId = data?.id ?? ''
  const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate({ timestamp: Date.now() + passedMs })
  await owner.auth.mfa.challengeAndVerify({ factorId, code })
  const codes = (await owner.auth.mfa.recoveryCodes.generate()).data?.codes ?? []
  const other = from('Safari/2 of Mallory')
  await other.auth.signInWithPassword({ email, password })
  expect((await other.auth.mfa.challengeAndVerify({ factorId, code: '000000' })).error).not.toBeNull()
  expect((await other.auth.mfa.recoveryCodes.verify({ code: 'aaaabbbbcccc' })).error).not.toBeNull()
  expect((await other.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error).toBeNull()
  expect((await owner.auth.mfa.recoveryCodes.unenroll()).error).toBeNull()
  expect((await owner.auth.mfa.unenroll({ factorId })).error).toBeNull()
  const events = await owner.from('security_events').select('kind, device, times').order('id')
  expect(events.data?.map(({ kind, device, times }) => [kind, device, times])).toEqual([
    ['signed_in', 'Firefox/9 of Ada', 1],
    ['factor_added', 'Firefox/9 of Ada', 1],
    ['signed_in', 'Safari/2 of Mallory', 1],
    ['sign_in_failed', 'Safari/2 of Mallory', 2],
    ['recovery_code_used', 'Safari/2 of Mallory', 1],
    ['factor_removed', 'Firefox/9 of Ada', 1],
  ])
})

it('keeps the newest 50 of each kind for 180 days, so that many of one leave the others', async () => {
  const { client, userId } = await driver()
  const note = (kind: string, count: number, device: string | null = null) =>
    server.admin("select private.note_security($1, $2, $3 || ' ' || n) from generate_series(1, $4) n", [
      userId,
      kind,
      device,
      count,
    ])
  await note('password_changed', 1)
  for (const kind of ['calendar_link_made', 'sign_in_failed', 'session_ended']) await note(kind, 205, 'phone')
  const counts = async () =>
    server.admin(
      `select kind, count(*), min(device), max(split_part(device, ' ', 2)::integer) as newest
       from security_events where user_id = $1 and device like 'phone%' group by kind order by kind`,
      [userId],
    )
  const newest50 = { count: 50, min: 'phone 156', newest: 205 }
  expect(await counts()).toEqual([
    { kind: 'calendar_link_made', ...newest50 },
    { kind: 'session_ended', ...newest50 },
    { kind: 'sign_in_failed', ...newest50 },
  ])
  expect(await kinds(client)).toContain('password_changed')
  await server.admin("update security_events set at = now() - interval '181 days' where user_id = $1", [
    userId,
  ])
  await note('handover_made', 1)
  expect(await kinds(client)).toEqual(['handover_made'])
})

it('counts what one device repeats within an hour, and never a change of who gets in', async () => {
  const { client, userId } = await driver()
  for (const kind of ['handover_made', 'password_changed'])
    await server.admin("select private.note_security($1, $2, 'phone') from generate_series(1, 3)", [
      userId,
      kind,
    ])
  await server.admin(
    "update security_events set at = now() - interval '61 minutes' where user_id = $1 and kind = 'handover_made'",
    [userId],
  )
  await server.admin("select private.note_security($1, 'handover_made', 'phone')", [userId])
  const { data } = await client
    .from('security_events')
    .select('kind, times')
    .eq('device', 'phone')
    .order('id')
  expect(data).toEqual([
    { kind: 'handover_made', times: 3 },
    ...Array(3).fill({ kind: 'password_changed', times: 1 }),
    { kind: 'handover_made', times: 1 },
  ])
})

it('the whole archive leaves only after a fresh proof, and leaves a note', async () => {
  passedMs = -20 * 60_000
  const { client, email } = await driver()
  passedMs = 0
  await client.auth.refreshSession()
  const stale = await client.rpc('begin_archive')
  expect([stale.status, stale.error?.message]).toEqual([
    403,
    expect.stringContaining('Nothing left the server'),
  ])
  await client.auth.signInWithPassword({ email, password })
  expect((await client.rpc('begin_archive')).error).toBeNull()
  const { data } = await client.from('security_events').select('kind, device').eq('kind', 'archive_taken')
  expect(data).toEqual([{ kind: 'archive_taken', device: expect.stringMatching(/\w/) }])
  expect((await newClient(server).rpc('begin_archive')).error).not.toBeNull()
})
