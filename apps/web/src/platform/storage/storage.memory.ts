import type { InstantStorage } from './storage.ts'

/** For tests, and where the browser denies its own. */
export function createMemoryStorage(entries: Iterable<readonly [string, string]> = []): InstantStorage {
  const values = new Map(entries)
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
