import { FunctionsHttpError } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { type DtcInformation, findReferenceCode } from '@tappet/diagnosis'
import { type DtcLookupRequest, type DtcLookupResponse, dtcLookupResponse } from '@tappet/wire'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import type { Client } from '../../backend/connection/connect.ts'
import type { PassedCode } from './passed.ts'

const ANSWER_WITHIN_MS = 10_000
const NOT_FOUND = 404

/**
 * Null when no table lists it.
 * @throws what the client says when nobody answers
 */
async function fetchDetails(client: Client, code: string): Promise<DtcLookupResponse | null> {
  const { data, error } = await client.functions.invoke<unknown>('dtc-lookup', {
    body: { code } satisfies DtcLookupRequest,
    timeout: ANSWER_WITHIN_MS,
  })
  if (error === null) return dtcLookupResponse.parse(data)
  if (error instanceof FunctionsHttpError && error.context.status === NOT_FOUND) return null
  throw error
}

export type CodeDetails = {
  /** The page before goes first, then the built-in reference, then the server. */
  details: Partial<DtcInformation>
  source: string | null
  state: 'ready' | 'loading' | 'unlisted' | 'failed'
  retry: () => void
}

const isWhole = (details: Partial<DtcInformation>) =>
  details.description !== undefined &&
  details.severity !== undefined &&
  details.common_causes !== undefined &&
  details.suggested_actions !== undefined

/** The server is asked only for what is not known here. */
export function useCodeDetails({ code, known }: PassedCode): CodeDetails {
  const { promise } = useConnection()
  const here = { ...findReferenceCode(code), ...known }
  const serverAnswer = useQuery({
    queryKey: queryKeys.troubleCode(code),
    queryFn: async () => fetchDetails((await promise).client, code),
    enabled: !isWhole(here),
    // The tables change only with a release.
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  const retry = () => void serverAnswer.refetch()
  if (isWhole(here)) return { details: here, source: null, state: 'ready', retry }
  if (serverAnswer.isPending) return { details: here, source: null, state: 'loading', retry }
  if (serverAnswer.isError) return { details: here, source: null, state: 'failed', retry }
  if (serverAnswer.data === null) return { details: here, source: null, state: 'unlisted', retry }
  const { owner: _, certainty: __, source = null, ...answered } = serverAnswer.data
  return { details: { ...answered, ...here }, source, state: 'ready', retry }
}
