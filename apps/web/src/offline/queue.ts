import type { TabSignal } from '../platform/runtime/exclusive.ts'
import { createStore } from '../platform/runtime/store.ts'
import type { QueueStore } from '../platform/storage/queue-store.ts'
import type { Entry, Kind, Outcome, Submitted } from './entry.ts'
import { createLane, type Lane, type LaneDeps } from './lane.ts'
import { settlement } from './settle.ts'

/** A driver is not kept waiting longer than this for an answer: the entry is then sent in the background. */
export const MAX_ANSWER_WAIT_MS = 8_000

export type QueueDeps = LaneDeps & {
  store: QueueStore<Entry>
  tabs: TabSignal
  newId: () => string
  ownerId: () => string | null
  isOnline: () => boolean
  /** A busy server has asked to be left alone until then (Retry-After); milliseconds since 1970. */
  waitUntilMs: () => number
  /** Brings in what an earlier version of the app has kept. Ends before anything is sent, so that nothing overtakes it. */
  takeOver: () => Promise<void>
}

export type QueueState = {
  /** The signed-in person's entries, oldest first, of every kind. */
  entries: readonly Entry[]
  /** The lanes that are being sent. */
  sending: readonly string[]
}

export type SubmitOptions = {
  /** Names the entry: submitted twice, it is one. */
  id?: string
}

export type KeepOptions = SubmitOptions & {
  /** The owner; the signed-in person by default. */
  ownerId?: string
  /** How long it waits before it is sent; by default as long as after a failed send. */
  delayMs?: number
}

const EMPTY: QueueState = { entries: [], sending: [] }
const NOBODY = 'Nobody is signed in.'
const NOT_KEPT = 'The server did not take it, and this device could not keep it.'

