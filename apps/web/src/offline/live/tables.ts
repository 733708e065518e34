import type { QueryKey } from '@tanstack/react-query'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { fuelTable } from '../fuel/table.ts'
import { garageTable } from '../garage/table.ts'
import { logTable } from '../log/table.ts'
import type { OfflineSession } from '../session.ts'

export type LiveTable =
  | 'vehicles'
  | 'maintenance'
  | 'fill_ups'
  | 'cases'
  | 'case_items'
  | 'history'
  | 'mechanic_findings'

type Live = {
  /** What its rows are cached under. */
  key: (userId: string) => QueryKey
  /** Reads it again where it is open, and says of everything else that it is out of date. */
  readAgain: (session: OfflineSession, userId: string) => Promise<void>
}

const cached = (key: Live['key']): Live => ({
  key,
  readAgain: ({ queryClient }, userId) => queryClient.invalidateQueries({ queryKey: key(userId) }),
})
const ofTable = ({ spec, readAgain }: { spec: Pick<Live, 'key'>; readAgain: Live['readAgain'] }): Live => ({
  key: spec.key,
  readAgain,
})

/** The tables whose open pages follow another device's changes (0061_tell_of_changed_rows.sql publishes them). */
export const LIVE: Readonly<Record<LiveTable, Live>> = {
  vehicles: ofTable(garageTable),
  maintenance: ofTable(logTable),
  fill_ups: ofTable(fuelTable),
  cases: cached(queryKeys.cases),
  case_items: cached(queryKeys.cases),
  history: cached(queryKeys.history),
  mechanic_findings: cached(queryKeys.findings),
}

type Change = { eventType: string; old: object }

/**
 * Whether a change may concern what this device has read. Of a deletion a hosted project tells everybody, and nothing but
 * the row's key.
 */
export function mayConcern(
  { queryClient }: Pick<OfflineSession, 'queryClient'>,
  queryKey: QueryKey,
  { eventType, old }: Change,
): boolean {
  if (eventType !== 'DELETE') return true
  const key = Object.entries(old)
  return queryClient.getQueriesData({ queryKey }).some(([, data]) => {
    const rows = rowsIn(data)
    return rows === undefined || rows.some((row) => key.every(([name, value]) => row[name] === value))
  })
}

/** The rows of a list or of one page of it; undefined where nothing was read yet. */
function rowsIn(data: unknown): Record<string, unknown>[] | undefined {
  const { rows } = (data ?? {}) as { rows?: unknown }
  return [data, rows].find(Array.isArray)
}
