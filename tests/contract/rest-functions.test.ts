import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { forFile } from '../harness/for-file.ts'
import { SHOP_SQL } from './rest-shop.ts'
import { startRestWire } from './rest-wire.ts'

const wire = forFile(() => startRestWire(SHOP_SQL))
let shop: SupabaseClient
beforeAll(async () => {
  shop = wire.untyped()
})

describe('a function', () => {
  it('takes named arguments and defaults, arrays and JSON', async () => {
    expect((await shop.rpc('add', { a: 1, b: 5 })).data).toBe(6)
    expect((await shop.rpc('add', { a: 1 })).data).toBe(3)
    expect((await shop.rpc('add', { a: null })).data).toBeNull()
    const values = { tags: ['a', 'b,c'], extra: { x: [1] } }
    expect((await shop.rpc('tagged', values)).data).toEqual(values)
  })

  it('takes one JSON object and nothing else', async () => {
    for (const body of ['[1]', '1', '{']) {
      const response = await wire.send('/rpc/add', { method: 'POST', body })
      expect([response.status, await response.json()]).toMatchObject([400, { code: 'PGRST102' }])
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await wire.send('/rpc/add', { method: 'POST', headers: form, body: 'a=1' })).status).toBe(400)
  })

  it('returns rows, which can be chosen, filtered, ordered, paged and counted', async () => {
    expect((await shop.rpc('by_city', { city: 'Tryon' }).select('name')).data).toEqual([{ name: 'Nina' }])
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
  })

  it('that is not there is said so', async () => {
    const near = await shop.rpc('by_citi', { city: 'x' })
    expect([near.status, near.error]).toMatchObject([
      404,
      {
        code: 'PGRST202',
        message: 'Could not find the function public.by_citi(city) in the schema cache',
        hint: null,
      },
    ])
    const argument = await shop.rpc('by_city', { town: 'x' })
    expect(argument.error).toMatchObject({
      code: 'PGRST202',
      details:
        'Searched for the function public.by_city with parameter town, but no matches were found in the schema cache.',
    })
    const none = await shop.rpc('zzzzzzzz')
    expect(none.error).toMatchObject({
      message: 'Could not find the function public.zzzzzzzz without parameters in the schema cache',
      hint: null,
    })
    expect((await shop.rpc('add', { a: 'x' })).error?.code).toBe('22P02')
  })

  it('is called by POST alone', async () => {
    const args = { id: 2, name: 'Robert' }
    expect((await shop.rpc('rename_staff', args)).status).toBe(401)
    const post = await wire.service.schema('public').rpc('rename_staff' as never, args as never)
    expect([post.error, post.data]).toEqual([null, [{ id: 2, name: 'Robert', boss_id: 1 }]])
    for (const method of ['GET', 'HEAD', 'DELETE'])
      expect((await wire.send('/rpc/add?a=1', { method })).status).toBe(405)
    expect((await shop.rpc('add', { a: 1 }, { get: true })).error?.code).toBe('PGRST101')
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
