import type { QueryKey } from '@tanstack/react-query'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { costTable } from '../costs/table.ts'
import { fuelTable } from '../fuel/table.ts'
import { garageTable } from '../garage/table.ts'
import { logTable } from '../log/table.ts'
import type { OfflineSession } from '../session.ts'

export type LiveTable =
  | 'vehicles'
  | 'maintenance'
  | 'fill_ups'
  | 'car_costs'
  | 'cases'
  | 'case_items'
  | 'history'
  | 'mechanic_findings'

type Live = {
  key: (userId: string) => QueryKey
  /** Where it is open; everything else is out of date. */
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

export const LIVE: Readonly<Record<LiveTable, Live>> = {
  vehicles: ofTable(garageTable),
  maintenance: ofTable(logTable),
  fill_ups: ofTable(fuelTable),
  car_costs: ofTable(costTable),
  cases: cached(queryKeys.cases),
  case_items: cached(queryKeys.cases),
  history: cached(queryKeys.history),
  mechanic_findings: cached(queryKeys.findings),
}

type Change = { eventType: string; old: object }

/** Of a deletion a hosted project tells everybody the row's key. */
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

function rowsIn(data: unknown): Record<string, unknown>[] | undefined {
  const { rows } = (data ?? {}) as { rows?: unknown }
  return [data, rows].find(Array.isArray)
}
