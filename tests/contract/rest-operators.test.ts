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

type Filtered = ReturnType<ReturnType<SupabaseClient['from']>['select']>

/** The ids of the artists that a filter leaves, in order. */
async function ids(filter: (query: Filtered) => Filtered): Promise<number[]> {
  const { data, error } = await filter(shop.from('artists').select('id')).order('id')
  expect(error).toBeNull()
  return ((data ?? []) as { id: number }[]).map(({ id }) => id)
}

describe('filters', () => {
  const cases: [name: string, filter: (query: Filtered) => Filtered, expected: number[]][] = [
    ['eq', (q) => q.eq('name', 'Nina'), [1]],
    ['eq with quotes, commas and brackets', (q) => q.eq('name', 'Say "Yes", (No)'), [4]],
    ['neq', (q) => q.neq('id', 1), [2, 3, 4]],
    ['gt', (q) => q.gt('id', 2), [3, 4]],
    ['gte', (q) => q.gte('born', '1933-02-21'), [1, 3]],
    ['lt', (q) => q.lt('score', 9.75), [1, 4]],
    ['lte', (q) => q.lte('score', 9.75), [1, 2, 4]],
    ['like', (q) => q.like('name', '%i%'), [1, 2]],
    ['like with stars', (q) => q.filter('name', 'like', 'N*'), [1]],
    ['ilike', (q) => q.ilike('name', '%N%'), [1, 4]],
    ['in', (q) => q.in('id', [1, 4, 99]), [1, 4]],
    [
      'in with quotes, commas and brackets',
      (q) => q.filter('name', 'in', '("Say \\"Yes\\", (No)",Nina,"a\\\\b")'),
      [1, 4],
    ],
    ['in with nothing', (q) => q.in('id', []), []],
    ['not in', (q) => q.not('id', 'in', '(1,2)'), [3, 4]],
    ['is null', (q) => q.is('score', null), [3]],
    ['is not null', (q) => q.not('score', 'is', null), [1, 2, 4]],
    ['is not_null', (q) => q.filter('score', 'is', 'not_null'), [1, 2, 4]],
    ['is true', (q) => q.is('active', true), [1, 4]],
    ['is false', (q) => q.is('active', false), [2]],
    ['is unknown', (q) => q.filter('active', 'is', 'unknown'), [3]],
    ['is not true', (q) => q.not('active', 'is', true), [2, 3]],
    ['an enum', (q) => q.eq('mood', 'calm'), [1, 4]],
    ['match, of several columns', (q) => q.match({ mood: 'calm', active: true, id: 4 }), [4]],
    ['not eq', (q) => q.not('mood', 'eq', 'calm'), [2]],
    ['or', (q) => q.or('id.eq.1,name.eq.Ludwig'), [1, 2]],
    ['or with and', (q) => q.or('id.eq.3,and(mood.eq.calm,score.gt.5)'), [1, 3]],
    ['or with not and', (q) => q.or('id.eq.3,not.and(id.gt.1,id.lt.9)'), [1, 3]],
    ['or with not or', (q) => q.or('not.or(id.eq.1,id.eq.2,id.eq.3)'), [4]],
    ['or with a negated filter', (q) => q.or('id.not.in.(1,2,3),score.is.null'), [3, 4]],
    ['or with a quoted value', (q) => q.or('name.eq."Say \\"Yes\\", (No)",id.eq.2'), [2, 4]],
    ['several at once', (q) => q.gt('id', 1).lt('id', 4).not('id', 'eq', 2), [3]],
  ]
  it.each(cases)('%s', async (_name, filter, expected) => {
    expect(await ids(filter)).toEqual(expected)
  })

  it('not.and and not.or as parameters', async () => {
    const select = async (query: string) =>
      (await (await wire.send(`/artists?select=id&order=id&${query}`)).json()) as { id: number }[]
    expect((await select('not.and=(id.gt.1,id.lt.4)')).map(({ id }) => id)).toEqual([1, 4])
    expect((await select('not.or=(id.eq.1,id.eq.4)')).map(({ id }) => id)).toEqual([2, 3])
  })
})

