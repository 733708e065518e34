import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { createTokens } from '../../apps/server/src/identity/token.ts'
import { copyDatabase } from '../harness/copy.ts'
import { TEST_JWT_SECRET } from '../harness/secret.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { call, newClient, sessionOf, signUp } from './auth-client.ts'

const DAY_MS = 86_400_000
const SITE_URL = 'http://tappet.example'
const password = 'a quiet engine'

// Two nodes on one database: a session that ends on one has ended on the other.
let nodes: [TestServer, TestServer]
let dropDatabase: () => Promise<void>
let passedMs = 0
beforeAll(async () => {
  const { adminUrl, drop } = await copyDatabase(inject('adminUrl'))
  dropDatabase = drop
  const env = { DATABASE_URL: adminUrl, SITE_URL }
  const now = () => Date.now() + passedMs
  nodes = [await startServer({ env, now }), await startServer({ env, now })]
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await dropDatabase()
})

const signedUp = () => signUp(newClient(nodes[0]))
type Driver = Awaited<ReturnType<typeof signedUp>>

const asService = (method: string, path: string, body: unknown = {}) =>
  call(nodes[0], method, path, { token: nodes[0].serviceKey, body })

const ends: [name: string, end: (driver: Driver) => Promise<unknown>][] = [
  ['a sign-out', ({ client }) => client.auth.signOut({ scope: 'local' })],
  ['a sign-out everywhere', ({ client }) => client.auth.signOut({ scope: 'global' })],
  [
    'a sign-out from another device',
    async ({ email }) => {
      const other = newClient(nodes[0])
      await other.auth.signInWithPassword({ email, password })
      await other.auth.signOut({ scope: 'others' })
    },
  ],
  [
    'a new password set on another device',
    async ({ email }) => {
      const other = newClient(nodes[0])
      await other.auth.signInWithPassword({ email, password })
      await other.auth.updateUser({ password: 'a louder engine' })
    },
  ],
  ['a ban', ({ userId }) => asService('PUT', `/admin/users/${userId}`, { ban_duration: '24h' })],
  [
    'a ban in the database',
    ({ userId }) =>
      nodes[0].admin("update auth.users set banned_until = now() + interval '1 day' where id = $1", [userId]),
  ],
  ['the deletion of the account', ({ userId }) => asService('DELETE', `/admin/users/${userId}`)],
]

