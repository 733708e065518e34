/** Something read from a car and kept on this device: whose, and when. */
export type StoredSnapshot = { id: string; ownerId: string; savedAtMs: number }

/** What was read from cars, kept on this device. What `put` has answered survives a reload and a crash. */
export interface SnapshotStore<Kept extends StoredSnapshot> {
  put(snapshot: Kept): Promise<void>
  /** One person's, the newest first. */
  list(ownerId: string): Promise<Kept[]>
  remove(id: string): Promise<void>
}
