import { BYTE_ORDER_MARK, csvCells, csvFile, csvHeadings, csvLine } from '../fields/csv.ts'
import { protectCell } from '../fields/csv-cell.ts'
import type { DistanceUnit } from '../units.ts'
import { type LogRecord, logFields } from './fields.ts'

export const CAR_CSV_HEADING = 'Car'

/** @param carOf what each record's car is called, in a last column */
export function serialiseLog<Of extends LogRecord>(
  records: readonly Of[],
  unit: DistanceUnit,
  carOf?: (record: Of) => string,
): string {
  if (carOf === undefined) return csvFile(logFields, records, unit)
  const lines = records.map((record) =>
    csvLine([...csvCells(logFields, record, unit), protectCell(carOf(record))]),
  )
  return BYTE_ORDER_MARK + csvLine([...csvHeadings(logFields, unit), CAR_CSV_HEADING]) + lines.join('')
}
