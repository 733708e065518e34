import { queryOptions, useQuery } from '@tanstack/react-query'
import type { VehicleRow } from '@tappet/wire'
import { queryKeys } from '../cache/query-keys.ts'
import { useConnection } from '../connection/backend.tsx'
import type { Backend, Client } from '../connection/connect.ts'
import { dataOf } from '../connection/data-of.ts'

/** Oldest first, those out of the garage included. @throws PostgrestError */
async function fetchCars(client: Client, userId: string): Promise<VehicleRow[]> {
  return dataOf(client.from('vehicles').select('*').eq('user_id', userId).order('created_at').order('id'))
}

export const carsQuery = (backend: Promise<Backend>, userId: string) =>
  queryOptions({
    queryKey: queryKeys.cars(userId),
    queryFn: async () => fetchCars((await backend).client, userId),
  })

/** Does not wait for the server, so that home shows first. */
export function useCars(userId: string | null) {
  const { promise } = useConnection()
  return useQuery({ ...carsQuery(promise, userId ?? ''), enabled: userId !== null })
}
