import type { MaintenanceRow } from '@tappet/wire'
import { fieldsOf, type NewRecord, type ReceiptFile, type Write } from './write.ts'

/** A row of the log as it is shown: from the server, or still on its way there. */
export type LogRow = MaintenanceRow & {
  waiting?: true
  /** The picture itself, while the server does not have it. */
  receipt?: ReceiptFile
}

/** The log as it will be once every waiting write has arrived. */
export function applyWrites(rows: readonly MaintenanceRow[], writes: readonly Write[]): LogRow[] {
  if (writes.length === 0) return [...rows]
  const log = new Map<string, LogRow>(rows.map((row) => [row.id, row]))
  for (const write of writes) if (write.refused === undefined) apply(log, write)
  return [...log.values()].sort(newestFirst)
}

/** What the server's answer to the same writes would hold: nothing waits any more. */
export function settleWrites(rows: readonly MaintenanceRow[], writes: readonly Write[]): MaintenanceRow[] {
  return applyWrites(rows, writes).map(({ waiting: _waiting, receipt: _receipt, ...row }) => row)
}

function apply(log: Map<string, LogRow>, { change, ownerId, queuedAtMs }: Write): void {
  switch (change.kind) {
    case 'add':
      for (const record of change.records)
        log.set(record.id, {
          ...log.get(record.id),
          ...rowOf(record, ownerId, queuedAtMs),
          waiting: true,
          ...(change.receipt ? { receipt: change.receipt } : {}),
        })
      return
    case 'edit': {
      const row = log.get(change.id)
      // Deleted on another device meanwhile: there is nothing left to change.
      if (!row) return
      log.set(change.id, {
        ...row,
        ...fieldsOf(change.after),
        waiting: true,
        ...(change.receipt ? { receipt: change.receipt } : {}),
      })
      return
    }
    case 'delete':
      for (const { id } of change.records) log.delete(id)
      return
    case 'forget_receipt':
      return
  }
}

function rowOf(record: NewRecord, ownerId: string, queuedAtMs: number): MaintenanceRow {
  return {
    id: record.id,
    user_id: ownerId,
    ...fieldsOf(record),
    created_at: new Date(queuedAtMs).toISOString(),
  }
}

// As the server orders them (backend/upkeep.ts): by day, then by id.
function newestFirst(a: LogRow, b: LogRow): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1
  return a.id < b.id ? -1 : 1
}