/** What the server does not have yet, and the one who sends it. */
export function createQueue(deps: QueueDeps) {
  const { state, subscribe, set } = createStore(EMPTY)
  const kinds = new Map<string, Kind>()
  const lanes = new Map<string, Lane>()
  /** Entries whose driver waits for the answer. */
  const watchers = new Map<string, { lane: string; tell(submitted: Submitted): void }>()
  let takenOver: Promise<void> | null = null
  let cancelWake = () => {}

  // A device that denies its database keeps nothing, so there is nothing to list.
  const list = (ownerId: string) => deps.store.list(ownerId).catch((): Entry[] => [])

  /** @param arrived the kind of which another tab has sent an entry */
  async function refresh(arrived = ''): Promise<void> {
    const ownerId = deps.ownerId()
    const before = state().entries
    const entries = ownerId === null ? [] : await list(ownerId)
    // A sign-in or sign-out in between reads again, so that nobody sees another person's list.
    if (deps.ownerId() !== ownerId) return
    const left = new Set(entries.map(({ id }) => id))
    const gone = before.filter(({ id, kind }) => kind === arrived && !left.has(id))
    kinds.get(arrived)?.arrivedElsewhere?.(gone)
    set({ ...state(), entries })
  }

  async function changed(arrived = ''): Promise<void> {
    deps.tabs.send(arrived)
    await refresh()
  }

  function isReady(entry: Entry, entries: readonly Entry[]): boolean {
    const { kind, problem, notBeforeMs = 0 } = entry
    return (
      kinds.has(kind) &&
      problem?.code !== 'refused' &&
      notBeforeMs <= deps.clock.nowMs() &&
      !kinds.get(kind)?.waitsFor?.(entry, entries)
    )
  }

  function laneOf(name: string): Lane {
    const known = lanes.get(name)
    if (known) return known
    const lane = createLane(
      name,
      deps,
      () => sendLane(name),
      () => void flush(),
    )
    lanes.set(name, lane)
    return lane
  }

  async function sendLane(name: string): Promise<void> {
    set({ ...state(), sending: [...state().sending, name] })
    try {
      const tried = new Set<string>()
      for (;;) {
        const next = await nextOf(name, tried)
        if (next === null) return
        tried.add(next.entry.id)
        if (!(await sendOne(next.kind, next.entry))) return
      }
    } finally {
      set({ ...state(), sending: state().sending.filter((each) => each !== name) })
    }
  }

  async function nextOf(lane: string, tried: ReadonlySet<string>) {
    const ownerId = deps.ownerId()
    if (ownerId === null || !deps.isOnline()) return null
    const pauseMs = deps.waitUntilMs() - deps.clock.nowMs()
    if (pauseMs > 0) {
      laneOf(lane).retryIn(pauseMs)
      return null
    }
    const entries = await list(ownerId)
    for (const entry of entries) {
      const kind = kinds.get(entry.kind)
      if (kind?.lane === lane && isReady(entry, entries) && !tried.has(entry.id)) return { kind, entry }
    }
    return null
  }

  /** Sends one entry; returns whether the next one may go. */
  async function sendOne(kind: Kind, entry: Entry): Promise<boolean> {
    const lane = laneOf(kind.lane)
    const outcome = await send(kind, entry)
    const { entry: becomes, goesOn, retries, told } = settlement(outcome, watchers.has(entry.id))
    if (outcome.kind === 'done') lane.succeeded()
    if (becomes === 'remove') await deps.store.remove(entry.id)
    // The driver removed it while it was being sent: it stays removed.
    else if (becomes !== 'keep') await deps.store.update(entry.id, becomes)
    if (becomes !== 'keep') await changed(outcome.kind === 'done' ? kind.name : '')
    watchers.get(entry.id)?.tell(told)
    // Nothing more is sent now, so no caller has to wait.
    if (!goesOn)
      for (const { lane, tell } of watchers.values()) if (lane === kind.lane) tell({ kind: 'waiting' })
    if (retries) lane.retryLater(deps.waitUntilMs() - deps.clock.nowMs())
    return goesOn
  }

  async function send<Name extends string, Work, Answer>(
    kind: Kind<Name, Work, Answer>,
    entry: Entry<Name, Work>,
  ): Promise<Outcome<Work, Answer>> {
    // A send that breaks has said nothing of the entry.
    const outcome = await kind.send(entry).catch((): Outcome<Work, Answer> => ({ kind: 'no_connection' }))
    if (outcome.kind === 'done') kind.arrived(entry, outcome.answer)
    if (outcome.kind === 'failed' && outcome.left !== undefined) kind.arrivedInPart?.(entry, outcome.left)
    // What the other device has stored is shown beside it.
    if (outcome.kind === 'conflict') kind.arrivedElsewhere?.([])
    return outcome
  }

  async function flush(): Promise<void> {
    takenOver ??= deps.takeOver().catch(() => undefined)
    await takenOver
    await refresh()
    wakeForNext()
    if (!deps.isOnline()) return
    const ready = readyNow()
    const names = new Set(ready.map(({ kind }) => kinds.get(kind)?.lane ?? ''))
    await Promise.all([...names].map((name) => laneOf(name).flush()))
    // What was held back for another lane's work goes now that it has arrived.
    const before = new Set(ready.map(({ id }) => id))
    if (readyNow().some(({ id, kind }) => !before.has(id) && kinds.get(kind)?.waitsFor)) await flush()
  }

  function readyNow(): Entry[] {
    const { entries } = state()
    return entries.filter((entry) => isReady(entry, entries))
  }

  function wakeForNext(): void {
    cancelWake()
    const nowMs = deps.clock.nowMs()
    const times = state().entries.map(({ notBeforeMs = 0 }) => notBeforeMs)
    const nextMs = Math.min(...times.filter((time) => time > nowMs))
    if (Number.isFinite(nextMs)) cancelWake = deps.clock.after(nextMs - nowMs, () => void flush())
  }

  async function entryOf<Name extends string, Work>(
    kind: Name,
    work: Work,
    { id = deps.newId(), ownerId, delayMs }: KeepOptions & { ownerId: string },
  ): Promise<Entry<Name, Work>> {
    const nowMs = deps.clock.nowMs()
    const last = (await list(ownerId)).at(-1)?.queuedAtMs ?? 0
    return {
      id,
      ownerId,
      // The clock may stop or go back; the order of creation holds.
      queuedAtMs: Math.max(nowMs, last + 1),
      kind,
      work,
      attempts: 0,
      ...(delayMs === undefined ? {} : { notBeforeMs: nowMs + delayMs }),
    }
  }

  /** Without a database an entry can only be sent at once. */
  async function sendUnkept<Name extends string, Work, Answer>(
    kind: Kind<Name, Work, Answer>,
    entry: Entry<Name, Work>,
  ): Promise<Submitted<Work, Answer>> {
    let told: Submitted<Work, Answer> = { kind: 'failed', message: NOT_KEPT }
    if (!deps.isOnline()) return told
    await laneOf(kind.lane).alone(async () => {
      const outcome = await send(kind, entry)
      if (outcome.kind === 'failed') told = outcome
      if (outcome.kind === 'conflict') told = { kind: 'failed', message: outcome.message }
      if (outcome.kind === 'done') told = { kind: 'sent', answer: outcome.answer }
    })
    return told
  }

  function answerOf<Work, Answer>(id: string, lane: string): Promise<Submitted<Work, Answer>> {
    return new Promise((resolve) => {
      const tell = (submitted: Submitted<Work, Answer>) => {
        watchers.delete(id)
        cancelPatience()
        resolve(submitted)
      }
      const cancelPatience = deps.clock.after(MAX_ANSWER_WAIT_MS, () => tell({ kind: 'waiting' }))
      watchers.set(id, { lane, tell })
      // A second turn, because the first may have begun before this entry was kept.
      flush()
        .then(() => (watchers.has(id) ? flush() : undefined))
        .catch(() => undefined)
        .then(() => watchers.get(id)?.tell({ kind: 'waiting' }))
    })
  }

  return {
    state,
    subscribe,
    /** Makes a kind of work known. Entries of unknown kinds stay as they are and hold nothing up. */
    register: (kind: Kind): void => {
      kinds.set(kind.name, kind)
    },
    knows: (kind: string): boolean => kinds.has(kind),
    /**
     * Keeps work on this device, then sends it. Resolves when the server has it or has refused it, and in any case
     * within MAX_ANSWER_WAIT_MS where this device has it.
     */
    submit: async <Name extends string, Work, Answer>(
      kind: Kind<Name, Work, Answer>,
      work: Work,
      options: SubmitOptions = {},
    ): Promise<Submitted<Work, Answer>> => {
      const ownerId = deps.ownerId()
      if (ownerId === null) return { kind: 'failed', message: NOBODY }
      const entry = await entryOf(kind.name, work, { ...options, ownerId })
      const isKept = await deps.store.put(entry).then(
        () => true,
        () => false,
      )
      if (!isKept) return sendUnkept(kind, entry)
      await changed()
      return deps.isOnline() ? answerOf(entry.id, kind.lane) : { kind: 'waiting' }
    },
    /** Keeps work to be sent later; nobody waits for it. @throws when the device keeps nothing */
    keep: async <Name extends string, Work, Answer>(
      kind: Kind<Name, Work, Answer>,
      work: Work,
      options: KeepOptions = {},
    ): Promise<void> => {
      const ownerId = options.ownerId ?? deps.ownerId()
      if (ownerId === null) throw new Error(NOBODY)
      await deps.store.put(await entryOf(kind.name, work, { ...options, ownerId }))
      await changed()
      const { delayMs } = options
      if (delayMs === 0) void flush()
      else if (delayMs !== undefined) wakeForNext()
      // Without a network its return is the moment to send.
      else if (deps.isOnline()) laneOf(kind.lane).retryLater()
    },
    remove: async (id: string): Promise<void> => {
      await deps.store.remove(id)
      await changed()
    },
    /** Puts a removed entry back as it was. @throws when the device keeps nothing */
    restore: async (entry: Entry): Promise<void> => {
      await deps.store.put(entry)
      await changed()
    },
    /**
     * Sends an entry again that was refused.
     *
     * @param decided the work as the driver has decided
     */
    retry: async (id: string, decided?: unknown): Promise<void> => {
      await deps.store.update(id, ({ problem: _, ...entry }) =>
        decided === undefined ? entry : { ...entry, work: decided },
      )
      await changed()
      await flush()
    },
    /** Reads the list again: after a sign-in, or when another tab has changed it. */
    refresh: () => refresh(),
    /** Sends what waits: at start, on reconnection, on a tap. */
    flush,
    /** Listens to the other tabs; returns how to stop. */
    start: (): (() => void) => {
      const stopListening = deps.tabs.listen((arrived) => void refresh(arrived))
      return () => {
        stopListening()
        cancelWake()
        for (const lane of lanes.values()) lane.stop()
      }
    },
  }
}
