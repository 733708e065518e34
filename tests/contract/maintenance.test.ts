import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { forFile } from '../harness/for-file.ts'
import { type Driver, startRestWire } from './rest-wire.ts'

// What the service log leans on: each call exactly as the product makes it, through the real supabase-js.

const wire = forFile(() => startRestWire())
let ada: Driver
let ben: Driver
beforeAll(async () => {
  ada = await wire.driver('ada@example.com')
  ben = await wire.driver('ben@example.com')
})

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
    const services: { id: string; date: string }[] = []
    let total = Number.POSITIVE_INFINITY
    let pages = 0
    for (; services.length < total; pages += 1) {
      const last = services.at(-1)
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
      services.push(...(answer.data ?? []))
    }
    expect([pages, total, services.length]).toEqual([3, 2300, 2300])
    expect(new Set(services.map(({ id }) => id)).size).toBe(2300)
    const dates = services.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
})

describe('the reminder of a logged service', () => {
  const remindersOf = async ({ client }: Driver) =>
    (await client.from('reminder_prefs').select('item, miles_interval, last_done_date, last_done_mileage'))
      .data
  const oil = (last_done_date: string | null, last_done_mileage: number | null) => [
    { item: 'Oil Change', miles_interval: 5000, last_done_date, last_done_mileage },
  ]

  it('is there with the record, and the stated upsert changes nothing twice [API-013]', async () => {
    const driver = await wire.driver()
    const row = { ...record(driver.userId), mileage: 41_000 }
    expect((await driver.client.from('maintenance').insert(row)).error).toBeNull()
    expect(await remindersOf(driver)).toEqual(oil('2026-03-05', 41_000))
    const stated = {
      user_id: driver.userId,
      item: row.item,
      last_done_date: row.date,
      last_done_mileage: row.mileage,
    }
    for (let turn = 0; turn < 2; turn += 1) {
      const { error } = await driver.client
        .from('reminder_prefs')
        .upsert(stated, { onConflict: 'user_id,item' })
      expect(error).toBeNull()
      expect(await remindersOf(driver)).toEqual(oil('2026-03-05', 41_000))
    }
  })

  it('stays as it is when a lost answer lets the record be sent again', async () => {
    const driver = await wire.driver()
    const row = record(driver.userId)
    await driver.client.from('maintenance').upsert([row], once)
    await driver.client.from('reminder_prefs').update({ last_done_date: null }).eq('item', row.item)
    await driver.client.from('maintenance').upsert([row], once)
    expect(await remindersOf(driver)).toEqual(oil(null, null))
  })
})
