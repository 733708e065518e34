import { skipToken, useQuery } from '@tanstack/react-query'
import type { Json } from '@tappet/wire'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { type CarKey, filterOfCar } from '../../backend/car/car.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import type { Client } from '../../backend/connection/connect.ts'
import { dataOf } from '../../backend/connection/data-of.ts'

type LastSound = { name: string; at: string }

/** Without a schema, whose code home does not have. */
function nameIn(data: Json): string {
  const { headline, issue } = data as { headline?: unknown; issue?: { name?: unknown } | null }
  for (const name of [headline, issue?.name]) if (typeof name === 'string' && name !== '') return name
  return 'Unnamed sound'
}

/** Of one car. @throws PostgrestError when the server refuses it or does not answer */
async function readLastSound(client: Client, userId: string, car: CarKey): Promise<LastSound | null> {
  const data = await dataOf(
    client
      .from('history')
      .select('created_at, data')
      .eq('user_id', userId)
      .eq('type', 'audio')
      .or(filterOfCar(car))
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle(),
  )
  return data && { name: nameIn(data.data), at: data.created_at }
}

export function useLastSound(userId: string, car: CarKey) {
  const { backend } = useConnection()
  return useQuery({
    queryKey: [...queryKeys.history(userId), { lastOf: car.id }],
    queryFn: backend ? () => readLastSound(backend.client, userId, car) : skipToken,
  })
}
