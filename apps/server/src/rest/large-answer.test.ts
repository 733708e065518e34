import type { EventEmitter } from 'node:events'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { fileDatabase } from '../../../../tests/harness/for-file.ts'
import type { Identity } from '../identity/token.ts'
import { NoTurnError } from '../identity/turns.ts'
import { type AnswerFile, createLargeAnswers, type LargeAnswerOptions } from './large-answer.ts'

const test = fileDatabase()
let ada: Identity
const folder = fileFolder()
beforeAll(async () => {
  ada = await test.user('ada@example.com')
})

const rows = (count: number, bytes = 0) => ({
  statement: {
    text: "select json_build_object('n', n, 'x', repeat('x', $3))::text as body, $1::bigint as total from generate_series(1, $2::int) n",
    values: [99, count, bytes],
  },
  isOne: false,
})
const any = () => undefined

/** Large answers, the rows of each result that was in memory, and how many transactions ran at once. */
function counted(options: LargeAnswerOptions = {}) {
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
      return await test.database.as(identity, (client, end) => work(seen(client), end), options)
    } finally {
      running.now -= 1
    }
  }
  return { large: createLargeAnswers({ ...test.database, as }, folder, options), results, running }
}

it('a large answer is never in memory with more than eight of its rows, nor left in the folder', async () => {
  const { large, results } = counted()
  const { row, body } = await large.read(ada, rows(20), {}, any)
  expect(await readdir(folder)).toEqual([])
  expect([row.rows, row.total]).toEqual([20, 99])
  expect(results).toEqual([0, 1, 8, 8, 3, 0])
  const expected = Array.from({ length: 20 }, (_, index) => ({ n: index + 1, x: '' }))
  expect(await new Response(body).json()).toEqual(expected)
})

it('rows that are large are in memory one or two at a time', async () => {
  const { large, results } = counted()
  for (const [count, bytes] of [
    [3, 1_500_000],
    [4, 500_000],
  ] as const)
    await (await large.read(ada, rows(count, bytes), {}, any)).body.cancel()
  expect(results).toEqual([0, 1, 1, 1, 0, 0, 1, 2, 1, 0])
})

it('no rows are an empty list', async () => {
  const { body } = await counted().large.read(ada, rows(0), {}, any)
  expect(await new Response(body).text()).toBe('[]')
})

it('a person who reads none of them has four at most', async () => {
  const { large } = counted()
  // More than the stream reads ahead.
  const many = rows(1, 3_000_000)
  const bodies = []
  for (let count = 0; count < 4; count++) bodies.push((await large.read(ada, many, {}, any)).body)
  await expect(large.read(ada, many, {}, any)).rejects.toThrow(NoTurnError)
  const ben = await test.user('ben@example.com')
  await (await large.read(ben, many, {}, any)).body.cancel()
  for (const body of bodies) await body.cancel()
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

/** Files that are seen to be closed. */
function files(appendFile?: AnswerFile['appendFile']) {
  const closed: boolean[] = []
  return {
    closed,
    async open(): Promise<AnswerFile> {
      const file = await open(join(folder, `own-${closed.length}`), 'w+')
      const at = closed.push(false) - 1
      // A FileHandle is one (nodejs.org/api/fs.html); its types leave it out.
      const events = file as unknown as EventEmitter
      events.once('close', () => {
        closed[at] = true
      })
      return new Proxy(file, {
        get: (target, name) => {
          if (name === 'appendFile' && appendFile !== undefined) return appendFile
          const own: unknown = Reflect.get(target, name)
          return typeof own === 'function' ? own.bind(target) : own
        },
      })
    },
  }
}

it.each(['ENOSPC', 'EDQUOT'])(
  'on a full disk it is refused with 507, and nothing is left open (%s)',
  async (code) => {
    const full = files(() => Promise.reject(Object.assign(new Error('no space left'), { code })))
    const { large } = counted({ open: full.open })
    // More often than the files that one person may have.
    for (let count = 0; count < 6; count++)
      await expect(large.read(ada, rows(3), {}, any)).rejects.toMatchObject({
        status: 507,
        body: {
          code: 'TPT507',
          message: expect.stringContaining('Nothing was changed'),
          hint: 'Ask for fewer rows at a time, or again later.',
        },
      })
    expect(full.closed).toEqual(Array(6).fill(true))
    expect(test.database.requests.idleCount).toBe(test.database.requests.totalCount)
  },
)

it('so it is when the file cannot even be made', async () => {
  const open = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
  await expect(counted({ open }).large.read(ada, rows(3), {}, any)).rejects.toMatchObject({ status: 507 })
})

it('past its bound it is given up, and its file closed', async () => {
  const seen = files()
  const { large } = counted({ open: seen.open, maxBytes: 3_000 })
  await (await large.read(ada, rows(2, 1_000), {}, any)).body.cancel()
  await expect(large.read(ada, rows(3, 1_000), {}, any)).rejects.toMatchObject({ code: 'PT413' })
  await expect.poll(() => seen.closed).toEqual([true, true])
})

it('one that nobody reads to its end is cut off after five minutes', async () => {
  const seen = files()
  const timers: { act: () => void; ms: number }[] = []
  const later = (act: () => void, ms: number) => {
    timers.push({ act, ms })
    return () => undefined
  }
  const { large } = counted({ open: seen.open, later })
  const { body } = await large.read(ada, rows(1, 3_000_000), {}, any)
  const reader = body.getReader()
  await reader.read()
  expect(timers.map(({ ms }) => ms)).toEqual([300_000])
  for (const { act } of timers) act()
  const drain = async () => {
    for (;;) if ((await reader.read()).done) return
  }
  await expect(drain()).rejects.toThrow('not read in time')
  await expect.poll(() => seen.closed).toEqual([true])
})
