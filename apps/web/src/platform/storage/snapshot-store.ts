export type StoredSnapshot = { id: string; ownerId: string; savedAtMs: number }

/** When `put` has resolved, the entry survives a reload and a crash. */
export interface SnapshotStore<Kept extends StoredSnapshot> {
  put(snapshot: Kept): Promise<void>
  /** Newest first. */
  list(ownerId: string): Promise<Kept[]>
  remove(id: string): Promise<void>
}
