import { useQuery } from '@tanstack/react-query'
import type { FillUpRow } from '@tappet/wire'
import { queryKeys } from '../cache/query-keys.ts'
import { useBackend } from '../connection/backend.tsx'
import type { Client } from '../connection/connect.ts'
import { everyRow, MAX_ROWS } from '../connection/every-row.ts'

/** Newest day first, by keyset. @throws PostgrestError */
function fetchFillUps(client: Client, userId: string, signal: AbortSignal): Promise<FillUpRow[]> {
  return everyRow<FillUpRow>((last) => {
    const page = client
      .from('fill_ups')
      .select('*')
      .eq('user_id', userId)
      .order('date', { ascending: false })
      .order('id')
      .limit(MAX_ROWS)
      .abortSignal(signal)
    return last ? page.or(`date.lt.${last.date},and(date.eq.${last.date},id.gt.${last.id})`) : page
  })
}

export function useFillUps(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.fillUps(userId),
    queryFn: ({ signal }) => fetchFillUps(client, userId, signal),
  })
}
