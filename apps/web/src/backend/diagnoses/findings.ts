import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MechanicFindingRow } from '@tappet/wire'
import { queryKeys } from '../cache/query-keys.ts'
import { useBackend } from '../connection/backend.tsx'
import type { Client } from '../connection/connect.ts'
import { dataOf } from '../connection/data-of.ts'
import { everyRow, MAX_ROWS } from '../connection/every-row.ts'
import { type Finding, putFinding } from './put-finding.ts'

export function useFindings(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.findings(userId),
    queryFn: () => fetchFindings(client, userId),
    enabled: userId !== '',
  })
}

/** All: of a cut-off one nothing would seem to be found. @throws PostgrestError */
export function fetchFindings(client: Client, userId: string): Promise<MechanicFindingRow[]> {
  return everyRow<MechanicFindingRow>((after) => {
    const own = client.from('mechanic_findings').select('*').eq('user_id', userId)
    return (after ? own.gt('history_id', after.history_id) : own).order('history_id').limit(MAX_ROWS)
  })
}

/** Null deletes it. */
export function useSaveFinding(userId: string) {
  const { client } = useBackend()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({
      historyId,
      finding,
    }: {
      historyId: string
      finding: Omit<Finding, 'history_id'> | null
    }) => {
      if (finding) return putFinding(client, userId, { ...finding, history_id: historyId })
      await dataOf(
        client.from('mechanic_findings').delete().eq('user_id', userId).eq('history_id', historyId),
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.findings(userId) }),
  })
}
