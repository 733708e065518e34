import { expect, it } from 'vitest'
import type { TestDatabase } from '../../tests/harness/database.ts'
import { fileDatabase } from '../../tests/harness/for-file.ts'

type User = Awaited<ReturnType<TestDatabase['user']>>

const test = fileDatabase()

const TAKES = [{ version: 3 }, { version: 3 }, { version: 3 }]

/** SQLSTATE of what the database refused. */
const insert = (user: User, changes: Record<string, unknown> = {}) => {
  const row = {
    situation: 'warm_idle',
    device_id: 'aaaaaaaa',
    device_name: 'Android',
    takes: TAKES,
    vehicle_id: null,
    ...changes,
  }
  return test.database
    .as(user, (client) =>
      client.query(
        'insert into own_sounds (situation, device_id, device_name, takes, vehicle_id) values ($1, $2, $3, $4, $5)',
        [row.situation, row.device_id, row.device_name, JSON.stringify(row.takes), row.vehicle_id],
      ),
    )
    .then(
      () => 'written',
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    )
}
const car = async (user: User) =>
  (
    await test.admin<{ id: string }>('insert into vehicles (user_id) values ($1) returning id', [user.userId])
  )[0]?.id

it('is one for each car, situation and device', async () => {
  const ada = await test.user()
  expect(await insert(ada)).toBe('written')
  expect(await insert(ada)).toBe('23505')
  expect(await insert(ada, { situation: 'ac_on' })).toBe('written')
  expect(await insert(ada, { device_id: 'bbbbbbbb' })).toBe('written')
  expect(await insert(await test.user())).toBe('written')
})

it('is three to six takes of bounded size, in a situation that is known', async () => {
  const ada = await test.user()
  const CHECK_VIOLATION = '23514'
  const take = { version: 3, filling: 'x'.repeat(21_000) }
  expect(await insert(ada, { takes: TAKES.slice(1) })).toBe(CHECK_VIOLATION)
  expect(await insert(ada, { takes: [...TAKES, ...TAKES, ...TAKES] })).toBe(CHECK_VIOLATION)
  expect(await insert(ada, { takes: [take, take, take] })).toBe(CHECK_VIOLATION)
  expect(await insert(ada, { takes: {} })).toBe(CHECK_VIOLATION)
  expect(await insert(ada, { situation: 'driving' })).toBe(CHECK_VIOLATION)
  expect(await insert(ada, { device_id: 'my phone' })).toBe(CHECK_VIOLATION)
})

it('belongs to the first car that its driver names, and goes with its car', async () => {
  const ada = await test.user()
  await insert(ada)
  const first = await car(ada)
  const owners = () => test.admin('select vehicle_id from own_sounds where user_id = $1', [ada.userId])
  expect(await owners()).toEqual([{ vehicle_id: first }])
  const second = await car(ada)
  expect(await insert(ada, { vehicle_id: second })).toBe('written')
  expect(await insert(await test.user(), { vehicle_id: second })).toBe('23503')
  await test.admin('delete from vehicles where id = $1', [second])
  expect(await owners()).toEqual([{ vehicle_id: first }])
})