describe('select', () => {
  it('keeps numbers numbers, and the zeros of money', async () => {
    const response = await wire.send('/artists?select=score,id&id=eq.1')
    expect(await response.text()).toBe('[{"score":9.50,"id":1}]')
  })

  it('takes names that need quotes, and names that our own SQL uses', async () => {
    const { data, error } = await shop
      .from('Odd Table')
      .select('"odd column","he said \\"hi\\"",s,r,value,select,_found')
    expect(error).toBeNull()
    expect(data).toEqual([
      { 'odd column': 'x', 'he said "hi"': 1, s: 2, r: 3, value: 4, select: 5, _found: 6 },
    ])
    expect((await shop.from('Odd Table').select('*').eq('"odd column"', 'x').order('r')).data).toHaveLength(1)
    expect((await shop.from('Odd Table').select('s').single()).data).toEqual({ s: 2 })
  })

  it('reads views', async () => {
    expect((await shop.from('cheap_albums').select('id').order('id')).data).toEqual([{ id: 2 }, { id: 4 }])
  })
})

describe('order and pages', () => {
  const order = async (query: string) => {
    const rows = (await (await wire.send(`/artists?select=id&order=${query}`)).json()) as { id: number }[]
    return rows.map(({ id }) => id)
  }

  it('orders by several columns, directions and nulls', async () => {
    expect(await order('score.desc.nullslast,id')).toEqual([2, 1, 4, 3])
    expect(await order('score.asc.nullsfirst')).toEqual([3, 4, 1, 2])
    expect(await order('score.nullsfirst')).toEqual([3, 4, 1, 2])
    expect(await order('score.desc')).toEqual([3, 2, 1, 4])
    expect(await order('mood.asc.nullslast,id.desc')).toEqual([4, 1, 2, 3])
    const { data } = await shop
      .from('artists')
      .select('id')
      .order('mood', { ascending: false, nullsFirst: false })
      .order('id')
    expect(data?.map(({ id }) => id)).toEqual([2, 1, 4, 3])
  })

  it('limits, offsets and counts', async () => {
    const page = await shop.from('artists').select('id', { count: 'exact' }).order('id').range(1, 2)
    expect([page.status, page.count, page.data]).toEqual([206, 4, [{ id: 2 }, { id: 3 }]])
    const whole = await shop.from('artists').select('id', { count: 'exact' })
    expect([whole.status, whole.count]).toEqual([200, 4])
    const head = await shop.from('artists').select('*', { count: 'exact', head: true }).gt('id', 1)
    expect([head.status, head.count, head.data]).toEqual([200, 3, null])
    expect((await shop.from('artists').select('id').order('id').limit(1)).data).toEqual([{ id: 1 }])
    const none = await shop.from('artists').select('id', { count: 'exact' }).limit(0)
    expect([none.data, none.count]).toEqual([[], 4])
  })

  it('counts exactly where an estimate is asked for, and says so', async () => {
    for (const count of ['planned', 'estimated'] as const) {
      const page = await shop.from('artists').select('id', { count }).limit(1)
      expect([page.status, page.count]).toEqual([206, 4])
    }
    const response = await wire.send('/artists?limit=1', { headers: { prefer: 'count=planned' } })
    expect(response.headers.get('preference-applied')).toBe('count=exact')
  })

  it('answers ranges as PostgREST does', async () => {
    const ranged = await wire.send('/artists?select=id&order=id&offset=1&limit=2')
    expect([ranged.status, ranged.headers.get('content-range'), await ranged.json()]).toEqual([
      200,
      '1-2/*',
      [{ id: 2 }, { id: 3 }],
    ])
    const open = await wire.send('/artists?select=id&order=id&offset=3', {
      headers: { prefer: 'count=exact' },
    })
    expect([open.status, open.headers.get('content-range')]).toEqual([206, '3-3/4'])
    const past = await wire.send('/artists?select=id&offset=9', { headers: { prefer: 'count=exact' } })
    expect([past.status, past.headers.get('content-range')]).toEqual([416, '*/4'])
    expect(await past.json()).toMatchObject({
      code: 'PGRST103',
      details: 'An offset of 9 was requested, but there are only 4 rows.',
    })
    const uncounted = await wire.send('/artists?select=id&offset=9')
    expect([uncounted.status, await uncounted.json()]).toEqual([200, []])
    const backwards = await wire.send('/artists?limit=-1')
    expect([backwards.status, ((await backwards.json()) as { code: string }).code]).toEqual([416, 'PGRST103'])
  })

  it('never gives more than a thousand rows at once', async () => {
    await wire.server.admin("insert into genres select n, 'genre ' || n from generate_series(1000, 2400) n")
    const { data, count } = await shop.from('genres').select('id', { count: 'exact' }).limit(5000)
    expect([data?.length, count]).toEqual([1000, 1404])
  })
})

