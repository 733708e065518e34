import { useQuery } from '@tanstack/react-query'
import type { HistoryRow } from '@tappet/wire'
import { useBackend } from '../../backend/backend.tsx'
import type { Client } from '../../backend/connect.ts'
import { queryKeys } from '../../backend/query-keys.ts'

const HISTORY_MOST = 20

/** The newest saved diagnoses of a person, at most 20. @throws PostgrestError */
async function fetchHistory(client: Client, userId: string): Promise<HistoryRow[]> {
  const { data, error } = await client
    .from('history')
    .select('*')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(HISTORY_MOST)
  if (error) throw error
  return data
}

export function useHistory(userId: string) {
  const { client } = useBackend()
  return useQuery({ queryKey: queryKeys.history(userId), queryFn: () => fetchHistory(client, userId) })
}
