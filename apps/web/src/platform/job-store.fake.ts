import type { JobStore, StoredJob } from './job-store.ts'

/** Jobs in memory: what tests use, and what is left when the browser denies its database. */
export function createMemoryJobStore<Job extends StoredJob>(): JobStore<Job> {
  const jobs = new Map<string, Job>()
  return {
    put: async (job) => {
      jobs.set(job.id, job)
    },
    get: async (id) => jobs.get(id) ?? null,
    list: async (ownerId) =>
      [...jobs.values()].filter((job) => job.ownerId === ownerId).sort((a, b) => a.queuedAtMs - b.queuedAtMs),
    remove: async (id) => {
      jobs.delete(id)
    },
  }
}
