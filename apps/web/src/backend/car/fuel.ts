import { useQuery } from '@tanstack/react-query'
import type { FillUpRow } from '@tappet/wire'
import { queryKeys } from '../cache/query-keys.ts'
import { useBackend } from '../connection/backend.tsx'
import type { Client } from '../connection/connect.ts'

/** The server's maximum, and Supabase's default. */
const PAGE_ROWS = 1000

/** Newest day first, by keyset. @throws PostgrestError */
async function fetchFillUps(client: Client, userId: string, signal: AbortSignal): Promise<FillUpRow[]> {
  const rows: FillUpRow[] = []
  for (;;) {
    const last = rows.at(-1)
    const page = client
      .from('fill_ups')
      .select('*')
      .eq('user_id', userId)
      .order('date', { ascending: false })
      .order('id')
      .limit(PAGE_ROWS)
      .abortSignal(signal)
    const { data, error } = await (last
      ? page.or(`date.lt.${last.date},and(date.eq.${last.date},id.gt.${last.id})`)
      : page)
    if (error) throw error
    rows.push(...data)
    if (data.length < PAGE_ROWS) return rows
  }
}

export function useFillUps(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.fillUps(userId),
    queryFn: ({ signal }) => fetchFillUps(client, userId, signal),
  })
}
