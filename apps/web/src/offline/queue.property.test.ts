/** Two devices write all that is kept offline over a bad network: each change counts once, or its driver is shown it. */
import { QueryClient } from '@tanstack/react-query'
import { filesOf } from '@tappet/upkeep'
import { receiptPathOf } from '@tappet/wire'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { storedSession, testBackend, USER_ID } from '../app/testing/harness.tsx'
import { type Row, type Shown, SUBJECTS, type Write } from '../app/testing/offline-writes.ts'
import { createMemoryQueueStore } from '../platform/storage/queue-store.fake.ts'
import type { Entry, Kind, Submitted } from './entry.ts'
import { keepMine } from './optimistic-write.ts'
import type { Queue } from './queue.ts'
import { RETRY_FIRST_MS } from './retry-backoff.ts'
import { bindSession } from './session.ts'
import { createBrowser } from './testing/queue.ts'
import { type Asked, createServer, type Effect, page, refusal, renewed } from './testing/server.ts'
import { MAX_ANSWER_WAIT_MS } from './watchers.ts'

/** What becomes of a request. */
const FATES = [
  ...(['arrives', 'arrives', 'arrives', 'arrives', 'answer lost', 'answer lost', 'network gone'] as const),
  ...(['request lost', 'arrives late', 'doubled', 'slow', 'portal', 'not found', 'busy'] as const),
  ...(['token expired', 'server error', 'taken back meanwhile'] as const),
] as const
type Fate = (typeof FATES)[number]

/** What a device goes through. */
const STEPS = [
  ...(['add', 'add', 'add', 'edit', 'edit', 'edit', 'delete', 'delete', 'read', 'read'] as const),
  ...(['network', 'network', 'network', 'reload', 'tabs', 'wait', 'wait', 'other person'] as const),
  ...(['decide', 'decide', 'disk full', 'killed', 'part missing'] as const),
] as const

type Step = {
  kind: (typeof STEPS)[number]
  device: 0 | 1
  subject: number
  /** Which of the rows that the device shows, and how it is written. */
  nth: number
  isBad: boolean
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(...STEPS),
    device: fc.constantFrom(0 as const, 1 as const),
    subject: fc.nat(SUBJECTS.length - 1),
    nth: fc.nat(5),
    isBad: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  }),
  { minLength: 5, maxLength: 60, size: 'max' },
)

/** The server refuses what holds it. */
const BAD = 'bad'
const isRefused = (body: unknown) => JSON.stringify(body ?? null).includes(BAD)
const BUSY_MS = 10_000
const LANES = ['tables', 'preferences']
const KEPT_FILE_MS = 60_000

/** A change that a driver has made. */
type Change = Write & {
  device: number
  value: string
  entryId: string
  told: Submitted['kind'] | 'taken back'
  /** It may pass others: its driver decided later, or it could not be kept. */
  isOutOfOrder?: true
}

const NEWER: Entry = {
  ...{ id: 'newer', ownerId: USER_ID, queuedAtMs: 0, kind: 'of.a.newer.version', work: {}, attempts: 0 },
}

const tick = () => new Promise((resolve) => setImmediate(resolve))

function createDevice() {
  const store = createMemoryQueueStore<Entry>()
  const browser = createBrowser(store)
  browser.world.owner = USER_ID
  const parts = { isMissing: false }
  const disk = { isFull: false }
  const { put } = store
  store.put = (entry) =>
    disk.isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : put(entry)
  /** Its code is fetched with the first use. */
  const fetched = (kind: Kind): Kind => ({
    ...kind,
    send: (entry) => (parts.isMissing ? Promise.reject(new TypeError('Failed to fetch')) : kind.send(entry)),
  })
  const register = (queue: Queue) => {
    for (const { kinds } of SUBJECTS) for (const kind of kinds) queue.register(fetched(kind))
    return queue
  }
  const tabs = [register(browser.queue)]
  /** As they were read last. */
  const tables = new Map<string, Row[]>()
  const tab = () => tabs.at(-1) ?? browser.queue
  return {
    ...browser,
    store,
    parts,
    disk,
    tabs,
    tables,
    tab,
    /** Of a page whose requests are not on their way. */
    reload: () => tabs.push(register(browser.newTab())),
    shown: (): Shown => ({ rows: (table) => tables.get(table) ?? [], entries: tab().state().entries }),
    idle: async () => {
      do await tick()
      while (tabs.some((each) => each.state().sending.length > 0))
    },
  }
}
type Device = ReturnType<typeof createDevice>

