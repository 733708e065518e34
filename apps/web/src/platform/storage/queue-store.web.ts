import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { LegacyStore, QueueStore, Stored } from './queue-store.ts'

const STORE = 'entries'
const BY_OWNER = 'by-owner'
/** A later version must carry the entries over. */
const VERSION = 1

interface Schema<Entry> extends DBSchema {
  [STORE]: { key: string; value: Entry; indexes: { [BY_OWNER]: [string, number] } }
}

/**
 * IndexedDB with strict durability: `put` answers when the disk has the entry.
 * @throws DOMException when the browser denies the database or the disk is full
 */
export function createWebQueueStore<Entry extends Stored>(database: string): QueueStore<Entry> {
  let opened: Promise<IDBPDatabase<Schema<Entry>>> | null = null
  const forget = () => {
    opened = null
  }
  const open = () => {
    opened ??= openDB<Schema<Entry>>(database, VERSION, {
      upgrade(database) {
        database.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_OWNER, ['ownerId', 'queuedAtMs'])
      },
      // Another tab's upgrade must not wait for this one.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      // Safari ends the connection of an app that was long in the background.
      terminated: forget,
    })
    opened.catch(forget)
    return opened
  }
  const write = async () => (await open()).transaction(STORE, 'readwrite', { durability: 'strict' })
  return {
    put: async (entry) => {
      const transaction = await write()
      await Promise.all([transaction.store.put(entry), transaction.done])
    },
    get: async (id) => (await (await open()).get(STORE, id)) ?? null,
    list: async (ownerId) =>
      (await open()).getAllFromIndex(STORE, BY_OWNER, IDBKeyRange.bound([ownerId], [ownerId, []])),
    update: async (id, change) => {
      const transaction = await write()
      const entry = await transaction.store.get(id)
      if (entry !== undefined) await transaction.store.put(change(entry))
      await transaction.done
    },
    remove: async (id) => {
      const transaction = await write()
      await Promise.all([transaction.store.delete(id), transaction.done])
    },
  }
}

interface LegacySchema<Old> extends DBSchema {
  jobs: { key: string; value: Old }
}

/**
 * Version 1.0.0 kept recordings and records apart, each in a store called "jobs".
 * @returns null where this device has none
 * @throws DOMException when the browser denies the database
 */
export async function openLegacyStore<Old extends Stored>(
  database: string,
): Promise<LegacyStore<Old> | null> {
  const opened = await openDB<LegacySchema<Old>>(database, 1, {
    upgrade(_database, _oldVersion, _newVersion, transaction) {
      // Without the abort an empty database would be made.
      transaction.done.catch(() => undefined)
      transaction.abort()
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  })
  if (opened === null) return null
  return {
    all: () => opened.getAll('jobs'),
    remove: (id) => opened.delete('jobs', id),
  }
}
