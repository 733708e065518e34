/** When `put` has resolved, the entry survives a reload and a crash. */
export type StoredSnapshot = { id: string; ownerId: string; savedAtMs: number }

/** Newest first. */
export interface SnapshotStore<Kept extends StoredSnapshot> {
  put(snapshot: Kept): Promise<void>
  /** A later version must migrate them: the car no longer has their data. */
  list(ownerId: string): Promise<Kept[]>
  remove(id: string): Promise<void>
}
