import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NotificationRow } from '@tappet/wire'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import type { Backend, Client } from '../../backend/connection/connect.ts'
import { dataOf } from '../../backend/connection/data-of.ts'
import { failedWrite } from '../../backend/connection/failed-write.ts'
import { toast } from '../../ui/index.ts'
import { MAX_NOTIFICATIONS, withRead } from './list.ts'

async function fetchNotifications(client: Client, userId: string): Promise<NotificationRow[]> {
  return dataOf(
    client
      .from('notifications')
      .select('*')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(MAX_NOTIFICATIONS),
  )
}

async function markRead(client: Client, userId: string, which: string | 'all'): Promise<void> {
  const update = client.from('notifications').update({ read: true })
  await dataOf(which === 'all' ? update.eq('user_id', userId).eq('read', false) : update.eq('id', which))
}

export function useNotifications(backend: Backend | null, userId: string | undefined) {
  return useQuery({
    queryKey: queryKeys.notifications(userId ?? ''),
    queryFn: backend && userId ? () => fetchNotifications(backend.client, userId) : skipToken,
  })
}

/** At once on the screen; a refusal puts the list back. */
export function useMarkRead(client: Client, userId: string) {
  const queryClient = useQueryClient()
  const queryKey = queryKeys.notifications(userId)
  return useMutation({
    mutationFn: (which: string | 'all') => markRead(client, userId, which),
    onMutate: async (which) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<NotificationRow[]>(queryKey)
      if (before) queryClient.setQueryData(queryKey, withRead(before, which))
      return { before }
    },
    onError: (error, _which, context) => {
      queryClient.setQueryData(queryKey, context?.before)
      toast.error(...failedWrite(error, 'marked as read'))
      return queryClient.invalidateQueries({ queryKey })
    },
    onSuccess: (_data, which) => {
      if (which === 'all') toast.success('All notifications marked as read')
    },
  })
}
