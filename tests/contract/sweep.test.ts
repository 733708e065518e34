/** The SQL sweep against packages/upkeep: the same reminders due, each state told once. */
import { dueReminders, fromMiles, type ReminderPreference, type ReminderStatus } from '@tappet/upkeep'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { SWEEP_TIMEOUT_MS } from '../../apps/server/src/schedule/index.ts'
import type { TestDatabase } from '../harness/database.ts'
import { fileDatabase } from '../harness/for-file.ts'

const test = fileDatabase()
afterEach(() => test.admin('delete from auth.users'))

const sweep = async (now: Date): Promise<number> => {
  const { rows } = await test.database.as(
    test.service,
    (client) => client.query<{ told: number }>('select sweep_reminders($1) as told', [now.toISOString()]),
    { statementTimeoutMs: SWEEP_TIMEOUT_MS },
  )
  return rows[0]?.told ?? Number.NaN
}

const sweepBatch = async (people: number) => {
  const { rows } = await test.database.as(test.service, (client) =>
    client.query('select * from sweep_due_reminders($1, $2)', [at('2026-03-15').toISOString(), people]),
  )
  return rows[0]
}

const ZONES = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Etc/GMT+12'] as const

/** One driver with one reminder. */
type Case = Omit<ReminderPreference, 'id'> & { mileages: (number | null)[]; zone: (typeof ZONES)[number] }

