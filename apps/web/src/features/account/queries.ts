import { useQuery } from '@tanstack/react-query'
import { usageMonth, usageTypes } from '@tappet/wire'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useBackend } from '../../backend/connection/backend.tsx'
import { fetchUsage } from './usage.ts'

/** This month's counters. */
export function useUsage(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.usage(userId, usageMonth(new Date())),
    queryFn: async () => {
      const row = await fetchUsage(client, userId, new Date())
      // What stands between may answer for the server, in JSON of its own: better said than shown as NaN.
      if (!usageTypes.every((type) => Number.isInteger(row[type])))
        throw new Error('This is no row of counters')
      return row
    },
  })
}

/** What the account keeps and may keep. */
export function useRoom(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.room(userId),
    queryFn: async () => {
      const { data, error } = await client.rpc('list_budgets')
      if (error) throw error
      return data
    },
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