describe('one object', () => {
  it('gives it, or says how many there were', async () => {
    expect((await shop.from('artists').select('name').eq('id', 2).single()).data).toEqual({ name: 'Ludwig' })
    const several = await shop.from('artists').select('name').single()
    expect([several.status, several.error?.code, several.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 4 rows',
    ])
    const none = await shop.from('artists').select('name').eq('id', 99).maybeSingle()
    expect([none.status, none.error, none.data]).toEqual([200, null, null])
    const tooMany = await shop.from('artists').select('name').maybeSingle()
    expect([tooMany.status, tooMany.error?.code]).toEqual([406, 'PGRST116'])
  })
})

describe('what PostgREST has and this server leaves out', () => {
  const artists = () => shop.from('artists').select('id')
  const cases: [name: string, ask: () => PromiseLike<{ status: number; error: unknown }>][] = [
    ['match', () => artists().filter('name', 'match', '^[NB]')],
    ['imatch', () => artists().filter('name', 'imatch', '^n')],
    ['isdistinct', () => artists().filter('active', 'isdistinct', 'true')],
    ['contains', () => artists().contains('tags', ['jazz'])],
    ['overlaps', () => artists().overlaps('tags', ['jazz'])],
    ['any and all', () => artists().likeAnyOf('name', ['N%', 'L%'])],
    ['full text search', () => artists().textSearch('name', 'nina', { config: 'english' })],
    ['range operators', () => artists().rangeAdjacent('born', '[2000-01-01,2001-01-01)')],
    ['embedding', () => shop.from('albums').select('id,tracks(id)')],
    ['a spread', () => shop.from('albums').select('id,...artists!albums_artist_id_fkey(name)')],
    ['order by an embedded resource', () => shop.from('albums').select('id').order('tracks(id)')],
    ['a filter of an embedded resource', () => shop.from('albums').select('id').eq('tracks.id', 1)],
    ['an aggregate', () => shop.from('albums').select('price.sum()')],
    ['another name', () => shop.from('artists').select('called:name')],
    ['a cast', () => shop.from('artists').select('score::text')],
    ['a place in JSON', () => shop.from('artists').select('profile->city')],
    [
      'a default for what is missing',
      () => shop.from('artists').insert([{ id: 1 }], { defaultToNull: false }),
    ],
  ]
  it.each(cases)('%s is answered with PGRST127 and a hint', async (_name, ask) => {
    const { status, error } = await ask()
    expect([status, error]).toMatchObject([
      400,
      {
        code: 'PGRST127',
        message: 'Feature not implemented',
        details: expect.stringContaining('is not offered'),
        hint: expect.stringMatching(/^[A-Z].*\.$/),
      },
    ])
  })

  it('CSV, query plans and answers without nulls are answered with PGRST107 and a hint', async () => {
    for (const { status, error } of [
      await artists().csv(),
      await artists().explain(),
      await artists().stripNulls(),
    ])
      expect([status, error]).toMatchObject([
        406,
        { code: 'PGRST107', hint: expect.stringContaining('not offered') },
      ])
  })

  it('a body of CSV is answered with PGRST102 and a hint, and nothing is written', async () => {
    const response = await wire.send('/tracks', {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: 'id,album_id,title\n99,1,x',
    })
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'PGRST102', hint: 'Send rows as application/json.' },
    ])
    expect((await shop.from('tracks').select('id').eq('id', 99)).data).toEqual([])
  })
})
