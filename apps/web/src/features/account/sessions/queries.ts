import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../../backend/backend.tsx'
import { queryKeys } from '../../../backend/query-keys.ts'

/** The devices on which a person is signed in, the last used first. */
export function useSessions(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.sessions(userId),
    queryFn: async () => {
      const { data, error } = await client.rpc('list_sessions')
      if (error) throw error
      return data
    },
  })
}

/** Ends every session of the person but this one. */
export function useSignOutOthers(userId: string) {
  const { client } = useBackend()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { error } = await client.auth.signOut({ scope: 'others' })
      if (error) throw error
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions(userId) }),
  })
}
