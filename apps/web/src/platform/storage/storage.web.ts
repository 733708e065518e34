import { createMemoryStorage } from './storage.memory.ts'
import type { InstantStorage } from './storage.ts'

/** Where storage is denied the values live in memory until the page is left, so reads and writes never fail. */
export function createWebStorage(area: () => Storage): InstantStorage {
  const memory = createMemoryStorage()
  const attempt = <T>(work: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return work(area())
    } catch {
      return otherwise()
    }
  }
  return {
    getItem: (key) =>
      memory.getItem(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    setItem: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value)
          memory.removeItem(key)
        },
        () => memory.setItem(key, value),
      ),
    removeItem: (key) => {
      memory.removeItem(key)
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      )
    },
  }
}

export const deviceStorage: InstantStorage = createWebStorage(() => window.localStorage)

export const tabStorage: InstantStorage = createWebStorage(() => window.sessionStorage)
