import { fieldsOf, type LogFieldName, type LogRecord, logFieldNames } from '@tappet/upkeep'
import type { EditWork, NewRecord } from './work.ts'

/** What an edit changes of a record, and what those fields held before. A field that is not stated is not changed. */
export function editOf(before: NewRecord, after: Partial<LogRecord>): EditWork {
  const edit: EditWork = {
    recordId: before.id,
    item: after.item ?? before.item,
    changes: {},
    before: {},
    seen: { id: before.id, vehicle_id: before.vehicle_id ?? null, ...fieldsOf(before) },
  }
  for (const name of logFieldNames) {
    const value = after[name]
    // A row that this device has kept from before a column existed does not have it: that is nothing to change.
    if (value === undefined || value === (before[name] ?? null)) continue
    put(edit.changes, name, after)
    put(edit.before, name, before)
  }
  return edit
}

function put(target: Partial<LogRecord>, name: LogFieldName, source: Partial<LogRecord>): void {
  Object.assign(target, { [name]: source[name] ?? null })
}

/** Whether an edit changes anything at all. */
export function isEmptyEdit({ changes, receipt }: EditWork): boolean {
  return Object.keys(changes).length === 0 && receipt === undefined
}
