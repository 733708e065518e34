import { type DistanceUnit, fieldsOf, type LogRecord, recordOf, serialiseLog } from '@tappet/upkeep'
import type { LogEntry, LogRow } from '../../../offline/log/table.ts'
import { isDeletion, isEdit, type QueuedFile } from '../../../offline/table/entries.ts'
import { safeFileName } from '../../../platform/files/files.ts'

type NamedFile = { name: string; content: Blob }

function recordsOf(entry: LogEntry, rows: readonly LogRow[]): LogRecord[] {
  if (isDeletion(entry)) return []
  if (!isEdit(entry)) return entry.work.rows.map((record) => recordOf(fieldsOf(record)))
  const { work } = entry
  const match = rows.find(({ id }) => id === work.id) ?? work.seen
  // An earlier version kept the changed fields alone.
  const before = match ? fieldsOf(match) : { item: work.name, date: '', ...work.before }
  return [recordOf({ ...before, ...work.changes })]
}

function receiptFile({ path, bytes, type }: QueuedFile): NamedFile {
  const name = safeFileName(path.split('/').at(-1) ?? '', 'receipt')
  return { name: `tappet-receipt-${name}`, content: new Blob([bytes], { type }) }
}

/**
 * The log's CSV and the files that were not uploaded; empty where the server has all of it.
 * @param today YYYY-MM-DD
 */
export function refusedFiles(
  entry: LogEntry,
  rows: readonly LogRow[],
  today: string,
  unit: DistanceUnit,
): NamedFile[] {
  const records = recordsOf(entry, rows)
  if (records.length === 0) return []
  const log = new Blob([serialiseLog(records, unit)], { type: 'text/csv;charset=utf-8' })
  const files = isDeletion(entry) ? [] : (entry.work.files ?? [])
  return [{ name: `tappet-refused-change-${today}.csv`, content: log }, ...files.map(receiptFile)]
}
