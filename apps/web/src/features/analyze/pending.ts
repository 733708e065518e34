import type { JobStore } from '../../platform/job-store.ts'
import type { InstantStorage } from '../../platform/storage.ts'
import { tabStorage } from '../../platform/storage.web.ts'
import type { AnalysisJob, QueuedJob } from './job.ts'

/** Marks this tab as the one whose visitor asked for the analysis before signing in. */
const PENDING_KEY = 'tappet.pending-analysis'
/** Stands for nobody: no account has this id. */
const NOBODY = 'visitor'

/**
 * The job of somebody who is asked to sign in. With Google that leads away from the page, so the
 * job is kept, and only the tab that made it can take it up again.
 */
export function createPending(
  store: JobStore<QueuedJob>,
  nowMs: () => number,
  tab: InstantStorage = tabStorage,
) {
  /** What other visitors left behind on this device is nobody's to hear. */
  async function clear(): Promise<void> {
    for (const { id } of await store.list(NOBODY)) await store.remove(id)
  }
  return {
    keep: async (job: AnalysisJob, forUser: string | null): Promise<void> => {
      await clear()
      const kept = { ...job, ownerId: NOBODY, queuedAtMs: nowMs(), attempts: 0 }
      await store.put(forUser === null ? kept : { ...kept, forUser })
      tab.setItem(PENDING_KEY, job.id)
    },
    /** The job, if this tab left one for this person; taken once. */
    take: async (userId: string): Promise<AnalysisJob | null> => {
      const id = tab.getItem(PENDING_KEY)
      if (id === null) return null
      tab.removeItem(PENDING_KEY)
      const job = await store.get(id)
      await clear()
      if (job?.ownerId !== NOBODY) return null
      return job.forUser === undefined || job.forUser === userId ? job : null
    },
  }
}
