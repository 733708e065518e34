/** Two devices write all tables over a bad network, in any order: each change counts once, or its driver is shown it. */
import { QueryClient } from '@tanstack/react-query'
import { recordOf } from '@tappet/upkeep'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { storedSession, testBackend, USER_ID } from '../app/testing/harness.tsx'
import { createMemoryQueueStore } from '../platform/storage/queue-store.fake.ts'
import type { Entry, Submitted } from './entry.ts'
import { createServer, type Effect, page, refusal } from './server.fake.ts'
import { fuelTable } from './fuel/table.ts'
import { garageTable } from './garage/table.ts'
import { logTable } from './log/table.ts'
import { createBrowser } from './queue.fake.ts'
import { RETRY_FIRST_MS } from './retry-backoff.ts'
import { bindSession } from './session.ts'
import type { AddWork, DeleteWork, EditWork, SeenRow, TableEntry } from './table/entries.ts'
import { editOf, newOf } from './table/fields.ts'
import type { OfflineTable } from './table/table.ts'

type Row = SeenRow<Record<string, unknown>>
/** A table as every one is written, whatever its fields. */
type AnyTable = OfflineTable<Record<string, unknown>, never>

const TABLES = [
  {
    table: logTable as unknown as AnyTable,
    text: 'notes',
    fresh: recordOf({ item: 'Oil Change', date: '2026-03-05' }),
  },
  { table: fuelTable as unknown as AnyTable, text: 'note', fresh: { date: '2026-03-05', amount: 40 } },
  { table: garageTable as unknown as AnyTable, text: 'plate', fresh: { name: 'Golf', retired_at: null } },
] as const

const FATES = [
  'arrives',
  'arrives',
  'arrives',
  'answer lost',
  'request lost',
  'portal',
  'server error',
] as const
type Fate = (typeof FATES)[number]
const BAD = 'bad'

type Step = {
  kind: 'add' | 'edit' | 'delete' | 'read' | 'network' | 'reload' | 'tabs' | 'wait' | 'other person'
  device: 0 | 1
  table: 0 | 1 | 2
  /** Which of the rows that the device shows. */
  nth: number
  isBad: boolean
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind'][]>(
      ...(['add', 'add', 'add', 'edit', 'edit', 'delete'] as const),
      ...(['read', 'read', 'network', 'network', 'reload', 'tabs', 'wait', 'other person'] as const),
    ),
    device: fc.constantFrom(0, 1),
    table: fc.constantFrom(0, 1, 2),
    nth: fc.nat(5),
    isBad: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  }),
  { minLength: 5, maxLength: 40 },
) as fc.Arbitrary<Step[]>

/** A change that a driver has made. */
type Change = {
  device: number
  table: string
  verb: 'insert' | 'update' | 'delete'
  id: string
  value: string
  /** What the row held where the driver changed or deleted it. */
  saw: unknown
  entryId: string
  told: Submitted['kind']
}

const NEWER: Entry = {
  id: 'newer',
  ownerId: USER_ID,
  queuedAtMs: 0,
  kind: 'of.a.newer.version',
  work: {},
  attempts: 0,
}

