import { IsRestoringProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { hasKeptSession, useSession } from './session.tsx'

const loadPersister = () => import('../cache/query-persister.ts')

/** Must not delay the pages. */
const RESTORE_TIMEOUT_MS = 1500

export function prefetchQueryPersister(): void {
  if (hasKeptSession()) loadPersister().catch(() => undefined)
}

/** Deleted at sign-out and when somebody else signs in. */
export function QueryPersisterProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const { user, status } = useSession()
  const userId = user?.id ?? null
  const [restoredFor, setRestoredFor] = useState<string | null>(null)
  useEffect(() => {
    if (status === 'loading') return
    let isOver = false
    let stop = async () => {}
    const start = async () => {
      const { deleteOthers, persistQueries, restoreQueries } = await loadPersister()
      if (isOver) return
      if (userId) {
        await within(RESTORE_TIMEOUT_MS, restoreQueries(queryClient, userId, Date.now()))
        if (isOver) return
        stop = persistQueries(queryClient, userId).stop
        setRestoredFor(userId)
      }
      await deleteOthers(userId)
    }
    // The pages show what the server answers.
    start().catch(() => setRestoredFor(userId))
    return () => {
      isOver = true
      void stop()
    }
  }, [queryClient, userId, status])
  return (
    <IsRestoringProvider value={userId !== null && restoredFor !== userId}>{children}</IsRestoringProvider>
  )
}

function within(limitMs: number, work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, limitMs))])
}
