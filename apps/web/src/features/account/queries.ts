import { useQuery } from '@tanstack/react-query'
import { usageMonth } from '@tappet/wire'
import { useBackend } from '../../backend/backend.tsx'
import { queryKeys } from '../../backend/query-keys.ts'
import { fetchUsage } from './usage.ts'

/** This month's counters. */
export function useUsage(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.usage(userId, usageMonth(new Date())),
    queryFn: () => fetchUsage(client, userId, new Date()),
  })
}

/** The server's own word on the person: a kept session may be older than their confirmation. */
export function useVerifiedUser(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.verifiedUser(userId),
    queryFn: async () => {
      const { data, error } = await client.auth.getUser()
      if (error) throw error
      return data.user
    },
  })
}
