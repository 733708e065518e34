import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import type { MaintenanceRow } from '@tappet/wire'
import { queryKeys } from '../cache/query-keys.ts'

/** Never kept beyond the tab. */
export type LogPart = {
  rows: MaintenanceRow[]
  read: number
  /** Infinite where the server did not say. */
  total: number
  /** Where the next page begins. */
  last: Pick<MaintenanceRow, 'date' | 'id'>
  /** False where rows may have changed since they were read. */
  isCurrent: boolean
}

export function useLogPart(userId: string): LogPart | null {
  return useQuery<LogPart | null>({ queryKey: queryKeys.logPart(userId), queryFn: skipToken }).data ?? null
}

export function heldPart(cache: QueryClient, userId: string): LogPart | null {
  return cache.getQueryData<LogPart | null>(queryKeys.logPart(userId)) ?? null
}

export function setPart(cache: QueryClient, userId: string, part: LogPart | null): void {
  cache.setQueryData<LogPart | null>(queryKeys.logPart(userId), part)
}

export function changePart(
  cache: QueryClient,
  userId: string,
  change: (part: LogPart) => Partial<LogPart>,
): void {
  const part = heldPart(cache, userId)
  if (part) setPart(cache, userId, { ...part, ...change(part) })
}
