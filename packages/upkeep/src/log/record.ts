import { exactMiles } from '../fields/exact-miles.ts'
import type { RequiredOf } from '../fields/field.ts'
import { pickFields, rowOf } from '../fields/row.ts'
import { type LogFieldName, type LogRecord, logFields } from './fields.ts'

export const recordOf = (
  values: Pick<LogRecord, RequiredOf<typeof logFields>> & Partial<LogRecord>,
): LogRecord => rowOf(logFields, values)

export const fieldsOf = <Row extends Partial<LogRecord>>(row: Row): Pick<Row, LogFieldName & keyof Row> =>
  pickFields(logFields, row)

/** A record's reading in miles, with the parts of a mile that whole kilometers have. */
export const milesOf = ({
  mileage,
  mileage_km,
}: Pick<LogRecord, 'mileage'> & { mileage_km?: number | null }): number | null =>
  mileage === null ? null : exactMiles(mileage, mileage_km)
