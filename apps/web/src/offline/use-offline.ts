import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useConnection } from '../backend/backend.tsx'
import { useSession } from '../backend/session.tsx'
import { useStore } from '../platform/runtime/store.ts'
import { caseKinds } from './cases/kinds.ts'
import { fuelKinds, isFuelEntry } from './fuel/kinds.ts'
import { garageKinds } from './garage/kinds.ts'
import { queue } from './instance.ts'
import { isLogEntry, LOG_LANE, logKinds } from './log/kinds.ts'
import { setPreferences } from './preferences/kind.ts'
import { settlePreferences } from './preferences/preferences.ts'
import { settleTimeZone } from './preferences/time-zone.ts'
import { bindSession, type OfflineSession } from './session.ts'

/** Sends what waits, from whichever page is open: at start, on a sign-in, when the network or the driver comes back. */
export function useOffline({ onReceiptRefused }: Pick<OfflineSession, 'onReceiptRefused'>): void {
  const { backend } = useConnection()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const client = backend?.client ?? null
  const userId = user?.id ?? null
  useEffect(() => {
    for (const kind of [...logKinds, ...fuelKinds, ...garageKinds, ...caseKinds, setPreferences])
      queue.register(kind)
    return queue.start()
  }, [])
  useEffect(() => {
    bindSession({ client, userId, queryClient, onReceiptRefused })
    void queue.flush()
    void settlePreferences()
    void settleTimeZone()
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

/** The signed-in person's changes of the fuel log that the server does not have yet. */
export function useFuelQueue() {
  const { entries } = useStore(queue)
  return useMemo(() => {
    const changes = entries.filter(isFuelEntry)
    return { entries: changes, waiting: changes.filter(({ problem }) => problem?.code !== 'refused').length }
  }, [entries])
}
