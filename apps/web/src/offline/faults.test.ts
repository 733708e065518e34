/** Nineteen faults, each applied to each kind of queued write: it counts exactly once, or its driver is shown it. */
import { QueryClient } from '@tanstack/react-query'
import { recordOf } from '@tappet/upkeep'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storedSession, testBackend, USER_ID } from '../app/testing/harness.tsx'
import { askedToWaitUntilMs } from '../backend/connection/asked-to-wait.ts'
import { caseKinds } from '../features/cases/queue/kinds.ts'
import { forgetReceipt } from '../features/maintenance/receipts/forget.ts'
import type { Kind } from './entry.ts'
import { type Asked, createServer, type FakeServer, page, refusal, renewed } from './server.fake.ts'
import { fuelTable } from './fuel/table.ts'
import { garageTable } from './garage/table.ts'
import { logTable } from './log/table.ts'
import { setPreferences } from './preferences/kind.ts'
import { createBrowser } from './queue.fake.ts'
import { bindSession } from './session.ts'
import { todaysEntry } from './table/former.ts'
import { MAX_ANSWER_WAIT_MS } from './watchers.ts'

const KINDS: readonly Kind[] = [
  ...logTable.kinds,
  ...fuelTable.kinds,
  ...garageTable.kinds,
  ...caseKinds,
  forgetReceipt,
  setPreferences,
]
const record = { id: 'r', ...recordOf({ item: 'Oil Change', date: '2026-03-05', cost: 45 }) }
const fillUp = { id: 'f', vehicle_id: null, date: '2026-03-05', amount: 40, note: null }
const car = { id: 'c', name: 'Golf', plate: 'HH 1' }
const kept = { id: 'k', title: 'Knock', state: 'open', vehicle_id: null, updated_at: '2026-01-01' }
const item = { id: 'i', case_id: 'k', kind: 'note', history_id: null, maintenance_id: null, data: {} }
const path = `${USER_ID}/1.jpg`

const ENTRY = { id: 'e', ownerId: USER_ID, queuedAtMs: 1, attempts: 0 }

type Row = Record<string, unknown> & { id: string }
type Write = {
  kind: string
  work: unknown
  /** The row that is there before. */
  seed?: [table: string, row: Row]
  isDone: (server: FakeServer) => boolean
  /** Whether another device's edit of that row is asked about. */
  asks?: true
  /** Whether work for a row that is gone is kept and shown. */
  outlives?: true
}
const has =
  (table: string, id: string, values: object = {}) =>
  (server: FakeServer) =>
    server.table(table).has(id) && expectMatch(server.table(table).get(id), values)
const lacks = (table: string, id: string) => (server: FakeServer) => !server.table(table).has(id)
const expectMatch = (row: unknown, values: object) =>
  Object.entries(values).every(([name, value]) => (row as Record<string, unknown>)[name] === value)

