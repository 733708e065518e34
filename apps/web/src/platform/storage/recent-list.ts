import { jsonOf } from './json.ts'
import type { InstantStorage } from './storage.ts'
import { deviceStorage } from './storage.web.ts'

/** What the device keeps of its cars or adapters, an entry each, the one used last first; older ones are forgotten. */
export function recentList<Entry>(
  key: string,
  entries: { safeParse(value: unknown): { data?: readonly Entry[] | undefined } },
  nameOf: (entry: Entry) => string,
  max = 20,
) {
  const read = (storage: InstantStorage = deviceStorage): readonly Entry[] =>
    entries.safeParse(jsonOf(storage.getItem(key))).data ?? []
  return {
    read,
    put(next: Entry, storage: InstantStorage = deviceStorage): void {
      const others = read(storage).filter((each) => nameOf(each) !== nameOf(next))
      storage.setItem(key, JSON.stringify([next, ...others].slice(0, max)))
    },
  }
}
