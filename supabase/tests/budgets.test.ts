import { describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../tests/harness/database.ts'
import { fileDatabase } from '../../tests/harness/for-file.ts'
import { COLUMNS } from './columns.table.ts'
import { insertRow, SAMPLES } from './sample-rows.ts'

type User = Awaited<ReturnType<TestDatabase['user']>>

const test = fileDatabase()

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'failed')
const as = (user: User, text: string, values: unknown[] = []) =>
  test.database
    .as(user, (client) => client.query(text, values))
    .then(
      () => 'written',
      (error) => codeOf(error),
    )
const setLimit = (table: string, rows: number, rowBytes = 131_072) =>
  test.admin('select private.limit_rows($1::regclass, $2, $3, $4, $5)', [
    `public.${table}`,
    table,
    rows,
    rowBytes,
    table === 'reminder_prefs' ? 'driver_id' : 'user_id',
  ])
const addLog = (user: User, count: number) =>
  as(
    user,
    `insert into maintenance (user_id, item, date) select $1, 'Wash ' || n, '2026-01-01' from generate_series(1, $2::int) n`,
    [user.userId, count],
  )
const countOf = async (table: string, user: User) =>
  Number((await test.admin(`select count(*) from ${table} where user_id = $1`, [user.userId]))[0]?.count)

