import { createMemoryJobStore } from './job-store.fake.ts'
import { createWebJobStore } from './job-store.web.ts'
import type { StoredWrite, WriteStore } from './write-store.ts'

const DATABASE = 'tappet.writes'

/**
 * Changes in a database of their own. Where the browser denies it they live until the page is left, so that a
 * driver with a network can still write.
 */
export function createWriteStore<Write extends StoredWrite>(): WriteStore<Write> {
  const web = createWebJobStore<Write>(DATABASE)
  const memory = createMemoryJobStore<Write>()
  let opened: Promise<WriteStore<Write>> | null = null
  // Any read tells whether the database is there.
  const store = () => {
    opened ??= web.get('').then(
      () => web,
      () => memory,
    )
    return opened
  }
  return {
    put: async (write) => (await store()).put(write),
    get: async (id) => (await store()).get(id),
    list: async (ownerId) => (await store()).list(ownerId),
    remove: async (id) => (await store()).remove(id),
  }
}
