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

async function select(query: string): Promise<unknown> {
  const response = await wire.send(`/${query}`)
  return response.json()
}

describe('embedding', () => {
  it('to one, as an object or null', async () => {
    const { data, error } = await shop
      .from('albums')
      .select('title,artist:artists!albums_artist_id_fkey(name),producer:artists!producer_id(name)')
      .order('id')
      .limit(2)
    expect(error).toBeNull()
    expect(data).toEqual([
      { title: 'Pastel Blues', artist: { name: 'Nina' }, producer: null },
      { title: 'Wild Is the Wind', artist: { name: 'Nina' }, producer: { name: 'Say "Yes", (No)' } },
    ])
  })

  it('to one, called by the referencing column or by the constraint', async () => {
    expect((await shop.from('albums').select('producer_id(name)').eq('id', 4).single()).data).toEqual({
      producer_id: { name: 'Björk' },
    })
    const byConstraint = await shop.from('albums').select('by:albums_artist_id_fkey(id)').eq('id', 3).single()
    expect(byConstraint.data).toEqual({ by: { id: 2 } })
  })

  it('to many, as an array that may be empty', async () => {
    const { data } = await shop.from('albums').select('id,tracks(title)').order('id')
    expect(data).toEqual([
      { id: 1, tracks: [{ title: 'Be My Husband' }, { title: 'Sinnerman' }] },
      { id: 2, tracks: [{ title: 'Four Women' }] },
      { id: 3, tracks: [] },
      { id: 4, tracks: [{ title: 'Jóga' }] },
    ])
  })

  it('one to one, as an object in both directions', async () => {
    expect((await shop.from('artists').select('id,passports(number)').order('id')).data).toEqual([
      { id: 1, passports: { number: 'US-1' } },
      { id: 2, passports: { number: 'DE-2' } },
      { id: 3, passports: null },
      { id: 4, passports: null },
    ])
    expect((await shop.from('passports').select('artists(name)').eq('number', 'DE-2').single()).data).toEqual(
      {
        artists: { name: 'Ludwig' },
      },
    )
  })

  it('many to many, through the table between', async () => {
    expect((await shop.from('albums').select('id,genres(name)').order('id').limit(1)).data).toEqual([
      { id: 1, genres: [{ name: 'jazz' }] },
    ])
    expect((await shop.from('genres').select('name,albums(id)').order('id')).data).toEqual([
      { name: 'jazz', albums: [{ id: 1 }, { id: 2 }] },
      { name: 'opera', albums: [{ id: 3 }] },
      { name: 'electronic', albums: [{ id: 4 }] },
    ])
  })

  it('a table in itself', async () => {
    expect((await shop.from('staff').select('name,boss:boss_id(name)').eq('id', 4).single()).data).toEqual({
      name: 'Dan',
      boss: { name: 'Bob' },
    })
    expect(
      (await shop.from('staff').select('name,team:staff!boss_id(name)').eq('id', 1).single()).data,
    ).toEqual({
      name: 'Ann',
      team: [{ name: 'Bob' }, { name: 'Cleo' }],
    })
  })

  it('nested, with *, renamed columns and JSON', async () => {
    const { data } = await shop
      .from('artists')
      .select(
        'name,albums!albums_artist_id_fkey(*,songs:tracks(called:title,seconds::text),genres(name)),city:profile->>city',
      )
      .eq('id', 1)
      .single()
    expect(data).toEqual({
      name: 'Nina',
      city: 'Tryon',
      albums: [
        {
          id: 1,
          title: 'Pastel Blues',
          year: 1965,
          price: 12.5,
          artist_id: 1,
          producer_id: null,
          code: null,
          songs: [
            { called: 'Be My Husband', seconds: '200' },
            { called: 'Sinnerman', seconds: '622' },
          ],
          genres: [{ name: 'jazz' }],
        },
        expect.objectContaining({ id: 2, price: 8, songs: [{ called: 'Four Women', seconds: '264' }] }),
      ],
    })
  })

  it('filters, orders and pages what is embedded', async () => {
    const { data } = await shop
      .from('artists')
      .select('id,albums!albums_artist_id_fkey(id,tracks(id))')
      .gt('albums.price', 8)
      .order('id', { referencedTable: 'albums.tracks', ascending: false })
      .limit(1, { referencedTable: 'albums.tracks' })
      .order('id')
      .lte('id', 2)
    expect(data).toEqual([
      { id: 1, albums: [{ id: 1, tracks: [{ id: 2 }] }] },
      { id: 2, albums: [{ id: 3, tracks: [] }] },
    ])
    const either = await shop
      .from('albums')
      .select('id,tracks(id)')
      .or('id.eq.1,seconds.gt.600', { referencedTable: 'tracks' })
      .eq('id', 1)
    expect(either.data).toEqual([{ id: 1, tracks: [{ id: 1 }, { id: 2 }] }])
    const ranged = await shop
      .from('albums')
      .select('id,tracks(id)')
      .range(1, 1, { referencedTable: 'tracks' })
      .eq('id', 1)
    expect(ranged.data).toEqual([{ id: 1, tracks: [{ id: 2 }] }])
  })

  it('!inner leaves only rows that have something embedded, and counts so', async () => {
    const { data, count } = await shop
      .from('albums')
      .select('id,tracks!inner(title)', { count: 'exact' })
      .gt('tracks.seconds', 250)
      .order('id')
    expect(data).toEqual([
      { id: 1, tracks: [{ title: 'Sinnerman' }] },
      { id: 2, tracks: [{ title: 'Four Women' }] },
      { id: 4, tracks: [{ title: 'Jóga' }] },
    ])
    expect(count).toBe(3)
    const toOne = await shop.from('albums').select('id,artists!albums_producer_id_fkey!inner(id)').order('id')
    expect(toOne.data?.map(({ id }) => id)).toEqual([2, 4])
    const left = await shop.from('albums').select('id,tracks!left(id)').gt('tracks.seconds', 9999)
    expect(left.data).toHaveLength(4)
  })

  it('asks whether something is embedded, without showing it', async () => {
    const without = await shop.from('albums').select('id,tracks()').is('tracks', null)
    expect(without.data).toEqual([{ id: 3 }])
    const having = await shop
      .from('albums')
      .select('id,tracks()', { count: 'exact' })
      .not('tracks', 'is', null)
      .order('id')
    expect([having.data, having.count]).toEqual([[{ id: 1 }, { id: 2 }, { id: 4 }], 3])
    const either = await shop
      .from('albums')
      .select('id,tracks(),p:artists!producer_id()')
      .or('tracks.is.null,p.not.is.null')
      .order('id')
    expect(either.data).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }])
    expect(await select('albums?select=id,tracks(id)&tracks=eq.1')).toMatchObject({ code: 'PGRST120' })
  })

  it('in what a write returns', async () => {
    const driver = await wire.driver()
    const client = wire.untyped(driver.token)
    const { data, error } = await client
      .from('albums')
      .insert({ title: 'Post', artist_id: 3 })
      .select('title,artists!albums_artist_id_fkey(name),tracks(id)')
      .single()
    expect([error, data]).toEqual([null, { title: 'Post', artists: { name: 'Björk' }, tracks: [] }])
    const changed = await client
      .from('albums')
      .update({ year: 1995 })
      .eq('title', 'Post')
      .select('year,artists!albums_artist_id_fkey(id)')
    expect(changed.data).toEqual([{ year: 1995, artists: { id: 3 } }])
    const gone = await client
      .from('albums')
      .delete()
      .eq('title', 'Post')
      .select('artists!albums_artist_id_fkey(name)')
    expect(gone.data).toEqual([{ artists: { name: 'Björk' } }])
  })
})