const WRITES: readonly Write[] = [
  { kind: 'log.add', work: { records: [record] }, isDone: has('maintenance', 'r', { cost: 45 }) },
  {
    kind: 'log.mileage',
    work: { records: [{ ...record, mileage: 10 }] },
    isDone: has('maintenance', 'r', { mileage: 10 }),
  },
  {
    kind: 'log.edit',
    work: { recordId: 'r', item: 'x', changes: { cost: 60 }, before: { cost: 45 }, seen: record },
    seed: ['maintenance', record],
    isDone: has('maintenance', 'r', { cost: 60 }),
    asks: true,
    outlives: true,
  },
  {
    kind: 'log.delete',
    work: { records: [record] },
    seed: ['maintenance', record],
    isDone: lacks('maintenance', 'r'),
    asks: true,
  },
  { kind: 'log.forget-receipt', work: { path }, isDone: ({ files }) => files.size === 0 },
  { kind: 'fuel.add', work: { fillUps: [fillUp] }, isDone: has('fill_ups', 'f', { amount: 40 }) },
  {
    kind: 'fuel.edit',
    work: { fillUpId: 'f', changes: { amount: 41 }, before: { amount: 40 }, seen: fillUp },
    seed: ['fill_ups', fillUp],
    isDone: has('fill_ups', 'f', { amount: 41 }),
    asks: true,
    outlives: true,
  },
  {
    kind: 'fuel.delete',
    work: { ids: ['f'], rows: [fillUp] },
    seed: ['fill_ups', fillUp],
    isDone: lacks('fill_ups', 'f'),
    asks: true,
  },
  { kind: 'garage.add', work: { car }, isDone: has('vehicles', 'c', { plate: 'HH 1' }) },
  {
    kind: 'garage.edit',
    work: { carId: 'c', name: 'Golf', changes: { plate: 'HH 2' }, before: { plate: 'HH 1' }, seen: car },
    seed: ['vehicles', car],
    isDone: has('vehicles', 'c', { plate: 'HH 2' }),
    asks: true,
    outlives: true,
  },
  {
    kind: 'garage.delete',
    work: { carId: 'c', name: 'Golf', seen: car },
    seed: ['vehicles', car],
    isDone: lacks('vehicles', 'c'),
    asks: true,
  },
  {
    kind: 'case.write',
    work: { caseId: 'k', items: [item], change: { title: 'Mine' }, before: { title: 'Knock' } },
    seed: ['cases', kept],
    isDone: (server) => has('cases', 'k', { title: 'Mine' })(server) && has('case_items', 'i')(server),
    asks: true,
    outlives: true,
  },
  {
    kind: 'case.delete',
    work: { caseId: 'k', seen: { title: 'Knock', items: [] } },
    seed: ['cases', kept],
    isDone: lacks('cases', 'k'),
    asks: true,
  },
  {
    kind: 'preferences.set',
    work: { preferences: { distance: 'km' } },
    isDone: has('preferences', USER_ID, { distance: 'km' }),
  },
]
const OF_OTHERS: Record<string, object> = {
  maintenance: { cost: 70 },
  fill_ups: { amount: 70 },
  vehicles: { plate: 'HH 7' },
  cases: { title: 'Theirs' },
}

type Answer = (asked: Asked) => Response | Promise<Response>

/** A browser with the app's own senders, and a server whose answers a fault may replace. */
async function bench(write: Write) {
  const server = createServer()
  const [table, row] = write.seed ?? []
  if (table && row) server.table(table).set(row.id, { ...row, user_id: USER_ID })
  if (write.kind === 'log.forget-receipt') server.files.add(path)
  const net = {
    /** What becomes of a request of the queue's; the server's own answer by default. */
    of: (asked: Asked): Response | Promise<Response> => server.answer(asked),
    token: () => renewed(USER_ID),
  }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(String(input))
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null
    if (pathname.startsWith('/auth/')) return net.token()
    return net.of({ method: init.method ?? 'GET', path: pathname, query: searchParams, body })
  })
  const browser = createBrowser()
  browser.world.owner = USER_ID
  const bind = (session?: string) => {
    const { client } = testBackend(session)
    const queryClient = new QueryClient()
    bindSession({ client, userId: USER_ID, queryClient, onReceiptRefused: () => undefined })
  }
  bind(storedSession())
  // As the released version has kept it.
  const today = todaysEntry({ ...ENTRY, kind: write.kind, work: structuredClone(write.work) })
  const kind = KINDS.find(({ name }) => name === today.kind)
  if (!kind) throw new Error(write.kind)
  browser.queue.register(kind)
  const submit = () => browser.queue.submit(kind, structuredClone(today.work))
  const waiting = async () => browser.store.list(USER_ID)
  /** Queued offline, then sent. */
  const queueOne = async () => {
    browser.world.online = false
    await submit()
    browser.world.online = true
  }
  return { ...browser, server, net, kind, bind, waiting, submit, queueOne }
}
type Bench = Awaited<ReturnType<typeof bench>>

/** The first answers are the fault's, the others are the server's: after one lost answer a write goes again at once. */
function twice(net: Bench['net'], fault: (asked: Asked, own: Answer) => Response | Promise<Response>) {
  const own = net.of
  net.of = (asked) => {
    once(net, fault)
    return fault(asked, own)
  }
  const once = (target: Bench['net'], again: typeof fault) => {
    target.of = (asked) => {
      target.of = own
      return again(asked, own)
    }
  }
}

