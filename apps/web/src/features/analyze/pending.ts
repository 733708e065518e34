import type { Entry } from '../../offline/entry.ts'
import { type AnalysisJob, RECORDING, type RecordingEntry } from '../../offline/recording.ts'
import type { QueueStore } from '../../platform/storage/queue-store.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import { tabStorage } from '../../platform/storage/storage.web.ts'
import { isRecording } from './recordings.ts'

/** The visitor asked before signing in. */
const PENDING_KEY = 'tappet.pending-analysis'
/** No account has this id, so the queue sends none of them. */
const NOBODY = 'visitor'

/** Signing in with Google leaves the page; only the tab that made the job can take it up again. */
export function createPending(
  store: QueueStore<Entry>,
  nowMs: () => number,
  tab: InstantStorage = tabStorage,
) {
  /** Other visitors' recordings are nobody's to hear. */
  async function clear(): Promise<void> {
    for (const { id } of await store.list(NOBODY)) await store.remove(id)
  }
  return {
    keep: async (work: AnalysisJob): Promise<void> => {
      await clear()
      const entry: RecordingEntry = {
        id: work.id,
        ownerId: NOBODY,
        queuedAtMs: nowMs(),
        kind: RECORDING,
        work,
        attempts: 0,
      }
      await store.put(entry)
      tab.setItem(PENDING_KEY, work.id)
    },
    take: async (userId: string): Promise<AnalysisJob | null> => {
      const id = tab.getItem(PENDING_KEY)
      if (id === null) return null
      tab.removeItem(PENDING_KEY)
      const entry = await store.get(id)
      await clear()
      if (entry?.ownerId !== NOBODY || !isRecording(entry)) return null
      // Version 1.0.0 kept the job of an ended session here too.
      const { forUser = userId, ...job } = entry.work
      return forUser === userId ? job : null
    },
  }
}
