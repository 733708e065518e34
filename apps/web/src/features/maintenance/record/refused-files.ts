import { fieldsOf, type LogRecord, recordOf, serialiseLog } from '@tappet/upkeep'
import type { LogRow } from '../../../offline/log/overlay.ts'
import type { LogEntry, ReceiptFile } from '../../../offline/log/work.ts'
import { safeFileName } from '../../../platform/files/files.ts'

type NamedFile = { name: string; content: Blob }

/** The records as the change would leave them. A deletion loses nothing that the server does not have. */
function recordsOf({ kind, work }: LogEntry, rows: readonly LogRow[]): LogRecord[] {
  if ('recordId' in work) {
    const row = rows.find(({ id }) => id === work.recordId)
    const known = row ?? work.seen
    // Of a record that is gone, an earlier version of the app has kept the changed fields alone.
    const before = known ? fieldsOf(known) : { item: work.item, date: '', ...work.before }
    return [recordOf({ ...before, ...work.changes })]
  }
  if (kind === 'log.delete' || !('records' in work)) return []
  return work.records.map((record) => recordOf(fieldsOf(record)))
}

function receiptFile({ path, bytes, type }: ReceiptFile): NamedFile {
  const name = safeFileName(path.split('/').at(-1) ?? '', 'receipt')
  return { name: `tappet-receipt-${name}`, content: new Blob([bytes], { type }) }
}

/**
 * A refused change as files that hold all of it: the log's own CSV, which the log imports again, and the receipt that
 * was not uploaded. Empty where the change holds nothing that the server lacks.
 * @param today the day in the file's name, YYYY-MM-DD
 */
export function refusedFiles(entry: LogEntry, rows: readonly LogRow[], today: string): NamedFile[] {
  const records = recordsOf(entry, rows)
  if (records.length === 0) return []
  const log = new Blob([serialiseLog(records)], { type: 'text/csv;charset=utf-8' })
  const receipt = 'receipt' in entry.work ? entry.work.receipt : undefined
  return [
    { name: `tappet-refused-change-${today}.csv`, content: log },
    ...(receipt ? [receiptFile(receipt)] : []),
  ]
}