async function play(all: Step[], fates: readonly Fate[]): Promise<void> {
  const server = createServer()
  let requests = 0
  let acting = 0
  /** What must never happen on the way; said at the end, because a failing request is a lost one. */
  const breaches: string[] = []
  let isHealed = false
  const isRefused = (body: unknown) => JSON.stringify(body ?? null).includes(BAD)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(String(input))
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null
    if (!devices[acting]?.world.online) breaches.push(`${pathname} was sent without a network`)
    const fate = isHealed ? 'arrives' : (fates[requests % fates.length] ?? 'arrives')
    requests += 1
    if (fate === 'request lost') throw new TypeError('Failed to fetch')
    if (fate === 'portal') return page(200)
    if (fate === 'server error') return refusal(500, 'XX000')
    const asked = {
      method: init.method ?? 'GET',
      path: pathname,
      query: searchParams,
      body,
      prefer: new Headers(init.headers).get('prefer') ?? '',
    }
    const answer = isRefused(body) ? refusal(400, '23514') : server.answer(asked)
    if (fate === 'answer lost') throw new TypeError('Failed to fetch')
    return answer
  })
  const { client } = testBackend(storedSession())
  bindSession({ client, userId: USER_ID, queryClient: new QueryClient(), onReceiptRefused: () => undefined })

  const devices = [0, 1].map(() => {
    const store = createMemoryQueueStore<Entry>()
    const browser = createBrowser(store)
    browser.world.owner = USER_ID
    const register = (queue: typeof browser.queue) => {
      for (const { table } of TABLES) for (const kind of table.kinds) queue.register(kind)
      return queue
    }
    /** As they were read last. */
    const rows = new Map<string, Map<string, unknown>>()
    return {
      ...browser,
      store,
      rows,
      tabs: [register(browser.queue)],
      open: () => register(browser.newTab()),
    }
  })
  for (const { store } of devices) await store.put(NEWER)
  type Device = (typeof devices)[number]
  const tabOf = (device: Device) => device.tabs.at(-1) ?? device.queue
  const changes: Change[] = []

  /** What a device shows of a table: the rows as it has read them, with what it has sent since and what waits. */
  const shown = (device: Device, { table }: (typeof TABLES)[number]): Row[] =>
    table.rowsWith(
      [...(device.rows.get(table.spec.table)?.values() ?? [])] as never[],
      tabOf(device).state().entries.filter(table.has) as TableEntry<Record<string, unknown>>[],
    )

  async function change(device: Device, step: Step): Promise<void> {
    const of = TABLES[step.table]
    const { table, text, fresh } = of
    const entryId = `e${changes.length}`
    const value = `${step.isBad ? BAD : 'v'}${changes.length}`
    const note = async (verb: Change['verb'], id: string, saw: unknown, submitted: Promise<Submitted>) => {
      const { kind: told } = await submitted
      changes.push({ device: step.device, table: table.spec.table, verb, id, value, saw, entryId, told })
      // The row of an edit is not there where its own addition was refused.
      const row = shown(device, of).find((each) => each.id === id)
      if (told === 'waiting' && (verb === 'insert' || (verb === 'update' && row)))
        expect(row?.[text]).toBe(value)
    }
    if (step.kind === 'add') {
      const id = `r${changes.length}`
      const work: AddWork<Record<string, unknown>> = { rows: [{ ...fresh, id, [text]: value }] }
      return note('insert', id, null, tabOf(device).submit(table.add, work, { id: entryId }))
    }
    const rows = shown(device, of)
    const row = rows[step.nth % Math.max(1, rows.length)]
    if (!row) return
    if (step.kind === 'edit') {
      const work: EditWork<Record<string, unknown>> = editOf(table, row, { [text]: value })
      return note('update', row.id, row[text], tabOf(device).submit(table.edit, work, { id: entryId }))
    }
    const work: DeleteWork<Record<string, unknown>> = { rows: [newOf(table, row)] }
    return note('delete', row.id, row[text], tabOf(device).submit(table.delete, work, { id: entryId }))
  }

  async function act(step: Step): Promise<void> {
    const device = devices[step.device]
    if (!device) return
    acting = step.device
    switch (step.kind) {
      case 'add':
      case 'edit':
      case 'delete':
        return change(device, step)
      case 'read':
        for (const { table } of TABLES)
          device.rows.set(table.spec.table, structuredClone(server.table(table.spec.table)))
        return
      case 'network':
        device.world.online = !device.world.online
        return tabOf(device).flush()
      case 'reload': {
        device.tabs.push(device.open())
        return tabOf(device).refresh()
      }
      case 'tabs':
        await Promise.all(device.tabs.map((tab) => tab.flush()))
        return
      case 'wait':
        device.clock.advance(RETRY_FIRST_MS)
        return tabOf(device).flush()
      case 'other person': {
        const before = server.history.length
        device.world.owner = 'ben'
        await tabOf(device).flush()
        expect([tabOf(device).state().entries, server.history.length]).toEqual([[], before])
        device.world.owner = USER_ID
        return tabOf(device).refresh()
      }
    }
  }

  for (const step of all) await act(step)
  isHealed = true
  for (const device of devices) device.world.online = true
  for (const device of devices) await tabOf(device).flush()
  for (const [at, device] of devices.entries()) {
    const left = await device.store.list(USER_ID)
    expect(left).toContainEqual(NEWER)
    const asked = left.filter(({ id }) => id !== NEWER.id)
    // What is left is what its driver is asked about: both versions are there, or the server's reason.
    for (const { work, problem } of asked) {
      const { stored, gone } = work as EditWork<object>
      expect(problem?.code).toBe('refused')
      expect(stored !== undefined || gone === true || isRefused(work)).toBe(true)
    }
    // A refused change is not shown as if it were to come.
    for (const { table, text } of TABLES) {
      const rows = table.rowsWith([], asked.filter(table.has) as TableEntry<Record<string, unknown>>[])
      expect(rows.map((row: Row) => row[text])).toEqual([])
    }
    const kept = new Set(asked.map(({ id }) => id))
    const places = changes
      .filter((each) => each.device === at)
      .flatMap((each) => {
        const { verb, table, id, value, saw, entryId, told } = each
        const effects = server.history.flatMap((effect, place) =>
          effect.verb === verb &&
          effect.table === table &&
          effect.id === id &&
          isOf(effect.values, verb, value)
            ? place
            : [],
        )
        expect(effects.length).toBeLessThanOrEqual(verb === 'delete' ? 2 : 1)
        if (value.startsWith(BAD) && verb !== 'delete') expect(effects).toEqual([])
        const isGone = verb === 'delete' && !server.table(table).has(id)
        if (told === 'sent') expect(effects.length > 0 || isGone).toBe(true)
        if (told === 'waiting') expect(effects.length > 0 || isGone || kept.has(entryId)).toBe(true)
        if (told === 'conflict') expect(kept.has(entryId)).toBe(true)
        // Nobody is asked about what is as they saw it.
        const conflict = asked.find((entry) => entry.id === entryId)?.work as EditWork<object> | undefined
        if (verb === 'update' && conflict?.stored)
          expect(Object.values(conflict.stored)).not.toContain(saw ?? null)
        return verb === 'delete' ? [] : effects
      })
    // In the order in which their driver made them.
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
  expect(unseen(server.history, changes)).toEqual([])
  expect(breaches).toEqual([])
  // Nothing waits, so nothing more is asked of the server.
  const before = requests
  for (const device of devices) await tabOf(device).flush()
  expect(requests).toBe(before)
}

/** Values that a change has replaced or deleted whose driver had not seen them. */
function unseen(history: readonly Effect[], changes: readonly Change[]): string[] {
  const now = new Map<string, unknown>()
  return history.flatMap(({ verb, table, id, values }) => {
    const key = `${table} ${id}`
    const held = now.get(key)
    const own = changes.filter((each) => each.verb === verb && each.table === table && each.id === id)
    const [writer] = own.filter(({ value }) => isOf(values, verb, value))
    now.set(key, writer?.value)
    if (verb === 'insert' || own.some(({ saw, value }) => saw === held && isOf(values, verb, value)))
      return []
    return [`${verb} of ${key} over ${held}`]
  })
}

const isOf = (values: Record<string, unknown>, verb: Change['verb'], value: string) =>
  verb === 'delete' || Object.values(values).includes(value)

afterEach(() => vi.unstubAllGlobals())

it('loses no change, doubles none, mixes no two people, and keeps what its driver must decide', async () => {
  const fates = fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 12 })
  await fc.assert(fc.asyncProperty(steps, fates, play), { numRuns: 150, seed: 20261127 })
}, 240_000)