/** A server behind a network that treats each request as drawn, until it is repaired. */
function createNetwork(fates: readonly Fate[]) {
  const server = createServer()
  /** What must never happen; told at the end, because a request that fails is a lost one. */
  const breaches: string[] = []
  const underway = new Set<string>()
  /** Which of them know of a pause: the other's request may be on its way. */
  let paused: readonly string[] = LANES
  const state = { requests: 0, isRepaired: false, device: createDevice() }
  let late: Asked[] = []
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))

  async function meet(fate: Fate, lane: string, request: Asked): Promise<Response> {
    const { device } = state
    const own = () => (isRefused(request.body) ? refusal(400, '23514') : server.answer(request))
    switch (fate) {
      case 'request lost':
        return lost()
      case 'network gone':
        paused = [lane]
        device.world.online = false
        return lost()
      case 'arrives late':
        late.push(request)
        return lost()
      case 'portal':
        return page(200)
      case 'not found':
        return page(404)
      case 'busy':
        paused = [lane]
        device.world.waitUntilMs = device.clock.nowMs() + BUSY_MS
        return page(429)
      case 'token expired':
        return refusal(401, 'PGRST301')
      case 'server error':
        return refusal(500, 'XX000')
      case 'taken back meanwhile':
        await takeBack(device)
        return refusal(500, 'XX000')
      case 'slow':
        device.clock.advance(MAX_ANSWER_WAIT_MS)
        return own()
      case 'doubled':
        own()
        return own()
      case 'answer lost':
        own()
        return lost()
      case 'arrives':
        return own()
    }
  }

  const takenBack = new Set<string>()
  async function takeBack(device: Device): Promise<void> {
    const entry = device
      .tab()
      .state()
      .entries.find(({ id }) => id !== NEWER.id)
    if (!entry) return
    await device.tab().remove(entry.id)
    takenBack.add(entry.id)
  }

  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(String(input))
    if (path.startsWith('/auth/')) return renewed(USER_ID)
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const prefer = new Headers(init.headers).get('prefer') ?? ''
    const { device } = state
    const { world, clock } = device
    const lane = path.endsWith('/preferences') ? 'preferences' : 'tables'
    if (!world.online && paused.includes(lane)) breaches.push(`${path} was sent without a network`)
    if (world.owner !== USER_ID) breaches.push(`${path} was sent as somebody else`)
    // What cannot be kept can only be sent at once.
    if (world.waitUntilMs > clock.nowMs() && paused.includes(lane) && !device.disk.isFull)
      breaches.push(`${path} was sent before the server asked for it`)
    if (underway.has(lane)) breaches.push(`${path} was sent beside another one`)
    underway.add(lane)
    await tick()
    const before = late
    late = []
    const fate = state.isRepaired ? 'arrives' : (fates[state.requests % fates.length] ?? 'arrives')
    state.requests += 1
    try {
      return await meet(fate, lane, { method: init.method ?? 'GET', path, query, body, prefer })
    } finally {
      underway.delete(lane)
      for (const one of before) if (!isRefused(one.body)) server.answer(one)
    }
  })
  const repair = () => {
    state.isRepaired = true
    for (const one of late) if (!isRefused(one.body)) server.answer(one)
  }
  const turnTo = (device: Device) => {
    state.device = device
    paused = LANES
  }
  return { server, state, breaches, takenBack, repair, turnTo }
}
type Network = ReturnType<typeof createNetwork>

async function change(device: Device, at: number, step: Step, changes: Change[]): Promise<void> {
  const subject = SUBJECTS[step.subject]
  if (!subject) return
  const value = `${step.isBad ? BAD : 'v'}${changes.length}`
  const rows = subject.shown(device.shown())
  const row = rows[step.nth % Math.max(1, rows.length)]
  const write =
    step.kind === 'edit' || step.kind === 'delete'
      ? row &&
        (step.kind === 'edit' ? subject.edit?.(row, value, step.nth) : subject.remove?.(row, device.shown()))
      : subject.add(`r${changes.length}`, value, step.nth)
  if (!write) return
  const entryId = `e${changes.length}`
  const next: Change = { ...write, device: at, value, entryId, told: 'waiting' }
  changes.push(next)
  const isFull = step.kind === 'disk full'
  device.disk.isFull = isFull
  next.told = (await device.tab().submit(write.kind, write.work, { id: entryId })).kind
  device.disk.isFull = false
  if (isFull) {
    next.isOutOfOrder = true
    expect(['sent', 'failed']).toContain(next.told)
  }
  for (const path of write.forgets ?? [])
    await device.tab().keep(forgetOf(), { path }, { delayMs: KEPT_FILE_MS, id: `f${entryId}${path}` })
  // The row of an edit is not there where its own addition was refused.
  const waits = device
    .tab()
    .state()
    .entries.some(({ id, problem }) => id === entryId && !problem)
  const now = subject.shown(device.shown()).find(({ id }) => id === write.id)
  if (waits && (write.verb === 'insert' || now) && write.table === subject.table && write.verb !== 'set')
    expect(now?.[subject.text]).toBe(write.verb === 'delete' ? undefined : value)
}

