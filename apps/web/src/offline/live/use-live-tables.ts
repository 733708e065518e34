import { useEffect } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { useConnection } from '../../backend/connection/backend.tsx'
import { listenToRows } from '../../backend/connection/row-changes.ts'
import { useOnline } from '../../platform/app/network.ts'
import { useVisible } from '../../platform/app/visible.ts'
import { browserClock } from '../../platform/runtime/clock.ts'
import { boundSession } from '../session.ts'
import { LIVE, type LiveTable, mayConcern } from './tables.ts'
import { readTogether } from './together.ts'

/**
 * Rows are read again, never written over: waiting work stays above them.
 * @param tables the same array at every render
 */
export function useLiveTables(tables: readonly LiveTable[]): void {
  const { backend } = useConnection()
  const { user } = useSession()
  const isOnline = useOnline()
  const isVisible = useVisible()
  const client = isOnline && isVisible ? backend?.client : undefined
  const userId = user?.id
  useEffect(() => {
    if (!client || !userId) return
    const readers = new Map(
      tables.map((table) => [table, readTogether(() => readAgain(table, userId), browserClock)]),
    )
    return listenToRows<object>(
      client,
      tables.map((table) => ({ event: '*', table })),
      ({ table, eventType, old }) => {
        const session = boundSession()
        const live = LIVE[table as LiveTable]
        if (session && mayConcern(session, live.key(userId), { eventType, old }))
          readers.get(table as LiveTable)?.()
      },
      // What changed while nobody listened was not told.
      () => {
        for (const each of readers.values()) each()
      },
    )
  }, [client, userId, tables])
}

async function readAgain(table: LiveTable, userId: string): Promise<void> {
  const session = boundSession()
  if (session?.userId === userId) await LIVE[table].readAgain(session, userId)
}
