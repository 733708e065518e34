/** Lines of another program's fuel log -> fill-ups, the problems of each line, and what has to be asked. */
import { partKnown } from '../../fields/compare.ts'
import { restoreCell } from '../../fields/csv-cell.ts'
import { bareNumber, type LineProblem } from '../../fields/read-cell.ts'
import { type DateOrder, readDay, tellDateOrder } from '../../log/import/day.ts'
import type { CsvLine } from '../../log/import/read-log.ts'
import { readNumber } from '../../number/read-number.ts'
import type { DistanceUnit, VolumeUnit } from '../../units.ts'
import { type FillUp, fillUpFields } from '../fields.ts'
import { litresOf } from '../fill-up.ts'
import { type FuelFormat, type FuelFormatName, fuelFormatTable, fuellyLines } from './formats.table.ts'
import { distanceOf, type FuelReading, type ImportedFillUp, readFillUp, volumeOf } from './read-fill-up.ts'

export type FuelImportOptions = {
  /** For what the file does not state. */
  distanceUnit: DistanceUnit
  volumeUnit: VolumeUnit
  currency: string
  /** How to read 3/4/2025, and 1.234; without them the file decides. */
  dateOrder?: DateOrder
  decimalSign?: '.' | ','
  /** Only this car's lines, where the file holds several. */
  vehicle?: string
}

export type FuelImport = {
  /** Null when the file is no fuel log; everything else is then empty. */
  format: FuelFormatName | null
  fillUps: ImportedFillUp[]
  problems: LineProblem[]
  dateOrder: DateOrder
  decimalSign: '.' | ','
  /** What the file does not say, and the driver is to be asked. */
  asks: {
    dateOrder: boolean
    decimalSign: boolean
    distance: boolean
    volume: 'any' | 'gallon' | null
    currency: boolean
  }
  /** The cars of the file, in order of appearance. */
  vehicles: string[]
}

type Table = { format: FuelFormat; header: string[]; lines: readonly CsvLine[] }

/** Reads a whole file. Blank lines are skipped; everything else that is not kept is in `problems`. */
export function readFuel(lines: readonly CsvLine[], options: FuelImportOptions): FuelImport {
  const table = tableOf(filled(lines))
  if (table === null) return nothing
  const { format } = table
  const readings = table.lines.map((line) => reading(line, table))
  const order = tellDateOrder(readings.map(({ cell }) => cell('date')))
  const sign = format.isOwn ? ({ sign: '.', isGuess: false } as const) : tellDecimalSign(readings)
  const stated = statedUnits(table, lines)
  const volume =
    stated.volume === 'gallon' ? gallonOf(options.volumeUnit) : (stated.volume ?? options.volumeUnit)
  const dateOrder = options.dateOrder ?? order.order
  const decimalSign = options.decimalSign ?? sign.sign
  const rules = {
    noun: 'fill-up' as const,
    format,
    distance: stated.distance ?? options.distanceUnit,
    volume,
    gallon: gallonOf(options.volumeUnit),
    currency: options.currency,
    decimalSign,
    day: (cell: string) => readDay(cell, dateOrder),
  }
  const results = readings
    .filter(({ cell }) => options.vehicle === undefined || cell('vehicle') === options.vehicle)
    .map((each) => readFillUp(each, rules))
  const every = (column: 'odometer_unit' | 'amount_unit' | 'currency') =>
    readings.length > 0 && readings.every(({ cell }) => cell(column) !== '')
  const plainGallon = readings.some(
    ({ cell }) => /gal/i.test(cell('amount_unit')) && !/us|uk|imp/i.test(cell('amount_unit')),
  )
  return {
    format: format.name,
    fillUps: results.flatMap(({ fillUp }) => fillUp ?? []),
    problems: results.flatMap(({ problems }) => problems),
    dateOrder,
    decimalSign,
    asks: {
      dateOrder: order.isGuess,
      decimalSign: sign.isGuess,
      distance: stated.distance === null && !every('odometer_unit'),
      volume: every('amount_unit')
        ? plainGallon
          ? 'gallon'
          : null
        : stated.volume === 'gallon'
          ? 'gallon'
          : stated.volume === null
            ? 'any'
            : null,
      currency: !every('currency'),
    },
    vehicles: [...new Set(readings.map(({ cell }) => cell('vehicle')))].filter((name) => name !== ''),
  }
}

/** Whether a file is a list of fill-ups. */
export function isFuelLog(lines: readonly CsvLine[]): boolean {
  return tableOf(filled(lines)) !== null
}

/**
 * Which of these fill-ups the log has already: the same day, odometer and amount. What else is told of one may have been
 * corrected since.
 */
export function partKnownFuel<F extends ImportedFillUp>(
  fillUps: readonly F[],
  log: readonly Pick<FillUp, 'date' | 'odometer' | 'odometer_unit' | 'amount' | 'amount_unit'>[],
): { fresh: F[]; known: F[] } {
  return partKnown(fillUps, log, (each) =>
    [
      each.date,
      each.odometer === null ? '' : `${each.odometer} ${each.odometer_unit}`,
      litresOf(each).toFixed(3),
    ].join('|'),
  )
}

