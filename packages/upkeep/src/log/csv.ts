/** The service log as a CSV file (RFC 4180): the only writer of it. */
import { decimalOf } from '../money/money.ts'
import { costOf } from './cost.ts'
import { protectCell } from './csv-cell.ts'
import { type LogFieldName, type LogRecord, logFieldNames, logFields } from './fields.ts'

/** Excel reads a CSV file as UTF-8 only behind this mark. */
export const BYTE_ORDER_MARK = '\uFEFF'

const LINE_END = '\r\n'

/** The column headings, one for each field. */
export function logCsvHeadings(): string[] {
  return logFieldNames.map((name) => logFields[name].csvHeading)
}

/** One record as cells that are safe to open in a spreadsheet; the text is not yet quoted. */
export function logCsvCells(record: LogRecord): string[] {
  return logFieldNames.map((name) => protectCell(textOf(record, name)))
}

/** The beginning of the file: byte order mark and headings. `logCsvLines` follow, in any number of parts. */
export function logCsvHead(): string {
  return BYTE_ORDER_MARK + csvLine(logCsvHeadings())
}

export function logCsvLines(records: readonly LogRecord[]): string {
  return records.map((record) => csvLine(logCsvCells(record))).join('')
}

/** The heading of the last column of a file with the records of several cars. */
export const CAR_CSV_HEADING = 'Car'

/**
 * The whole file.
 * @param carOf where it holds several cars: what each record's car is called, in a last column
 */
export function serialiseLog<Of extends LogRecord>(
  records: readonly Of[],
  carOf?: (record: Of) => string,
): string {
  if (carOf === undefined) return logCsvHead() + logCsvLines(records)
  const lines = records.map((record) => csvLine([...logCsvCells(record), protectCell(carOf(record))]))
  return BYTE_ORDER_MARK + csvLine([...logCsvHeadings(), CAR_CSV_HEADING]) + lines.join('')
}

function textOf(record: LogRecord, name: LogFieldName): string {
  // Money keeps its cents: 49.90, not 49.9. A cost is never without its currency.
  const cost = costOf(record)
  if (name === 'cost') return cost === null ? '' : decimalOf(cost)
  if (name === 'currency' && cost !== null) return cost.currency
  return String(record[name] ?? '')
}

/** One line of a file. */
export const csvLine = (cells: readonly string[]) => cells.map(quote).join(',') + LINE_END

// A lone line feed as well: some readers end a row at it.
function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
