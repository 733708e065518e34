import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../cache/query-keys.ts'
import { type CarKey, filterOfCar } from '../car/car.ts'
import { useConnection } from '../connection/backend.tsx'
import type { Client } from '../connection/connect.ts'

export type LastSound = { name: string; at: string }

/** Of one car. @throws PostgrestError when the server refuses it or does not answer */
async function readLastSound(client: Client, userId: string, car: CarKey): Promise<LastSound | null> {
  const { data, error } = await client
    .from('history')
    .select('created_at, headline:data->>headline, name:data->issue->>name')
    .eq('user_id', userId)
    .eq('type', 'audio')
    .or(filterOfCar(car))
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle<{ created_at: string; headline: string | null; name: string | null }>()
  if (error) throw error
  const name = data?.headline ?? data?.name ?? null
  return data === null || name === null ? null : { name, at: data.created_at }
}

export function useLastSound(userId: string, car: CarKey) {
  const { backend } = useConnection()
  return useQuery({
    queryKey: [...queryKeys.history(userId), { lastOf: car.id }],
    queryFn: () => {
      if (backend === null) throw new Error('Not connected')
      return readLastSound(backend.client, userId, car)
    },
    enabled: backend !== null,
  })
}
