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
  receipt?: QueuedFile
}

/** Null where the entry does not hold all of it. */
function asNew(entry: LogEntry, { seen, changes, file }: EditWork<LogRecord>): Draft | null {
  if (!seen) return null
  const record = { ...fieldsOf(seen), ...changes }
  const vehicleId = changes.vehicle_id ?? seen.vehicle_id ?? null
  return { entry, recordId: seen.id, edited: null, record, vehicleId, ...(file ? { receipt: file } : {}) }
}

/**
 * Null where no form shows it.
 * @param isComplete rows are the whole log, so that a missing record is gone
 */
export function draftOf(entry: LogEntry, rows: readonly LogRow[], isComplete: boolean): Draft | null {
  if (isDeletion(entry)) return null
  const { file } = entry.work
  const receipt = file ? { receipt: file } : {}
  if (isEdit(entry)) {
    const { work } = entry
    const edited = rows.find(({ id }) => id === work.id)
    if (!edited && !isComplete && !work.gone) return null
    if (!edited || work.gone) return asNew(entry, work)
    if (work.changes.vehicle_id !== undefined) return null
    const record = { ...fieldsOf(edited), ...work.changes }
    return { entry, recordId: edited.id, edited, record, vehicleId: edited.vehicle_id ?? null, ...receipt }
  }
  const [record, ...others] = entry.work.rows
  if (!record || others.length > 0) return null
  const vehicleId = record.vehicle_id ?? null
  return { entry, recordId: record.id, edited: null, record: fieldsOf(record), vehicleId, ...receipt }
}
