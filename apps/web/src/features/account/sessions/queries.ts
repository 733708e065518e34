import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../backend/cache/query-keys.ts'
import { useBackend } from '../../../backend/connection/backend.tsx'
import type { Client } from '../../../backend/connection/connect.ts'
import { dataOf } from '../../../backend/connection/data-of.ts'

const fetchSessions = (client: Client) => dataOf(client.rpc('list_sessions'))

export function useSessions(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.sessions(userId),
    queryFn: () => fetchSessions(client),
  })
}

export function useSignOutOthers(userId: string) {
  const { client } = useBackend()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { error } = await client.auth.signOut({ scope: 'others' })
      if (error) throw error
      // auth-js takes some refusals for a success.
      if ((await fetchSessions(client)).some(({ is_current }) => !is_current))
        throw new Error('Other sessions are still there')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions(userId) }),
  })
}
