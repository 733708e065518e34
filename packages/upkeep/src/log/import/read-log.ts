/** Lines of a CSV file -> records of the log, and the problems of each line. */
import { restoreCell } from '../../fields/csv-cell.ts'
import { namesOf } from '../../fields/field.ts'
import type { LineProblem } from '../../fields/read-cell.ts'
import { DEFAULT_CURRENCY } from '../../money/money.ts'
import { type LogFieldName, logFields } from '../fields.ts'
import { type DateOrder, readDay, tellDateOrder } from './day.ts'
import { formats, type ImportColumn, type LogFormat, type LogFormatName } from './formats.table.ts'
import { type ImportedRecord, type LineReading, readLine } from './read-line.ts'

/** One line of the file, split into cells. */
export type CsvLine = {
  /** Where it begins in the file, from 1. */
  line: number
  cells: readonly string[]
}

export type LogImportOptions = {
  /** Unit of the odometer, where the file does not state it. */
  distanceUnit: 'mi' | 'km'
  /** ISO 4217, for costs whose file does not state it; US dollars unless told. */
  currency?: string
  /** How to read 3/4/2025; without it the file decides. */
  dateOrder?: DateOrder
  /** Only this car's lines, where the file holds several. */
  vehicle?: string
}

export type LogImport = {
  /** Null when the header is not that of a service log; everything else is then empty. */
  format: LogFormatName | null
  records: ImportedRecord[]
  problems: LineProblem[]
  dateOrder: DateOrder
  /** True where the file fits both orders and the driver should be asked. */
  dateOrderIsGuess: boolean
  /** True where the file states that its distances are miles. */
  statesMiles: boolean
  /** True where the file states the currency of each cost. */
  statesCurrency: boolean
  /** The cars of the file, in order of appearance. */
  vehicles: string[]
  /** The fields that the file has a column for: `partKnown` compares by them. */
  stated: LogFieldName[]
}

/** Reads a whole file. Blank lines are skipped; everything else that is not kept is in `problems`. */
export function readLog(lines: readonly CsvLine[], options: LogImportOptions): LogImport {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const header = filled[0]?.cells.map(headerName) ?? []
  const format = formats.find(({ toldBy }) => toldBy.every((name) => header.includes(name)))
  if (format === undefined) return nothing
  const readings = filled.slice(1).map((line) => reading(line, header, format))
  const told = tellDateOrder(readings.map(({ cell }) => cell('date')))
  const dateOrder = options.dateOrder ?? told.order
  const isKilometres = options.distanceUnit === 'km' && !format.statesMiles
  const hasCurrency = headingOf('currency', header, format) !== undefined
  const currency = format.statesUsd ? DEFAULT_CURRENCY : (options.currency ?? DEFAULT_CURRENCY)
  const results = readings
    .filter(({ cell }) => options.vehicle === undefined || cell('vehicle') === options.vehicle)
    .map((each) =>
      readLine(each, {
        noun: 'record',
        format,
        isKilometres,
        currency,
        day: (text) => readDay(text, dateOrder),
      }),
    )
  return {
    format: format.name,
    records: results.flatMap(({ record }) => (record === null ? [] : [record])),
    problems: results.flatMap(({ problems }) => problems),
    dateOrder,
    dateOrderIsGuess: told.isGuess,
    statesMiles: format.statesMiles,
    statesCurrency: format.statesUsd || hasCurrency,
    vehicles: [...new Set(readings.map(({ cell }) => cell('vehicle')))].filter((name) => name !== ''),
    stated: namesOf(logFields).filter((name) => headingOf(name, header, format) !== undefined),
  }
}

const nothing: LogImport = {
  format: null,
  records: [],
  problems: [],
  dateOrder: 'month-first',
  dateOrderIsGuess: false,
  statesMiles: false,
  statesCurrency: false,
  vehicles: [],
  stated: [],
}

const headerName = (cell: string) => cell.replace('\uFEFF', '').trim().toLowerCase()

function reading({ line, cells }: CsvLine, header: readonly string[], format: LogFormat): LineReading {
  return {
    line,
    cell: (column) => {
      const heading = headingOf(column, header, format)
      const text = heading === undefined ? '' : (cells[header.indexOf(heading)] ?? '')
      return format.isOwn ? restoreCell(text) : text.trim()
    },
  }
}

/** The first heading of the file that holds the column; undefined where none does. */
function headingOf(column: ImportColumn, header: readonly string[], format: LogFormat): string | undefined {
  return format.columns[column]?.find((heading) => header.includes(heading))
}
