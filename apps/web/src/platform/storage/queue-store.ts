/** Work that must outlive the page: whose it is, and since when it waits. */
export type Stored = { id: string; ownerId: string; queuedAtMs: number }

/**
 * Work kept on this device. What `put` has answered survives a reload, a crash and an update of the app. Every call
 * rejects where the browser denies its database, and `put` where the disk is full.
 */
export interface QueueStore<Entry extends Stored> {
  /** Keeps an entry, in place of one with the same id. */
  put(entry: Entry): Promise<void>
  get(id: string): Promise<Entry | null>
  /** One person's entries, oldest first. */
  list(ownerId: string): Promise<Entry[]>
  /** Changes an entry in one step; one that is gone stays gone. */
  update(id: string, change: (entry: Entry) => Entry): Promise<void>
  remove(id: string): Promise<void>
}

/** Entries in the format of an earlier version, in a database of their own. */
export interface LegacyStore<Old extends Stored> {
  all(): Promise<Old[]>
  remove(id: string): Promise<void>
}
