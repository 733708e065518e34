/** Lines of somebody's CSV file -> records of the log, and what could not be kept of which line. */
import { restoreCell } from '../csv-cell.ts'
import type { LogRecord } from '../records.ts'
import { type DateOrder, readDay, tellDateOrder } from './day.ts'
import { formats, type LogField, type LogFormat, type LogFormatName } from './formats.table.ts'
import { type LineProblem, type LineReading, readLine } from './read-line.ts'

/** One line of the file, taken apart into cells by whoever read it. */
export type CsvLine = {
  /** Where it begins in the file, from 1. */
  line: number
  cells: readonly string[]
}

export type LogImportOptions = {
  /** What the odometer was read in, where the file does not say. */
  distanceUnit: 'mi' | 'km'
  /** The driver's word on 3/4/2025; told from the file without it. */
  dateOrder?: DateOrder
  /** Only this car's lines, where the file holds several. */
  vehicle?: string
}

export type ImportedRecord = LogRecord & { line: number }

export type LogImport = {
  /** Null when no line looks like the header of a service log: then nothing else is there. */
  format: LogFormatName | null
  records: ImportedRecord[]
  problems: LineProblem[]
  dateOrder: DateOrder
  /** True where the file fits both orders: better ask. */
  dateOrderIsGuess: boolean
  /** True where the file says that its distances are miles. */
  statesMiles: boolean
  /** The cars that the file names, in their order of appearance. */
  vehicles: string[]
}

/** Reads a whole file. Blank lines are passed over; whatever else is not kept is said in `problems`. */
export function readLog(lines: readonly CsvLine[], options: LogImportOptions): LogImport {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const header = filled[0]?.cells.map(headerName) ?? []
  const format = formats.find(({ toldBy }) => toldBy.every((name) => header.includes(name)))
  if (format === undefined) return nothing
  const readings = filled.slice(1).map((line) => reading(line, header, format))
  const told = tellDateOrder(readings.map(({ cell }) => cell('date')))
  const dateOrder = options.dateOrder ?? told.order
  const isKilometres = options.distanceUnit === 'km' && !format.statesMiles
  const results = readings
    .filter(({ cell }) => options.vehicle === undefined || cell('vehicle') === options.vehicle)
    .map((each) => readLine(each, { format, isKilometres, day: (text) => readDay(text, dateOrder) }))
  return {
    format: format.name,
    records: results.flatMap(({ record }) => (record === null ? [] : [record])),
    problems: results.flatMap(({ problems }) => problems),
    dateOrder,
    dateOrderIsGuess: told.isGuess,
    statesMiles: format.statesMiles,
    vehicles: [...new Set(readings.map(({ cell }) => cell('vehicle')))].filter((name) => name !== ''),
  }
}

const nothing: LogImport = {
  format: null,
  records: [],
  problems: [],
  dateOrder: 'month-first',
  dateOrderIsGuess: false,
  statesMiles: false,
  vehicles: [],
}

const headerName = (cell: string) => cell.replace('\uFEFF', '').trim().toLowerCase()

function reading({ line, cells }: CsvLine, header: readonly string[], format: LogFormat): LineReading {
  return {
    line,
    cell: (field: LogField) => {
      const name = format.columns[field]?.find((each) => header.includes(each))
      const text = name === undefined ? '' : (cells[header.indexOf(name)] ?? '')
      return format.isOwn ? restoreCell(text) : text.trim()
    },
  }
}
