import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../cache/query-keys.ts'
import { useBackend } from '../connection/backend.tsx'

/** An account's budget of rows fits into one answer of the server. */
export function useCarCosts(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.carCosts(userId),
    queryFn: async ({ signal }) => {
      const all = client.from('car_costs').select('*').eq('user_id', userId)
      const { data, error } = await all.order('date', { ascending: false }).order('id').abortSignal(signal)
      if (error) throw error
      return data
    },
  })
}