describe('the budget of a person', () => {
  it('begins as stated', async () => {
    expect(await test.admin('select name, rows, bytes from private.budgets order by name')).toEqual(
      [
        ['changes', 200_000, 4 * 1024 ** 3],
        ['data', null, 2 * 1024 ** 3],
        ['files', 10_000, 2 * 1024 ** 3],
        ['public.car_costs', 250, null],
        ['public.case_handovers', 500, null],
        ['public.case_items', 20_000, null],
        ['public.cases', 2000, null],
        ['public.feedback', 5000, null],
        ['public.fill_ups', 20_000, null],
        ['public.history', 5000, null],
        ['public.maintenance', 20_000, null],
        ['public.maintenance_tombstones', 20_000, null],
        ['public.mechanic_findings', 5000, null],
        ['public.notification_settings', null, null],
        ['public.notifications', null, null],
        ['public.own_sounds', 500, null],
        ['public.preferences', null, null],
        ['public.profiles', null, null],
        ['public.reminder_prefs', 500, null],
        ['public.removed_reminders', 500, null],
        ['public.usage_counters', 1200, null],
        ['public.vehicles', 50, null],
      ].map(([name, rows, bytes]) => ({ name, rows, bytes })),
    )
  })

  it('is there for every table that clients write, and counts what is added, changed and removed', async () => {
    const writable = Object.entries(COLUMNS).flatMap(([name, { insert, update }]) =>
      insert.length + update.length > 0 ? [name] : [],
    )
    const limited = (await test.admin<{ name: string }>('select name from private.budgets')).flatMap(
      ({ name }) => (name.includes('.') ? [name] : []),
    )
    expect(writable.filter((name) => !limited.includes(name))).toEqual([])
    const counted = await test.admin<{ name: string }>(
      `select tgrelid::regclass::text as name from pg_trigger where tgname like 'count\\_%\\_rows'
       group by 1 having count(*) = 3 order by 1`,
    )
    expect(counted.map(({ name }) => name.replace(/^(?!public\.)/, 'public.'))).toEqual(limited.sort())
  })

  it('is never exceeded by 1,000 reminders at once, by twenty writers or by upserts', async () => {
    await setLimit('reminder_prefs', 30)
    const [atOnce, inParallel, upserting] = [await test.user(), await test.user(), await test.user()]
    const insert = (from: number, to: number, tail = '') =>
      `insert into reminder_prefs (user_id, item) select $1, 'r' || n from generate_series(${from}, ${to}) n ${tail}`
    expect(await as(atOnce, insert(1, 1000), [atOnce.userId])).toBe('PT403')
    expect(await countOf('reminder_prefs', atOnce)).toBe(0)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => as(inParallel, insert(n * 4, n * 4 + 3), [inParallel.userId])),
    )
    expect(answers.filter((answer) => answer === 'PT403').length).toBeGreaterThan(0)
    expect(await countOf('reminder_prefs', inParallel)).toBe(28)
    for (let from = 0; from < 60; from += 20)
      await as(upserting, insert(from, from + 19, 'on conflict (user_id, item) do nothing'), [
        upserting.userId,
      ])
    expect(await countOf('reminder_prefs', upserting)).toBe(20)
    await setLimit('reminder_prefs', 500, 8192)
  })

  it('is four times as large for PRO, and as the operator sets it', async () => {
    await setLimit('maintenance', 3)
    const [free, pro] = [await test.user(), await test.user()]
    await test.admin(
      "insert into profiles (user_id, plan) values ($1, 'PRO') on conflict (user_id) do update set plan = 'PRO'",
      [pro.userId],
    )
    expect([await addLog(free, 3), await addLog(free, 1)]).toEqual(['written', 'PT403'])
    expect([await addLog(pro, 12), await addLog(pro, 1)]).toEqual(['written', 'PT403'])
    await test.admin("select private.set_budget('public.maintenance', 4, null)")
    expect([await addLog(free, 1), await addLog(free, 1)]).toEqual(['written', 'PT403'])
    await setLimit('maintenance', 20_000)
  })

  it('holds in each table that it names, for FREE and four times as much for PRO', async () => {
    const budgets = await test.admin<{ name: string; rows: number }>(
      `select name, rows from private.budgets
       where rows is not null and oldest_by is null and name like 'public.%' order by name`,
    )
    expect(budgets.length).toBeGreaterThan(10)
    for (const { name, rows } of budgets) {
      const sample = SAMPLES[name]
      if (sample === undefined) throw new Error(`${name} has no sample row`)
      const [free, pro] = [await test.user(), await test.user()]
      await test.admin(
        "insert into profiles (user_id, plan) values ($1, 'PRO') on conflict (user_id) do update set plan = 'PRO'",
        [pro.userId],
      )
      const add = async (user: User, n: number) => {
        const target = sample.pointsAt?.(user.userId ?? '', n)
        if (target !== undefined) await insertRow(test.admin, target.table, target.row)
        const row = sample.row(user.userId ?? '', n)
        return test.database
          .as(user, (client) => insertRow((text, values) => client.query(text, values), name, row))
          .then(() => 'written', codeOf)
      }
      await test.admin('select private.set_budget($1, 1, null)', [name])
      expect([name, await add(free, 1), await add(free, 2)]).toEqual([name, 'written', 'PT403'])
      const ofPro = []
      for (let n = 1; n <= 5; n++) ofPro.push(await add(pro, n))
      expect([name, ...ofPro]).toEqual([name, ...Array(4).fill('written'), 'PT403'])
      await test.admin('select private.set_budget($1, $2, null)', [name, rows])
    }
  })

  it('counts the reminders of every car', async () => {
    await setLimit('reminder_prefs', 3)
    const user = await test.user()
    const cars = await test.admin<{ id: string }>(
      "insert into vehicles (user_id, name) values ($1, 'First'), ($1, 'Second') returning id",
      [user.userId],
    )
    const remind = (car: number, item: string) =>
      as(user, 'insert into reminder_prefs (user_id, vehicle_id, item) values ($1, $2, $3)', [
        user.userId,
        cars[car]?.id,
        item,
      ])
    const answers = [await remind(0, 'a'), await remind(1, 'a'), await remind(1, 'b'), await remind(1, 'c')]
    expect(answers).toEqual(['written', 'written', 'written', 'PT403'])
    await setLimit('reminder_prefs', 500, 8192)
  })

  it('takes nothing from who is above it: their rows stay, can be changed and deleted, and then added to', async () => {
    const user = await test.user()
    await addLog(user, 5)
    await setLimit('maintenance', 3)
    expect(await countOf('maintenance', user)).toBe(5)
    expect(await addLog(user, 1)).toBe('PT403')
    expect(await as(user, "update maintenance set notes = 'kept'")).toBe('written')
    expect(await as(user, "delete from maintenance where item in ('Wash 1', 'Wash 2')")).toBe('written')
    expect(await addLog(user, 1)).toBe('PT403')
    expect(await as(user, "delete from maintenance where item = 'Wash 3'")).toBe('written')
    expect(await addLog(user, 1)).toBe('written')
    await setLimit('maintenance', 20_000)
  })

  it('does not stop the database from adding the reminder of a log record', async () => {
    await setLimit('reminder_prefs', 1)
    const user = await test.user()
    expect(
      await as(user, "insert into reminder_prefs (user_id, item) values ($1, 'Own')", [user.userId]),
    ).toBe('written')
    const log = "insert into maintenance (user_id, item, date) values ($1, 'Oil Change', '2026-01-01')"
    expect(await as(user, log, [user.userId])).toBe('written')
    expect(await countOf('reminder_prefs', user)).toBe(2)
    await setLimit('reminder_prefs', 500, 8192)
  })

  it('counts the bytes of all rows again before it refuses', async () => {
    const user = await test.user()
    const save = (bytes: number) =>
      as(
        user,
        `insert into history (user_id, type, data) select $1, 'audio', jsonb_build_object('audioData', string_agg(md5(random()::text), '')) from generate_series(1, $2::int / 32)`,
        [user.userId, bytes],
      )
    await test.admin("select private.set_budget('data', null, 1000000)")
    expect([await save(400_000), await save(400_000), await save(400_000)]).toEqual([
      'written',
      'written',
      'PT403',
    ])
    await test.admin('update private.kept set bytes = bytes * 10 where user_id = $1', [user.userId])
    expect(await save(20_000)).toBe('written')
    await test.admin("select private.set_budget('data', null, 2147483648)")
  })

  it.each([
    [
      'history',
      'a diagnosis of 3.2 MB',
      `insert into history (user_id, type, data) values ($1, 'audio', jsonb_build_object('a', repeat('x', 3200000)))`,
      'PT413',
    ],
    [
      'history',
      'a diagnosis with a recording of 2.2 MB',
      `insert into history (user_id, type, data) values ($1, 'audio', jsonb_build_object('a', repeat('x', 2940000)))`,
      'written',
    ],
    [
      'feedback',
      'a rating with notes of 200 kB',
      `insert into feedback (user_id, was_helpful, notes) values ($1, true, repeat('x', 200000))`,
      'refused',
    ],
    [
      'maintenance',
      'notes of 20,000 letters of four bytes',
      `insert into maintenance (user_id, item, date, notes) values ($1, 'Wash', '2026-01-01', repeat('🚗', 20000))`,
      'written',
    ],
  ])('bounds one row of %s: %s', async (_, __, text, expected) => {
    const user = await test.user()
    const answer = await as(user, text, [user.userId])
    if (expected === 'refused') expect(answer).not.toBe('written')
    else expect(answer).toBe(expected)
  })

  it('counts what an update adds, and refuses an update above it', async () => {
    const user = await test.user()
    await addLog(user, 4)
    await test.admin("select private.set_budget('data', null, 200000)")
    const write = (letters: number, item: string) =>
      as(
        user,
        `update maintenance set notes = (select left(string_agg(md5(n::text), ''), $1) from generate_series(1, 700) n)
         where item = $2`,
        [letters, item],
      )
    const grown = []
    // The first time each is larger, then as large.
    for (let n = 0; n < 12; n++) grown.push(await write(19_000, `Wash ${(n % 4) + 1}`))
    expect(grown).toEqual(Array(12).fill('written'))
    const [counted] = await test.admin<{ bytes: number }>(
      "select bytes from private.kept where user_id = $1 and name = 'public.maintenance'",
      [user.userId],
    )
    expect(counted?.bytes).toBeGreaterThan(76_000)
    await test.admin("select private.set_budget('data', null, 50000)")
    expect(await write(20_000, 'Wash 1')).toBe('PT403')
    expect(await write(100, 'Wash 1')).toBe('written')
    await test.admin("select private.set_budget('data', null, 2147483648)")
  })

  it('of changes counts rows and bytes that clients write, again each day', async () => {
    const [user, other] = [await test.user(), await test.user()]
    const change = () => as(user, "update maintenance set notes = 'changed again'")
    await test.admin("select private.set_budget('changes', 20, null)")
    expect(await addLog(user, 5)).toBe('written')
    expect([await change(), await change(), await change(), await change()]).toEqual([
      ...Array(3).fill('written'),
      'PT429',
    ])
    expect(await addLog(other, 5)).toBe('written')
    // What the server does, and a deletion, is not of it.
    await test.admin("update maintenance set notes = 'by the server' where user_id = $1", [user.userId])
    expect(await as(user, "delete from maintenance where item = 'Wash 1'")).toBe('written')
    await test.admin("update private.kept set day = day - 1 where user_id = $1 and name = 'changes'", [
      user.userId,
    ])
    expect(await change()).toBe('written')
    await test.admin("select private.set_budget('changes', 200000, 1000)")
    expect(await as(user, 'update maintenance set notes = repeat(item, 200)')).toBe('PT429')
    await test.admin("select private.set_budget('changes', null, 4294967296)")
  })

  it('lets the oldest tombstones go, and refuses no deletion', async () => {
    const user = await test.user()
    await test.admin("select private.set_budget('public.maintenance_tombstones', 3, null)")
    for (let n = 0; n < 3; n++) {
      expect(await addLog(user, 2)).toBe('written')
      expect(await as(user, 'delete from maintenance')).toBe('written')
    }
    const tombstones = await test.admin<{ version: string }>(
      'select version from maintenance_tombstones where user_id = $1 order by version desc',
      [user.userId],
    )
    expect(tombstones.map(({ version }) => Number(version) / 2 ** 20)).toEqual([6, 6, 4])
    await test.admin("select private.set_budget('public.maintenance_tombstones', 20000, null)")
  })

  it('lets the oldest ended links for a mechanic go, and never an open one', async () => {
    const user = await test.user()
    await test.admin("select private.set_budget('public.case_handovers', 3, null)")
    const [opened] = await test.admin<{ id: string }>(
      "insert into cases (user_id, title) values ($1, 'A hiss') returning id",
      [user.userId],
    )
    const make = () => as(user, 'select make_handover($1, 3)', [opened?.id])
    const withdraw = () =>
      as(user, 'select withdraw_handover(id) from case_handovers where withdrawn_at is null')
    for (let n = 0; n < 5; n++) expect([await make(), await withdraw()]).toEqual(['written', 'written'])
    expect(await countOf('case_handovers', user)).toBe(3)
    expect([await make(), await make(), await make(), await make()]).toEqual([
      ...Array(3).fill('written'),
      'PT403',
    ])
    expect(await withdraw()).toBe('written')
    expect(await make()).toBe('written')
    await test.admin("select private.set_budget('public.case_handovers', 500, null)")
  })

  it('of files counts them, also empty ones, and a file in the place of another adds none', async () => {
    await test.admin("select private.set_budget('files', 2, null)")
    const user = await test.user()
    const put = (name: string) =>
      as(
        user,
        `insert into storage.objects (bucket_id, name, owner, version, metadata)
         values ('receipts', $1, $2, gen_random_uuid()::text, '{"size": 0}')
         on conflict (bucket_id, name) do update set version = excluded.version`,
        [`${user.userId}/${name}`, user.userId],
      )
    expect([await put('a'), await put('b'), await put('c'), await put('b')]).toEqual([
      'written',
      'written',
      'PT413',
      'written',
    ])
    const { rows } = await test.database.as(user, (client) =>
      client.query("select used_rows, max_rows from list_budgets() where name = 'files'"),
    )
    expect(rows).toEqual([{ used_rows: 2, max_rows: 2 }])
    await test.admin("select private.set_budget('files', 10000, null)")
  })

  it('of files counts what lies below the own folder, also of uploads at once', async () => {
    await test.admin("select private.set_budget('files', null, 1000)")
    const [user, other] = [await test.user(), await test.user()]
    const put = (who: User, name: string, size: number) =>
      as(
        who,
        `insert into storage.objects (bucket_id, name, owner, version, metadata) values ('receipts', $1, $2, gen_random_uuid()::text, jsonb_build_object('size', $3::int))`,
        [`${who.userId}/${name}`, who.userId, size],
      )
    expect(await put(other, 'a', 900)).toBe('written')
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => put(user, `f${n}`, 300)))
    expect(answers.filter((answer) => answer === 'written')).toHaveLength(3)
    expect(answers.filter((answer) => answer === 'PT413')).toHaveLength(5)
    const grow = "update storage.objects set metadata = jsonb_build_object('size', 500)"
    expect(await as(user, grow)).toBe('PT413')
    await test.admin("select private.set_budget('files', null, 2147483648)")
  })

  it('is listed to its owner alone, with what is used of it', async () => {
    const [user, visitor] = [await test.user(), test.anon]
    await addLog(user, 7)
    const { rows } = await test.database.as(user, (client) =>
      client.query(
        "select name, label, used_rows, max_rows from list_budgets() where name = 'public.maintenance'",
      ),
    )
    expect(rows).toEqual([
      { name: 'public.maintenance', label: 'maintenance', used_rows: 7, max_rows: 20_000 },
    ])
    await expect(
      test.database.as(visitor, (client) => client.query('select list_budgets()')),
    ).rejects.toMatchObject({ code: '42501' })
  })

  it('goes with its account', async () => {
    const user = await test.user()
    await addLog(user, 7)
    await test.admin('delete from auth.users where id = $1', [user.userId])
    expect(await test.admin('select from private.kept where user_id = $1', [user.userId])).toEqual([])
  })
})
