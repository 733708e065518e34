import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import type { MaintenanceRow } from '@tappet/wire'
import { queryKeys } from '../cache/query-keys.ts'

/** A log of several pages while it is read, or where reading it was interrupted. Never kept beyond the tab. */
export type LogPart = {
  /** The newest, with what this device has changed since they were read. */
  rows: MaintenanceRow[]
  /** How many rows of the server were read. */
  read: number
  /** How many it had when the reading began; infinite where it did not say. */
  total: number
  /** Where the next page begins. */
  last: Pick<MaintenanceRow, 'date' | 'id'>
  /** False where rows may have changed since they were read. */
  isCurrent: boolean
}

/** What was read of a log that is not read to its end; null for any other. */
export function useLogPart(userId: string): LogPart | null {
  return useQuery<LogPart | null>({ queryKey: queryKeys.logPart(userId), queryFn: skipToken }).data ?? null
}

export function heldPart(cache: QueryClient, userId: string): LogPart | null {
  return cache.getQueryData<LogPart | null>(queryKeys.logPart(userId)) ?? null
}

export function setPart(cache: QueryClient, userId: string, part: LogPart | null): void {
  cache.setQueryData<LogPart | null>(queryKeys.logPart(userId), part)
}

/** Changes what was read so far; does nothing where no log is being read. */
export function changePart(
  cache: QueryClient,
  userId: string,
  change: (part: LogPart) => Partial<LogPart>,
): void {
  const part = heldPart(cache, userId)
  if (part) setPart(cache, userId, { ...part, ...change(part) })
}
