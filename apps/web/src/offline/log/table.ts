import type { LogRecord } from '@tappet/upkeep'
import type { MaintenanceRow } from '@tappet/wire'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { newestFirst } from '../../backend/car/log-changes.ts'
import { changePart } from '../../backend/car/log-part.ts'
import type { NewRow, Shown, TableEntry } from '../table/entries.ts'
import { offlineTable } from '../table/table.ts'

export type NewRecord = NewRow<LogRecord>
export type LogRow = Shown<MaintenanceRow>
export type LogEntry = TableEntry<LogRecord>

export const logTable = offlineTable<LogRecord, MaintenanceRow>({
  table: 'maintenance',
  noun: 'record',
  key: queryKeys.maintenance,
  alsoRead: (userId) => [
    queryKeys.odometer(userId),
    queryKeys.reminderPrefs(userId),
    queryKeys.reminderCheck(userId),
  ],
  isLong: true,
  changeCopies: ({ queryClient }, userId, change) =>
    changePart(queryClient, userId, ({ rows }) => ({
      ...(change ? { rows: change(rows) } : {}),
      isCurrent: false,
    })),
  order: newestFirst,
  nameOf: (row, { item }) => item ?? row.item,
  hasFiles: true,
  refusalOf: async (client, ownerId, rows) => {
    const { belowLast } = await import('./below-last.ts')
    return belowLast(client, ownerId, rows)
  },
})

export const FORGET_RECEIPT = 'log.forget-receipt'
