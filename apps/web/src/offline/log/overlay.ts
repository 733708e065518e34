import { fieldsOf } from '@tappet/upkeep'
import type { MaintenanceRow } from '@tappet/wire'
import type { Reading } from '../../backend/odometer.ts'
import type { LogEntry, NewRecord, ReceiptFile } from './work.ts'

/** A row of the log as it is shown: from the server, or still on its way there. */
export type LogRow = MaintenanceRow & {
  waiting?: true
  /** The picture itself, while the server does not have it. */
  receipt?: ReceiptFile
}

/** The log as it will be once every waiting entry has arrived. */
export function applyEntries(rows: readonly MaintenanceRow[], entries: readonly LogEntry[]): LogRow[] {
  if (entries.length === 0) return [...rows]
  const log = new Map<string, LogRow>(rows.map((row) => [row.id, row]))
  for (const entry of entries) if (entry.problem?.code !== 'refused') apply(log, entry)
  return [...log.values()].sort(newestFirst)
}

/** What the server's answer holds once it has the same entries: nothing waits any more. */
export function settleEntries(
  rows: readonly MaintenanceRow[],
  entries: readonly LogEntry[],
): MaintenanceRow[] {
  return applyEntries(rows, entries).map(({ waiting: _waiting, receipt: _receipt, ...row }) => row)
}

function apply(log: Map<string, LogRow>, entry: LogEntry): void {
  switch (entry.kind) {
    case 'log.add':
    case 'log.mileage':
      for (const record of entry.work.records)
        log.set(record.id, {
          ...log.get(record.id),
          ...rowOf(record, entry),
          waiting: true,
          ...shownReceipt(entry.work),
        })
      return
    case 'log.edit': {
      const row = log.get(entry.work.recordId)
      // Deleted on another device meanwhile: there is nothing left to change.
      if (row) log.set(row.id, { ...row, ...entry.work.changes, waiting: true, ...shownReceipt(entry.work) })
      return
    }
    case 'log.delete':
      for (const { id } of entry.work.records) log.delete(id)
      return
    case 'log.forget-receipt':
      return
  }
}

/** An odometer reading as it is shown. */
export type ShownReading = Reading & { waiting?: true }

/** The highest reading of those that the server has and those that wait. */
export function readingWith(known: Reading | null, entries: readonly LogEntry[]): ShownReading | null {
  const waiting = applyEntries([], entries)
    .flatMap(({ mileage, date }) => (mileage === null ? [] : [{ miles: mileage, day: date }]))
    .reduce<Reading | null>(
      (highest, each) => (highest && highest.miles >= each.miles ? highest : each),
      null,
    )
  if (waiting === null || (known && known.miles >= waiting.miles)) return known
  return { ...waiting, waiting: true }
}

const shownReceipt = ({ receipt }: { receipt?: ReceiptFile }) => (receipt ? { receipt } : {})

function rowOf(record: NewRecord, { ownerId, queuedAtMs }: LogEntry): MaintenanceRow {
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
