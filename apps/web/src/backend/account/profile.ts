import { skipToken, useQuery } from '@tanstack/react-query'
import type { ProfileRow } from '@tappet/wire'
import { queryKeys } from '../cache/query-keys.ts'
import { useConnection } from '../connection/backend.tsx'
import type { Client } from '../connection/connect.ts'
import { dataOf } from '../connection/data-of.ts'
import { useSession } from './session.tsx'

/** @throws PostgrestError */
async function fetchProfile(client: Client, userId: string): Promise<ProfileRow> {
  return dataOf(client.from('profiles').select('*').eq('user_id', userId).single())
}

export function useProfile() {
  const { backend } = useConnection()
  const { user } = useSession()
  return useQuery({
    queryKey: queryKeys.profile(user?.id ?? ''),
    queryFn: backend && user ? () => fetchProfile(backend.client, user.id) : skipToken,
  })
}
