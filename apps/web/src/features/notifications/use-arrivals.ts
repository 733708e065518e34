import { useQueryClient } from '@tanstack/react-query'
import type { NotificationRow } from '@tappet/wire'
import { useEffect } from 'react'
import type { Backend } from '../../backend/connect.ts'
import { queryKeys } from '../../backend/query-keys.ts'
import { withArrival } from './list.ts'

/**
 * Listens for this person's new notifications and puts each on top of the list. After every
 * (re)connection the list is read again, because what arrived while nobody listened was not sent.
 */
export function useArrivals(
  backend: Backend | null,
  userId: string | undefined,
  onArrival: (row: NotificationRow) => void,
): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!backend || !userId) return
    const { client } = backend
    const queryKey = queryKeys.notifications(userId)
    let wanted = true
    const channel = client
      .channel(`notifications:${userId}`)
      .on<NotificationRow>(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'notifications', filter: `user_id=eq.${userId}` },
        ({ new: row }) => {
          queryClient.setQueryData<NotificationRow[]>(queryKey, (list) => withArrival(list ?? [], row))
          // A read that set out before this row was written would put the list back without it.
          queryClient.invalidateQueries({ queryKey })
          onArrival(row)
        },
      )
      // SUBSCRIBED says that the channel is joined; that the table is watched is said a moment later.
      .on('system', {}, ({ extension, status }: { extension?: string; status?: string }) => {
        if (extension === 'postgres_changes' && status === 'ok') queryClient.invalidateQueries({ queryKey })
      })

    // The socket learns of the session only after the auth event; a channel joined before that
    // joins as a visitor, stays one, and is told nothing.
    client.realtime.setAuth().then(() => {
      if (!wanted) return
      channel.subscribe((status) => {
        if (status === 'SUBSCRIBED') queryClient.invalidateQueries({ queryKey })
      })
    })
    return () => {
      wanted = false
      client.removeChannel(channel)
    }
  }, [backend, userId, queryClient, onArrival])
}
