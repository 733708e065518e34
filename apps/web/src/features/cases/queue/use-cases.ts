import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../../../backend/cache/query-keys.ts'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { fetchCases } from '../../../backend/diagnoses/cases.ts'
import { queue } from '../../../offline/instance.ts'
import { useStore } from '../../../platform/runtime/store.ts'
import { isCaseEntry } from './kinds.ts'
import { casesWith } from './overlay.ts'

export function useCaseEntries() {
  const { entries } = useStore(queue)
  return useMemo(() => entries.filter(isCaseEntry), [entries])
}

export function useCases(userId: string) {
  const { client } = useBackend()
  const entries = useCaseEntries()
  const query = useQuery({
    queryKey: queryKeys.cases(userId),
    queryFn: ({ signal }) => fetchCases(client, userId, signal),
    enabled: userId !== '',
  })
  const cases = useMemo(
    () => (query.data || entries.length > 0 ? casesWith(query.data ?? [], entries) : undefined),
    [query.data, entries],
  )
  return { query, cases }
}
