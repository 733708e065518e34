import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../tests/harness/database.ts'
import { fileDatabase } from '../../tests/harness/for-file.ts'

type User = Awaited<ReturnType<TestDatabase['user']>>

const test = fileDatabase()

const run = async (user: User, text: string, values: unknown[] = []) =>
  (await test.database.as(user, (client) => client.query(text, values))).rows

/** SQLSTATE of what the database refused. */
const refusal = (user: User, text: string, values: unknown[] = []) =>
  run(user, text, values).then(
    () => 'written',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

async function car(user: User, values: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID()
  const row: Record<string, unknown> = { id, ...values }
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 1}`)
  await run(user, `insert into vehicles (${names}) values (${places})`, Object.values(row))
  return id
}

const log = (user: User, item: string, date: string, mileage: number | null, vehicle: string | null = null) =>
  run(
    user,
    `insert into maintenance (user_id, item, date, mileage, vehicle_id) values ($1, $2, $3, $4, $5) returning vehicle_id`,
    [user.userId, item, date, mileage, vehicle],
  )

const defaultCar = async ({ userId }: User) =>
  (await test.admin('select id from vehicles where user_id = $1 and is_default', [userId])).map(
    ({ id }) => id,
  )

/** `item date mileage` of each reminder of a car. */
const reminders = async (vehicle: string) =>
  (
    await test.admin<{ is: string }>(
      `select concat_ws(' ', item, last_done_date, last_done_mileage) as is from reminder_prefs
       where vehicle_id = $1 order by item`,
      [vehicle],
    )
  ).map((row) => row.is)

describe('the default car', () => {
  it('is the first one, then the one that is named, and always exactly one', async () => {
    const ada = await test.user()
    expect(await defaultCar(ada)).toEqual([])
    const first = await car(ada)
    const second = await car(ada)
    expect(await defaultCar(ada)).toEqual([first])
    await run(ada, 'update vehicles set is_default = true where id = $1', [second])
    expect(await defaultCar(ada)).toEqual([second])
    const third = await car(ada, { is_default: true })
    expect(await defaultCar(ada)).toEqual([third])
    // That it is the default no longer is said by naming another one.
    await run(ada, 'update vehicles set is_default = false where id = $1', [third])
    expect(await defaultCar(ada)).toHaveLength(1)
  })

  it('out of the garage or deleted leaves its place to the oldest one in it', async () => {
    const ada = await test.user()
    const [first, second, third] = [await car(ada), await car(ada), await car(ada)]
    await run(ada, 'update vehicles set retired_at = now() where id = $1', [first])
    expect(await defaultCar(ada)).toEqual([second])
    await run(ada, 'delete from vehicles where id = $1', [second])
    expect(await defaultCar(ada)).toEqual([third])
    // The last one keeps it, so that a call which names no car always finds one.
    await run(ada, 'update vehicles set retired_at = now() where id = $1', [third])
    expect(await defaultCar(ada)).toEqual([third])
    const fourth = await car(ada)
    expect(await defaultCar(ada)).toEqual([fourth])
  })

  it('of two that are added at once is one', async () => {
    const ada = await test.user()
    await Promise.all([car(ada, { is_default: true }), car(ada, { is_default: true }), car(ada)])
    expect(await defaultCar(ada)).toHaveLength(1)
  })

  it('takes what names no car, and what was written before there was a car', async () => {
    const ada = await test.user()
    await log(ada, 'Oil Change', '2026-01-02', 1000)
    await run(ada, `insert into history (user_id, type, data) values ($1, 'audio', '{}')`, [ada.userId])
    await run(ada, `insert into reminder_prefs (user_id, item) values ($1, 'Wash')`, [ada.userId])
    await run(ada, `delete from reminder_prefs where item = 'Oil Change'`)
    await run(
      ada,
      `insert into fill_ups (user_id, date, odometer_unit, amount, amount_unit, currency)
       values ($1, '2026-01-02', 'mi', 10, 'us_gal', 'USD')`,
      [ada.userId],
    )
    await run(
      ada,
      `insert into car_costs (user_id, kind, amount, currency, date) values ($1, 'tax', 90, 'USD', '2026-01-02')`,
      [ada.userId],
    )
    const first = await car(ada)
    const second = await car(ada)
    const counted = await test.admin(
      `select (select count(*)::int from maintenance where vehicle_id = $1) as log,
              (select count(*)::int from history where vehicle_id = $1) as history,
              (select count(*)::int from fill_ups where vehicle_id = $1) as fuel,
              (select count(*)::int from car_costs where vehicle_id = $1) as costs,
              (select count(*)::int from removed_reminders where vehicle_id = $1) as removed`,
      [first],
    )
    expect(counted).toEqual([{ log: 1, history: 1, fuel: 1, costs: 1, removed: 1 }])
    // Nor is a removed reminder made again by being told its car.
    expect(await reminders(first)).toEqual(['Wash'])
    expect(await log(ada, 'Battery', '2026-01-03', null)).toEqual([{ vehicle_id: first }])
    await run(ada, 'update vehicles set is_default = true where id = $1', [second])
    expect(await log(ada, 'Battery', '2026-01-04', null)).toEqual([{ vehicle_id: second }])
    expect(await reminders(first)).toEqual(['Battery 2026-01-03', 'Wash'])
    expect(await reminders(second)).toEqual(['Battery 2026-01-04'])
  })
})

describe('a car', () => {
  it('takes rows of its own driver alone', async () => {
    const [ada, ben] = await Promise.all([test.user(), test.user()])
    const foreign = await car(ben)
    const writes: [string, string][] = [
      ['maintenance', `(user_id, item, date, vehicle_id) values ($1, 'x', '2026-01-01', $2)`],
      ['history', `(user_id, type, data, vehicle_id) values ($1, 'audio', '{}', $2)`],
      ['reminder_prefs', `(user_id, item, vehicle_id) values ($1, 'x', $2)`],
      ['removed_reminders', `(user_id, item, vehicle_id) values ($1, 'x', $2)`],
    ]
    for (const [table, values] of writes) {
      const text = `insert into ${table} ${values}`
      expect([table, await refusal(ada, text, [ada.userId, foreign])]).toEqual([table, '23503'])
      // One that is not there is refused alike: neither tells of the other.
      expect([table, await refusal(ada, text, [ada.userId, randomUUID()])]).toEqual([table, '23503'])
      expect([table, await refusal(ada, text, [ben.userId, foreign])]).toEqual([table, '42501'])
    }
    // Without user_id a reminder would be the car's driver's.
    expect(
      await refusal(ada, `insert into reminder_prefs (item, vehicle_id) values ('x', $1)`, [foreign]),
    ).toBe('42501')
  })

  it('with rows is not deleted, so that a log never goes in silence; with its account everything goes', async () => {
    const ada = await test.user()
    for (const write of [
      `insert into maintenance (user_id, item, date, vehicle_id) values ($1, 'x', '2026-01-01', $2)`,
      `insert into history (user_id, type, data, vehicle_id) values ($1, 'audio', '{}', $2)`,
      `insert into reminder_prefs (user_id, item, vehicle_id) values ($1, 'y', $2)`,
    ]) {
      const used = await car(ada)
      await run(ada, write, [ada.userId, used])
      expect(await refusal(ada, 'delete from vehicles where id = $1', [used])).toBe('23503')
    }
    const empty = await car(ada)
    expect(await refusal(ada, 'delete from vehicles where id = $1', [empty])).toBe('written')
    await test.admin('delete from auth.users where id = $1', [ada.userId])
    const records = await test.admin(
      `select (select count(*)::int from vehicles where user_id = $1) as cars,
              (select count(*)::int from maintenance where user_id = $1) as log,
              (select count(*)::int from reminder_prefs where driver_id = $1) as reminders`,
      [ada.userId],
    )
    expect(records).toEqual([{ cars: 0, log: 0, reminders: 0 }])
  })

  it.each([
    ['vin', 'WVWZZZ1KZAW123456', 'SE3P-116167', 'KP61'.padEnd(5, '0')],
    ['picture', 'data:image/jpeg;base64,AAAA'],
  ])('keeps what makes sense as its %s', async (column, ...values) => {
    const ada = await test.user()
    for (const value of values)
      expect([value, await refusal(ada, `insert into vehicles (${column}) values ($1)`, [value])]).toEqual([
        value,
        'written',
      ])
  })

  it.each([
    ['vin', 'wvwzzz1kzaw123456', 'ABC', 'x'.repeat(21), 'SE3P 116167'],
    [
      'picture',
      'https://example.com/a.png',
      `data:image/jpeg;base64,${'A'.repeat(140_000)}`,
      'data:text/html;base64,AA',
    ],
  ])('refuses what makes none as its %s', async (column, ...values) => {
    const ada = await test.user()
    for (const value of values)
      expect([value, await refusal(ada, `insert into vehicles (${column}) values ($1)`, [value])]).toEqual([
        value,
        '23514',
      ])
  })
})

describe('two cars', () => {
  it('have a mileage, reminders and removals each', async () => {
    const ada = await test.user()
    const [golf, jazz] = [await car(ada), await car(ada)]
    await log(ada, 'Oil Change', '2026-01-02', 50_000, golf)
    await log(ada, 'Oil Change', '2026-03-04', 9000, jazz)
    expect(await run(ada, 'select mileage, date::text from odometer where vehicle_id = $1', [jazz])).toEqual([
      { mileage: 9000, date: '2026-03-04' },
    ])
    expect(await reminders(golf)).toEqual(['Oil Change 2026-01-02 50000'])
    expect(await reminders(jazz)).toEqual(['Oil Change 2026-03-04 9000'])
    // A record that is given to the other car takes its day along.
    await run(ada, 'update maintenance set vehicle_id = $1 where vehicle_id = $2', [golf, jazz])
    expect(await reminders(golf)).toEqual(['Oil Change 2026-03-04 9000'])
    expect(await reminders(jazz)).toEqual(['Oil Change'])
    await run(ada, 'delete from reminder_prefs where vehicle_id = $1', [jazz])
    await log(ada, 'Oil Change', '2026-03-05', 9001, jazz)
    expect(await reminders(jazz)).toEqual([])
    await log(ada, 'Oil Change', '2026-03-06', 51_000, golf)
    expect(await reminders(golf)).toEqual(['Oil Change 2026-03-06 51000'])
  })

  it('have one reminder for each service, however it is written', async () => {
    const ada = await test.user()
    const [golf, jazz] = [await car(ada), await car(ada)]
    const insert = (vehicle: string) =>
      refusal(ada, `insert into reminder_prefs (user_id, item, vehicle_id) values ($1, 'Wash', $2)`, [
        ada.userId,
        vehicle,
      ])
    expect([await insert(golf), await insert(jazz)]).toEqual(['written', 'written'])
    expect([await insert(golf), await insert(jazz)]).toEqual(['23505', '23505'])
  })

  it('keep on_conflict=user_id,item to the default one, also when that is another one', async () => {
    const ada = await test.user()
    const [golf, jazz] = [await car(ada), await car(ada)]
    const upsert = (months: number) =>
      run(
        ada,
        `insert into reminder_prefs (user_id, item, months_interval) values ($1, 'Wash', $2)
         on conflict (user_id, item) do update set user_id = excluded.user_id, item = excluded.item,
           months_interval = excluded.months_interval`,
        [ada.userId, months],
      )
    const months = async () =>
      run(ada, `select months_interval as m, vehicle_id as car from reminder_prefs order by 1`)
    await upsert(1)
    await upsert(2)
    expect(await months()).toEqual([{ m: 2, car: golf }])
    await run(ada, 'update vehicles set is_default = true where id = $1', [jazz])
    await upsert(3)
    await upsert(4)
    expect(await months()).toEqual([
      { m: 2, car: golf },
      { m: 4, car: jazz },
    ])
    // The stated select sees what the stated upsert writes.
    const stated = () =>
      run(ada, 'select months_interval as m from reminder_prefs where user_id = $1', [ada.userId])
    expect(await stated()).toEqual([{ m: 4 }])
    await run(ada, 'update vehicles set is_default = true where id = $1', [golf])
    expect(await stated()).toEqual([{ m: 2 }])
  })

  it('are told of by name, each at its own mileage; a single one without, one out of the garage not at all', async () => {
    const ada = await test.user()
    const golf = await car(ada, { name: 'Blue Golf' })
    const done = '2026-01-01'
    await log(ada, 'Oil Change', done, 10_000, golf)
    await log(ada, 'Mileage Update', '2026-01-02', 14_800, golf)
    const sweep = async (day: string) => {
      await test.admin('delete from notifications where user_id = $1', [ada.userId])
      await test.admin('select sweep_reminders($1)', [`${day}T12:00:00Z`])
      const rows = await test.admin<{ is: string }>(
        `select title || ' / ' || message as is from notifications where user_id = $1 order by title`,
        [ada.userId],
      )
      return rows.map((row) => row.is)
    }
    expect(await sweep('2026-01-03')).toEqual([
      'Oil Change is due soon / Due on July 1, 2026; due at 15,000 miles.',
    ])
    const jazz = await car(ada, { make: 'Honda', model: 'Jazz', year: 2012 })
    await log(ada, 'Oil Change', done, 90_000, jazz)
    expect(await sweep('2026-01-04')).toEqual([])
    await log(ada, 'Mileage Update', '2026-01-05', 95_000, jazz)
    expect(await sweep('2026-01-06')).toEqual([
      '2012 Honda Jazz: Oil Change is overdue / Due on July 1, 2026; due now, at 95,000 miles.',
    ])
    await run(ada, 'update vehicles set retired_at = now() where id = $1', [jazz])
    expect(await sweep('2027-01-01')).toEqual([
      'Oil Change is overdue / Was due on July 1, 2026; due at 15,000 miles.',
    ])
  })
})

describe('a sound that is analysed', () => {
  it('is kept with the car it was sent for, with the default one without a word', async () => {
    const ada = await test.user()
    const [golf, jazz] = [await car(ada), await car(ada)]
    const foreign = await car(await test.user())
    const keep = async (vehicle: string | null) => {
      const job = randomUUID()
      await test.admin('select begin_analysis($1, $2, 60, $3)', [job, ada.userId, vehicle])
      await test.admin(`select finish_analysis($1, $2, '{}')`, [job, ada.userId])
      await test.admin(`select deliver_analysis($1, $2, '{}', 'a', 'b')`, [job, ada.userId])
      const [row] = await test.admin('select vehicle_id from history where id = $1', [job])
      return row?.vehicle_id
    }
    expect([await keep(jazz), await keep(null), await keep(foreign)]).toEqual([jazz, golf, golf])
    const before = randomUUID()
    await test.admin('select begin_analysis($1, $2, 60)', [before, ada.userId])
    expect(await test.admin('select vehicle_id from analysis_jobs where id = $1', [before])).toEqual([
      { vehicle_id: golf },
    ])
  })
})
