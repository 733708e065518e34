import { maintenanceItems, roundInterval, toMiles } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../tests/harness/database.ts'
import { fileDatabase } from '../../tests/harness/for-file.ts'

type User = Awaited<ReturnType<TestDatabase['user']>>
type Done = { item?: string; date: string; mileage?: number | null }

const test = fileDatabase()

const run = (user: User, text: string, values: unknown[] = []) =>
  test.database.as(user, (client) => client.query(text, values))

/** Writes all records in one statement, as their owner. */
async function log(user: User, ...records: Done[]): Promise<void> {
  await run(
    user,
    `insert into maintenance (user_id, item, date, mileage)
     select $1, item, date, mileage from jsonb_to_recordset($2) as r(item text, date date, mileage integer)`,
    [user.userId, JSON.stringify(records.map((record) => ({ item: 'Oil Change', ...record })))],
  )
}

const remind = (user: User, lastDone: { date?: string; mileage?: number }, item = 'Oil Change') =>
  run(
    user,
    `insert into reminder_prefs (user_id, item, months_interval, last_done_date, last_done_mileage)
     values ($1, $2, 3, $3, $4)`,
    [user.userId, item, lastDone.date ?? null, lastDone.mileage ?? null],
  )

/** `item date mileage` of each reminder, `-` for what it does not know. */
async function reminders({ userId }: Pick<User, 'userId'>): Promise<string[]> {
  const rows = await test.admin<{ is: string }>(
    `select item || ' ' || coalesce(last_done_date::text, '-') || ' ' || coalesce(last_done_mileage::text, '-') as is
     from reminder_prefs where user_id = $1 order by item`,
    [userId],
  )
  return rows.map((row) => row.is)
}

describe('the intervals in the database', () => {
  it('are those of the catalogue, item by item', async () => {
    const rows = await test.admin(
      'select item, miles_interval, months_interval from private.service_intervals',
    )
    const stated = maintenanceItems.map(({ name, defaultMileageInterval, defaultMonthsInterval }) => ({
      item: name,
      miles_interval: defaultMileageInterval,
      months_interval: defaultMonthsInterval,
    }))
    const byItem = (a: { item?: unknown }, b: { item?: unknown }) =>
      String(a.item).localeCompare(String(b.item))
    expect(rows.toSorted(byItem)).toEqual(stated.toSorted(byItem))
  })

  it('are round in the unit of the driver, and follow it until somebody changes them', async () => {
    const user = await test.user()
    const intervals = () =>
      test.admin(
        'select item, miles_interval::float as miles from reminder_prefs where user_id = $1 order by item',
        [user.userId],
      )
    await log(user, { item: 'Oil Change', date: '2026-03-05', mileage: 41_000 })
    await run(user, "insert into preferences (user_id, distance_unit) values (auth.uid(), 'km')")
    for (const { name } of maintenanceItems)
      await log(user, { item: name, date: '2026-03-06', mileage: 41_000 })
    expect(await intervals()).toEqual(
      maintenanceItems
        .map(({ name, defaultMileageInterval }) => ({
          item: name,
          miles: toMiles(roundInterval(defaultMileageInterval, 'km'), 'km'),
        }))
        .toSorted((a, b) => a.item.localeCompare(b.item)),
    )
    await run(user, "update reminder_prefs set miles_interval = 7000 where item = 'Tires'")
    await run(user, "update preferences set distance_unit = 'mi'")
    expect(await intervals()).toEqual(
      maintenanceItems
        .map(({ name, defaultMileageInterval }) => ({
          item: name,
          miles: name === 'Tires' ? 7000 : defaultMileageInterval,
        }))
        .toSorted((a, b) => a.item.localeCompare(b.item)),
    )
  })

  it('know when it was done to the kilometer, and pass over kilometers that are not those miles', async () => {
    const user = await test.user()
    const done = () =>
      test.admin('select last_done_mileage::float as miles from reminder_prefs where user_id = $1', [
        user.userId,
      ])
    await run(
      user,
      "insert into maintenance (user_id, item, date, mileage, mileage_km) values (auth.uid(), 'Tires', '2026-03-05', 42844, 68950)",
    )
    expect(await done()).toEqual([{ miles: 42_843.54 }])
    await run(user, 'update maintenance set mileage = 43000')
    expect(await done()).toEqual([{ miles: 43_000 }])
  })

  it('start the reminder that a first record makes', async () => {
    for (const { name, defaultMileageInterval, defaultMonthsInterval } of maintenanceItems) {
      const user = await test.user()
      await log(user, { item: name, date: '2026-03-05', mileage: 41_000 })
      expect(
        await test.admin(
          `select item, miles_interval::float, months_interval, last_done_date::text, last_done_mileage::float
           from reminder_prefs where user_id = $1`,
          [user.userId],
        ),
      ).toEqual([
        {
          item: name,
          miles_interval: defaultMileageInterval,
          months_interval: defaultMonthsInterval,
          last_done_date: '2026-03-05',
          last_done_mileage: 41_000,
        },
      ])
    }
  })
})

