import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { forFile } from '../harness/for-file.ts'
import { SHOP_SQL } from './rest-shop.ts'
import { startRestWire } from './rest-wire.ts'

const wire = forFile(() => startRestWire(SHOP_SQL))
let token: string
let shop: SupabaseClient
beforeAll(async () => {
  ;({ token } = await wire.driver())
  shop = wire.untyped(token)
})

function send(method: string, path: string, body: string | object, headers: Record<string, string> = {}) {
  return wire.send(path, {
    method,
    token,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code
const artist = (id: number, name = `Artist ${id}`) => ({ id, name })

describe('insert', () => {
  it('says 201 and nothing more, unless asked', async () => {
    const response = await send('POST', '/artists', artist(100))
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      201,
      '',
      '*/*',
    ])
    const creation = await send('POST', '/artists', artist(101), {
      prefer: 'return=representation,count=exact',
    })
    expect(creation.status).toBe(201)
    expect(creation.headers.get('content-range')).toBe('*/1')
    expect(creation.headers.get('preference-applied')).toBe('return=representation, count=exact')
    expect(await creation.json()).toMatchObject([artist(101)])
  })

  it('takes many rows at once, all or none', async () => {
    const { count, error } = await shop.from('artists').insert([artist(110), artist(111)], { count: 'exact' })
    expect([error, count]).toEqual([null, 2])
    const failed = await shop.from('artists').insert([artist(112), artist(110)])
    expect([failed.status, failed.error?.code]).toEqual([409, '23505'])
    expect((await shop.from('artists').select('id').eq('id', 112)).data).toEqual([])
    expect((await shop.from('artists').insert([]).select()).data).toEqual([])
  })

  it('writes arrays, JSON and enums', async () => {
    const row = {
      id: 120,
      name: 'N',
      tags: ['a b', '"q"', 'c,d'],
      profile: { deep: [1, { x: null }] },
      mood: 'loud',
      score: 1.5,
    }
    const { data, error } = await shop
      .from('artists')
      .insert({ ...row, born: '2000-02-29' })
      .select()
      .single()
    expect(error).toBeNull()
    expect(data).toMatchObject({ ...row, born: '2000-02-29' })
  })

  it('wants the same keys in every row, or the columns', async () => {
    const differing = [
      { id: 130, name: 'a' },
      { id: 131, name: 'b', score: 1 },
    ]
    const refused = await send('POST', '/artists', differing)
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: 'PGRST102', message: 'All object keys must match' },
    ])
    // supabase-js names the columns itself.
    expect((await shop.from('artists').insert(differing)).error).toBeNull()
    const ignored = await send(
      'POST',
      '/artists?columns=id,name',
      { id: 132, name: 'c', score: 5 },
      { prefer: 'return=representation' },
    )
    expect(await ignored.json()).toMatchObject([{ id: 132, name: 'c', score: null }])
  })

  it('fills in null', async () => {
    const nulls = await shop.from('albums').insert([
      { title: 'A', artist_id: 1, price: 1 },
      { title: 'B', artist_id: 1 },
    ])
    expect(nulls.error?.code).toBe('23502')
    const empty = await send('POST', '/diaries?select=public_part', [{}, {}], {
      prefer: 'return=representation',
    })
    expect([empty.status, await empty.json()]).toEqual([201, [{ public_part: null }, { public_part: null }]])
  })

  it('returns only what the caller may read, when only that is asked for', async () => {
    const both = { public_part: 'seen', private_part: 'unseen' }
    expect((await shop.from('diaries').insert(both)).status).toBe(201)
    const readable = await shop.from('diaries').insert(both).select('public_part,upper_part').single()
    expect(readable.data).toEqual({ public_part: 'seen', upper_part: 'SEEN' })
    const unreadable = await shop.from('diaries').insert(both).select('private_part')
    expect([unreadable.status, unreadable.error?.code]).toEqual([403, '42501'])
    const changed = await shop.from('diaries').update({ private_part: 'new' }).eq('public_part', 'seen')
    expect(changed.status).toBe(204)
  })
})

describe('upsert', () => {
  it('merges on the primary key, or on what it is told', async () => {
    const upsert = (name: string) => shop.from('artists').upsert({ id: 200, name }).select('id,name')
    const [first, second] = [await upsert('one'), await upsert('two')]
    expect([first.status, second.status, second.data]).toEqual([201, 200, [{ id: 200, name: 'two' }]])
    const byName = await shop.from('genres').upsert({ id: 9, name: 'jazz' }, { onConflict: 'name' })
    expect(byName.error?.code).toBe('42501')
    const unknown = await shop.from('artists').upsert({ id: 200, name: 'x' }, { onConflict: 'nme' })
    expect([unknown.status, unknown.error?.code]).toEqual([400, '42703'])
    const notUnique = await shop.from('artists').upsert({ id: 200, name: 'x' }, { onConflict: 'name' })
    expect([notUnique.status, notUnique.error?.code]).toEqual([400, '42P10'])
  })

  it('leaves duplicates as they are, when told to', async () => {
    await shop.from('artists').insert(artist(210, 'kept'))
    const { data, status } = await shop
      .from('artists')
      .upsert([artist(210, 'lost'), artist(211, 'new')], { ignoreDuplicates: true })
      .select('id,name')
    expect([status, data]).toEqual([201, [{ id: 211, name: 'new' }]])
  })
})

