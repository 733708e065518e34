import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { HistoryRow } from '@tappet/wire'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import type { CarKey } from '../../backend/car/car.ts'
import { useBackend } from '../../backend/connection/backend.tsx'
import {
  clearAll,
  fetchHistoryPage,
  type HistoryPageRows,
  putBack,
  type Removal,
  removeOne,
} from './saved-rows.ts'

const pageKey = (userId: string, car: CarKey | null, page: number) =>
  [...queryKeys.history(userId), { car: car?.id ?? null, page }] as const

export function useHistory(userId: string, car: CarKey | null, page: number) {
  const { client } = useBackend()
  return useQuery({
    queryKey: pageKey(userId, car, page),
    queryFn: () => fetchHistoryPage(client, userId, car, page),
  })
}

/** Reads again what changes with a history: its pages, what was found of it, the cases that it lies in. */
function useReadAgain(userId: string) {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.findings(userId) })
    void queryClient.invalidateQueries({ queryKey: queryKeys.cases(userId) })
    return queryClient.invalidateQueries({ queryKey: queryKeys.history(userId) })
  }
}

/** Deletes one saved diagnosis of a page: shown at once, and taken back when the server refuses it. */
export function useRemove(userId: string, car: CarKey | null, page: number) {
  const { client } = useBackend()
  const queryClient = useQueryClient()
  const queryKey = pageKey(userId, car, page)
  return useMutation({
    mutationFn: (row: HistoryRow) => removeOne(client, userId, row),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<HistoryPageRows>(queryKey)
      if (before) {
        const rows = before.rows.filter((row) => row.id !== id)
        queryClient.setQueryData(queryKey, { ...before, rows, total: before.total - 1 })
      }
      return { before }
    },
    onError: (_error, _row, context) => {
      if (context?.before) queryClient.setQueryData(queryKey, context.before)
    },
    onSettled: useReadAgain(userId),
  })
}

export function useRestore(userId: string) {
  const { client } = useBackend()
  return useMutation({
    mutationFn: (removal: Removal) => putBack(client, userId, removal),
    onSettled: useReadAgain(userId),
  })
}

export function useClear(userId: string, car: CarKey | null) {
  const { client } = useBackend()
  return useMutation({
    mutationFn: () => clearAll(client, userId, car),
    onSettled: useReadAgain(userId),
  })
}
