import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../tests/harness/database.ts'
import { NoFreePlaceError } from '../identity/fair-share.ts'
import type { Identity } from '../identity/token.ts'
import { createLargeAnswers } from './large-answer.ts'

let test: TestDatabase
let ada: Identity
let folder: string
beforeAll(async () => {
  test = await testDatabase()
  ada = await test.user('ada@example.com')
  folder = await mkdtemp(join(tmpdir(), 'tappet-large-'))
})
afterAll(() => test.close())

const rows = (count: number, bytes = 0) => ({
  statement: {
    text: "select json_build_object('n', n, 'x', repeat('x', $3))::text as body, $1::bigint as total from generate_series(1, $2::int) n",
    values: [99, count, bytes],
  },
  isOne: false,
})
const any = () => undefined

/** Large answers, the rows of each result that was in memory, and how many transactions ran at once. */
function counted() {
  const results: number[] = []
  const running = { now: 0, most: 0 }
  const seen = (client: PoolClient) =>
    new Proxy(client, {
      get: (target, name) =>
        name === 'query'
          ? async (...given: unknown[]) => {
              const result = await Reflect.apply(target.query, target, given)
              results.push(result.rows.length)
              return result
            }
          : Reflect.get(target, name),
    })
  const as: typeof test.database.as = async (identity, work, options) => {
    running.now += 1
    running.most = Math.max(running.most, running.now)
    try {
      return await test.database.as(identity, (client) => work(seen(client)), options)
    } finally {
      running.now -= 1
    }
  }
  return { large: createLargeAnswers({ ...test.database, as }, folder), results, running }
}

it('a large answer is never in memory with more than eight of its rows, nor left in the folder', async () => {
  const { large, results } = counted()
  const { row, body } = await large.read(ada, rows(20), {}, any)
  expect(await readdir(folder)).toEqual([])
  expect([row.rows, row.total]).toEqual([20, 99])
  expect(results).toEqual([0, 8, 8, 4, 0, 1])
  const expected = Array.from({ length: 20 }, (_, index) => ({ n: index + 1, x: '' }))
  expect(await new Response(body).json()).toEqual(expected)
})

it('no rows are an empty list', async () => {
  const { body } = await counted().large.read(ada, rows(0), {}, any)
  expect(await new Response(body).text()).toBe('[]')
})

it('a person who reads none of them has four at most', async () => {
  const { large } = counted()
  // More than the stream reads ahead.
  const many = rows(1, 3_000_000)
  const kept = []
  for (let count = 0; count < 4; count++) kept.push((await large.read(ada, many, {}, any)).body)
  await expect(large.read(ada, many, {}, any)).rejects.toThrow(NoFreePlaceError)
  const ben = await test.user('ben@example.com')
  await (await large.read(ben, many, {}, any)).body.cancel()
  for (const body of kept) await body.cancel()
  await expect
    .poll(() =>
      large.read(ada, many, {}, any).then(
        ({ body }) => body.cancel().then(() => 'read'),
        () => 'refused',
      ),
    )
    .toBe('read')
})

it('one person’s are read one after the other', async () => {
  const { large, running } = counted()
  const all = await Promise.all([1, 2, 3].map(() => large.read(ada, rows(9), {}, any)))
  for (const { body } of all) await body.cancel()
  expect(running.most).toBe(1)
})
