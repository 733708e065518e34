import { useQueryClient } from '@tanstack/react-query'
import type { NotificationRow } from '@tappet/wire'
import { useEffect, useEffectEvent } from 'react'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import type { Backend } from '../../backend/connection/connect.ts'
import { listenToRows } from '../../backend/connection/row-changes.ts'
import { withArrival } from './list.ts'

/** Read again after every (re)connection: what arrived meanwhile was not sent. */
export function useArrivals(
  backend: Backend | null,
  userId: string | undefined,
  onArrival: (row: NotificationRow) => void,
): void {
  const queryClient = useQueryClient()
  const announce = useEffectEvent(onArrival)
  useEffect(() => {
    if (!backend || !userId) return
    const queryKey = queryKeys.notifications(userId)
    const readAgain = () => void queryClient.invalidateQueries({ queryKey })
    return listenToRows<NotificationRow>(
      backend.client,
      [{ event: 'INSERT', table: 'notifications', filter: `user_id=eq.${userId}` }],
      (change) => {
        const row = change.new as NotificationRow
        queryClient.setQueryData<NotificationRow[]>(queryKey, (list) => withArrival(list ?? [], row))
        // A read that set out earlier would put the list back without it.
        readAgain()
        announce(row)
      },
      readAgain,
    )
  }, [backend, userId, queryClient])
}
