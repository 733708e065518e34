/** Whose it is, and since when it waits. */
export type Stored = { id: string; ownerId: string; queuedAtMs: number }

/**
 * What `put` has answered survives a reload, a crash and an update. Calls reject where the browser denies its database,
 * and `put` where the disk is full.
 */
export interface QueueStore<Entry extends Stored> {
  /** In place of one with the same id. */
  put(entry: Entry): Promise<void>
  get(id: string): Promise<Entry | null>
  /** Oldest first. */
  list(ownerId: string): Promise<Entry[]>
  /** In one step; one that is gone stays gone. */
  update(id: string, change: (entry: Entry) => Entry): Promise<void>
  remove(id: string): Promise<void>
}

/** In an earlier version's format and database. */
export interface LegacyStore<Old extends Stored> {
  all(): Promise<Old[]>
  remove(id: string): Promise<void>
}
