import type { InstantStorage } from './storage.ts'
import { deviceStorage } from './storage.web.ts'

const MAX = 20

/** What the device keeps of its cars or adapters, an entry each, the one used last first; older ones are forgotten. */
export function recentList<Entry>(
  key: string,
  entries: { parse(value: unknown): readonly Entry[] },
  nameOf: (entry: Entry) => string,
) {
  const read = (storage: InstantStorage = deviceStorage): readonly Entry[] => {
    try {
      return entries.parse(JSON.parse(storage.getItem(key) ?? '[]'))
    } catch {
      // Of another version, or edited by hand.
      return []
    }
  }
  return {
    read,
    put(next: Entry, storage: InstantStorage = deviceStorage): void {
      const others = read(storage).filter((each) => nameOf(each) !== nameOf(next))
      storage.setItem(key, JSON.stringify([next, ...others].slice(0, MAX)))
    },
  }
}