describe('an added record', () => {
  it.each<[string, { date?: string; mileage?: number }, Done, string]>([
    ['moves a reminder that knows nothing', {}, { date: '2026-01-02', mileage: 5 }, '2026-01-02 5'],
    [
      'moves a reminder of an older day',
      { date: '2026-01-01', mileage: 9 },
      { date: '2026-01-02' },
      '2026-01-02 -',
    ],
    [
      'leaves a reminder of a newer day',
      { date: '2026-01-03' },
      { date: '2026-01-02', mileage: 5 },
      '2026-01-03 -',
    ],
    [
      'of the same day adds its mileage',
      { date: '2026-01-02' },
      { date: '2026-01-02', mileage: 5 },
      '2026-01-02 5',
    ],
    [
      'of the same day takes no mileage away',
      { date: '2026-01-02', mileage: 5 },
      { date: '2026-01-02' },
      '2026-01-02 5',
    ],
    [
      'of the same day moves no mileage back',
      { date: '2026-01-02', mileage: 5 },
      { date: '2026-01-02', mileage: 4 },
      '2026-01-02 5',
    ],
    [
      'moves a reminder that knows a lower mileage alone',
      { mileage: 4 },
      { date: '2026-01-02', mileage: 5 },
      '2026-01-02 5',
    ],
    [
      'leaves a reminder that knows a higher mileage alone',
      { mileage: 6 },
      { date: '2026-01-02', mileage: 5 },
      '- 6',
    ],
  ])('%s', async (_rule, lastDone, record, expected) => {
    const user = await test.user()
    await remind(user, lastDone)
    await log(user, record)
    expect(await reminders(user)).toEqual([`Oil Change ${expected}`])
    const [reminder] = await test.admin('select months_interval from reminder_prefs where user_id = $1', [
      user.userId,
    ])
    expect(reminder).toEqual({ months_interval: 3 })
  })

  it('of many at once counts only if it is the newest of its service, in whatever order they come', async () => {
    const records = [
      { date: '2026-01-01', mileage: 30 },
      { date: '2026-03-01', mileage: null },
      { date: '2026-03-01', mileage: 40 },
      { date: '2026-02-01', mileage: 50 },
      { item: 'Tires', date: '2025-01-01', mileage: 7 },
    ]
    for (const order of [records, records.toReversed()]) {
      const [together, oneByOne] = [await test.user(), await test.user()]
      await log(together, ...order)
      for (const record of order) await log(oneByOne, record)
      for (const user of [together, oneByOne])
        expect(await reminders(user)).toEqual(['Oil Change 2026-03-01 40', 'Tires 2025-01-01 7'])
    }
  })

  it('makes and moves no reminder for a mileage update or a service of the driver’s own', async () => {
    const user = await test.user()
    await remind(user, { date: '2026-01-01' }, 'Wax')
    await remind(user, { date: '2026-01-01' })
    await log(
      user,
      { item: 'Mileage Update', date: '2026-03-01', mileage: 9 },
      { item: 'Wax', date: '2026-01-01', mileage: 9 },
      { item: 'Wax', date: '2026-03-01', mileage: 9 },
      { item: 'oil change', date: '2026-03-01', mileage: 9 },
    )
    await run(user, 'delete from maintenance where user_id = $1', [user.userId])
    expect(await reminders(user)).toEqual(['Oil Change 2026-01-01 -', 'Wax 2026-01-01 -'])
  })

  it('that is refused moves no reminder', async () => {
    const [user, other] = [await test.user(), await test.user()]
    await remind(other, {})
    const into = `insert into maintenance (user_id, item, date, mileage) values ($1, 'Oil Change', '2026-01-01', $2)`
    await expect(run(user, into, [other.userId, 1])).rejects.toMatchObject({ code: '42501' })
    await expect(run(user, into, [user.userId, -1])).rejects.toMatchObject({ code: '23514' })
    expect([await reminders(user), await reminders(other)]).toEqual([[], ['Oil Change - -']])
  })
})