const TODAY = '2026-03-15'
const dayIn = (days: number) =>
  new Date(Date.parse(`${TODAY}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const odds = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 5 })

const anyCase: fc.Arbitrary<Case> = fc
  .record({
    months_interval: odds(fc.integer({ min: 1, max: 60 })),
    miles_interval: odds(fc.integer({ min: 1, max: 60_000 })),
    // How far from due, so that most cases lie near a boundary; wide ones beside them.
    daysToDue: odds(
      fc.oneof(
        fc.constantFrom(-400, -1, 0, 1, 7, 8, 14, 15, 30, 31),
        fc.integer({ min: -60, max: 60 }),
        fc.integer({ min: -20_000, max: 20_000 }),
      ),
    ),
    milesToDue: odds(
      fc.oneof(
        fc.constantFrom(-1, 0, 1, 500, 501, 1_000, 1_001),
        fc.integer({ min: -1_500, max: 1_500 }),
        fc.integer({ min: -60_000, max: 60_000 }),
      ),
    ),
    mileage: odds(fc.integer({ min: 0, max: 400_000 })),
    earlier: fc.array(fc.option(fc.integer({ min: 0, max: 400_000 })), { maxLength: 3 }),
    zone: fc.constantFrom(...ZONES),
  })
  .map(({ daysToDue, milesToDue, mileage, earlier, ...reminder }) => ({
    ...reminder,
    item: 'Oil Change',
    last_done_date:
      daysToDue === null
        ? null
        : dayIn(daysToDue - Math.round(((reminder.months_interval ?? 0) * 365.25) / 12)),
    last_done_mileage:
      milesToDue === null ? null : Math.max(0, (mileage ?? 0) + milesToDue - (reminder.miles_interval ?? 0)),
    mileages: [
      mileage,
      ...earlier.map((each) => (each === null || mileage === null ? null : each % (mileage + 1))),
    ],
  }))

/** Writes every case as a driver of its own; answers their ids, in order. */
async function write(cases: readonly Case[]): Promise<string[]> {
  const ids = (
    await test.admin<{ id: string }>(
      `insert into auth.users (email) select 'case-' || n || '@example.com' from generate_series(1, $1) n returning id`,
      [cases.length],
    )
  ).map(({ id }) => id)
  const rows = cases.map((each, index) => ({ ...each, user_id: ids[index] }))
  await test.admin(
    `insert into reminder_prefs (user_id, item, months_interval, miles_interval, last_done_date, last_done_mileage)
     select user_id, item, months_interval, miles_interval, last_done_date, last_done_mileage
     from jsonb_to_recordset($1::jsonb) as r(user_id uuid, item text, months_interval int, miles_interval int,
       last_done_date date, last_done_mileage int)`,
    [JSON.stringify(rows)],
  )
  await test.admin(
    `insert into maintenance (user_id, item, date, mileage)
     select user_id, 'Mileage Update', '2026-01-01', m::int
     from jsonb_to_recordset($1::jsonb) as r(user_id uuid, mileages jsonb), jsonb_array_elements_text(mileages) m`,
    [JSON.stringify(rows)],
  )
  await test.admin(
    `insert into notification_settings (user_id, time_zone)
     select user_id, zone from jsonb_to_recordset($1::jsonb) as r(user_id uuid, zone text) where zone <> 'UTC'`,
    [JSON.stringify(rows)],
  )
  return ids
}

const highest = (mileages: (number | null)[]) =>
  mileages.reduce<number | null>((most, each) => (each !== null && each > (most ?? -1) ? each : most), null)

const todayIn = (now: Date, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)

const typeOf = ({ overdue, severity }: ReminderStatus) =>
  overdue ? 'maintenance_overdue' : severity === 'low' ? 'maintenance_reminder' : 'maintenance_due'

/** What packages/upkeep says of a case at an instant: the notification's type, or null. */
function expected(each: Case, now: Date): string | null {
  const odometer = { today: todayIn(now, each.zone), currentMileage: highest(each.mileages) }
  const [due] = dueReminders([{ id: 'case', ...each }], odometer)
  return due === undefined ? null : typeOf(due)
}

const toldTo = async () => {
  const rows = await test.admin<{ user_id: string; types: string[] }>(
    'select user_id, array_agg(type order by created_at) as types from notifications group by 1',
  )
  return new Map(rows.map(({ user_id, types }) => [user_id, types]))
}

describe('the sweep', () => {
  it('notifies of 1,000 generated reminders as packages/upkeep computes [REM-002] [REM-027] [REM-031] [NOT-003]', async () => {
    const cases = fc.sample(anyCase, { numRuns: 1_000, seed: 20_261_122 })
    const ids = await write(cases)
    // Late in the day: in two of the zones it is tomorrow, in one it is still this morning.
    const now = new Date(`${TODAY}T21:30:00Z`)
    const said = cases.map((each) => expected(each, now))
    const count = await sweep(now)
    expect(count).toBe(said.filter((type) => type !== null).length)
    const lines = await toldTo()
    const differing = cases.flatMap((each, index) => {
      const sql = lines.get(ids[index] ?? '') ?? []
      const ours = said[index] === null ? [] : [said[index]]
      return String(sql) === String(ours) ? [] : [{ case: each, sql, packages: ours }]
    })
    expect(differing).toEqual([])
    // The cases are worth something: each answer is there many times.
    for (const type of ['maintenance_reminder', 'maintenance_due', 'maintenance_overdue', null]) {
      expect(said.filter((each) => each === type).length).toBeGreaterThan(40)
    }
  })

  it('notifies once of each state, and of each new one', async () => {
    const cases = fc.sample(anyCase, { numRuns: 120, seed: 7 })
    const ids = await write(cases)
    const rank = ['maintenance_reminder', 'maintenance_due', 'maintenance_overdue']
    const ours = cases.map(() => [] as string[])
    for (let day = 0; day <= 45; day++) {
      const now = new Date(Date.parse(`${TODAY}T12:00:00Z`) + day * 86_400_000)
      cases.forEach((each, index) => {
        const type = expected(each, now)
        const sofar = ours[index] ?? []
        if (type !== null && rank.indexOf(type) > rank.indexOf(sofar.at(-1) ?? '')) sofar.push(type)
      })
      await sweep(now)
      expect(await sweep(now)).toBe(0)
    }
    const lines = await toldTo()
    expect(ids.map((id) => lines.get(id) ?? [])).toEqual(ours)
    expect(ours.filter((types) => types.length === 3).length).toBeGreaterThan(3)
  })
})

const settled: Case = {
  item: 'Oil Change',
  months_interval: 6,
  miles_interval: 5_000,
  last_done_date: '2025-09-20',
  last_done_mileage: 40_000,
  mileages: [],
  zone: 'UTC',
}
const at = (day: string) => new Date(`${day}T12:00:00Z`)
const messages = () =>
  test.admin<{ type: string; title: string; message: string }>(
    'select type, title, message from notifications order by created_at, title',
  )

describe('a notification', () => {
  it('names the service and its due date', async () => {
    await write([
      settled,
      { ...settled, item: 'Brake Fluid', last_done_date: '2025-09-01' },
      { ...settled, item: 'Tires', last_done_date: null, mileages: [44_600] },
      { ...settled, item: 'Battery', last_done_date: null, mileages: [45_000] },
      { ...settled, item: 'Air Filter', mileages: [1_045_000], last_done_mileage: 1_039_999 },
    ])
    await sweep(at('2026-03-15'))
    expect(await messages()).toEqual([
      {
        type: 'maintenance_overdue',
        title: 'Air Filter is overdue',
        message: 'Due on March 20, 2026; was due at 1,044,999 miles.',
      },
      { type: 'maintenance_overdue', title: 'Battery is overdue', message: 'Due now, at 45,000 miles.' },
      { type: 'maintenance_overdue', title: 'Brake Fluid is overdue', message: 'Was due on March 1, 2026.' },
      { type: 'maintenance_due', title: 'Oil Change is due soon', message: 'Due on March 20, 2026.' },
      { type: 'maintenance_due', title: 'Tires is due soon', message: 'Due at 45,000 miles.' },
    ])
  })

  it('counts as the odometer of its car does, else as its driver chose', async () => {
    const near = { ...settled, last_done_date: null, last_done_mileage: 26_069, mileages: [30_900] }
    const [inKm, ofCar] = await write([
      { ...near, item: 'Tires' },
      { ...near, item: 'Wipers' },
    ])
    for (const id of [inKm, ofCar])
      await test.admin("insert into preferences (user_id, distance_unit) values ($1, 'km')", [id])
    await test.admin("insert into vehicles (user_id, name, odometer_unit) values ($1, 'Mini', 'mi')", [ofCar])
    await sweep(at('2026-03-15'))
    expect((await messages()).map(({ message }) => message)).toEqual([
      'Due at 50,000 kilometers.',
      'Due at 31,069 miles.',
    ])
  })

  it('converts as every page does', async () => {
    const miles = fc
      .sample(fc.integer({ min: 0, max: 2_000_000 }), { numRuns: 300, seed: 5 })
      .concat(31_069, 62_137)
    const rows = await test.admin<{ miles: number; words: string }>(
      "select miles, private.distance_words(miles, 'km') as words from unnest($1::int[]) as m (miles)",
      [miles],
    )
    const words = (each: number) => `${fromMiles(each, 'km').toLocaleString('en-US')} kilometers`
    expect(rows).toEqual(miles.map((each) => ({ miles: each, words: words(each) })))
  })

  it('is not repeated for a mileage that changes nothing, or is deleted', async () => {
    const [id] = await write([settled])
    await sweep(at('2026-03-15'))
    await test.admin(
      "insert into maintenance (user_id, item, date, mileage) values ($1, 'x', '2026-03-15', 41000)",
      [id],
    )
    expect(await sweep(at('2026-03-15'))).toBe(0)
    await test.admin('update maintenance set mileage = 46000')
    expect(await sweep(at('2026-03-15'))).toBe(1)
    await test.admin('update maintenance set mileage = 41000')
    expect(await sweep(at('2026-03-15'))).toBe(0)
  })

  it('is sent again for the next due date', async () => {
    await write([settled])
    expect(await sweep(at('2026-03-25'))).toBe(1)
    await test.admin("update reminder_prefs set last_done_date = '2026-03-25'")
    expect(await sweep(at('2026-03-25'))).toBe(0)
    expect(await sweep(at('2026-09-10'))).toBe(1)
  })
})

describe('the sweep holds', () => {
  it('when twenty nodes sweep at once: each state is notified once', async () => {
    await write(Array.from({ length: 40 }, () => settled))
    const counts = await Promise.all(Array.from({ length: 20 }, () => sweep(at('2026-03-15'))))
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(40)
    expect(await messages()).toHaveLength(40)
  })

  it('while another node has the lock: it does nothing', async () => {
    await write([settled])
    await test.database.as(test.service, async (client) => {
      await client.query('select sweep_reminders($1)', [at('2026-03-15').toISOString()])
      expect(await sweep(at('2026-03-15'))).toBe(0)
    })
    expect(await messages()).toHaveLength(1)
  })

  it('against rows with overflowing values: all other users are still notified', async () => {
    const [far, huge, lost] = await write([settled, settled, settled, settled])
    await test.admin("update reminder_prefs set last_done_date = '9999-12-31' where user_id = $1", [far])
    await test.admin('update reminder_prefs set last_done_mileage = 2147483647 where user_id = $1', [huge])
    await test.admin(`update reminder_prefs set item = repeat('x', 200) where user_id = $1`, [lost])
    // A zone that was known when it was written, and is no longer.
    await test.admin('alter table notification_settings disable trigger notification_settings_guard')
    await test.admin("insert into notification_settings (user_id, time_zone) values ($1, 'Old/Zone')", [lost])
    await test.admin('alter table notification_settings enable trigger notification_settings_guard')
    expect(await sweep(at('2026-03-15'))).toBe(3)
  })

  it('in batches: each takes the people whose time has come, until nobody is left', async () => {
    await write(Array.from({ length: 25 }, () => settled))
    const batches = []
    for (let count = 0; count < 4; count++) batches.push(await sweepBatch(10))
    expect(batches.map(({ people }) => people)).toEqual([10, 10, 5, 0])
    expect(await messages()).toHaveLength(25)
  })

  it('without looking at anyone for whom nothing can have changed', async () => {
    const [one, two] = await write(Array.from({ length: 200 }, () => settled))
    await sweep(at('2026-03-15'))
    expect(await sweepBatch(500)).toEqual({ people: 0, told: 0, failed: 0 })
    await test.admin(
      "insert into maintenance (user_id, item, date, mileage) values ($1, 'Wash', '2026-03-01', 9)",
      [one],
    )
    await test.admin("insert into notification_settings (user_id, time_zone) values ($1, 'Asia/Kolkata')", [
      two,
    ])
    expect(await sweepBatch(500)).toMatchObject({ people: 2 })
    expect(await sweepBatch(500)).toMatchObject({ people: 0 })
  })

  it('when one person cannot be told: all others are, and that one is tried again an hour later', async () => {
    const [broken] = await write([settled, settled, settled])
    await test.admin(`
      create function pg_temp_refuse() returns trigger language plpgsql as
        $$ begin if new.user_id = '${broken}' then raise 'no room'; end if; return new; end $$;
      create trigger refuse before insert on notifications for each row execute function pg_temp_refuse()`)
    expect(await sweepBatch(500)).toEqual({ people: 3, told: 2, failed: 1 })
    await test.admin('drop function pg_temp_refuse cascade')
    expect(await sweepBatch(500)).toMatchObject({ people: 0 })
    const anHourLater = new Date(at('2026-03-15').getTime() + 3_600_000)
    expect(await sweep(anHourLater)).toBe(1)
  })

  it('against callers without the right to call it', async () => {
    const user = await test.user()
    for (const caller of [user, test.anon]) {
      await expect(
        test.database.as(caller, (client) => client.query('select sweep_reminders()')),
      ).rejects.toMatchObject({ code: '42501' })
    }
  })
})

describe('the settings', () => {
  const write_ = (user: Awaited<ReturnType<TestDatabase['user']>>, values: string) =>
    test.database.as(user, (client) =>
      client.query(`insert into notification_settings (user_id, time_zone, quiet_from, quiet_until)
        values ('${user.userId}', ${values}) on conflict (user_id) do update
        set time_zone = excluded.time_zone, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`),
    )

  it('accept known time zones, and quiet hours with start and end', async () => {
    const user = await test.user()
    await write_(user, "'America/New_York', '22:00', '07:00'")
    await write_(user, "'Asia/Kolkata', null, null")
    for (const [values, code] of [
      ["'Mars/Olympus', null, null", '22023'],
      ["'', null, null", '22023'],
      ["'UTC', '22:00', null", '23514'],
      ["'UTC', '22:00', '22:00'", '23514'],
    ] as const) {
      await expect(write_(user, values), values).rejects.toMatchObject({ code })
    }
  })
})
