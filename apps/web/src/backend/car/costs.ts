import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../cache/query-keys.ts'
import { useBackend } from '../connection/backend.tsx'
import { dataOf } from '../connection/data-of.ts'

/** An account's budget of rows fits into one answer of the server. */
export function useCarCosts(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.carCosts(userId),
    queryFn: async ({ signal }) => {
      const all = client.from('car_costs').select('*').eq('user_id', userId)
      return dataOf(all.order('date', { ascending: false }).order('id').abortSignal(signal))
    },
  })
}
