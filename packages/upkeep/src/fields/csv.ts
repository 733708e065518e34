/** RFC 4180. */
import { decimalOf } from '../money/money.ts'
import { DISTANCE_HEADINGS } from '../unit-names.ts'
import { type DistanceUnit, fromMiles } from '../units.ts'
import { protectCell } from './csv-cell.ts'
import { exactMiles } from './exact-miles.ts'
import { type Field, type FieldTable, namesOf, type RowOf, shownNames } from './field.ts'
import { currencyOf, moneyIn } from './money-field.ts'

/** Excel reads a CSV file as UTF-8 only behind this mark. */
export const BYTE_ORDER_MARK = '\uFEFF'

const LINE_END = '\r\n'

export const csvHeadingOf = ({ kind, csvHeading, label }: Field, unit: DistanceUnit): string =>
  csvHeading ?? (kind === 'miles' ? `${label} (${DISTANCE_HEADINGS[unit]})` : label)

export const csvHeadings = (fields: FieldTable, unit: DistanceUnit = 'mi'): string[] =>
  shownNames(fields).map((name) => csvHeadingOf(fields[name] as Field, unit))

export function csvCells<Fields extends FieldTable>(
  fields: Fields,
  row: RowOf<Fields>,
  unit: DistanceUnit = 'mi',
): string[] {
  return shownNames(fields).map((name) => cellOf(fields, name, row, unit))
}

export const csvHead = (fields: FieldTable, unit: DistanceUnit = 'mi'): string =>
  BYTE_ORDER_MARK + csvLine(csvHeadings(fields, unit))

export const csvLines = <Fields extends FieldTable>(
  fields: Fields,
  rows: readonly RowOf<Fields>[],
  unit: DistanceUnit = 'mi',
): string => rows.map((row) => csvLine(csvCells(fields, row, unit))).join('')

/** @param unit of the distances that a table keeps in miles */
export const csvFile = <Fields extends FieldTable>(
  fields: Fields,
  rows: readonly RowOf<Fields>[],
  unit: DistanceUnit = 'mi',
): string => csvHead(fields, unit) + csvLines(fields, rows, unit)

/** Numbers have a point and no groups; money has the decimals of its currency: 49.90, not 49.9. */
function cellOf<Fields extends FieldTable>(
  fields: Fields,
  name: keyof Fields & string,
  row: RowOf<Fields>,
  unit: DistanceUnit,
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
    case 'miles':
      return String(fromMiles(exactMiles(Number(value), row[field.kmIn] as number | null), unit))
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
