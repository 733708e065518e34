import type { DBSchema } from 'idb'
import { openDB } from 'idb'
import type { JobStore, StoredJob } from './job-store.ts'

const DATABASE = 'tappet.jobs'
const STORE = 'jobs'
const BY_OWNER = 'by-owner'
/** Version 1 of the database. A later one must carry these jobs over: they are somebody's recordings. */
const VERSION = 1

interface Schema<Job> extends DBSchema {
  [STORE]: { key: string; value: Job; indexes: { [BY_OWNER]: [string, number] } }
}

/**
 * Jobs in IndexedDB. Written with strict durability: the promise is kept only when the disk has the job,
 * so that a browser killed a moment later does not lose it.
 * @param database its name: each kind of work has one of its own
 * @throws DOMException when the browser denies the database or the disk is full
 */
export function createWebJobStore<Job extends StoredJob>(database = DATABASE): JobStore<Job> {
  const opened = openDB<Schema<Job>>(database, VERSION, {
    upgrade(database) {
      database.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_OWNER, ['ownerId', 'queuedAtMs'])
    },
    // Another tab carries a newer version: let it, rather than hold its upgrade up.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  const write = async () => (await opened).transaction(STORE, 'readwrite', { durability: 'strict' })
  return {
    put: async (job) => {
      const transaction = await write()
      await Promise.all([transaction.store.put(job), transaction.done])
    },
    get: async (id) => (await (await opened).get(STORE, id)) ?? null,
    list: async (ownerId) =>
      (await opened).getAllFromIndex(STORE, BY_OWNER, IDBKeyRange.bound([ownerId], [ownerId, []])),
    remove: async (id) => {
      const transaction = await write()
      await Promise.all([transaction.store.delete(id), transaction.done])
    },
  }
}
