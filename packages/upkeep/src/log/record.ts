import type { RequiredOf } from '../fields/field.ts'
import { pickFields, rowOf } from '../fields/row.ts'
import { type LogFieldName, type LogRecord, logFields } from './fields.ts'

export const recordOf = (
  values: Pick<LogRecord, RequiredOf<typeof logFields>> & Partial<LogRecord>,
): LogRecord => rowOf(logFields, values)

export const fieldsOf = <Row extends Partial<LogRecord>>(row: Row): Pick<Row, LogFieldName & keyof Row> =>
  pickFields(logFields, row)
