import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { PRODUCT_VERSION } from '@tappet/wire'
import { type DBSchema, openDB } from 'idb'
import { oneAttempt } from '../../platform/runtime/one-attempt.ts'

/* One record per person, bound to the version that wrote it. */

/** Raise it when a row's shape, or a query key's meaning, changes within a version. */
const FORMAT = 1
const MAX_AGE_MS = 30 * 86_400_000
/** Results often arrive several at a time. */
const WRITE_AFTER_MS = 200

type Persisted = { version: string; savedAtMs: number; state: DehydratedState }

interface Schema extends DBSchema {
  rows: { key: string; value: Persisted }
}

const database = oneAttempt(() =>
  openDB<Schema>('tappet.rows', 1, { upgrade: (rows) => rows.createObjectStore('rows') }),
)

const VERSION = `${PRODUCT_VERSION}/${FORMAT}`

/** All count as stale. */
export async function restoreQueries(queryClient: QueryClient, userId: string, nowMs: number): Promise<void> {
  const persisted = await (await database()).get('rows', userId)
  if (!persisted || persisted.version !== VERSION || nowMs - persisted.savedAtMs > MAX_AGE_MS) return
  hydrate(queryClient, {
    ...persisted.state,
    queries: persisted.state.queries.map((query) => ({
      ...query,
      state: { ...query.state, status: 'success' as const, error: null, isInvalidated: true },
    })),
  })
}

/** With each change, and when the page is left, until `stop`. */
export function persistQueries(queryClient: QueryClient, userId: string): { stop: () => Promise<void> } {
  let timer: ReturnType<typeof setTimeout> | null = null
  let stopped = false
  let writing: Promise<void> = Promise.resolve()
  const write = async () => {
    timer = null
    const state = dehydrate(queryClient, {
      // Offline, every refetch fails.
      shouldDehydrateQuery: ({ queryKey: [kind, owner], state: { data } }) =>
        kind === 'user' && owner === userId && data !== undefined,
      shouldDehydrateMutation: () => false,
    })
    const db = await database()
    if (stopped) return
    const writing = db.transaction('rows', 'readwrite')
    void writing.store.put({ version: VERSION, savedAtMs: Date.now(), state }, userId)
    // A page that is being left cannot wait.
    writing.commit()
    await writing.done
  }
  const writeNow = () => {
    // On a full disk the previous record stays.
    writing = write().catch(() => undefined)
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[1] !== userId) return
    timer ??= setTimeout(writeNow, WRITE_AFTER_MS)
  })
  const leave = () => {
    if (!timer) return
    clearTimeout(timer)
    writeNow()
  }
  window.addEventListener('pagehide', leave)
  return {
    stop: async () => {
      stopped = true
      unsubscribe()
      window.removeEventListener('pagehide', leave)
      if (timer) clearTimeout(timer)
      await writing
    },
  }
}

export async function deleteOthers(userId: string | null): Promise<void> {
  const db = await database()
  const owners = await db.getAllKeys('rows')
  await Promise.all(owners.filter((owner) => owner !== userId).map((owner) => db.delete('rows', owner)))
}