/** What a token is used for: the status of each surface of one node. */
async function statuses(node: TestServer, { token, userId }: Driver): Promise<Record<string, number>> {
  const headers = { apikey: node.anonKey, Authorization: `Bearer ${token}` }
  const ask = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${node.url}${path}`, { ...init, headers: { ...headers, ...init.headers } })).status
  const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70])
  return {
    read: await ask('/rest/v1/history'),
    write: await ask('/rest/v1/rpc/list_sessions', { method: 'POST' }),
    upload: await ask(`/storage/v1/object/receipts/${userId}/${crypto.randomUUID()}.jpg`, {
      method: 'POST',
      headers: { 'Content-Type': 'image/jpeg' },
      body: photo,
    }),
    list: await ask('/storage/v1/object/list/receipts', {
      method: 'POST',
      body: JSON.stringify({ prefix: userId }),
    }),
    function: await ask('/functions/v1/dtc-lookup', {
      method: 'POST',
      body: JSON.stringify({ code: 'P0300' }),
    }),
  }
}

/** Asks for the driver's channel; `seen` is what the server has answered since. */
async function joining(node: TestServer, { token }: Driver) {
  const client: SupabaseClient = newClient(node)
  await client.realtime.setAuth(token)
  const seen: string[] = []
  const channel = client
    .channel('mine')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'notifications' }, () => undefined)
  channel.subscribe((status) => seen.push(status))
  return { seen, close: () => client.realtime.disconnect() }
}

async function subscribed(node: TestServer, driver: Driver) {
  const channel = await joining(node, driver)
  await vi.waitFor(() => expect(channel.seen).toContain('SUBSCRIBED'))
  return channel
}

describe.each(ends)('after %s', (_, end) => {
  it('no surface of any node takes the access token, none the refresh token, its channels are closed and none is opened [V7.4.1]', async () => {
    const driver = await signedUp()
    for (const node of nodes) {
      const before = Object.values(await statuses(node, driver))
      expect(before.filter((status) => status >= 400 && status !== 404)).toEqual([])
    }
    const channel = await subscribed(nodes[1], driver)
    const { refresh_token } = await sessionOf(driver.client)
    await end(driver)
    for (const node of nodes) {
      const { error } = await newClient(node).auth.refreshSession({ refresh_token })
      expect(error).toMatchObject({ name: 'AuthApiError', status: 400 })
    }
    for (const node of nodes) {
      await vi.waitFor(async () => {
        const after = await statuses(node, driver)
        expect(new Set(Object.values(after))).toEqual(new Set([401]))
      })
    }
    await vi.waitFor(() => expect(channel.seen).toContain('CLOSED'))
    channel.close()
    for (const node of nodes) {
      const late = await joining(node, driver)
      await vi.waitFor(() => expect(late.seen).not.toEqual([]))
      late.close()
      expect(late.seen[0]).toBe('CHANNEL_ERROR')
    }
  })
})

describe('a session [V7.3.2]', () => {
  const refreshed = (driver: Driver) => driver.client.auth.refreshSession()

  it.each([
    ['that was not used for 90 days is over', 91, 0, true],
    ['that is a year old is over, however often it is used', 366, 60, true],
    ['that is used every two months stays for a year', 364, 60, false],
  ])('%s', async (_, days, everyDays, isOver) => {
    const driver = await signedUp()
    const start = passedMs
    if (everyDays > 0)
      for (let day = everyDays; day < days; day += everyDays) {
        passedMs = start + day * DAY_MS
        expect((await refreshed(driver)).error).toBeNull()
      }
    passedMs = start + days * DAY_MS
    const { error } = await refreshed(driver)
    if (isOver) expect(error).toMatchObject({ code: 'session_expired' })
    else expect(error).toBeNull()
    passedMs = start
  })
})

describe('a token with a good signature is refused [V9.2.3]', () => {
  const nowSeconds = () => Math.floor(Date.now() / 1000)
  it.each([
    ['of another issuer', { iss: 'http://elsewhere.example/auth/v1' }],
    ['without an issuer', { iss: undefined }],
    ['for another audience', { aud: 'read' }],
    ['without an audience', { aud: undefined }],
    ['issued in the future', { iat: nowSeconds() + 3600 }],
    ['of a session that is no number', { session_id: "' or true --" }],
    ['of a session of nobody', { session_id: crypto.randomUUID() }],
    ['of an account of nobody', { sub: crypto.randomUUID() }],
  ])('%s', async (_, changes) => {
    const { SignJWT } = await import('jose')
    const driver = await signedUp()
    const claims = {
      iss: `${SITE_URL}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      sub: driver.userId,
      iat: nowSeconds(),
      exp: nowSeconds() + 600,
    }
    const sign = (payload: Record<string, unknown>) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(TEST_JWT_SECRET))
    const good = await statuses(nodes[1], { ...driver, token: await sign(claims) })
    expect(good.read).toBe(200)
    const bad = await statuses(nodes[1], { ...driver, token: await sign({ ...claims, ...changes }) })
    expect([bad.read, bad.write, bad.function]).toEqual([401, 401, 401])
    expect(bad.upload).toBeGreaterThanOrEqual(400)
  })

  it.each([
    ['exp', 'service_role'],
    ['iat', 'authenticated'],
  ])('without %s, as %s', async (name, role) => {
    const { SignJWT } = await import('jose')
    const claims: Record<string, unknown> = {
      role,
      aud: 'authenticated',
      sub: crypto.randomUUID(),
      iat: nowSeconds(),
      exp: nowSeconds() + 600,
    }
    delete claims[name]
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(TEST_JWT_SECRET))
    await expect((await createTokens(TEST_JWT_SECRET, Date.now)).verify(token)).rejects.toMatchObject({
      reason: 'invalid',
    })
  })
})

it('a file of an account that is gone is removed by the next sweep', async () => {
  const name = `${crypto.randomUUID()}/left.jpg`
  await nodes[0].admin(
    `insert into storage.objects (bucket_id, name, owner, version, updated_at)
     values ('receipts', $1, gen_random_uuid(), 'left', now() - interval '2 hours')`,
    [name],
  )
  // A node sweeps when it starts.
  const [database] = await nodes[0].admin<{ name: string }>('select current_database() as name')
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${database?.name}`
  const third = await startServer({ env: { DATABASE_URL: url.href, SITE_URL } })
  await vi.waitFor(
    async () =>
      expect(await nodes[0].admin('select from storage.objects where name = $1', [name])).toEqual([]),
    5_000,
  )
  await third.close()
})
