import { fieldsOf, type LogRecord } from '@tappet/upkeep'
import type { LogEntry, LogRow } from '../../../offline/log/table.ts'
import { type EditWork, isDeletion, isEdit, type QueuedFile } from '../../../offline/table/entries.ts'

export type Draft = {
  entry: LogEntry
  recordId: string
  edited: LogRow | null
  record: LogRecord
  /** Null for the default car. */
  vehicleId: string | null
  files: readonly QueuedFile[]
}

/** Null where the entry does not hold all of it. */
function asNew(entry: LogEntry, { seen, changes, files = [] }: EditWork<LogRecord>): Draft | null {
  if (!seen) return null
  const record = { ...fieldsOf(seen), ...changes }
  const vehicleId = changes.vehicle_id ?? seen.vehicle_id ?? null
  return { entry, recordId: seen.id, edited: null, record, vehicleId, files }
}

/**
 * Null where no form shows it.
 * @param isComplete rows are the whole log, so that a missing record is gone
 */
export function draftOf(entry: LogEntry, rows: readonly LogRow[], isComplete: boolean): Draft | null {
  if (isDeletion(entry)) return null
  const { files = [] } = entry.work
  if (isEdit(entry)) {
    const { work } = entry
    const edited = rows.find(({ id }) => id === work.id)
    if (!edited && !isComplete && !work.gone) return null
    if (!edited || work.gone) return asNew(entry, work)
    if (work.changes.vehicle_id !== undefined) return null
    const record = { ...fieldsOf(edited), ...work.changes }
    const vehicleId = edited.vehicle_id ?? null
    return { entry, recordId: edited.id, edited, record, vehicleId, files }
  }
  const [record, ...others] = entry.work.rows
  if (!record || others.length > 0) return null
  const vehicleId = record.vehicle_id ?? null
  return { entry, recordId: record.id, edited: null, record: fieldsOf(record), vehicleId, files }
}
