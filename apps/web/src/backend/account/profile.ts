import { useQuery } from '@tanstack/react-query'
import type { ProfileRow } from '@tappet/wire'
import { queryKeys } from '../cache/query-keys.ts'
import { useConnection } from '../connection/backend.tsx'
import type { Client } from '../connection/connect.ts'
import { useSession } from './session.tsx'

/** @throws PostgrestError */
async function fetchProfile(client: Client, userId: string): Promise<ProfileRow> {
  const { data, error } = await client.from('profiles').select('*').eq('user_id', userId).single()
  if (error) throw error
  return data
}

export function useProfile() {
  const { backend } = useConnection()
  const { user } = useSession()
  return useQuery({
    queryKey: queryKeys.profile(user?.id ?? ''),
    queryFn: () => {
      if (!backend || !user) throw new Error('No session')
      return fetchProfile(backend.client, user.id)
    },
    enabled: backend !== null && user !== null,
  })
}
