/** A piece of work that must outlive the page: whose it is, and since when it waits. */
export type StoredJob = { id: string; ownerId: string; queuedAtMs: number }

/** Jobs kept on this device. What `put` has answered survives a reload, a crash and an update of the app. */
export interface JobStore<Job extends StoredJob> {
  /** Keeps a job, or what has changed of it. */
  put(job: Job): Promise<void>
  get(id: string): Promise<Job | null>
  /** One person's jobs, the oldest first. */
  list(ownerId: string): Promise<Job[]>
  remove(id: string): Promise<void>
}
