import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Driver, type RestWire, startRestWire } from './rest-wire.ts'

// What the service log leans on: each call exactly as the product makes it, through the real supabase-js.

let wire: RestWire
let ada: Driver
let ben: Driver
beforeAll(async () => {
  wire = await startRestWire()
  ada = await wire.driver('ada@example.com')
  ben = await wire.driver('ben@example.com')
})
afterAll(() => wire.close())

const once = { onConflict: 'id', ignoreDuplicates: true }
const record = (userId: string, id: string = randomUUID()) => ({
  id,
  user_id: userId,
  item: 'Oil Change',
  date: '2026-03-05',
})

describe('a record with an id of its sender', () => {
  it('sent twice is stored once, and the second send changes nothing', async () => {
    const row = record(ada.userId)
    expect((await ada.client.from('maintenance').upsert([row], once)).error).toBeNull()
    const again = await ada.client.from('maintenance').upsert([{ ...row, item: 'Tires' }], once)
    expect(again.error).toBeNull()
    const { data } = await ada.client.from('maintenance').select('id, item').eq('id', row.id)
    expect(data).toEqual([{ id: row.id, item: 'Oil Change' }])
  })

  it('neither reads nor changes another driver’s row of that id', async () => {
    const row = record(ada.userId)
    await ada.client.from('maintenance').upsert([row], once)
    await ben.client.from('maintenance').upsert([{ ...record(ben.userId, row.id), item: 'Theirs' }], once)
    const { data } = await ada.client.from('maintenance').select('user_id, item').eq('id', row.id)
    expect(data).toEqual([{ user_id: ada.userId, item: 'Oil Change' }])
    expect((await ben.client.from('maintenance').select('id').eq('id', row.id)).data).toEqual([])
  })

  it('is not written into another driver’s log', async () => {
    const { error } = await ben.client.from('maintenance').upsert([record(ada.userId)], once)
    expect(error?.code).toBe('42501')
  })
})

describe('a log longer than an answer may be', () => {
  it('comes page by page, each row once, in order, though days repeat', async () => {
    const driver = await wire.driver()
    const rows = Array.from({ length: 2300 }, (_, index) => ({
      ...record(driver.userId),
      date: new Date(Date.UTC(2026, 0, 1) - Math.floor(index / 40) * 86_400_000).toISOString().slice(0, 10),
    }))
    for (let at = 0; at < rows.length; at += 500)
      expect(
        (await driver.client.from('maintenance').upsert(rows.slice(at, at + 500), once)).error,
      ).toBeNull()
    const read: { id: string; date: string }[] = []
    let total = Number.POSITIVE_INFINITY
    let pages = 0
    for (; read.length < total; pages += 1) {
      const last = read.at(-1)
      const page = driver.client
        .from('maintenance')
        .select('id, date', last ? {} : { count: 'exact' })
        .eq('user_id', driver.userId)
        .order('date', { ascending: false })
        .order('id')
        .limit(1000)
      const answer = await (last
        ? page.or(`date.lt.${last.date},and(date.eq.${last.date},id.gt.${last.id})`)
        : page)
      expect(answer.error).toBeNull()
      total = answer.count ?? total
      read.push(...(answer.data ?? []))
    }
    expect([pages, total, read.length]).toEqual([3, 2300, 2300])
    expect(new Set(read.map(({ id }) => id)).size).toBe(2300)
    const dates = read.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
})

describe('the reminder of a record', () => {
  it('gets its last day and mileage by an upsert that leaves the intervals alone', async () => {
    const prefs = () => ada.client.from('reminder_prefs')
    await prefs().insert({
      user_id: ada.userId,
      item: 'Oil Change',
      months_interval: 3,
      miles_interval: 4000,
    })
    const done = {
      user_id: ada.userId,
      item: 'Oil Change',
      last_done_date: '2026-03-05',
      last_done_mileage: 62_000,
    }
    expect((await prefs().upsert(done, { onConflict: 'user_id,item' })).error).toBeNull()
    const { data } = await prefs().select('*').eq('user_id', ada.userId).single()
    expect(data).toMatchObject({ ...done, months_interval: 3, miles_interval: 4000 })
  })
})
