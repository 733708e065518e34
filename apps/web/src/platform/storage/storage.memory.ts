import type { InstantStorage } from './storage.ts'

/** A phone's store is asynchronous, a browser's synchronous. */
export function createMemoryStorage(kept: Iterable<readonly [string, string]> = []): InstantStorage {
  const values = new Map(kept)
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value)
    },
    removeItem: (key) => {
      values.delete(key)
    },
  }
}
