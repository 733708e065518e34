import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../../../backend/cache/query-keys.ts'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { fetchCaseItems, PROOF_KINDS } from '../../../backend/diagnoses/cases.ts'
import { everyItemWith, itemsWith, type ShownItem } from './overlay.ts'
import { useCaseEntries } from './use-cases.ts'

/** Undefined until it was read: what waits alone would be taken for the whole. */
export function useCaseItems(userId: string, caseId: string) {
  const { client } = useBackend()
  const entries = useCaseEntries()
  const query = useQuery({
    queryKey: queryKeys.caseItems(userId, caseId),
    queryFn: ({ signal }) => fetchCaseItems(client, userId, { caseId }, signal),
    enabled: userId !== '' && caseId !== '',
  })
  const items = useMemo(() => {
    const own = entries.filter(({ work }) => work.caseId === caseId)
    const isNew = own.some((entry) => entry.kind === 'case.write' && entry.work.opened !== undefined)
    return query.data || isNew ? itemsWith(caseId, query.data ?? [], own) : undefined
  }, [query.data, entries, caseId])
  return { query, items }
}

export function useProofItems(
  userId: string,
  isAsked: boolean,
): ((caseId: string) => ShownItem[]) | undefined {
  const { client } = useBackend()
  const entries = useCaseEntries()
  const { data } = useQuery({
    queryKey: queryKeys.proofItems(userId),
    queryFn: ({ signal }) => fetchCaseItems(client, userId, { kinds: PROOF_KINDS }, signal),
    enabled: isAsked,
  })
  if (!data) return undefined
  return (caseId) =>
    itemsWith(
      caseId,
      data.filter(({ case_id }) => case_id === caseId),
      entries,
    )
}

/** Undefined until it was read. */
export function useEveryCaseItem(userId: string) {
  const { client } = useBackend()
  const entries = useCaseEntries()
  const { data } = useQuery({
    queryKey: queryKeys.everyCaseItem(userId),
    queryFn: ({ signal }) => fetchCaseItems(client, userId, {}, signal),
    enabled: userId !== '',
  })
  return useMemo(() => data && everyItemWith(data, entries), [data, entries])
}
