import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useSession } from '../backend/account/session.tsx'
import { useConnection } from '../backend/connection/backend.tsx'
import { useStore } from '../platform/runtime/store.ts'
import { costTable } from './costs/table.ts'
import type { Kind } from './entry.ts'
import { fuelTable } from './fuel/table.ts'
import { garageTable } from './garage/table.ts'
import { queue } from './instance.ts'
import { logTable } from './log/table.ts'
import { setPreferences } from './preferences/kind.ts'
import { settlePreferences } from './preferences/preferences.ts'
import { settleTimeZone } from './preferences/time-zone.ts'
import { bindSession, type OfflineSession } from './session.ts'
import type { BaseRow } from './table/overlay.ts'
import { type OfflineTable, TABLE_LANE } from './table/table.ts'

const KINDS: readonly Kind[] = [
  ...logTable.kinds,
  ...fuelTable.kinds,
  ...costTable.kinds,
  ...garageTable.kinds,
  setPreferences,
]

/**
 * At start, on a sign-in, when the network or the driver comes back.
 * @param kinds the same array at every render
 */
export function useOffline(
  kinds: readonly Kind[],
  onReceiptRefused: OfflineSession['onReceiptRefused'],
): void {
  const { backend } = useConnection()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const client = backend?.client ?? null
  const userId = user?.id ?? null
  useEffect(() => {
    for (const kind of [...KINDS, ...kinds]) queue.register(kind)
    return queue.start()
  }, [kinds])
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

export function useTableQueue<Fields extends object, Row extends BaseRow>(table: OfflineTable<Fields, Row>) {
  const { entries } = useStore(queue)
  return useMemo(() => {
    const changes = entries.filter(table.has)
    return { entries: changes, waiting: changes.filter(({ problem }) => problem?.code !== 'refused').length }
  }, [entries, table])
}

export const useFuelQueue = () => useTableQueue(fuelTable)

export function useLogQueue() {
  const { entries, sending } = useStore(queue)
  const changes = useTableQueue(logTable)
  return {
    ...changes,
    unknown: entries.filter(({ kind }) => !queue.knows(kind)).length,
    sending: sending.includes(TABLE_LANE),
  }
}
