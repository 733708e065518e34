import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { HistoryRow } from '@tappet/wire'
import { useBackend } from '../../backend/backend.tsx'
import type { Client } from '../../backend/connect.ts'
import { type Finding, putFinding } from '../../backend/put-finding.ts'
import { queryKeys } from '../../backend/query-keys.ts'

/** How many diagnoses are listed. */
export const MAX_HISTORY = 20

/** The newest saved diagnoses of a person, at most 20. @throws PostgrestError */
async function fetchHistory(client: Client, userId: string): Promise<HistoryRow[]> {
  const { data, error } = await client
    .from('history')
    .select('*')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(MAX_HISTORY)
  if (error) throw error
  return data
}

export function useHistory(userId: string) {
  const { client } = useBackend()
  return useQuery({ queryKey: queryKeys.history(userId), queryFn: () => fetchHistory(client, userId) })
}

/** A change that is shown at once, and taken back when the server refuses it. */
function useChange<Input>(
  userId: string,
  change: (client: Client, input: Input) => PromiseLike<{ error: Error | null }>,
  shown: (rows: HistoryRow[], input: Input) => HistoryRow[],
) {
  const { client } = useBackend()
  const queryClient = useQueryClient()
  const queryKey = queryKeys.history(userId)
  return useMutation({
    mutationFn: async (input: Input) => {
      const { error } = await change(client, input)
      if (error) throw error
    },
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<HistoryRow[]>(queryKey)
      if (before) queryClient.setQueryData(queryKey, shown(before, input))
      return { before }
    },
    onError: (_error, _input, context) => {
      if (context?.before) queryClient.setQueryData(queryKey, context.before)
    },
    onSettled: () => {
      // What was found of a diagnosis goes and comes with it.
      void queryClient.invalidateQueries({ queryKey: queryKeys.findings(userId) })
      return queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** Deletes one saved diagnosis. */
export function useRemove(userId: string) {
  return useChange<HistoryRow>(
    userId,
    (client, { id }) => client.from('history').delete().eq('id', id).eq('user_id', userId),
    (rows, { id }) => rows.filter((row) => row.id !== id),
  )
}

/** A deleted diagnosis, and what a mechanic had found of it, which went along. */
export type Deleted = { row: HistoryRow; finding: Finding | undefined }

/** Puts a deleted one back as it was: the same id, the same date, what was found of it. */
export function useRestore(userId: string) {
  return useChange<Deleted>(
    userId,
    async (client, { row: { id, type, data, created_at }, finding }) => {
      const answer = await client.from('history').insert({ id, user_id: userId, type, data, created_at })
      if (!answer.error && finding) await putFinding(client, userId, finding)
      return answer
    },
    (rows, { row }) => newestFirst([...rows.filter(({ id }) => id !== row.id), row]),
  )
}

/** Deletes all of a person's saved diagnoses, the listed and the older ones. */
export function useClear(userId: string) {
  return useChange<void>(
    userId,
    (client) => client.from('history').delete().eq('user_id', userId),
    () => [],
  )
}

function newestFirst(rows: HistoryRow[]): HistoryRow[] {
  return rows.sort((a, b) => b.created_at.localeCompare(a.created_at))
}
