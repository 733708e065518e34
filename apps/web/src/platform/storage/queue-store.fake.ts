import type { QueueStore, Stored } from './queue-store.ts'

/** Copies values in and out, as a database does. */
export function createMemoryQueueStore<Entry extends Stored>(): QueueStore<Entry> {
  const entries = new Map<string, Entry>()
  return {
    put: async (entry) => {
      entries.set(entry.id, structuredClone(entry))
    },
    get: async (id) => structuredClone(entries.get(id) ?? null),
    list: async (ownerId) =>
      structuredClone([...entries.values()])
        .filter((entry) => entry.ownerId === ownerId)
        .sort((a, b) => a.queuedAtMs - b.queuedAtMs),
    update: async (id, change) => {
      const entry = entries.get(id)
      if (entry) entries.set(id, structuredClone(change(entry)))
    },
    remove: async (id) => {
      entries.delete(id)
    },
  }
}
