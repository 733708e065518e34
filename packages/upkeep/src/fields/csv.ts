/** RFC 4180. */
import { decimalOf } from '../money/money.ts'
import { protectCell } from './csv-cell.ts'
import { type Field, type FieldTable, namesOf, type RowOf } from './field.ts'
import { currencyOf, moneyIn } from './money-field.ts'

/** Excel reads a CSV file as UTF-8 only behind this mark. */
export const BYTE_ORDER_MARK = '\uFEFF'

const LINE_END = '\r\n'

export const csvHeadingOf = ({ csvHeading, label }: Field): string => csvHeading ?? label

export const csvHeadings = (fields: FieldTable): string[] => Object.values(fields).map(csvHeadingOf)

/** Not yet quoted. */
export function csvCells<Fields extends FieldTable>(fields: Fields, row: RowOf<Fields>): string[] {
  return namesOf(fields).map((name) => cellOf(fields, name, row))
}

/** `csvLines` follow, in any number of parts. */
export const csvHead = (fields: FieldTable): string => BYTE_ORDER_MARK + csvLine(csvHeadings(fields))

export const csvLines = <Fields extends FieldTable>(fields: Fields, rows: readonly RowOf<Fields>[]): string =>
  rows.map((row) => csvLine(csvCells(fields, row))).join('')

export const csvFile = <Fields extends FieldTable>(fields: Fields, rows: readonly RowOf<Fields>[]): string =>
  csvHead(fields) + csvLines(fields, rows)

/** Numbers have a point and no groups; money has the decimals of its currency: 49.90, not 49.9. */
function cellOf<Fields extends FieldTable>(
  fields: Fields,
  name: keyof Fields & string,
  row: RowOf<Fields>,
): string {
  const field = fields[name] as Field
  const value = row[name] ?? ''
  if (field.kind === 'currency') return hasMoney(fields, row) ? currencyOf(row) : String(value)
  if (value === '') return ''
  switch (field.kind) {
    case 'money':
    case 'minor':
      return decimalOf(moneyIn(field.kind, Number(value), row))
    case 'choice':
      return field.options[String(value)]?.csv ?? String(value)
    case 'flag':
      return value ? 'yes' : 'no'
    case 'quantity':
    case 'temperature':
      return String(value)
    default:
      return protectCell(String(value))
  }
}

const hasMoney = <Fields extends FieldTable>(fields: Fields, row: RowOf<Fields>): boolean =>
  namesOf(fields).some((name) => ['money', 'minor'].includes(fields[name]?.kind ?? '') && row[name] != null)

export const csvLine = (cells: readonly string[]) => cells.map(quote).join(',') + LINE_END

// Some readers end a row at a lone line feed.
function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
