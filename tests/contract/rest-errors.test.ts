import { createClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { forFile } from '../harness/for-file.ts'
import { TEST_JWT_SECRET } from '../harness/secret.ts'
import { type Driver, type RestWire, startRestWire } from './rest-wire.ts'

const wire = forFile(() => startRestWire())
let ada: Driver
let ben: Driver
beforeAll(async () => {
  await wire.server.admin("create function public.slow() returns void language sql as 'select pg_sleep(60)'")
  ada = await wire.driver()
  ben = await wire.driver()
})

async function refusal(path: string, init: Parameters<RestWire['send']>[1] = {}) {
  const response = await wire.send(path, { token: ada.token, ...init })
  const body = (await response.json()) as { code: string; message: string; details: unknown; hint: unknown }
  return { status: response.status, headers: response.headers, body }
}

describe('refusals', () => {
  it('have the four keys, a type and a proxy status', async () => {
    const { status, headers, body } = await refusal('/histry')
    expect(status).toBe(404)
    expect(body).toEqual({
      code: 'PGRST205',
      message: "Could not find the table 'public.histry' in the schema cache",
      details: null,
      hint: null,
    })
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('proxy-status')).toBe('PostgREST; error=PGRST205')
  })

  const cases: [path: string, status: number, code: string, init?: Parameters<RestWire['send']>[1]][] = [
    ['/zzz', 404, 'PGRST205'],
    ['/a/b/c', 404, 'PGRST125'],
    ['/rpc/a/b', 404, 'PGRST125'],
    ['/history?select=nope', 400, '42703'],
    ['/history?nope=eq.1', 400, '42703'],
    ['/history?order=nope', 400, '42703'],
    ['/history?select=id::text', 400, 'PGRST127'],
    ['/history?id=eq.nope', 400, '22P02'],
    ['/history?id=nope.1', 400, 'PGRST100'],
    ['/history?id=1', 400, 'PGRST100'],
    ['/history?id=is.nope', 400, 'PGRST100'],
    ['/history?id=in.1', 400, 'PGRST100'],
    ['/history?id=in.(1', 400, 'PGRST100'],
    ['/history?or=(id.eq.1', 400, 'PGRST100'],
    ['/history?or=()', 400, 'PGRST100'],
    ['/history?and=id.eq.1', 400, 'PGRST100'],
    ['/history?select=id,', 400, 'PGRST100'],
    ['/history?select=id;drop', 400, 'PGRST100'],
    ['/history?select=id)', 400, 'PGRST100'],
    ['/history?select=a:b', 400, 'PGRST127'],
    ['/history?order=id.up', 400, 'PGRST100'],
    ['/history?order=', 400, 'PGRST100'],
    ['/history?type=match.(', 400, 'PGRST127'],
    ['/history?type=fts.a+b', 400, 'PGRST127'],
    ['/history?type=like.a&created_at=like.a', 404, '42883'],
    ['/history', 406, 'PGRST107', { headers: { accept: 'text/html' } }],
    ['/history', 406, 'PGRST107', { headers: { accept: 'application/vnd.pgrst.plan' } }],
    ['/history', 406, 'PGRST106', { headers: { 'accept-profile': 'auth' } }],
    ['/history', 406, 'PGRST106', { method: 'POST', headers: { 'content-profile': 'storage' }, body: '{}' }],
    ['/history', 400, 'PGRST127', { headers: { prefer: 'handling=strict, colour=blue' } }],
    ['/history', 400, 'PGRST204', { method: 'POST', body: '{"nope":1}' }],
    ['/history?columns=nope', 400, 'PGRST204', { method: 'POST', body: '{}' }],
    ['/history', 405, 'PGRST117', { method: 'PROPFIND' }],
    ['/history?id=eq.1', 405, 'PGRST117', { method: 'PUT', body: '{}' }],
    ['/rpc/usage_limit', 405, 'PGRST101', { method: 'PATCH', body: '{}' }],
  ]
  it.each(cases)('%s gives %i %s', async (path, status, code, init) => {
    const answer = await refusal(path, init)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(Object.keys(answer.body)).toEqual(['code', 'message', 'details', 'hint'])
  })

  it('name the place where reading stopped', async () => {
    expect((await refusal('/history?id=eqq.1')).body).toMatchObject({
      message: '"failed to parse filter (eqq.1)" (line 1, column 1)',
      details: 'unknown single value operator eqq',
    })
    expect((await refusal('/history?select=id,%3B')).body.message).toBe(
      '"failed to parse select parameter (id,;)" (line 1, column 4)',
    )
    expect((await refusal('/history?select=creted_at')).body).toMatchObject({
      message: 'column history.creted_at does not exist',
      hint: null,
    })
  })

  it('are not given at the root, which says what this is', async () => {
    for (const path of ['', '/']) {
      const response = await wire.send(path, { token: ada.token })
      expect([response.status, await response.json()]).toMatchObject([200, { info: { title: 'Tappet' } }])
    }
    expect((await fetch(`${wire.server.url}/rest/v1/`)).status).toBe(401)
  })

  it('follow a table that is gone', async () => {
    await wire.server.admin('create table public.brief (id int); grant select on public.brief to anon')
    await expect.poll(async () => (await wire.send('/brief')).status, { interval: 200 }).toBe(200)
    await wire.server.admin('drop table public.brief')
    await expect.poll(async () => (await refusal('/brief')).body.code, { interval: 200 }).toBe('PGRST205')
  })

  it('of a HEAD have no body', async () => {
    const response = await wire.send('/nope', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([404, ''])
  })

  it('a broken constraint says which', async () => {
    const own = await ada.client
      .from('maintenance')
      .insert({ user_id: ada.userId, item: '  ', date: '2026-01-01' })
    expect([own.status, own.error?.code]).toEqual([400, '23514'])
    const twice = await ada.client
      .from('reminder_prefs')
      .insert([1, 2].map(() => ({ user_id: ada.userId, item: 'Oil' })))
    expect([twice.status, twice.error?.code]).toEqual([409, '23505'])
    const nobody = await wire.service
      .from('history')
      .insert({ user_id: '00000000-0000-4000-8000-000000000000', type: 'audio', data: {} })
    expect([nobody.status, nobody.error?.code]).toEqual([409, '23503'])
    const missing = await wire.untyped(ada.token).from('history').insert({ user_id: ada.userId })
    expect([missing.status, missing.error?.code]).toEqual([400, '23502'])
  })

  it('a statement that was given up is our failure, not the client’s', async () => {
    const cancel = `select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%"slow"%' and pid <> pg_backend_pid()`
    const call = ada.client.rpc('slow' as never).then(({ status, error }) => [status, error?.code])
    await vi.waitFor(async () => expect(await wire.server.admin(cancel)).toHaveLength(1))
    expect(await call).toEqual([500, '57014'])
  })
})

describe('tokens', () => {
  const sign = (claims: Record<string, unknown>, options: { secret?: string; expires?: string } = {}) =>
    new SignJWT({
      iss: `${wire.server.url}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      sub: ada.userId,
      ...claims,
    })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime(options.expires ?? '1h')
      .sign(new TextEncoder().encode(options.secret ?? TEST_JWT_SECRET))
  const unsigned = (header: object, claims: object) =>
    `${[header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`

  it('that have expired are told from false ones', async () => {
    const expired = await refusal('/history', { token: await sign({}, { expires: '-1m' }) })
    expect([expired.status, expired.body.code, expired.body.message]).toEqual([
      401,
      'PGRST303',
      'JWT expired',
    ])
    expect(expired.headers.get('www-authenticate')).toBe(
      'Bearer error="invalid_token", error_description="JWT expired"',
    )
    const forged = await refusal('/history', { token: await sign({}, { secret: 'x'.repeat(40) }) })
    expect([forged.status, forged.body.code]).toEqual([401, 'PGRST301'])
    const parts = await refusal('/history', { token: 'not-a-token' })
    expect([parts.status, parts.body.code, parts.body.message]).toEqual([
      401,
      'PGRST301',
      'Expected 3 parts in JWT; got 1',
    ])
  })

  it('cannot name their own algorithm or role', async () => {
    const claims = { role: 'service_role', sub: ada.userId, exp: 4_000_000_000 }
    for (const token of [
      unsigned({ alg: 'none' }, claims),
      unsigned({ alg: 'HS256', kid: "../../dev/null' or 1=1" }, claims),
      await sign({ role: 'postgres' }),
      await sign({ role: 'supabase_auth_admin' }),
      await sign({ role: 'authenticator' }),
      await sign({ sub: 'no-uuid' }),
    ]) {
      expect((await refusal('/history', { token })).status).toBe(401)
    }
    const asRole = await refusal('/notifications', {
      method: 'POST',
      headers: { role: 'service_role', 'x-role': 'service_role', 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: ada.userId, type: 'other', title: 'T' }),
    })
    expect(asRole.status).toBe(403)
  })

  it('a key that is none of ours is refused before anything else', async () => {
    const response = await fetch(`${wire.server.url}/rest/v1/history`, { headers: { apikey: 'wrong' } })
    expect([response.status, await response.json()]).toEqual([
      401,
      { message: 'Invalid API key', hint: 'Double check your Supabase `anon` or `service_role` API key.' },
    ])
  })

  it('the key may ride in the address', async () => {
    const response = await fetch(
      `${wire.server.url}/rest/v1/rpc/verify_customer_email_security?apikey=${wire.server.anonKey}`,
      { method: 'POST' },
    )
    expect(response.status).toBe(200)
  })

  it('supabase-js sends the public key until somebody signs in, then their token [SEC-007] [SEC-008] [API-001] [API-002]', async () => {
    const keys: { apikey: string | null; authorization: string | null }[] = []
    const client = createClient(wire.server.url, wire.server.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: (input, init) => {
          const headers = new Headers(init?.headers)
          keys.push({ apikey: headers.get('apikey'), authorization: headers.get('authorization') })
          return fetch(input, init)
        },
      },
    })
    expect((await client.from('profiles').select()).status).toBe(401)
    const { data } = await client.auth.signUp({ email: 'new@example.com', password: 'correct horse battery' })
    const profile = await client.from('profiles').select('email').single()
    expect(profile.data).toEqual({ email: 'new@example.com' })
    expect(keys[0]?.authorization).toBe(`Bearer ${wire.server.anonKey}`)
    expect(keys.at(-1)?.authorization).toBe(`Bearer ${data.session?.access_token}`)
    expect(
      keys.every(({ apikey, authorization }) => apikey === wire.server.anonKey && authorization !== null),
    ).toBe(true)
  })
})

describe('attacks', () => {
  const TABLES = [
    'profiles',
    'usage_counters',
    'history',
    'feedback',
    'notifications',
    'maintenance',
    'reminder_prefs',
  ]

  it('a visitor reads and writes no table', async () => {
    for (const table of TABLES) {
      const got = await wire.send(`/${table}`)
      expect([table, got.status]).toEqual([table, 401])
      const counted = await wire.send(`/${table}`, { method: 'HEAD', headers: { prefer: 'count=exact' } })
      expect([table, counted.status, counted.headers.get('content-range')]).toEqual([table, 401, null])
      const posted = await wire.send(`/${table}`, { method: 'POST', body: '{}' })
      expect([table, posted.status]).toEqual([table, 401])
      const deleted = await wire.send(`/${table}?user_id=eq.${ada.userId}`, { method: 'DELETE' })
      expect([table, deleted.status]).toEqual([table, 401])
    }
  })

  it('another user finds, changes and deletes nothing by id', async () => {
    const { data } = await ada.client
      .from('maintenance')
      .insert({ user_id: ada.userId, item: 'Oil', date: '2026-01-01' })
      .select()
      .single()
    const id = data?.id ?? ''
    expect((await ben.client.from('maintenance').select().eq('id', id)).data).toEqual([])
    expect(
      (await ben.client.from('maintenance').update({ item: 'Mine' }).eq('id', id).select()).data,
    ).toEqual([])
    expect((await ben.client.from('maintenance').delete().eq('id', id).select()).data).toEqual([])
    const count = await ben.client
      .from('maintenance')
      .select('*', { count: 'exact', head: true })
      .eq('id', id)
    expect(count.count).toBe(0)
    const range = await wire.send(`/maintenance?id=eq.${id}&offset=1`, {
      token: ben.token,
      headers: { prefer: 'count=exact' },
    })
    expect([range.status, range.headers.get('content-range')]).toEqual([416, '*/0'])
    expect((await ada.client.from('maintenance').select('item').eq('id', id).single()).data).toEqual({
      item: 'Oil',
    })
  })

  it('a duplicate of a hidden row does not show it', async () => {
    const { data } = await ada.client
      .from('history')
      .insert({ user_id: ada.userId, type: 'audio', data: {} })
      .select('id')
      .single()
    const { error, status } = await ben.client
      .from('history')
      .insert({ id: data?.id ?? '', user_id: ben.userId, type: 'audio', data: {} })
    expect([status, error?.code, error?.details]).toEqual([409, '23505', null])
  })

  it('names in select, order, columns and on_conflict are names [V1.2.4]', async () => {
    const evil = '"id" from auth.users; drop table history;--'
    const quoted = encodeURIComponent(`"${evil.replaceAll('"', '\\"')}"`)
    for (const path of [
      `/history?select=${quoted}`,
      `/history?select=x:${quoted}`,
      `/history?order=${quoted}`,
      `/history?${quoted}=eq.1`,
      `/history?select=id,${quoted}(*)`,
      `/history?select=id::${encodeURIComponent('text) from auth.users')}`,
      `/history?data->${quoted}=eq.1&select=${quoted}`,
    ]) {
      expect([path, (await refusal(path)).status]).toEqual([path, 400])
    }
    for (const path of [`/history?columns=${quoted}`, `/history?on_conflict=${quoted}`]) {
      const body = JSON.stringify({ user_id: ada.userId, type: 'audio', data: {} })
      const init = { method: 'POST', body, headers: { prefer: 'resolution=merge-duplicates' } }
      expect([path, (await refusal(path, init)).status]).toEqual([path, 400])
    }
    const nul = await refusal('/history?select=%22a%00b%22')
    expect([nul.status, nul.body.code]).toEqual([400, 'PGRST100'])
  })

  it('no address reaches another schema', async () => {
    for (const path of [
      '/users',
      '/auth.users',
      '/"auth"."users"',
      '/pg_user',
      '/objects',
      '/schema_migrations',
    ]) {
      expect([path, (await refusal(path)).status]).toEqual([path, 404])
    }
    for (const name of ['profile_at_sign_up', 'uid', 'pg_sleep', 'auth.uid', 'profiles_born_free']) {
      expect([name, (await refusal(`/rpc/${name}`, { method: 'POST', body: '{}' })).status]).toEqual([
        name,
        404,
      ])
    }
  })

  it('what is too much to plan is refused before it is planned', async () => {
    const deep = `${'or('.repeat(200)}id.is.null${')'.repeat(200)}`
    expect((await refusal(`/history?or=(${deep})`)).body.code).toBe('PGRST100')
    expect((await refusal(`/history?select=${'a,'.repeat(2000)}a`)).body.code).toBe('PGRST100')
  })
})
