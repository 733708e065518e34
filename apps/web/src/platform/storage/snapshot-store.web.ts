import { type DBSchema, openDB } from 'idb'

type StoredSnapshot = { id: string; ownerId: string; savedAtMs: number }

const DATABASE = 'tappet.obd'
const STORE = 'snapshots'
const BY_OWNER = 'by-owner'
/** A later version must migrate them: the car no longer has their data. */
const VERSION = 1

interface Schema<Kept> extends DBSchema {
  [STORE]: { key: string; value: Kept; indexes: { [BY_OWNER]: [string, number] } }
}

/**
 * `put` resolves when the disk has the entry: what a clear erases exists nowhere else.
 * @throws DOMException when the browser denies the database or the disk is full
 */
export function createWebSnapshotStore<Kept extends StoredSnapshot>() {
  const opened = openDB<Schema<Kept>>(DATABASE, VERSION, {
    upgrade(database) {
      database.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_OWNER, ['ownerId', 'savedAtMs'])
    },
    // Closing lets another tab's upgrade run.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  const write = async () => (await opened).transaction(STORE, 'readwrite', { durability: 'strict' })
  return {
    put: async (snapshot: Kept): Promise<void> => {
      const transaction = await write()
      await Promise.all([transaction.store.put(snapshot), transaction.done])
      // A refusal changes nothing.
      await navigator.storage?.persist?.().catch(() => false)
    },
    /** Newest first. */
    list: async (ownerId: string): Promise<Kept[]> => {
      const range = IDBKeyRange.bound([ownerId], [ownerId, []])
      return (await (await opened).getAllFromIndex(STORE, BY_OWNER, range)).reverse()
    },
    remove: async (id: string): Promise<void> => {
      const transaction = await write()
      await Promise.all([transaction.store.delete(id), transaction.done])
    },
  }
}

export type SnapshotStore<Kept extends StoredSnapshot> = ReturnType<typeof createWebSnapshotStore<Kept>>
