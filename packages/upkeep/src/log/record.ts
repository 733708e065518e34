import type { RequiredOf } from '../fields/field.ts'
import { pickFields, rowOf } from '../fields/row.ts'
import { type LogFieldName, type LogRecord, logFields } from './fields.ts'

/** A whole record of some values: null for every other field. */
export const recordOf = (
  values: Pick<LogRecord, RequiredOf<typeof logFields>> & Partial<LogRecord>,
): LogRecord => rowOf(logFields, values)

/** The record's fields alone, without the row's id, owner and the like. */
export const fieldsOf = <Row extends Partial<LogRecord>>(row: Row): Pick<Row, LogFieldName & keyof Row> =>
  pickFields(logFields, row)
