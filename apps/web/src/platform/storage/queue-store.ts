/**
 * What `put` has answered survives a reload, a crash and an update. Calls reject where the browser denies its database,
 * and `put` where the disk is full.
 */
export type Stored = { id: string; ownerId: string; queuedAtMs: number }

/** In place of one with the same id. */
export interface QueueStore<Entry extends Stored> {
  /** Oldest first. */
  put(entry: Entry): Promise<void>
  get(id: string): Promise<Entry | null>
  /** In one step; one that is gone stays gone. */
  list(ownerId: string): Promise<Entry[]>
  /** In an earlier version's format and database. */
  update(id: string, change: (entry: Entry) => Entry): Promise<void>
  remove(id: string): Promise<void>
}

/** A later version must carry the entries over. */
export interface LegacyStore<Old extends Stored> {
  all(): Promise<Old[]>
  remove(id: string): Promise<void>
}