const forgetOf = () => {
  const kind = SUBJECTS.flatMap(({ kinds }) => kinds).find(({ name }) => name === 'log.forget-receipt')
  if (!kind) throw new Error('no kind deletes a file')
  return kind
}

type Disputed = { stored?: Record<string, unknown>; gone?: true; rows?: Row[]; caseId?: string }

/** The driver's own holds over what is shown beside it; what was deleted stays so. */
async function decide(
  device: Device,
  { nth }: Step,
  changes: Change[],
  { takenBack }: Network,
): Promise<void> {
  const questions = device
    .tab()
    .state()
    .entries.filter(({ problem }) => problem?.code === 'refused')
  const entry = questions[nth % Math.max(1, questions.length)]
  const match = changes.find(({ entryId }) => entryId === entry?.id)
  if (!entry || !match) return
  const { stored, gone, rows, caseId } = entry.work as Disputed
  if (gone) {
    takenBack.add(entry.id)
    return device.tab().remove(entry.id)
  }
  match.isOutOfOrder = true
  match.told = 'waiting'
  const { text = '' } = SUBJECTS.find(({ table }) => table === match.table) ?? {}
  if (!stored) return device.tab().retry(entry.id)
  if (match.verb === 'update') {
    match.saw = stored[text]
    return device.tab().retry(entry.id, keepMine(entry.work as Parameters<typeof keepMine>[0]))
  }
  if (caseId !== undefined) {
    match.saw = stored.title
    match.items = stored.items as string[]
    return device.tab().retry(entry.id, { caseId, seen: stored })
  }
  const [row] = Object.values(stored) as Row[]
  match.saw = row?.[text]
  return device.tab().retry(entry.id, { rows: rows?.map((each) => ({ ...each, [text]: row?.[text] })) })
}

async function act(
  step: Step,
  devices: readonly Device[],
  changes: Change[],
  network: Network,
): Promise<void> {
  const device = devices[step.device]
  if (!device) return
  const { world, clock, store, tab } = device
  network.turnTo(device)
  switch (step.kind) {
    case 'add':
    case 'edit':
    case 'delete':
    case 'disk full':
      return change(device, step.device, step, changes)
    case 'decide':
      return decide(device, step, changes, network)
    case 'read':
      for (const table of [...SUBJECTS.map((subject) => subject.table), 'case_items'])
        device.tables.set(table, structuredClone([...network.server.table(table).values()]) as Row[])
      return
    case 'network':
      world.online = !world.online
      return tab().flush()
    case 'reload':
      device.reload()
      return tab().refresh()
    case 'tabs':
      await Promise.all(device.tabs.map((each) => each.flush()))
      return
    case 'wait':
      clock.advance(RETRY_FIRST_MS)
      return tab().flush()
    case 'killed': {
      // The server has it, and the tab dies before it can strike the entry off.
      const { remove } = store
      store.remove = () => Promise.reject(new Error('killed'))
      await tab()
        .flush()
        .catch(() => undefined)
      await device.idle()
      store.remove = remove
      device.reload()
      return tab().refresh()
    }
    case 'part missing':
      device.parts.isMissing = true
      await tab().flush()
      device.parts.isMissing = false
      return
    case 'other person': {
      const before = network.server.history.length
      world.owner = 'ben'
      await tab().flush()
      expect([tab().state().entries, network.server.history.length]).toEqual([[], before])
      world.owner = USER_ID
      return tab().refresh()
    }
  }
}

async function play(all: Step[], fates: readonly Fate[]): Promise<void> {
  const network = createNetwork(fates)
  const { server, breaches } = network
  const { client } = testBackend(storedSession())
  bindSession({ client, userId: USER_ID, queryClient: new QueryClient(), onReceiptRefused: () => undefined })
  const devices = [createDevice(), createDevice()]
  const changes: Change[] = []
  for (const { store } of devices) await store.put(NEWER)
  for (const step of all) {
    await act(step, devices, changes, network)
    const device = devices[step.device]
    await device?.idle()
    // What its driver has taken back stays away.
    for (const { id } of (await device?.store.list(USER_ID)) ?? [])
      expect(network.takenBack).not.toContain(id)
  }
  network.repair()
  for (const device of devices) {
    network.turnTo(device)
    device.world.online = true
    device.clock.advance(Math.max(BUSY_MS, KEPT_FILE_MS))
    await device.tab().flush()
    await device.idle()
  }
  for (const each of changes) if (network.takenBack.has(each.entryId)) each.told = 'taken back'
  for (const [at, device] of devices.entries()) {
    const own = changes.filter((each) => each.device === at)
    checkLeft(await device.store.list(USER_ID), own)
    checkArrived(
      own,
      server.history,
      new Set(
        device
          .tab()
          .state()
          .entries.map(({ id }) => id),
      ),
      server,
    )
  }
  expect(unseen(server.history, changes)).toEqual([])
  expect(breaches.join()).toBe('')
  for (const row of server.table('maintenance').values())
    for (const address of filesOf(row as never)) expect(server.files).toContain(receiptPathOf(address))
  // Nothing waits, so nothing more is asked of the server.
  const { requests } = network.state
  for (const device of devices) await device.tab().flush()
  expect(network.state.requests).toBe(requests)
}