const nothing: FuelImport = {
  format: null,
  fillUps: [],
  problems: [],
  dateOrder: 'month-first',
  decimalSign: '.',
  asks: { dateOrder: false, decimalSign: false, distance: false, volume: null, currency: false },
  vehicles: [],
}

const filled = (lines: readonly CsvLine[]) =>
  lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))

const headerName = (cell: string) => cell.replace('\uFEFF', '').trim().toLowerCase()
/** A line that names a section: one cell, alone, with letters in it. */
function titleOf({ cells }: CsvLine): string | null {
  const [first = '', ...others] = cells
  return others.every((cell) => cell.trim() === '') && /\p{L}/u.test(first) ? headerName(first) : null
}

function tableOf(lines: readonly CsvLine[]): Table | null {
  for (const format of fuelFormatTable) {
    const start = format.section
      ? lines.findIndex((line) => format.section?.test(titleOf(line) ?? '')) + 1
      : 0
    if (format.section && start === 0) continue
    const header = lines[start]?.cells.map(headerName) ?? []
    if (!format.toldBy.every((told) => header.some((name) => told.test(name)))) continue
    const after = lines.slice(start + 1)
    // A later section ends the lines of fuel.
    const end = format.section ? after.findIndex((line) => titleOf(line) !== null) : -1
    const own = end < 0 ? after : after.slice(0, end)
    return { format, header, lines: own }
  }
  return olderFuelly(lines)
}

const FUELLY_COLUMNS = 17

function olderFuelly(lines: readonly CsvLine[]): Table | null {
  const [first, ...rest] = lines
  const isLine = ({ cells }: CsvLine) =>
    cells.length >= FUELLY_COLUMNS && /^(?:gas|service)$/i.test(cells[0]?.trim() ?? '')
  if (!first || rest.length === 0 || !rest.every(isLine)) return null
  return { format: fuellyLines, header: first.cells.map(headerName), lines: rest }
}

function reading({ line, cells }: CsvLine, { format, header }: Table): FuelReading {
  return {
    line,
    cell: (column) => {
      const place = format.columns[column]
      const at =
        typeof place === 'number'
          ? place
          : place === undefined
            ? -1
            : header.findIndex((name) => place.test(name))
      const text = cells[at] ?? ''
      return format.isOwn ? restoreCell(text) : text.trim()
    },
  }
}

/** The decimal sign that the file's numbers agree on. `isGuess`: none is unambiguous. */
function tellDecimalSign(readings: readonly FuelReading[]): { sign: '.' | ','; isGuess: boolean } {
  const seen = { '.': 0, ',': 0 }
  let doubts = 0
  for (const { cell } of readings)
    for (const column of ['amount', 'price', 'total_minor'] as const) {
      const text = bareNumber(cell(column))
      const read = readNumber(text, column === 'amount' ? { max: fillUpFields.amount.max } : {})
      if (read.kind === 'ambiguous') doubts += 1
      if (read.kind !== 'number' || !read.decimal.includes('.')) continue
      seen[text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.'] += 1
    }
  return { sign: seen[','] > seen['.'] ? ',' : '.', isGuess: doubts > 0 && seen['.'] + seen[','] === 0 }
}

type Stated = { distance: DistanceUnit | null; volume: VolumeUnit | 'gallon' | null }

/** The units that the headers state, or Fuelio's section about the car. */
function statedUnits({ format, header }: Table, lines: readonly CsvLine[]): Stated {
  if (format.name === 'fuelly')
    return {
      distance: header.includes('miles') ? 'mi' : header.includes('km') ? 'km' : null,
      volume: header.includes('gallons')
        ? 'gallon'
        : header.some((name) => /^lit(?:re|er)s$/.test(name))
          ? 'l'
          : null,
    }
  if (format.name !== 'fuelio') return { distance: null, volume: null }
  const inBrackets = (start: string) =>
    /\((.*)\)/.exec(header.find((name) => name.startsWith(start)) ?? '')?.[1] ?? ''
  const fuel = inBrackets('fuel (')
  const car = fuelioCar(lines)
  return {
    distance: distanceOf(inBrackets('odo (')) ?? car.distance,
    volume:
      (/gal/.test(fuel) && !/us|uk|imp/.test(fuel) ? car.volume : volumeOf(fuel, 'us_gal')) ?? car.volume,
  }
}

const FUELIO_DISTANCES: Readonly<Record<string, DistanceUnit>> = { 0: 'km', 1: 'mi' }
const FUELIO_VOLUMES: Readonly<Record<string, VolumeUnit>> = { 0: 'l', 1: 'us_gal', 2: 'uk_gal' }

function fuelioCar(lines: readonly CsvLine[]): { distance: DistanceUnit | null; volume: VolumeUnit | null } {
  const start = lines.findIndex((line) => /^##\s*vehicle$/.test(titleOf(line) ?? ''))
  const header = lines[start + 1]?.cells.map(headerName) ?? []
  const value = (name: string) => lines[start + 2]?.cells[header.indexOf(name)]?.trim() ?? ''
  return start < 0
    ? { distance: null, volume: null }
    : {
        distance: FUELIO_DISTANCES[value('distunit')] ?? null,
        volume: FUELIO_VOLUMES[value('fuelunit')] ?? null,
      }
}

const gallonOf = (unit: VolumeUnit): VolumeUnit => (unit === 'uk_gal' ? 'uk_gal' : 'us_gal')
