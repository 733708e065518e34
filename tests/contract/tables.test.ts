import { beforeAll, describe, expect, it } from 'vitest'
import { fetchOdometer } from '../../apps/web/src/backend/car/odometer.ts'
import { forFile } from '../harness/for-file.ts'
import { type Driver, startRestWire } from './rest-wire.ts'

// Each call exactly as the product makes it, through the real supabase-js.

const wire = forFile(() => startRestWire())
let ada: Driver
let ben: Driver
beforeAll(async () => {
  ada = await wire.driver('ada@example.com')
  ben = await wire.driver('ben@example.com')
})

describe('reminder_prefs', () => {
  it('selects by user_id ordered by item [API-009]', async () => {
    const driver = await wire.driver()
    const rows = ['Tires', 'Brakes', 'Oil'].map((item) => ({
      user_id: driver.userId,
      item,
      months_interval: 6,
    }))
    expect((await driver.client.from('reminder_prefs').insert(rows)).status).toBe(201)
    await ada.client.from('reminder_prefs').insert({ user_id: ada.userId, item: 'Aaa of someone else' })
    const { data, error } = await driver.client
      .from('reminder_prefs')
      .select('*')
      .eq('user_id', driver.userId)
      .order('item')
    expect(error).toBeNull()
    expect(data?.map((row) => row.item)).toEqual(['Brakes', 'Oil', 'Tires'])
    expect(data?.[0]).toMatchObject({ user_id: driver.userId, months_interval: 6, miles_interval: null })
  })

  it('inserts and returns the row [API-010]', async () => {
    const row = { user_id: ada.userId, item: 'Air Filter', months_interval: 12, miles_interval: 15000 }
    const { data, error, status } = await ada.client.from('reminder_prefs').insert(row).select().single()
    expect([status, error]).toEqual([201, null])
    expect(data).toMatchObject({ ...row, last_done_date: null, last_done_mileage: null })
    expect(data?.id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('updates by id and touches nothing else [API-011]', async () => {
    const inserted = await ada.client
      .from('reminder_prefs')
      .insert([
        { user_id: ada.userId, item: 'Coolant', months_interval: 24 },
        { user_id: ada.userId, item: 'Wipers', months_interval: 12 },
      ])
      .select()
    const [coolant, wipers] = inserted.data ?? []
    const { error, status } = await ada.client
      .from('reminder_prefs')
      .update({ months_interval: 30, miles_interval: null })
      .eq('id', coolant?.id ?? '')
    expect([status, error]).toEqual([204, null])
    const after = await ada.client
      .from('reminder_prefs')
      .select('id,months_interval')
      .in('id', [coolant?.id, wipers?.id].map(String))
      .order('item')
    expect(after.data).toEqual([
      { id: coolant?.id, months_interval: 30 },
      { id: wipers?.id, months_interval: 12 },
    ])
  })

  it('deletes by id, and only the owner can [API-012]', async () => {
    const { data } = await ada.client
      .from('reminder_prefs')
      .insert({ user_id: ada.userId, item: 'Belts' })
      .select('id')
      .single()
    const id = data?.id ?? ''
    const foreign = await ben.client.from('reminder_prefs').delete().eq('id', id).select()
    expect([foreign.status, foreign.data]).toEqual([200, []])
    expect((await ada.client.from('reminder_prefs').delete().eq('id', id)).status).toBe(204)
    expect((await ada.client.from('reminder_prefs').select().eq('id', id)).data).toEqual([])
  })

  it('upserts on user and item, as adding a service record does [API-013]', async () => {
    const driver = await wire.driver()
    const upsert = (last_done_date: string, last_done_mileage: number) =>
      driver.client
        .from('reminder_prefs')
        .upsert(
          {
            user_id: driver.userId,
            item: 'Oil Change',
            months_interval: 6,
            last_done_date,
            last_done_mileage,
          },
          { onConflict: 'user_id,item' },
        )
        .select()
    const first = await upsert('2026-01-02', 41000)
    const second = await upsert('2026-06-03', 46000)
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.data?.[0]?.id).toBe(first.data?.[0]?.id)
    const { data } = await driver.client
      .from('reminder_prefs')
      .select('item,last_done_date,last_done_mileage')
    expect(data).toEqual([{ item: 'Oil Change', last_done_date: '2026-06-03', last_done_mileage: 46000 }])
  })
})

describe('maintenance', () => {
  it('selects by user_id ordered by date descending [API-014]', async () => {
    const driver = await wire.driver()
    const dates = ['2025-03-01', '2026-02-28', '2024-12-31']
    await driver.client
      .from('maintenance')
      .insert(dates.map((date) => ({ user_id: driver.userId, item: 'Oil', date })))
    const { data } = await driver.client
      .from('maintenance')
      .select('*')
      .eq('user_id', driver.userId)
      .order('date', { ascending: false })
    expect(data?.map((row) => row.date)).toEqual(['2026-02-28', '2025-03-01', '2024-12-31'])
  })

  it('inserts a record, whose money and mileage stay numbers [API-015]', async () => {
    const record = {
      user_id: ada.userId,
      item: 'Brake Pads',
      date: '2026-05-04',
      mileage: 52000,
      cost: 249.9,
      notes: 'Front, with "sensor", 100 % done; a\nnew line \\ and an é',
      receipt_url: null,
    }
    const { data, error } = await ada.client.from('maintenance').insert([record]).select()
    expect(error).toBeNull()
    expect(data?.[0]).toMatchObject(record)
  })

  it('answers the highest mileage, by the stated call and by the odometer [API-016]', async () => {
    const driver = await wire.driver()
    const latest = () =>
      driver.client
        .from('maintenance')
        .select('mileage')
        .eq('user_id', driver.userId)
        .not('mileage', 'is', null)
        .order('mileage', { ascending: false })
        .limit(1)
    const odometer = ({ client }: Driver) => fetchOdometer(client, driver.userId)
    expect((await latest()).data).toEqual([])
    expect(await odometer(driver)).toEqual([])
    await driver.client.from('maintenance').insert([
      { user_id: driver.userId, item: 'Oil', date: '2026-01-01', mileage: 30000 },
      { user_id: driver.userId, item: 'Oil', date: '2026-02-01', mileage: 32000 },
      { user_id: driver.userId, item: 'Oil', date: '2026-02-02', mileage: 31000 },
      { user_id: driver.userId, item: 'Oil', date: '2026-03-01', mileage: null },
    ])
    expect((await latest()).data).toEqual([{ mileage: 32000 }])
    expect(await odometer(driver)).toEqual([
      { miles: 32000, day: '2026-02-01', vehicle_id: null, counter: null },
    ])
    expect(await odometer(await wire.driver())).toEqual([])
  })
})

describe('notifications', () => {
  async function notify(userId: string, count: number) {
    await wire.server.admin(
      `insert into notifications (user_id, type, title, message, created_at)
       select $1, 'maintenance_reminder', 'Title ' || n, 'Message', timestamptz '2026-01-01' + n * interval '1 hour'
       from generate_series(1, $2::int) n`,
      [userId, count],
    )
  }

  it('selects by user_id, newest first, at most 20 [API-017]', async () => {
    const driver = await wire.driver()
    await notify(driver.userId, 25)
    await notify(ben.userId, 1)
    const { data } = await driver.client
      .from('notifications')
      .select('*')
      .eq('user_id', driver.userId)
      .order('created_at', { ascending: false })
      .limit(20)
    expect(data?.map((row) => row.title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Title ${25 - index}`),
    )
  })

  it('sets read by id [API-018]', async () => {
    const driver = await wire.driver()
    await notify(driver.userId, 2)
    const { data } = await driver.client.from('notifications').select('id').eq('title', 'Title 1').single()
    const { error } = await driver.client
      .from('notifications')
      .update({ read: true })
      .eq('id', data?.id ?? '')
    expect(error).toBeNull()
    const after = await driver.client.from('notifications').select('title,read').order('title')
    expect(after.data).toEqual([
      { title: 'Title 1', read: true },
      { title: 'Title 2', read: false },
    ])
  })

  it("sets read for all of the user's unread [API-019]", async () => {
    const driver = await wire.driver()
    await notify(driver.userId, 3)
    await notify(ada.userId, 1)
    const { error } = await driver.client
      .from('notifications')
      .update({ read: true })
      .eq('user_id', driver.userId)
      .eq('read', false)
    expect(error).toBeNull()
    const unread = await wire.server.admin<{ user_id: string }>(
      'select user_id from notifications where not read',
    )
    expect(unread.map((row) => row.user_id)).not.toContain(driver.userId)
    expect(unread.map((row) => row.user_id)).toContain(ada.userId)
  })
})

describe('feedback', () => {
  const feedback = (userId: string) => ({
    user_id: userId,
    diagnosis_id: '0a3f9a52-1f0e-4f6e-9f39-2d1a3f1ed2f0',
    model_version: 'v1.0.0',
    was_helpful: false,
    notes: 'It was the belt.',
    diagnosed_at: '2026-03-04T05:06:07.000Z',
  })

  it('inserts feedback on a diagnosis [API-020] [RES-027]', async () => {
    const { error, status } = await ada.client.from('feedback').insert(feedback(ada.userId))
    expect([status, error]).toEqual([201, null])
    const { data } = await ada.client.from('feedback').select('*').single()
    expect(data).toMatchObject({ ...feedback(ada.userId), diagnosed_at: '2026-03-04T05:06:07+00:00' })
  })
})

describe('history', () => {
  const audio = {
    confidence: 87,
    audioDuration: 4.5,
    issue: { name: 'Engine Knock', urgencyLevel: 'fix_immediately' },
  }

  it('inserts and returns the row [API-021] [HIS-014]', async () => {
    const askedMs = Date.now()
    const { data, error, status } = await ada.client
      .from('history')
      .insert({ user_id: ada.userId, type: 'audio', data: audio })
      .select()
      .single()
    expect([status, error]).toEqual([201, null])
    expect(Object.keys(data ?? {})).toEqual(['id', 'user_id', 'type', 'data', 'created_at', 'vehicle_id'])
    expect(data).toMatchObject({ user_id: ada.userId, type: 'audio', data: audio })
    expect(Date.parse(data?.created_at ?? '')).toBeGreaterThanOrEqual(askedMs)
  })

  it('selects by user_id, newest first, at most 20 [API-022]', async () => {
    const driver = await wire.driver()
    const rows = Array.from({ length: 23 }, (_, index) => ({
      user_id: driver.userId,
      type: 'comprehensive' as const,
      data: { number: index },
      created_at: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
    }))
    await driver.client.from('history').insert(rows)
    const { data } = await driver.client
      .from('history')
      .select('*')
      .eq('user_id', driver.userId)
      .order('created_at', { ascending: false })
      .limit(20)
    expect(data?.map((row) => row.data)).toEqual(
      Array.from({ length: 20 }, (_, index) => ({ number: 22 - index })),
    )
  })

  it('deletes by user_id, and no other user’s rows [API-023]', async () => {
    const driver = await wire.driver()
    const insert = ({ client, userId }: Driver) =>
      client.from('history').insert({ user_id: userId, type: 'audio', data: audio })
    await Promise.all([insert(driver), insert(driver), insert(ben)])
    // Another's id in the address deletes nothing.
    expect((await driver.client.from('history').delete().eq('user_id', ben.userId)).error).toBeNull()
    expect((await driver.client.from('history').delete().eq('user_id', driver.userId)).status).toBe(204)
    expect((await driver.client.from('history').select()).data).toEqual([])
    expect((await ben.client.from('history').select()).data).toHaveLength(1)
  })

  it('deletes by id and user_id [API-024]', async () => {
    const driver = await wire.driver()
    const insert = () =>
      driver.client
        .from('history')
        .insert({ user_id: driver.userId, type: 'audio', data: audio })
        .select('id')
        .single()
    const [first, second] = [await insert(), await insert()]
    const { error } = await driver.client
      .from('history')
      .delete()
      .eq('id', first.data?.id ?? '')
      .eq('user_id', driver.userId)
    expect(error).toBeNull()
    expect((await driver.client.from('history').select('id')).data).toEqual([second.data])
  })
})

describe('the wire', () => {
  it('carries the public key and a bearer token on every request [API-001] [API-002] [SEC-007] [SEC-008]', async () => {
    const bare = await fetch(`${wire.server.url}/rest/v1/profiles`)
    expect(bare.status).toBe(401)
    expect(await bare.json()).toEqual({
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    })
    // The public key alone is a visitor; with a person's token beside it the token decides.
    expect((await wire.send('/rpc/verify_customer_email_security', { method: 'POST' })).status).toBe(200)
    expect((await wire.send('/profiles')).status).toBe(401)
    const own = await wire.send('/profiles?select=user_id', { token: ada.token })
    expect(await own.json()).toEqual([{ user_id: ada.userId }])
    const wrongKey = await wire.send('/profiles', { headers: { apikey: 'wrong' }, token: ada.token })
    expect(wrongKey.status).toBe(401)
  })

  it('serves every table at /rest/v1/{table} [API-003]', async () => {
    for (const table of [
      'profiles',
      'usage_counters',
      'history',
      'feedback',
      'notifications',
      'maintenance',
      'reminder_prefs',
    ]) {
      const response = await wire.send(`/${table}?limit=1`, { token: ada.token })
      expect([table, response.status]).toEqual([table, 200])
    }
  })

  it('serves functions of the database at /rest/v1/rpc/{function} [API-004]', async () => {
    const { data, error } = await wire.visitor.rpc('verify_customer_email_security')
    expect(error).toBeNull()
    expect(data?.length).toBeGreaterThan(3)
    expect(data?.every((row) => row.passed)).toBe(true)
    const limit = await ada.client.rpc('usage_limit', { plan: 'FREE', usage_type: 'audio_diagnoses' })
    expect(limit.data).toBe(5)
  })
})