/** What a device still keeps is what its driver is asked about: both versions are there, or the server's reason. */
function checkLeft(entries: readonly Entry[], own: readonly Change[]): void {
  expect(entries).toContainEqual(NEWER)
  const questions = entries.filter(({ id }) => id !== NEWER.id)
  for (const { id, work, problem } of questions) {
    const { stored, gone } = work as Disputed
    expect(problem?.code).toBe('refused')
    expect(stored !== undefined || gone === true || isRefused(work)).toBe(true)
    const match = own.find(({ entryId }) => entryId === id)
    // Nobody is asked about what is as they saw it.
    if (match?.verb === 'update' && stored) expect(Object.values(stored)).not.toContain(match.saw ?? null)
  }
  // A refused change is not shown as if it were to come.
  for (const subject of SUBJECTS) expect(subject.shown({ rows: () => [], entries: questions })).toEqual([])
}

function checkArrived(
  own: readonly Change[],
  history: readonly Effect[],
  waiting: ReadonlySet<string>,
  server: Network['server'],
): void {
  const places = own.flatMap((each) => {
    const { verb, table, id, value, entryId, told } = each
    const effects = history.flatMap((effect, place) => (isOf(effect, each) ? place : []))
    if (verb !== 'set') expect(doubled(effects, each, history)).toEqual([])
    if (value.startsWith(BAD) && verb !== 'delete') expect(effects).toEqual([])
    const isGone = verb === 'delete' && !server.table(table).has(id)
    const counts = effects.length > 0 || isGone
    if (told === 'sent') expect(counts).toBe(true)
    if (told === 'waiting') expect(counts || waiting.has(entryId)).toBe(true)
    if (told === 'conflict') expect(waiting.has(entryId)).toBe(true)
    if (told === 'failed' || told === 'taken back') expect(waiting.has(entryId)).toBe(false)
    return verb === 'insert' || verb === 'update' ? (each.isOutOfOrder ? [] : effects.slice(0, 1)) : []
  })
  // In the order in which their driver made them.
  expect(places).toEqual(places.toSorted((a, b) => a - b))
}

/** An addition whose answer was lost may come again after another device has deleted its row. */
const doubled = (effects: readonly number[], { table, id }: Change, history: readonly Effect[]) =>
  effects.filter((place, at) => {
    const since = history.slice(effects[at - 1] ?? 0, place)
    return at > 0 && !since.some((one) => one.verb === 'delete' && one.table === table && one.id === id)
  })

/** Values and items that a change has replaced or deleted whose driver had not seen them. */
function unseen(history: readonly Effect[], changes: readonly Change[]): string[] {
  const now = new Map<string, unknown>()
  return history.flatMap((effect) => {
    const { verb, table, id } = effect
    if (table === 'preferences' || table === 'files') return []
    const key = `${table} ${id}`
    if (table === 'case_items')
      return verb === 'insert' || changes.some(({ items }) => items?.includes(id))
        ? []
        : [`${verb} of ${key}`]
    const before = now.get(key)
    const own = changes.filter((each) => isOf(effect, each))
    now.set(key, own[0]?.value)
    if (verb === 'insert' || own.some(({ saw }) => saw === before)) return []
    return [`${verb} of ${key} over ${before}`]
  })
}

const isOf = (effect: Effect, { verb, table, id, value }: Change) =>
  effect.verb === (verb === 'set' ? 'insert' : verb) &&
  effect.table === table &&
  effect.id === id &&
  (verb === 'delete' || Object.values(effect.values).includes(value))

it('loses no change, doubles none, mixes no two people, and keeps what its driver must decide', async () => {
  const fates = fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 12, size: 'max' })
  await fc.assert(fc.asyncProperty(steps, fates, play), {
    numRuns: 200,
    seed: 20261127,
    includeErrorInReport: true,
  })
}, 240_000)
