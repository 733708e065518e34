import { QueryClient } from '@tanstack/react-query'
import { recordOf } from '@tappet/upkeep'
import { expect, it, vi } from 'vitest'
import { storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { SUBJECTS } from '../../app/testing/offline-writes.ts'
import { logTable, type NewRecord } from '../log/table.ts'
import { bindSession } from '../session.ts'
import { createBrowser } from '../testing/queue.ts'
import { type Asked, createServer } from '../testing/server.ts'

const record = (id: string, part: Partial<NewRecord> = {}): NewRecord => ({
  id,
  ...recordOf({ item: 'Oil Change', date: '2026-03-05', cost: 45 }),
  ...part,
})

const ROUND_TRIP_MS = 200

/** A device whose every third answer is lost on its way back. */
function bench() {
  const server = createServer()
  const browser = createBrowser()
  const requests: Asked[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(String(input))
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const one = { method: init.method ?? 'GET', path: pathname, query: searchParams, body }
    requests.push(one)
    const answer = server.answer(one)
    browser.clock.advance(ROUND_TRIP_MS)
    if (requests.length % 3 === 0) throw new TypeError('Failed to fetch')
    return answer
  })
  browser.world.owner = USER_ID
  const { client } = testBackend(storedSession())
  bindSession({ client, userId: USER_ID, queryClient: new QueryClient(), onReceiptRefused: () => undefined })
  for (const { kinds } of SUBJECTS) for (const kind of kinds) browser.queue.register(kind)
  return { ...browser, server, asked: requests }
}

it('600 changes of every table arrive once each in under two minutes, though every third answer is lost', async () => {
  const { queue, world, clock, server, asked, store } = bench()
  world.online = false
  for (let nth = 0; nth < 500; nth++) {
    // Fifty of a table, as a driver enters them.
    const subject = SUBJECTS[Math.floor(nth / 50) % 5]
    const write = subject?.add(`r${nth}`, `v${nth}`, 2)
    if (write) await queue.submit(write.kind, write.work)
  }
  const records = SUBJECTS[0]?.shown({ rows: () => [], entries: queue.state().entries }) ?? []
  for (const row of records) {
    const write = SUBJECTS[0]?.edit?.(row, `${row.id} again`, 0)
    if (write) await queue.submit(write.kind, write.work)
  }
  expect(queue.state().entries).toHaveLength(600)
  world.online = true
  const startMs = clock.nowMs()
  await queue.flush()
  // The clock moves with the requests alone: a pause would never end.
  expect(await store.list(USER_ID)).toEqual([])
  expect(clock.nowMs() - startMs).toBeLessThan(120_000)
  // A case comes with the first item of its timeline.
  expect(server.effects()).toBe(700)
  expect(new Set(server.history.map((effect) => JSON.stringify(effect))).size).toBe(700)
  const additions = asked.filter(({ path }) => /maintenance|fill_ups|car_costs|vehicles/.test(path))
  expect(new Set(additions.map(({ body }) => (body as unknown[]).length))).toEqual(new Set([50]))
})

it('an addition with a file, a reading and a large import are sent alone, in their order', async () => {
  const { queue, world, asked } = bench()
  world.online = false
  const file = { path: `${USER_ID}/1.jpg`, bytes: new ArrayBuffer(1), type: 'image/jpeg' }
  const works = [
    { rows: [record('a')] },
    { rows: [record('b')] },
    { rows: [record('c')], files: [file] },
    { rows: [record('d', { mileage: 9 })], isReading: true as const },
    { rows: Array.from({ length: 60 }, (_, at) => record(`e${at}`)) },
    { rows: [record('f')] },
  ]
  for (const work of works) await queue.submit(logTable.add, work)
  world.online = true
  await queue.flush()
  const sizes = asked.filter(({ path, method }) => path.endsWith('/maintenance') && method === 'POST')
  // A lost answer is asked for again.
  const batches = [
    ...new Map(
      sizes.map(({ body }) => [JSON.stringify(body), (body as NewRecord[]).map(({ id }) => id)]),
    ).values(),
  ]
  expect(batches.map((ids) => ids.length)).toEqual([2, 1, 1, 60, 1])
})