describe('update and delete', () => {
  it('answer with numbers, or with rows', async () => {
    await shop.from('artists').insert([artist(300), artist(301), artist(302)])
    const quiet = await send('PATCH', '/artists?id=in.(300,301)', { score: 2 }, { prefer: 'count=exact' })
    expect([quiet.status, quiet.headers.get('content-range'), await quiet.text()]).toEqual([204, '0-1/2', ''])
    const shown = await shop
      .from('artists')
      .update({ score: 3 })
      .gte('id', 300)
      .lte('id', 302)
      .select('id,score')
      .order('id', { ascending: false })
    expect(shown.data).toEqual([
      { id: 302, score: 3 },
      { id: 301, score: 3 },
      { id: 300, score: 3 },
    ])
    const none = await shop.from('artists').update({ score: 3 }).eq('id', 99999).select()
    expect([none.status, none.data]).toEqual([200, []])
    const { count, status } = await shop.from('artists').delete({ count: 'exact' }).in('id', [301, 302])
    expect([status, count]).toEqual([204, 2])
    const gone = await shop.from('artists').delete().eq('id', 300).select('id').single()
    expect(gone.data).toEqual({ id: 300 })
  })

  it('are undone when one object was asked for and several were touched', async () => {
    await shop.from('artists').insert([artist(310, 'same'), artist(311, 'same')])
    const { status, error } = await shop
      .from('artists')
      .update({ name: 'changed' })
      .eq('name', 'same')
      .select()
      .single()
    expect([status, error?.code, error?.details]).toEqual([406, 'PGRST116', 'The result contains 2 rows'])
    expect((await shop.from('artists').select('id').eq('name', 'same')).data).toHaveLength(2)
  })

  it('want a filter, as at Supabase', async () => {
    for (const [method, verb] of [
      ['PATCH', 'UPDATE'],
      ['DELETE', 'DELETE'],
    ] as const) {
      const response = await send(method, '/tracks', { seconds: 1 })
      expect([response.status, await response.json()]).toEqual([
        400,
        { code: '21000', message: `${verb} requires a WHERE clause`, details: null, hint: null },
      ])
    }
  })

  it('change nothing for an empty object', async () => {
    const { data, status } = await shop.from('tracks').update({}).eq('id', 1).select('id')
    expect([status, data]).toEqual([200, []])
    expect((await shop.from('tracks').update({}).eq('id', 1)).status).toBe(204)
  })

  it('filter with or', async () => {
    await shop.from('artists').insert(artist(330))
    const { data } = await shop.from('artists').update({ score: 4 }).or('id.eq.330,id.eq.-1').select('id')
    expect(data).toEqual([{ id: 330 }])
  })

  it('never roll back because a client asks', async () => {
    await shop.from('artists').insert(artist(340)).rollback()
    expect((await shop.from('artists').select('id').eq('id', 340)).data).toHaveLength(1)
  })
})

describe('bodies', () => {
  it('that are no rows are refused', async () => {
    for (const body of ['', '{', '[1]', 'null', '"text"', '[{"id":1},', '{"id":1}{"id":2}', '[[{"id":1}]]']) {
      const response = await send('POST', '/artists', body)
      expect([body, response.status, await codeOf(response)]).toEqual([body, 400, 'PGRST102'])
    }
    const unknown = await send('POST', '/artists', '<a/>', { 'content-type': 'application/xml' })
    expect([unknown.status, await codeOf(unknown)]).toEqual([400, 'PGRST102'])
  })

  it('nested ten thousand deep do no harm', async () => {
    const deep = `{"id":400,"name":"x","profile":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
    const response = await send('POST', '/artists', deep)
    expect([response.status, await codeOf(response)]).toEqual([400, 'PGRST102'])
    expect((await send('POST', '/rpc/add', '['.repeat(10_000))).status).toBe(400)
  })

  it('with keys that would change a JavaScript prototype do no harm', async () => {
    for (const body of [
      '{"__proto__":{"admin":true},"id":401,"name":"x"}',
      '{"constructor":{"prototype":{"admin":true}}}',
    ]) {
      const response = await send('POST', '/artists', body)
      expect([response.status, await codeOf(response)]).toEqual([400, 'PGRST204'])
    }
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
    const reply = await send(
      'POST',
      '/artists?select=profile',
      '{"id":402,"name":"x","profile":{"__proto__":{"a":1}}}',
      {
        prefer: 'return=representation',
      },
    )
    expect(await reply.text()).toBe('[{"profile":{"__proto__": {"a": 1}}}]')
  })

  it('with a brace in a text are read right', async () => {
    const name = `${'[{'.repeat(500)} \\" \\\\`
    const { data } = await shop.from('artists').insert(artist(403, name)).select('name').single()
    expect(data?.name).toBe(name)
  })

  it('keep numbers exact that JavaScript would round', async () => {
    const body = '{"id":404,"name":"x","profile":{"n":12345678901234567890.123456789}}'
    const response = await send('POST', '/artists?select=profile', body, { prefer: 'return=representation' })
    expect(await response.text()).toContain('12345678901234567890.123456789')
  })

  it('with text that PostgreSQL cannot keep are the client’s mistake', async () => {
    expect((await send('POST', '/artists', '{"id":405,"name":"nul \\u0000"}')).status).toBe(400)
    expect((await send('POST', '/artists', '{"id":406,"name":"lone \\ud800"}')).status).toBe(400)
  })
})