describe('what cannot be embedded', () => {
  it('is said, with a hint when a name is near', async () => {
    const none = await shop.from('albums').select('id,staff(*)')
    expect([none.status, none.error?.code, none.error?.message]).toEqual([
      400,
      'PGRST200',
      "Could not find a relationship between 'albums' and 'staff' in the schema cache",
    ])
    const near = await shop.from('albums').select('id,track(*)')
    expect(near.error?.hint).toBe("Perhaps you meant 'tracks' instead of 'track'.")
  })

  it('is said when two ways lead there', async () => {
    const { status, error } = await shop.from('albums').select('id,artists(*)')
    expect([status, error?.code]).toEqual([300, 'PGRST201'])
    expect(error?.hint).toBe(
      "Try changing 'artists' to one of the following: 'artists!albums_artist_id_fkey', 'artists!albums_producer_id_fkey'. Find the desired relationship in the 'details' key.",
    )
    expect(error?.details).toEqual([
      {
        cardinality: 'many-to-one',
        embedding: 'albums with artists',
        relationship: 'albums_artist_id_fkey using albums(artist_id) and artists(id)',
      },
      {
        cardinality: 'many-to-one',
        embedding: 'albums with artists',
        relationship: 'albums_producer_id_fkey using albums(producer_id) and artists(id)',
      },
    ])
  })

  it('is said when a filter names what is not selected', async () => {
    const { status, error } = await shop.from('albums').select('id').eq('tracks.id', 1)
    expect([status, error?.code]).toEqual([400, 'PGRST108'])
  })
})

describe('policies', () => {
  it('hold for what is embedded', async () => {
    const [ada, ben] = [await wire.driver(), await wire.driver()]
    await wire
      .untyped(ada.token)
      .from('notes')
      .insert({ id: 1, owner: ada.userId, artist_id: 1, body: 'mine' })
    const own = await wire.untyped(ada.token).from('artists').select('id,notes(body)').eq('id', 1)
    expect(own.data).toEqual([{ id: 1, notes: [{ body: 'mine' }] }])
    const foreign = wire.untyped(ben.token)
    expect((await foreign.from('artists').select('id,notes(body)').eq('id', 1)).data).toEqual([
      { id: 1, notes: [] },
    ])
    expect(
      (await foreign.from('artists').select('id,notes!inner()', { count: 'exact', head: true })).count,
    ).toBe(0)
    const visitor = await shop.from('artists').select('id,notes(body)')
    expect([visitor.status, visitor.error?.code]).toEqual([401, '42501'])
  })

  it('nothing outside the exposed schema can be embedded', async () => {
    const { error } = await wire.untyped().from('notes').select('*,users(*)')
    expect(error?.code).toBe('PGRST200')
  })
})