/** The first answer is the fault's, the others are the server's. */
function once(net: Bench['net'], fault: (asked: Asked, own: Answer) => Response | Promise<Response>) {
  const own = net.of
  net.of = (asked) => {
    net.of = own
    return fault(asked, own)
  }
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** A fault on the way: the write waits, and counts once with the next try. */
const passing =
  (fault: (asked: Asked, own: Answer) => Response | Promise<Response>) =>
  async (use: Bench, write: Write) => {
    await use.queueOne()
    twice(use.net, fault)
    await use.queue.flush()
    expect((await use.waiting()).map(({ problem }) => problem)).toEqual([undefined])
    await use.queue.flush()
    expect(write.isDone(use.server)).toBe(true)
    expect(await use.waiting()).toEqual([])
  }

const busy = (status: number) => async (use: Bench, write: Write) => {
  await use.queueOne()
  const header = { 'retry-after': '120' }
  once(use.net, () => {
    use.world.waitUntilMs = use.clock.nowMs() + 120_000
    return page(status, header)
  })
  const fromMs = Date.now()
  await use.queue.flush()
  // What the client heard, on the clock of this queue.
  const askedMs = askedToWaitUntilMs() - fromMs
  expect(askedMs).toBeGreaterThan(119_000)
  await use.queue.flush()
  use.clock.advance(119_000)
  expect([write.isDone(use.server), (await use.waiting()).length]).toEqual([false, 1])
  use.clock.advance(2_000)
  await vi.waitFor(async () => expect(await use.waiting()).toEqual([]))
  expect(write.isDone(use.server)).toBe(true)
}

const FAULTS: Record<string, (use: Bench, write: Write) => Promise<void>> = {
  'answer lost once': async (use, write) => {
    await use.queueOne()
    once(use.net, async (asked, own) => {
      await own(asked)
      return lost()
    })
    await use.queue.flush()
    expect([write.isDone(use.server), await use.waiting()]).toEqual([true, []])
  },
  'answer lost': passing(async (asked, own) => {
    await own(asked)
    return lost()
  }),
  doubled: async (use, write) => {
    await use.queueOne()
    const own = use.net.of
    use.net.of = async (asked) => {
      await own(asked)
      return own(asked)
    }
    await use.queue.flush()
    expect([write.isDone(use.server), await use.waiting()]).toEqual([true, []])
  },
  reordered: async (use, write) => {
    // The first try is held up on its way, and arrives after the second one.
    const late: Asked[] = []
    await passing((asked) => {
      late.push(asked)
      return lost()
    })(use, write)
    const before = use.server.effects()
    for (const asked of late) await use.net.of(asked)
    expect([write.isDone(use.server), use.server.effects()]).toEqual([true, before])
  },
  '404 of a proxy': passing(() => page(404)),
  '200 with HTML': passing(() => page(200)),
  '429 with Retry-After': busy(429),
  '503 with Retry-After': busy(503),
  'token expired': async (use, write) => {
    await use.queueOne()
    once(use.net, () => refusal(401, 'PGRST301'))
    await use.queue.flush()
    expect([write.isDone(use.server), await use.waiting()]).toEqual([true, []])
  },
  'session revoked': async (use, write) => {
    await use.queueOne()
    use.net.token = () => Response.json({ code: 'refresh_token_not_found', msg: 'gone' }, { status: 400 })
    const own = use.net.of
    use.net.of = () => refusal(401, 'PGRST301')
    await use.queue.flush()
    expect((await use.waiting()).map(({ problem }) => problem)).toEqual([undefined])
    use.net.of = own
    use.bind(storedSession())
    await use.queue.flush()
    expect([write.isDone(use.server), await use.waiting()]).toEqual([true, []])
  },
  'two tabs': async (use, write) => {
    const other = use.newTab()
    other.register(use.kind)
    await use.queueOne()
    const sent = vi.fn(use.net.of)
    use.net.of = sent
    await Promise.all([use.queue.flush(), other.flush()])
    const requests = sent.mock.calls.length
    await Promise.all([use.queue.flush(), other.flush()])
    expect([write.isDone(use.server), await use.waiting()]).toEqual([true, []])
    expect(sent.mock.calls.length).toBe(requests)
  },
  killed: async (use, write) => {
    // The server has it, and the tab dies before it can strike the entry off.
    await use.queueOne()
    const { remove } = use.store
    use.store.remove = () => Promise.reject(new Error('killed'))
    await use.queue.flush().catch(() => undefined)
    const before = use.server.effects()
    expect(await use.waiting()).toHaveLength(1)
    use.store.remove = remove
    const next = use.newTab()
    next.register(use.kind)
    await next.flush()
    expect([write.isDone(use.server), await use.waiting()]).toEqual([true, []])
    expect(use.server.effects()).toBe(before)
  },
  'storage full': async (use, write) => {
    use.store.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    expect((await use.submit()).kind).toBe('sent')
    expect(write.isDone(use.server)).toBe(true)
    use.net.of = lost
    expect((await use.submit()).kind).toBe('failed')
  },
  'old version': async (use, write) => {
    // A page of an earlier version does not know the kind.
    await use.queueOne()
    const old = createBrowser(use.store)
    old.world.owner = USER_ID
    await old.queue.flush()
    expect([old.queue.knows(use.kind.name), (await use.waiting()).length]).toEqual([false, 1])
    expect(old.queue.state().entries).toHaveLength(1)
    await use.queue.flush()
    expect([write.isDone(use.server), await use.waiting()]).toEqual([true, []])
  },
  'deleted elsewhere': async (use, write) => {
    await use.queueOne()
    const [table, row] = write.seed ?? []
    if (table && row) use.server.table(table).delete(row.id)
    if (write.kind === 'case.write') use.net.of = withoutCase(use.net.of)
    await use.queue.flush()
    const [left] = await use.waiting()
    if (!write.outlives) expect([write.isDone(use.server), left]).toEqual([true, undefined])
    else expect(left).toMatchObject({ problem: { code: 'refused' }, work: { gone: true } })
  },
  'edited elsewhere': async (use, write) => {
    await use.queueOne()
    const [table = '', row] = write.seed ?? []
    if (row) Object.assign(use.server.table(table).get(row.id) ?? {}, OF_OTHERS[table])
    await use.queue.flush()
    const [left] = await use.waiting()
    if (!write.asks) {
      expect([write.isDone(use.server), left]).toEqual([true, undefined])
      return
    }
    expect(left).toMatchObject({
      problem: { code: 'refused', message: /another device/ },
      work: { stored: {} },
    })
    expect(use.server.table(table).get(row?.id ?? '')).toMatchObject(OF_OTHERS[table] ?? {})
  },
  'signed out': async (use, write) => {
    await use.queueOne()
    use.bind()
    const { token } = use.net
    await use.queue.flush()
    use.world.owner = null
    await use.queue.flush()
    expect([use.server.effects(), (await use.waiting()).length]).toEqual([0, 1])
    expect(use.net.token).toBe(token)
    use.world.owner = USER_ID
    use.bind(storedSession())
    await use.queue.flush()
    expect([write.isDone(use.server), await use.waiting()]).toEqual([true, []])
  },
  slow: async (use, write) => {
    const own = use.net.of
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked = vi.fn()
    use.net.of = async (one) => {
      asked()
      await held
      return own(one)
    }
    const submitted = use.submit()
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    use.clock.advance(MAX_ANSWER_WAIT_MS)
    expect((await submitted).kind).toBe('waiting')
    release()
    await use.queue.flush()
    expect([write.isDone(use.server), await use.waiting()]).toEqual([true, []])
  },
  'chunk missing': async (use, write) => {
    await use.queueOne()
    const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    use.queue.register({ ...use.kind, send: missing })
    await use.queue.flush()
    expect((await use.waiting()).map(({ problem }) => problem)).toEqual([undefined])
    use.queue.register(use.kind)
    await use.queue.flush()
    expect([write.isDone(use.server), await use.waiting()]).toEqual([true, []])
  },
}

/** An item of a case that is gone is refused as PostgreSQL refuses it. */
const withoutCase =
  (own: Answer): Answer =>
  (asked) =>
    asked.path.endsWith('/case_items') && asked.method === 'POST' ? refusal(409, '23503') : own(asked)

afterEach(() => vi.unstubAllGlobals())

it('knows every kind of write that is queued', () => {
  const kinds = new Set(WRITES.map(({ kind, work }) => todaysEntry({ ...ENTRY, kind, work }).kind))
  expect([...kinds].sort()).toEqual(KINDS.map(({ name }) => name).sort())
  expect(Object.keys(FAULTS)).toHaveLength(19)
})

describe.each(Object.keys(FAULTS))('a write that meets the fault "%s" counts once or is shown', (fault) => {
  it.each(WRITES)('$kind', async (write) => {
    await FAULTS[fault]?.(await bench(write), write)
  })
})
