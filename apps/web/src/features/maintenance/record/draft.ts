import { fieldsOf, type LogRecord } from '@tappet/upkeep'
import type { LogEntry, LogRow } from '../../../offline/log/table.ts'
import { type EditWork, isDeletion, isEdit, type QueuedFile } from '../../../offline/table/entries.ts'

/** A change that the server refused, as the form shows it for another try. */
export type Draft = {
  entry: LogEntry
  recordId: string
  /** The record to change, as the server has it; null for a new one. */
  edited: LogRow | null
  record: LogRecord
  /** The car that the record is of; null for the default one. */
  vehicleId: string | null
  receipt?: QueuedFile
}

/** An edit of a record that is gone, as a new record; null where the entry does not hold all of it. */
function asNew(entry: LogEntry, { seen, changes, file }: EditWork<LogRecord>): Draft | null {
  if (!seen) return null
  const record = { ...fieldsOf(seen), ...changes }
  const vehicleId = seen.vehicle_id ?? null
  return { entry, recordId: seen.id, edited: null, record, vehicleId, ...(file ? { receipt: file } : {}) }
}

/**
 * The draft of a refused entry; null where no form shows it: a deletion, several records, or a record that is not read.
 * @param isComplete whether rows are the whole log, so that a record that is not there is gone
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
    const record = { ...fieldsOf(edited), ...work.changes }
    return { entry, recordId: edited.id, edited, record, vehicleId: edited.vehicle_id ?? null, ...receipt }
  }
  const [record, ...others] = entry.work.rows
  if (!record || others.length > 0) return null
  const vehicleId = record.vehicle_id ?? null
  return { entry, recordId: record.id, edited: null, record: fieldsOf(record), vehicleId, ...receipt }
}
