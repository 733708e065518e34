import type { RequiredLogField } from './fields.ts'
import { type LogField, type LogFieldName, type LogRecord, logFieldNames, logFields } from './fields.ts'

/** The item of an odometer reading that was entered without any service. */
export const MILEAGE_UPDATE_ITEM = 'Mileage Update'

/** False for an odometer reading, which is not a service and counts as none. */
export function isService(record: Pick<LogRecord, 'item'>): boolean {
  return record.item !== MILEAGE_UPDATE_ITEM
}

type Stated = Pick<LogRecord, RequiredLogField> & Partial<LogRecord>

/** A whole record of what is stated: null for every other field. */
export function recordOf(stated: Stated): LogRecord {
  return buildRecord((name) => stated[name] ?? null)
}

/** A record from one value for each field, which has to be of the field's kind. */
export function buildRecord(
  valueFor: (name: LogFieldName, field: LogField) => string | number | null,
): LogRecord {
  return Object.fromEntries(logFieldNames.map((name) => [name, valueFor(name, logFields[name])])) as LogRecord
}

/**
 * The record's fields alone, without the row's id, owner and the like. A field that is absent stays absent: a write
 * that was queued before a column existed must not empty it.
 */
export function fieldsOf<Row extends Partial<LogRecord>>(row: Row): Pick<Row, LogFieldName & keyof Row> {
  const stated = logFieldNames.filter((name) => row[name] !== undefined)
  return Object.fromEntries(stated.map((name) => [name, row[name]])) as Row
}
