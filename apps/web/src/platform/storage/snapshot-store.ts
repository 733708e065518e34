/** Data read from a car and stored on this device: its owner and time. */
export type StoredSnapshot = { id: string; ownerId: string; savedAtMs: number }

/** Data read from cars. When `put` has resolved, the entry survives a reload and a crash. */
export interface SnapshotStore<Kept extends StoredSnapshot> {
  put(snapshot: Kept): Promise<void>
  /** One person's entries, newest first. */
  list(ownerId: string): Promise<Kept[]>
  remove(id: string): Promise<void>
}
