import { askedToWaitUntilMs } from '../backend/connection/asked-to-wait.ts'
import { browserClock } from '../platform/runtime/clock.ts'
import { createTabSignal, exclusively } from '../platform/runtime/exclusive.ts'
import { newId } from '../platform/runtime/new-id.ts'
import { oneAttempt } from '../platform/runtime/one-attempt.ts'
import { browserRandomness } from '../platform/runtime/randomness.ts'
import { askToStay } from '../platform/storage/persist.ts'
import type { QueueStore } from '../platform/storage/queue-store.ts'
import type { Entry } from './entry.ts'
import { createQueue } from './queue.ts'
import { boundSession } from './session.ts'

/** Version 1.0.0's waiting recordings and waiting changes. */
const LEGACY_DATABASES = ['tappet.jobs', 'tappet.writes']
const load = () => import('../platform/storage/queue-store.web.ts')

export const openStore = oneAttempt(async () => {
  const [{ createWebQueueStore }, { inTodaysFormat }] = await Promise.all([
    load(),
    import('./table/former.ts'),
  ])
  return inTodaysFormat(createWebQueueStore<Entry>('tappet.offline'))
})

export const queueStore: QueueStore<Entry> = {
  put: async (entry) => {
    askToStay()
    return (await openStore()).put(entry)
  },
  get: async (id) => (await openStore()).get(id),
  list: async (ownerId) => (await openStore()).list(ownerId),
  update: async (id, change) => (await openStore()).update(id, change),
  remove: async (id) => (await openStore()).remove(id),
}

/** Leaving a page holds nothing up. */
export const queue = createQueue({
  store: queueStore,
  exclusively,
  tabs: createTabSignal('tappet.offline'),
  clock: browserClock,
  randomness: browserRandomness,
  newId,
  ownerId: () => boundSession()?.userId ?? null,
  isOnline: () => navigator.onLine,
  waitUntilMs: askedToWaitUntilMs,
  takeOver: async () => {
    const { openLegacyStore } = await load()
    const legacy = await Promise.all(LEGACY_DATABASES.map(openLegacyStore))
    if (legacy.every((database) => database === null)) return
    const { takeOver } = await import('./migrate-from-1.0.ts')
    await takeOver({ store: queueStore, exclusively, openLegacy: openLegacyStore })
  },
})