describe('a changed or removed record', () => {
  const change = (user: User, set: string, where: string) =>
    run(user, `update maintenance set ${set} where user_id = $1 and ${where}`, [user.userId])
  const remove = (user: User, where: string) =>
    run(user, `delete from maintenance where user_id = $1 and ${where}`, [user.userId])

  async function driver(): Promise<User> {
    const user = await test.user()
    await log(
      user,
      { date: '2025-01-01', mileage: 10 },
      { date: '2025-06-01', mileage: null },
      { date: '2025-06-01', mileage: 20 },
      { date: '2025-06-01', mileage: 15 },
      { date: '2026-01-01', mileage: 30 },
    )
    return user
  }

  it('lets the reminder count from the newest record left, and from nothing after the last', async () => {
    const user = await driver()
    await remove(user, "date = '2026-01-01'")
    expect(await reminders(user)).toEqual(['Oil Change 2025-06-01 20'])
    await remove(user, "date = '2025-01-01'")
    expect(await reminders(user)).toEqual(['Oil Change 2025-06-01 20'])
    await remove(user, 'mileage = 20')
    expect(await reminders(user)).toEqual(['Oil Change 2025-06-01 15'])
    await remove(user, 'mileage = 15')
    expect(await reminders(user)).toEqual(['Oil Change 2025-06-01 -'])
    await remove(user, 'true')
    expect(await reminders(user)).toEqual(['Oil Change - -'])
  })

  it('leaves a reminder that counted from another day', async () => {
    const user = await driver()
    await run(user, "update reminder_prefs set last_done_date = '2026-02-02'")
    await remove(user, 'true')
    expect(await reminders(user)).toEqual(['Oil Change 2026-02-02 30'])
  })

  it('follows a corrected day and mileage, forward and back', async () => {
    const user = await driver()
    await change(user, 'mileage = 31', 'mileage = 30')
    expect(await reminders(user)).toEqual(['Oil Change 2026-01-01 31'])
    await change(user, "date = '2024-01-01'", 'mileage = 31')
    expect(await reminders(user)).toEqual(['Oil Change 2025-06-01 20'])
    await change(user, "date = '2026-03-01'", 'mileage = 10')
    expect(await reminders(user)).toEqual(['Oil Change 2026-03-01 10'])
  })

  it('that was another service all along moves both reminders', async () => {
    const user = await driver()
    await change(user, "item = 'Tires'", 'mileage = 30')
    expect(await reminders(user)).toEqual(['Oil Change 2025-06-01 20', 'Tires 2026-01-01 30'])
  })

  it('moves nothing when only its cost, notes or receipt change', async () => {
    const user = await driver()
    await run(user, 'update reminder_prefs set last_done_mileage = 33')
    await change(user, "cost = 5, notes = 'x', receipt_url = 'y'", 'true')
    expect(await reminders(user)).toEqual(['Oil Change 2026-01-01 33'])
    await run(user, 'delete from reminder_prefs')
    await change(user, "notes = 'z'", 'true')
    expect(await reminders(user)).toEqual([])
  })

  it('touches no reminder of anybody else', async () => {
    const [user, other] = [await driver(), await driver()]
    await remove(user, 'true')
    expect(await reminders(other)).toEqual(['Oil Change 2026-01-01 30'])
  })
})

