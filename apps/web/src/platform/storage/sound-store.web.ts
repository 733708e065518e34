import { type DBSchema, openDB } from 'idb'

const STORE = 'sounds'
const BY_GROUP = 'by-group'

type StoredSound = { id: string; group: string; storedAtMs: number; bytes: ArrayBuffer }

interface Schema extends DBSchema {
  [STORE]: { key: string; value: StoredSound; indexes: { [BY_GROUP]: [string, number] } }
}

/** Sounds in IndexedDB, by id. @throws DOMException when the browser denies the database or the disk is full */
export function createSoundStore() {
  const opened = openDB<Schema>('tappet.sounds', 1, {
    upgrade(database) {
      database.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_GROUP, ['group', 'storedAtMs'])
    },
    // Another tab has a newer version: closing lets its upgrade run.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  return {
    /** Stores a sound; of its group the newest `max` stay. */
    put: async (sound: StoredSound, max: number): Promise<void> => {
      const { store, done } = (await opened).transaction(STORE, 'readwrite')
      await store.put(sound)
      const ids = await store.index(BY_GROUP).getAllKeys(IDBKeyRange.bound([sound.group], [sound.group, []]))
      for (const id of ids.slice(0, -max)) await store.delete(id)
      await done
    },
    get: async (id: string): Promise<ArrayBuffer | null> =>
      (await (await opened).get(STORE, id))?.bytes ?? null,
    remove: async (id: string): Promise<void> => (await opened).delete(STORE, id),
    clear: async (): Promise<void> => (await opened).clear(STORE),
  }
}
