import { IsRestoringProvider, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { deviceStorage } from '../platform/storage.web.ts'
import { useSession } from './session.tsx'

const loadKeptRows = () => import('./kept-rows.ts')

/** A device whose store hangs must not hold the pages up. */
const RESTORE_WITHIN_MS = 1500

/** Fetched beside the client's code where somebody is signed in; it is needed right after. */
export function prefetchKeptRows(): void {
  if (deviceStorage.getItem('tappet.session') !== null) loadKeptRows().catch(() => undefined)
}

/**
 * Keeps the signed-in person's rows on this device and puts them back before the pages read.
 * Whoever leaves, or makes room for somebody else, takes them along.
 */
export function KeptRowsProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const { user, status } = useSession()
  const userId = user?.id ?? null
  const [restoredFor, setRestoredFor] = useState<string | null>(null)
  useEffect(() => {
    if (status === 'loading') return
    let left = false
    let stop = async () => {}
    const begin = async () => {
      const { forgetOthers, keepRows, restoreRows } = await loadKeptRows()
      if (left) return
      if (userId) {
        await within(RESTORE_WITHIN_MS, restoreRows(queryClient, userId, Date.now()))
        if (left) return
        stop = keepRows(queryClient, userId).stop
        setRestoredFor(userId)
      }
      await forgetOthers(userId)
    }
    // A browser that keeps nothing still shows what the server says.
    begin().catch(() => setRestoredFor(userId))
    return () => {
      left = true
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