describe('a removed reminder', () => {
  const forget = (user: User) => run(user, 'delete from reminder_prefs where user_id = $1', [user.userId])
  /** As PostgREST runs an upsert: with the request's Prefer header in a setting. */
  const upsert = (user: User) =>
    test.database.as(
      user,
      (client) =>
        client.query(
          `insert into reminder_prefs (user_id, item, last_done_date) values ($1, 'Oil Change', '2026-03-01')
           on conflict (user_id, item) do update set last_done_date = excluded.last_done_date returning id`,
          [user.userId],
        ),
      { settings: { 'request.headers': '{"prefer":"return=representation,resolution=merge-duplicates"}' } },
    )

  it('stays removed when a record of its service is added, changed or put back, alone or with others', async () => {
    const user = await test.user()
    await log(user, { date: '2026-01-01', mileage: 30 })
    await forget(user)
    await log(user, { date: '2026-02-01' }, { date: '2026-03-01' }, { item: 'Tires', date: '2026-03-01' })
    await run(user, "update maintenance set mileage = 31, date = '2026-04-01' where mileage = 30")
    expect(await reminders(user)).toEqual(['Tires 2026-03-01 -'])
  })

  it('stays removed when a client upserts it after a record, which moves the reminders that are there', async () => {
    const [user, other] = [await test.user(), await test.user()]
    await remind(user, {})
    await remind(other, {})
    await forget(user)
    expect((await upsert(user)).rows).toEqual([])
    expect((await upsert(other)).rows).toHaveLength(1)
    expect([await reminders(user), await reminders(other)]).toEqual([[], ['Oil Change 2026-03-01 -']])
  })

  it('comes back by the driver’s own insert, and then follows the log again', async () => {
    const user = await test.user()
    await remind(user, {})
    await forget(user)
    await remind(user, { date: '2026-01-01' })
    await log(user, { date: '2026-02-01' })
    expect(await reminders(user)).toEqual(['Oil Change 2026-02-01 -'])
    expect(await test.admin('select from removed_reminders where user_id = $1', [user.userId])).toEqual([])
  })

  it('is remembered of a service of the catalogue alone, and gone with its account', async () => {
    const user = await test.user()
    await remind(user, {}, 'Wax')
    await remind(user, {})
    await forget(user)
    const removed = () => test.admin('select item from removed_reminders where user_id = $1', [user.userId])
    expect(await removed()).toEqual([{ item: 'Oil Change' }])
    await remind(user, {}, 'Tires')
    await test.admin('delete from auth.users where id = $1', [user.userId])
    expect(await removed()).toEqual([])
  })

  it('cannot be claimed of one that is there, nor of anybody else', async () => {
    const [user, other] = [await test.user(), await test.user()]
    await remind(user, {})
    const into = 'insert into removed_reminders (user_id, item) values ($1, $2)'
    for (const [owner, item] of [
      [user.userId, 'Oil Change'],
      [other.userId, 'Tires'],
    ])
      await expect(run(user, into, [owner, item])).rejects.toMatchObject({ code: '42501' })
    await run(user, into, [user.userId, 'Tires'])
    await log(user, { item: 'Tires', date: '2026-01-01' })
    expect(await reminders(user)).toEqual(['Oil Change - -'])
  })
})

describe('two transactions at once', () => {
  it('that each remove one of the two newest records leave the third to count from', async () => {
    const user = await test.user()
    await log(user, { date: '2026-01-01' }, { date: '2026-02-01' }, { date: '2026-03-01' })
    const remove = 'delete from maintenance where date = $1 and user_id = $2'
    await test.database
      .as(user, async (first) => {
        await first.query(remove, ['2026-03-01', user.userId])
        const second = run(user, remove, ['2026-02-01', user.userId])
        await expect
          .poll(() =>
            test.admin(
              "select from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete from maintenance%'",
            ),
          )
          .toHaveLength(1)
        return { second }
      })
      .then(({ second }) => second)
    expect(await reminders(user)).toEqual(['Oil Change 2026-01-01 -'])
  })
})
