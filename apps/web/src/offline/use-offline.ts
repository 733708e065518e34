import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useConnection } from '../backend/backend.tsx'
import { useSession } from '../backend/session.tsx'
import { useStore } from '../platform/runtime/store.ts'
import { queue } from './instance.ts'
import { isLogEntry, LOG_LANE, logKinds } from './log/kinds.ts'
import { bindSession, type OfflineSession } from './session.ts'

/** Sends what waits, from whichever page is open: at start, on a sign-in, when the network or the driver comes back. */
export function useOffline({ onReceiptRefused }: Pick<OfflineSession, 'onReceiptRefused'>): void {
  const { backend } = useConnection()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const client = backend?.client ?? null
  const userId = user?.id ?? null
  useEffect(() => {
    for (const kind of logKinds) queue.register(kind)
    return queue.start()
  }, [])
  useEffect(() => {
    bindSession({ client, userId, queryClient, onReceiptRefused })
    void queue.flush()
  }, [client, userId, queryClient, onReceiptRefused])
  useEffect(() => {
    const send = () => void queue.flush()
    const seen = () => {
      if (document.visibilityState === 'visible') send()
    }
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [])
}

/** The signed-in person's changes of the log that the server does not have yet. */
export function useLogQueue() {
  const { entries, sending } = useStore(queue)
  return useMemo(() => {
    const changes = entries.filter(isLogEntry)
    return {
      entries: changes,
      /** How many changes wait; to delete a receipt is no change that a driver made. */
      waiting: changes.filter(
        ({ kind, problem }) => problem?.code !== 'refused' && kind !== 'log.forget-receipt',
      ).length,
      /** How many entries this version of the app does not know, of whatever kind. */
      unknown: entries.filter(({ kind }) => !queue.knows(kind)).length,
      sending: sending.includes(LOG_LANE),
    }
  }, [entries, sending])
}
