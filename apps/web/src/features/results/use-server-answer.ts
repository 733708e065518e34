import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import type { Client } from '../../backend/connection/connect.ts'
import { keepResult, LATEST_RESULT_KEY } from '../../backend/diagnoses/kept-results.ts'
import { type LatestResult, readDiagnosis } from './read-result.ts'

/** Looked for whenever the history is refetched; what is there is shown before the server is reached. */
export function useServerAnswer(preliminary: LatestResult): { result: LatestResult; replaced: boolean } {
  const { promise } = useConnection()
  const { user } = useSession()
  const { id } = preliminary.shown
  const userId = user?.id ?? ''
  const [answer, setAnswer] = useState<LatestResult | null>(null)
  const { data } = useQuery({
    queryKey: [...queryKeys.history(userId), id],
    queryFn: async () => fetchAnswer((await promise).client, userId, id),
    enabled: preliminary.shown.preliminary && userId !== '' && answer === null,
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => {
    if (!data) return
    keepResult(LATEST_RESULT_KEY, data.kept)
    setAnswer(data)
  }, [data])
  return { result: answer ?? preliminary, replaced: answer !== null }
}

/** Null while the server has not answered. @throws PostgrestError */
async function fetchAnswer(client: Client, userId: string, id: string): Promise<LatestResult | null> {
  const { data: row, error } = await client
    .from('history')
    .select('id, data')
    .eq('id', id)
    .eq('user_id', userId)
    .maybeSingle()
  if (error) throw error
  const data = typeof row?.data === 'object' && row.data !== null ? row.data : {}
  return row && readDiagnosis({ ...data, history_id: row.id })
}
