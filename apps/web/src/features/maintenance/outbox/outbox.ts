import type { Clock } from '../../../platform/clock.ts'
import type { Exclusively, TabSignal } from '../../../platform/exclusive.ts'
import type { WriteStore } from '../../../platform/write-store.ts'
import type { Change, Outcome, Write } from './write.ts'

/** One sender at a time, in all tabs of this browser: writes arrive in the order they were made in. */
const SENDER_LOCK = 'tappet.writes.sender'

/** After a send that got no answer, or a server's own error, the next try waits this long, then doubles. */
export const RETRY_FIRST_MS = 15_000
export const RETRY_MOST_MS = 10 * 60_000
/** A driver is not kept waiting longer than this: the write goes on by itself. */
export const ANSWER_AWAITED_MS = 8_000

export type OutboxDeps = {
  store: WriteStore<Write>
  exclusively: Exclusively
  tabs: TabSignal
  clock: Clock
  newId: () => string
  ownerId: () => string | null
  isOnline: () => boolean
  send: (write: Write) => Promise<Outcome>
  onSent: (write: Write, receiptRefused: boolean) => void
}

export type OutboxState = { writes: readonly Write[]; sending: boolean }

/** What a driver is told: the server has it, it waits on this device, or the server would not have it. */
export type Submitted = 'sent' | 'waiting' | 'failed'

export type SubmitOptions = {
  /** Names the write: submitted twice, it is one. */
  id?: string
  notBeforeMs?: number
}

const EMPTY: OutboxState = { writes: [], sending: false }

/** The changes that the server does not have yet, and the one who sends them. */
export function createOutbox(deps: OutboxDeps) {
  let state = EMPTY
  let underway: Promise<void> | null = null
  let retryMs = RETRY_FIRST_MS
  let cancelRetry = () => {}
  const listeners = new Set<() => void>()
  /** Writes whose driver is looking: a failure is told to them and not kept. */
  const watched = new Map<string, (submitted: Submitted) => void>()

  function show(next: Partial<OutboxState>): void {
    state = { ...state, ...next }
    for (const changed of listeners) changed()
  }

  async function refresh(): Promise<void> {
    const ownerId = deps.ownerId()
    const writes = ownerId === null ? [] : await deps.store.list(ownerId)
    // Whoever signed in or out meanwhile asks again; nobody sees another person's list.
    if (deps.ownerId() === ownerId) show({ writes })
  }

  async function changed(): Promise<void> {
    deps.tabs.send()
    await refresh()
  }

  function isReady({ refused, notBeforeMs = 0 }: Write): boolean {
    return refused === undefined && notBeforeMs <= deps.clock.nowMs()
  }

  async function sendAll(): Promise<void> {
    const tried = new Set<string>()
    for (;;) {
      const ownerId = deps.ownerId()
      if (ownerId === null || !deps.isOnline()) return
      const write = (await deps.store.list(ownerId)).find((each) => !tried.has(each.id) && isReady(each))
      if (!write) return
      tried.add(write.id)
      if (!(await settle(write, await deps.send(write)))) return
    }
  }

  /** What an outcome does to its write; answers whether the next one may go. */
  async function settle(write: Write, outcome: Outcome): Promise<boolean> {
    switch (outcome.kind) {
      case 'sent':
        retryMs = RETRY_FIRST_MS
        deps.onSent(write, outcome.receiptRefused)
        await deps.store.remove(write.id)
        await changed()
        tell(write.id, 'sent')
        return true
      case 'no_connection':
        retryLater()
        tellAllTheyWait()
        return false
      case 'signed_out':
        tellAllTheyWait()
        return false
      case 'failed':
        return fail(write, outcome)
    }
  }

  async function fail(write: Write, { permanent, message }: Outcome & { kind: 'failed' }): Promise<boolean> {
    if (watched.has(write.id)) {
      await deps.store.remove(write.id)
      await changed()
      tell(write.id, 'failed')
      return true
    }
    if (!permanent) {
      retryLater()
      return false
    }
    // Taken back by the driver while it was on its way: it stays taken back.
    if ((await deps.store.get(write.id)) === null) return true
    await deps.store.put({ ...write, refused: message })
    await changed()
    return true
  }

  function tell(id: string, submitted: Submitted): void {
    watched.get(id)?.(submitted)
    watched.delete(id)
  }

  /** Nothing goes out now, so whoever watches need not. */
  function tellAllTheyWait(): void {
    for (const id of [...watched.keys()]) tell(id, 'waiting')
  }

  function retryLater(delayMs = retryMs): void {
    cancelRetry()
    cancelRetry = deps.clock.after(delayMs, () => void flush())
    if (delayMs === retryMs) retryMs = Math.min(RETRY_MOST_MS, retryMs * 2)
  }

  async function sendUnderLock(): Promise<void> {
    await refresh()
    if (!state.writes.some(isReady) || !deps.isOnline()) return
    cancelRetry()
    await deps.exclusively(SENDER_LOCK, async () => {
      show({ sending: true })
      await sendAll().finally(() => show({ sending: false }))
    })
  }

  function flush(): Promise<void> {
    underway ??= sendUnderLock().finally(() => {
      underway = null
    })
    return underway
  }

  /** The clock may stand or go back: the order of making must hold all the same. */
  function nextQueuedAtMs(): number {
    return Math.max(deps.clock.nowMs(), (state.writes.at(-1)?.queuedAtMs ?? 0) + 1)
  }

  async function keep(change: Change, { id = deps.newId(), notBeforeMs }: SubmitOptions): Promise<string> {
    const ownerId = deps.ownerId()
    if (ownerId === null) throw new Error('Nobody is signed in')
    await refresh()
    await deps.store.put({
      id,
      ownerId,
      queuedAtMs: nextQueuedAtMs(),
      change,
      ...(notBeforeMs === undefined ? {} : { notBeforeMs }),
    })
    await changed()
    return id
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Keeps a change for later, and says nothing of it. @throws when the device keeps nothing */
    later: async (change: Change, delayMs: number, id = deps.newId()): Promise<void> => {
      await keep(change, { id, notBeforeMs: deps.clock.nowMs() + delayMs })
      deps.clock.after(delayMs, () => void flush())
    },
    /**
     * Keeps a change on this device, then sends it. Resolves when the server has it or would not have it, and in
     * any case before the driver loses patience. @throws when the device keeps nothing
     */
    submit: async (change: Change, options: SubmitOptions = {}): Promise<Submitted> => {
      const id = await keep(change, options)
      if (!deps.isOnline()) {
        retryLater()
        return 'waiting'
      }
      return new Promise((resolve) => {
        const done = (submitted: Submitted) => {
          watched.delete(id)
          cancelPatience()
          resolve(submitted)
        }
        const cancelPatience = deps.clock.after(ANSWER_AWAITED_MS, () => done('waiting'))
        watched.set(id, done)
        // A second turn, because the first may have begun before this write was kept.
        void flush()
          .then(() => (watched.has(id) ? flush() : undefined))
          .then(() => {
            if (watched.has(id)) done('waiting')
          })
      })
    },
    remove: async (id: string): Promise<void> => {
      await deps.store.remove(id)
      await changed()
    },
    refresh,
    flush,
    /** Listens to the other tabs; answers how to stop. */
    start: (onOtherTab: () => void) => {
      const stop = deps.tabs.listen(() => {
        void refresh()
        onOtherTab()
      })
      return () => {
        stop()
        cancelRetry()
      }
    },
  }
}
