import { useQuery } from '@tanstack/react-query'
import { usageMonth, usageTypes } from '@tappet/wire'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useBackend } from '../../backend/connection/backend.tsx'
import { dataOf } from '../../backend/connection/data-of.ts'
import { fetchUsage } from './usage.ts'

export function useUsage(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.usage(userId, usageMonth(new Date())),
    queryFn: async () => {
      const row = await fetchUsage(client, userId, new Date())
      // A proxy may answer for the server, in JSON of its own.
      if (!usageTypes.every((type) => Number.isInteger(row[type])))
        throw new Error('This is no row of counters')
      return row
    },
  })
}

export function useRoom(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.room(userId),
    queryFn: () => dataOf(client.rpc('list_budgets')),
  })
}

/** A kept session may be older than the confirmation. */
export function useVerifiedUser(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.verifiedUser(userId),
    queryFn: async () => (await dataOf(client.auth.getUser())).user,
  })
}
