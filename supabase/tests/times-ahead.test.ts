import { randomUUID } from 'node:crypto'
import { expect, inject, it } from 'vitest'
import { fileDatabase } from '../../tests/harness/for-file.ts'

/* Times that a clock wrote which was more than a year ahead. */

const AHEAD = "now() + interval '400 days'"
const test = fileDatabase()

const asService = async (sql: string, values: unknown[] = []) =>
  (await test.database.as(test.service, (client) => client.query(sql, values))).rows
const now = () => new Date().toISOString()

it('an analysis that began ahead is begun again', async () => {
  const { userId } = await test.user()
  const job = randomUUID()
  const begin = async () => (await asService('select * from begin_analysis($1, $2, 90)', [job, userId]))[0]
  await begin()
  await test.admin(`update analysis_jobs set started_at = now() + interval '50 seconds' where id = $1`, [job])
  expect(await begin(), 'the clock of another machine').toMatchObject({ outcome: 'running' })
  await test.admin(`update analysis_jobs set started_at = ${AHEAD} where id = $1`, [job])
  expect(await begin()).toMatchObject({ outcome: 'started', attempt: 2 })
  expect(await begin()).toMatchObject({ outcome: 'running' })
})

it('demos that were begun ahead are not counted, and go', async () => {
  const begin = async () => (await asService("select begin_demo('an address', $1) as may", [now()]))[0]?.may
  for (let time = 0; time < 10; time += 1) await begin()
  expect(await begin()).toBe(false)
  await test.admin(`update private.demo_starts set started_at = ${AHEAD}`)
  expect(await begin()).toBe(true)
  const { userId } = await test.user()
  await test.admin(
    `update auth.users set raw_app_meta_data = '{"demo": true}', created_at = ${AHEAD} where id = $1`,
    [userId],
  )
  expect(await asService('select remove_old_demos() as removed')).toEqual([{ removed: 1 }])
})

it('reminders that a sweep ahead put off are told', async () => {
  const { userId } = await test.user()
  await test.database.as(await test.tokens.verify(await tokenOf(userId)), (client) =>
    client.query(
      `insert into reminder_prefs (user_id, item, months_interval, last_done_date)
       values ($1, 'Oil Change', 3, current_date - 65)`,
      [userId],
    ),
  )
  const sweep = async (at: string) =>
    (await asService('select * from sweep_due_reminders($1, 500)', [at]))[0]?.told
  expect(await sweep(now())).toBe(1)
  await test.admin(`update private.reminder_due set next_at = ${AHEAD} where driver_id = $1`, [userId])
  await test.admin(`update reminder_prefs set last_done_date = current_date - 100 where user_id = $1`, [
    userId,
  ])
  await test.admin(`update private.reminder_due set next_at = ${AHEAD} where driver_id = $1`, [userId])
  expect(await sweep(now()), 'the last sweep was not ahead').toBe(0)
  await test.admin(`update private.last_sweep set swept_at = ${AHEAD}`)
  expect(await sweep(now())).toBe(1)
  expect(await sweep(now())).toBe(0)
})

it('push messages of a time ahead wait for nothing and hold no place', async () => {
  const { userId } = await test.user()
  await test.admin(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth)
     values ($1, 'https://push.example/1', $2, $3)`,
    [userId, `B${'A'.repeat(86)}`, 'A'.repeat(22)],
  )
  const notify = () =>
    test.admin(`insert into notifications (user_id, type, title, message) values ($1, 'other', 'T', 'M')`, [
      userId,
    ])
  // A second later: the clock of the rows is finer than the one of this test.
  const soon = () => new Date(Date.now() + 1000).toISOString()
  const claim = () => asService('select * from claim_push_deliveries($1, 10)', [soon()])
  await notify()
  await test.admin(`update private.push_deliveries set created_at = ${AHEAD}, send_after = ${AHEAD}`)
  await notify()
  await test.admin(`update private.push_deliveries set send_after = ${AHEAD} where created_at < now()`)
  expect(await claim()).toEqual([])
  expect(await test.admin('select from private.push_deliveries')).toEqual([])
  await notify()
  expect(await claim()).toHaveLength(1)
})

it('a link to a case that was made ahead has ended, and its hour is over', async () => {
  const user = await test.user()
  const run = (sql: string, values: unknown[]) =>
    test.database.as(user, async (client) => (await client.query(sql, values)).rows)
  const [newCase] = await run('insert into cases (user_id, title) values ($1, $2) returning id', [
    user.userId,
    'A hiss',
  ])
  const link = async () => (await run('select make_handover($1) as token', [newCase?.id]))[0]?.token
  const open = async (token: string) =>
    (
      await asService("select outcome from use_handover(encode(sha256($1::bytea), 'hex'), $2, true)", [
        token,
        now(),
      ])
    )[0]?.outcome
  const first = await link()
  await test.admin(`update case_handovers set hour_from = ${AHEAD}, hour_count = 60`)
  expect(await open(first)).toBe('open')
  for (let more = 0; more < 4; more += 1) await link()
  await expect(link()).rejects.toMatchObject({ code: '54000' })
  await test.admin(
    `update case_handovers set created_at = ${AHEAD}, expires_at = ${AHEAD} + interval '14 days'`,
  )
  expect(await open(first)).toBe('ended')
  expect(await open(await link())).toBe('open')
})

it('fifty events of a time ahead push out no later one', async () => {
  const { userId } = await test.user()
  const note = () => asService("select note_security_event($1, 'password_changed', 'Firefox')", [userId])
  for (let event = 0; event < 50; event += 1) await note()
  await test.admin(`update security_events set at = ${AHEAD} where user_id = $1`, [userId])
  await note()
  expect(
    await test.admin('select from security_events where user_id = $1 and at < now()', [userId]),
  ).toHaveLength(1)
})

it('is decided alike for accounts and for the rest', async () => {
  const texts = await test.admin<{ text: string }>(
    `select distinct prosrc as text from pg_proc where proname = 'lies_ahead'`,
  )
  expect(texts).toHaveLength(1)
  expect(await test.admin("select from pg_proc where proname = 'lies_ahead'")).toHaveLength(
    inject('onSupabase') ? 1 : 2,
  )
})

const tokenOf = (userId: string) =>
  test.tokens.sign({ role: 'authenticated', sub: userId, aud: 'authenticated' }, 3600)
