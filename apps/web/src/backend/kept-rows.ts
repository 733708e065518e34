import type { DehydratedState, QueryClient } from '@tanstack/react-query'
import { dehydrate, hydrate } from '@tanstack/react-query'
import { PRODUCT_VERSION } from '@tappet/wire'
import type { DBSchema } from 'idb'
import { openDB } from 'idb'

/*
 * The rows that this device keeps of its owner, so that pages open without a network. One record per
 * person, bound to the version that wrote it: another version may expect other shapes.
 */

/** Raise it when a row's shape, or a query key's meaning, changes within a version. */
const FORMAT = 1
const KEPT_FOR_MS = 30 * 86_400_000
/** Rows often come several at a time; they are written together. */
const WRITE_AFTER_MS = 200

type Kept = { version: string; savedAtMs: number; state: DehydratedState }

interface Schema extends DBSchema {
  rows: { key: string; value: Kept }
}

const open = () =>
  openDB<Schema>('tappet.rows', 1, { upgrade: (database) => database.createObjectStore('rows') })
let opened: ReturnType<typeof open> | null = null
const database = () => {
  opened ??= open()
  return opened
}

const VERSION = `${PRODUCT_VERSION}/${FORMAT}`

/** Puts back what the device keeps of a person. All of it counts as stale: a page shows it and asks again. */
export async function restoreRows(queryClient: QueryClient, userId: string, nowMs: number): Promise<void> {
  const kept = await (await database()).get('rows', userId)
  if (!kept || kept.version !== VERSION || nowMs - kept.savedAtMs > KEPT_FOR_MS) return
  hydrate(queryClient, {
    ...kept.state,
    queries: kept.state.queries.map((query) => ({
      ...query,
      state: { ...query.state, status: 'success' as const, error: null, isInvalidated: true },
    })),
  })
}

/** Writes a person's rows to the device whenever they change; answers how to stop. */
export function keepRows(queryClient: QueryClient, userId: string): { stop: () => Promise<void> } {
  let timer: ReturnType<typeof setTimeout> | null = null
  let stopped = false
  let writing: Promise<void> = Promise.resolve()
  const write = async () => {
    timer = null
    const state = dehydrate(queryClient, {
      // Rows that could not be read again are kept as well: offline, every look at them fails.
      shouldDehydrateQuery: ({ queryKey: [kind, owner], state: { data } }) =>
        kind === 'user' && owner === userId && data !== undefined,
      shouldDehydrateMutation: () => false,
    })
    const db = await database()
    if (!stopped) await db.put('rows', { version: VERSION, savedAtMs: Date.now(), state }, userId)
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[1] !== userId) return
    timer ??= setTimeout(() => {
      // A full disk keeps what it kept before; the rows themselves are the server's.
      writing = write().catch(() => undefined)
    }, WRITE_AFTER_MS)
  })
  return {
    stop: async () => {
      stopped = true
      unsubscribe()
      if (timer) clearTimeout(timer)
      await writing
    },
  }
}

/** Deletes what the device keeps of everybody but this person. */
export async function forgetOthers(userId: string | null): Promise<void> {
  const db = await database()
  const owners = await db.getAllKeys('rows')
  await Promise.all(owners.filter((owner) => owner !== userId).map((owner) => db.delete('rows', owner)))
}
