import { QueryClient } from '@tanstack/react-query'
import { recordOf } from '@tappet/upkeep'
import { afterEach, expect, it, vi } from 'vitest'
import { storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { type Asked, createServer } from '../server.fake.ts'
import { logTable, type NewRecord } from '../log/table.ts'
import { createBrowser } from '../queue.fake.ts'
import { bindSession } from '../session.ts'
import { editOf } from './fields.ts'

afterEach(() => vi.unstubAllGlobals())

const record = (id: string, part: Partial<NewRecord> = {}): NewRecord => ({
  id,
  ...recordOf({ item: 'Oil Change', date: '2026-03-05', cost: 45 }),
  ...part,
})

/** A device whose every third answer is lost on its way back. */
function bench() {
  const server = createServer()
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(String(input))
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const one = { method: init.method ?? 'GET', path: pathname, query: searchParams, body }
    asked.push(one)
    const answer = pathname.startsWith('/storage/') ? Response.json({ Key: 'k' }) : server.answer(one)
    if (asked.length % 3 === 0) throw new TypeError('Failed to fetch')
    return answer
  })
  const browser = createBrowser()
  browser.world.owner = USER_ID
  const { client } = testBackend(storedSession())
  bindSession({ client, userId: USER_ID, queryClient: new QueryClient(), onReceiptRefused: () => undefined })
  for (const kind of logTable.kinds) browser.queue.register(kind)
  return { ...browser, server, asked }
}

it('500 changes arrive once each without a pause, though every third answer is lost', async () => {
  const { queue, world, server, asked, store } = bench()
  world.online = false
  const ids = Array.from({ length: 400 }, (_, at) => `r${at}`)
  for (const id of ids) await queue.submit(logTable.add, { rows: [record(id)] })
  for (const id of ids.slice(0, 100))
    await queue.submit(logTable.edit, editOf(logTable, record(id), { notes: 'filter too' }))
  world.online = true
  // The clock of this queue stands still: a pause would never end.
  await queue.flush()
  expect(await store.list(USER_ID)).toEqual([])
  expect(server.table('maintenance').size).toBe(400)
  expect(server.effects()).toBe(500)
  const additions = asked.filter(({ path }) => path.endsWith('/maintenance'))
  expect(additions.map(({ body }) => (body as unknown[]).length)).toEqual(
    expect.arrayContaining(Array(8).fill(50)),
  )
  expect(additions.length).toBeLessThanOrEqual(12)
})

it('an addition with a file, a reading and a large import are sent alone, in their order', async () => {
  const { queue, world, asked } = bench()
  world.online = false
  const file = { path: `${USER_ID}/1.jpg`, bytes: new ArrayBuffer(1), type: 'image/jpeg' }
  const works = [
    { rows: [record('a')] },
    { rows: [record('b')] },
    { rows: [record('c')], file },
    { rows: [record('d', { mileage: 9 })], isReading: true as const },
    { rows: Array.from({ length: 60 }, (_, at) => record(`e${at}`)) },
    { rows: [record('f')] },
  ]
  for (const work of works) await queue.submit(logTable.add, work)
  world.online = true
  await queue.flush()
  const sizes = asked.filter(({ path, method }) => path.endsWith('/maintenance') && method === 'POST')
  // A lost answer is asked for again.
  const sent = [
    ...new Map(
      sizes.map(({ body }) => [JSON.stringify(body), (body as NewRecord[]).map(({ id }) => id)]),
    ).values(),
  ]
  expect(sent.map((ids) => ids.length)).toEqual([2, 1, 1, 60, 1])
})
