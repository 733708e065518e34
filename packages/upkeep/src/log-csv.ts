/** The service log as a CSV file (RFC 4180), and which columns it has. */
import { protectCell } from './csv-cell.ts'
import type { LogRecord } from './records.ts'

/** The export's columns, in order. */
export const logCsvHeader = ['Item', 'Date', 'Mileage (miles)', 'Cost (USD)', 'Notes', 'Receipt'] as const

/** Excel reads a CSV file as UTF-8 only behind this mark. */
export const BYTE_ORDER_MARK = '\uFEFF'

const LINE_END = '\r\n'

/** One record as cells, each safe to open in a spreadsheet: the text is not yet quoted. */
export function logCsvCells({ item, date, mileage, cost, notes, receipt_url }: LogRecord): string[] {
  return [item, date, mileage, cost === null ? null : cost.toFixed(2), notes, receipt_url].map((value) =>
    protectCell(value === null ? '' : String(value)),
  )
}

/** The whole file, byte order mark and header included. */
export function serialiseLog(records: readonly LogRecord[]): string {
  const lines = [logCsvHeader, ...records.map(logCsvCells)].map((cells) => cells.map(quote).join(','))
  return `${BYTE_ORDER_MARK}${lines.join(LINE_END)}${LINE_END}`
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
