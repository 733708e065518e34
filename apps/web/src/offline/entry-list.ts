import type { TabSignal } from '../platform/runtime/exclusive.ts'
import { createStore } from '../platform/runtime/store.ts'
import type { QueueStore } from '../platform/storage/queue-store.ts'
import type { Entry, Kind } from './entry.ts'
import type { LaneDeps } from './retry-backoff.ts'

export type QueueDeps = LaneDeps & {
  store: QueueStore<Entry>
  tabs: TabSignal
  newId: () => string
  ownerId: () => string | null
  isOnline: () => boolean
  /** Retry-After; milliseconds since 1970. */
  waitUntilMs: () => number
  /** Before anything is sent, so that nothing overtakes it. */
  takeOver: () => Promise<void>
}

export type QueueState = {
  entries: readonly Entry[]
  sending: readonly string[]
  /** The browser denies its database. */
  keepsNothing: boolean
}

export function createEntryList(deps: QueueDeps, kinds: ReadonlyMap<string, Kind>) {
  const { state, subscribe, set } = createStore<QueueState>({ entries: [], sending: [], keepsNothing: false })

  async function read(ownerId: string): Promise<Entry[]> {
    try {
      return await deps.store.list(ownerId)
    } catch {
      if (!state().keepsNothing) set({ ...state(), keepsNothing: true })
      return []
    }
  }

  /** @param arrived the kind of which another tab has sent an entry */
  async function refresh(arrived = ''): Promise<void> {
    const ownerId = deps.ownerId()
    const before = state().entries
    const entries = ownerId === null ? [] : await read(ownerId)
    // Nobody sees another person's list.
    if (deps.ownerId() !== ownerId) return
    const ids = new Set(entries.map(({ id }) => id))
    const gone = before.filter(({ id, kind }) => kind === arrived && !ids.has(id))
    kinds.get(arrived)?.arrivedElsewhere?.(gone)
    set({ ...state(), entries })
  }

  return {
    state,
    subscribe,
    read,
    refresh,
    changed: async (arrived = ''): Promise<void> => {
      deps.tabs.send(arrived)
      await refresh()
    },
    whileSending: async (lane: string, work: () => Promise<void>): Promise<void> => {
      set({ ...state(), sending: [...state().sending, lane] })
      try {
        await work()
      } finally {
        set({ ...state(), sending: state().sending.filter((each) => each !== lane) })
      }
    },
  }
}

export type EntryList = ReturnType<typeof createEntryList>
