import { queryOptions } from '@tanstack/react-query'
import type { MaintenanceRow } from '@tappet/wire'
import { queryKeys } from '../cache/query-keys.ts'
import type { Client } from '../connection/connect.ts'
import { withChanges } from './log-changes.ts'
import { setPart } from './log-part.ts'
import { readWhole } from './log-read.ts'

export const maintenanceQuery = (client: Client, userId: string) =>
  queryOptions({
    queryKey: queryKeys.maintenance(userId),
    queryFn: async ({ signal, client: cache, queryKey }) => {
      const cachedRows = cache.getQueryData<MaintenanceRow[]>(queryKey)
      const source = { client, userId, cache, signal }
      const rows =
        (cachedRows && (await withChanges(client, cachedRows, signal))) ?? (await readWhole(source))
      setPart(cache, userId, null)
      return rows
    },
  })
