import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHOP_SQL } from './rest-shop.ts'
import { type RestWire, startRestWire } from './rest-wire.ts'

let wire: RestWire
let shop: SupabaseClient
beforeAll(async () => {
  wire = await startRestWire(SHOP_SQL)
  shop = wire.untyped()
})
afterAll(() => wire.close())

describe('a function', () => {
  it('takes named arguments and defaults, by POST and by GET', async () => {
    expect((await shop.rpc('add', { a: 1, b: 5 })).data).toBe(6)
    expect((await shop.rpc('add', { a: 1 })).data).toBe(3)
    expect((await shop.rpc('add', { a: 1, b: 5 }, { get: true })).data).toBe(6)
    expect((await shop.rpc('add', { a: 1 }, { get: true })).data).toBe(3)
    expect((await shop.rpc('add', { a: null })).data).toBeNull()
  })

  it('takes arrays, JSON and any number of arguments', async () => {
    const expected = { tags: ['a', 'b,c'], extra: { x: [1] } }
    expect((await shop.rpc('tagged', { tags: ['a', 'b,c'], extra: { x: [1] } })).data).toEqual(expected)
    const byGet = await wire.send(
      `/rpc/tagged?tags=${encodeURIComponent('{a,"b,c"}')}&extra=${encodeURIComponent('{"x":[1]}')}`,
    )
    expect(await byGet.json()).toEqual(expected)
    expect((await shop.rpc('joined', { words: ['x', 'y'] })).data).toBe('x-y')
    expect(await (await wire.send('/rpc/joined?words=x&words=y')).json()).toBe('x-y')
    expect((await shop.rpc('joined', { words: ['x', 'y'] }, { get: true })).data).toBe('x-y')
  })

  it('takes a whole body, when its one parameter has no name', async () => {
    const response = await wire.send('/rpc/echo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '[1, {"a": 2.50}]',
    })
    expect(await response.text()).toBe('[1, {"a": 2.50}]')
    expect((await shop.rpc('echo', { any: 'thing' })).data).toEqual({ any: 'thing' })
  })

  it('returns rows, which can be chosen, filtered, ordered, paged, counted and embedded into', async () => {
    const rows = await shop.rpc('by_city', { city: 'Tryon' }).select('name,albums!albums_artist_id_fkey(id)')
    expect(rows.data).toEqual([{ name: 'Nina', albums: [{ id: 1 }, { id: 2 }] }])
    const page = await shop
      .rpc('lengths', { shortest: 250 }, { count: 'exact' })
      .select('title')
      .gt('seconds', 260)
      .order('seconds', { ascending: false })
      .limit(2)
    expect([page.status, page.count, page.data]).toEqual([
      206,
      3,
      [{ title: 'Sinnerman' }, { title: 'Jóga' }],
    ])
    const byGet = await shop.rpc('lengths', { shortest: 600 }, { get: true }).eq('title', 'Sinnerman')
    expect(byGet.data).toEqual([{ title: 'Sinnerman', seconds: 622 }])
    const head = await shop.rpc('lengths', {}, { head: true, count: 'exact' })
    expect([head.count, head.data]).toEqual([4, null])
    expect((await shop.rpc('lengths').select('title').order('seconds').limit(1).single()).data).toEqual({
      title: 'Be My Husband',
    })
    expect((await shop.rpc('lengths', { shortest: 9999 }).maybeSingle()).data).toBeNull()
    expect((await shop.rpc('lengths').select('nonsense')).error?.code).toBe('42703')
  })

  it('returns one row as an object, values as an array, nothing as 204', async () => {
    expect((await shop.rpc('first_artist').select('name')).data).toEqual({ name: 'Nina' })
    expect((await shop.rpc('no_artist')).data).toMatchObject({ id: null })
    expect((await shop.rpc('numbers', { upto: 3 })).data).toEqual([1, 2, 3])
    const nothing = await shop.rpc('nothing')
    expect([nothing.status, nothing.data, nothing.error]).toEqual([204, null, null])
  })

  it('is found by its arguments when several share the name', async () => {
    expect((await shop.rpc('pick', { n: 1 })).data).toBe('integer')
    expect((await shop.rpc('pick', { n: 1, m: 2 })).data).toBe('two')
    const { status, error } = await shop.rpc('either', { n: 1 })
    expect([status, error?.code]).toEqual([300, 'PGRST203'])
    expect(error?.message).toMatch(
      /public\.either\(n => (integer|text)\), public\.either\(n => (integer|text)\)/,
    )
  })

  it('that is not there is said so, with a hint', async () => {
    const near = await shop.rpc('by_citi', { city: 'x' })
    expect([near.status, near.error]).toMatchObject([
      404,
      {
        code: 'PGRST202',
        message: 'Could not find the function public.by_citi(city) in the schema cache',
        hint: 'Perhaps you meant to call the function public.by_city',
      },
    ])
    const argument = await shop.rpc('by_city', { town: 'x' })
    expect(argument.error).toMatchObject({
      code: 'PGRST202',
      details:
        'Searched for the function public.by_city with parameter town or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
    })
    const none = await shop.rpc('zzzzzzzz')
    expect(none.error).toMatchObject({
      message: 'Could not find the function public.zzzzzzzz without parameters in the schema cache',
      hint: null,
    })
    expect((await shop.rpc('add', { a: 'x' })).error?.code).toBe('22P02')
  })

  it('may write by POST and never by GET', async () => {
    const args = { id: 2, name: 'Robert' }
    expect((await shop.rpc('rename_staff', args)).status).toBe(401)
    const post = await wire.service.schema('public').rpc('rename_staff' as never, args as never)
    expect([post.error, post.data]).toEqual([null, [{ id: 2, name: 'Robert', boss_id: 1 }]])
    const byGet = await fetch(`${wire.server.url}/rest/v1/rpc/rename_staff?id=2&name=Bob`, {
      headers: { apikey: wire.server.serviceKey },
    })
    expect([byGet.status, ((await byGet.json()) as { code: string }).code]).toEqual([405, '25006'])
    expect((await wire.send('/rpc/add', { method: 'DELETE' })).status).toBe(405)
  })

  it('speaks in the time zone that is preferred', async () => {
    const response = await wire.send('/rpc/zone', {
      method: 'POST',
      headers: { prefer: 'timezone=America/Lima' },
    })
    expect([await response.json(), response.headers.get('preference-applied')]).toEqual([
      'America/Lima',
      'timezone=America/Lima',
    ])
    const unknown = await wire.send('/rpc/zone', {
      method: 'POST',
      headers: { prefer: 'timezone=Middle/Earth' },
    })
    expect(unknown.status).toBe(200)
  })

  it('that raises is answered as it says', async () => {
    const fail = async (state: string) => {
      const { status, error } = await shop.rpc('fail', { state, words: 'the words' })
      return { status, error }
    }
    const body = { message: 'the words', details: 'the detail', hint: 'the hint' }
    expect(await fail('P0001')).toMatchObject({ status: 400, error: { code: 'P0001', ...body } })
    expect(await fail('PT418')).toMatchObject({ status: 418, error: { code: 'PT418', ...body } })
    expect(await fail('42501')).toMatchObject({ status: 401 })
    expect(await fail('23505')).toMatchObject({ status: 409 })
    expect(await fail('40001')).toMatchObject({ status: 500 })
    expect(await fail('53100')).toMatchObject({ status: 507 })
    const free = await wire.send('/rpc/fail_freely', { method: 'POST' })
    expect([free.status, free.headers.get('x-price'), await free.json()]).toEqual([
      402,
      '4.20',
      { code: '123', message: 'Pay first', details: '4.20', hint: 'Go to /pay' },
    ])
  })

  it('made a moment ago is found without a restart', async () => {
    await wire.server.admin("create function public.fresh() returns text language sql as $$ select 'new' $$")
    await expect.poll(async () => (await shop.rpc('fresh')).data, { interval: 200 }).toBe('new')
    await wire.server.admin(
      'create table public.fresh_table (id integer); grant select on public.fresh_table to anon',
    )
    await expect
      .poll(async () => (await shop.from('fresh_table').select()).data, { interval: 200 })
      .toEqual([])
    await wire.server.admin('alter table public.fresh_table add column later text')
    await expect
      .poll(async () => (await shop.from('fresh_table').select('later')).data, {
        interval: 200,
      })
      .toEqual([])
  })
})
