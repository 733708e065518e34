import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { fileDatabase } from '../../tests/harness/for-file.ts'

/* The functions of 0012_analysis_jobs.sql themselves, on each PostgreSQL; what answers with them is in tests/contract. */

const STALE_SECONDS = 90

const test = fileDatabase()

const call = async (name: string, ...values: unknown[]) => {
  const places = values.map((_, index) => `$${index + 1}`).join(', ')
  return (
    await test.database.as(test.service, (client) =>
      client.query(`select * from public.${name}(${places})`, values),
    )
  ).rows
}
const begin = async (job: string, userId: string) =>
  (await call('begin_analysis', job, userId, STALE_SECONDS))[0]
const used = async (userId: string) =>
  (await test.admin('select audio_diagnoses from usage_counters where user_id = $1', [userId]))[0]
    ?.audio_diagnoses

it('counts a job once and answers it the same, to its own driver alone', async () => {
  const [{ userId }, other] = [await test.user(), await test.user()]
  const job = randomUUID()
  expect(await begin(job, userId)).toMatchObject({ outcome: 'started', attempt: 1, limit: 5 })
  expect(await begin(job, userId)).toMatchObject({ outcome: 'running', attempt: 1 })
  expect(await begin(job, other.userId)).toMatchObject({ outcome: 'foreign', result: null })
  const outcome = { finish_analysis: { issue: 'belt' } }
  expect(await call('finish_analysis', job, userId, { issue: 'belt' })).toEqual([outcome])
  expect(await call('finish_analysis', job, userId, { issue: 'another' })).toEqual([outcome])
  expect(await begin(job, userId)).toMatchObject({ outcome: 'done', result: { issue: 'belt' } })
  expect(await used(userId)).toBe(1)
})

it('refuses a job at the limit and keeps nothing of it', async () => {
  const { userId } = await test.user()
  for (let use = 0; use < 5; use += 1) await begin(randomUUID(), userId)
  const job = randomUUID()
  expect(await begin(job, userId)).toMatchObject({ outcome: 'limit_reached', limit: 5 })
  expect(await test.admin('select 1 from analysis_jobs where id = $1', [job])).toEqual([])
  expect(await used(userId)).toBe(5)
})

it('lets a silent job be overtaken without a count; who was overtaken gives nothing back', async () => {
  const { userId } = await test.user()
  const job = randomUUID()
  await begin(job, userId)
  await test.admin("update analysis_jobs set started_at = now() - interval '91 seconds' where id = $1", [job])
  expect(await begin(job, userId)).toMatchObject({ outcome: 'started', attempt: 2 })
  await call('abandon_analysis', job, userId, 1)
  expect(await used(userId)).toBe(1)
  await call('abandon_analysis', job, userId, 2)
  await call('abandon_analysis', job, userId, 2)
  expect(await used(userId)).toBe(0)
  expect(await call('finish_analysis', job, userId, { issue: 'late' })).toEqual([{ finish_analysis: null }])
})

it('puts a finished job into the history and tells of it, once', async () => {
  const { userId } = await test.user()
  const job = randomUUID()
  await begin(job, userId)
  const deliver = () => call('deliver_analysis', job, userId, { id: job }, 'Diagnosed', 'Your recording')
  await deliver()
  expect(await test.admin('select 1 from notifications where user_id = $1', [userId])).toEqual([])
  await call('finish_analysis', job, userId, { issue: 'belt' })
  await deliver()
  await test.admin('delete from history where id = $1', [job])
  await deliver()
  expect(await test.admin('select title from notifications where user_id = $1', [userId])).toEqual([
    { title: 'Diagnosed' },
  ])
  expect(await test.admin('select 1 from history where id = $1', [job])).toEqual([])
})
