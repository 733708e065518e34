import type { LineProblem } from '../fields/read-cell.ts'
import { readDay } from '../reading/read-day.ts'
import type { AmountUnit } from '../units.ts'
import { type CarOfFile, carsOf } from './cars.ts'
import { FUEL_KIND } from './columns.table.ts'
import { type Mapping, type Table, tableOf } from './columns.ts'
import { type LineReading, type LineRules, NOTHING, type Result } from './line.ts'
import { FUELLY_COLUMNS, type ProgramName } from './programs.table.ts'
import { type ImportedFillUp, readFillUp } from './read-fill-up.ts'
import { type ImportedRecord, readRecord } from './read-record.ts'
import { readingsOf } from './readings.ts'
import { type CsvLine, isFilled, type Section, sectionsOf } from './sections.ts'
import { type Asks, type SettingOptions, type Settings, settingsOf } from './settings.ts'
import { carSectionOf, statedCurrency, statedDistance, statedVolume } from './stated.ts'
import { type Unused, unusedIn } from './unused.ts'

export type ImportOptions = SettingOptions & {
  mappings?: Readonly<Record<string, Mapping>>
}

export type FileImport = {
  program: ProgramName | null
  tables: Table[]
  records: ImportedRecord[]
  fillUps: ImportedFillUp[]
  problems: LineProblem[]
  unused: Unused[]
  settings: Settings
  asks: Asks
  cars: CarOfFile[]
  stated: string[]
}

/** Each filled cell is imported, or in `problems` by its line, or in `unused`. */
export function readFile(lines: readonly CsvLine[], options: ImportOptions): FileImport {
  const { sections, loose } = sectionsOf(lines)
  const tables = sections.flatMap(byKind).map((section) => tableOf(section, options.mappings ?? {}))
  const used = tables.filter(({ target }) => target !== null)
  const car = carSectionOf(tables)
  const { settings, asks } = settingsOf(used, car, options)
  const readings = used.map((table) => {
    const shifted = shiftedIn(table)
    const whole = table.lines.filter(({ line }) => !shifted.some((each) => each.line === line))
    return { table, shifted, lines: whole.flatMap((line) => readingsOf(line, table, car)) }
  })
  const { keys, keyOf, tellsFuels } = carsOf(readings, car?.name ?? null)
  const problems = readings.flatMap(({ shifted }) => shifted)
  const readAll = <Row extends object>(
    target: 'log' | 'fuel',
    read: (line: LineReading, rules: LineRules) => Result<Row>,
  ) =>
    readings
      .filter(({ table }) => table.target === target)
      .flatMap(({ table, lines: ofTable }) => {
        const rules = rulesFor(table, settings)
        return ofTable.flatMap((line) => {
          const result = read(line, rules)
          problems.push(...result.problems)
          return result.row === null ? [] : [{ ...result.row, source: keyOf(line) }]
        })
      })
  const records = readAll('log', readRecord)
  const fillUps = readAll('fuel', readFillUp)
  const count = (rows: readonly { source: string }[], key: string) =>
    rows.filter(({ source }) => source === key).length
  return {
    program: tables.find(({ program }) => program !== null)?.program?.name ?? null,
    tables,
    records,
    fillUps,
    problems: problems.toSorted((a, b) => a.line - b.line),
    unused: unusedIn(tables, loose, { tellsFuels, car }),
    settings,
    asks,
    cars: [...keys].map(([key, named]) => ({
      key,
      ...named,
      records: count(records, key),
      fillUps: count(fillUps, key),
    })),
    stated: [
      ...new Set(
        used.flatMap(({ target, columns }) =>
          target === 'log' ? columns.flatMap((name) => name ?? []) : [],
        ),
      ),
    ],
  }
}

const rulesFor = (table: Table, settings: Settings): LineRules => ({
  noun: table.target === 'log' ? 'record' : 'fill-up',
  program: table.program,
  distance: statedDistance(table) ?? settings.distance,
  volume: volumeOf(statedVolume(table), settings),
  gallon: settings.gallon,
  currency: statedCurrency(table) ?? settings.currency,
  decimalSign: table.program?.isOwn ? '.' : settings.decimalSign,
  day: (cell) => readDay(cell, settings.dateOrder),
})

/** Which gallons a heading means is said elsewhere in the file, or by the driver. */
function volumeOf(stated: ReturnType<typeof statedVolume>, { volume, gallon }: Settings): AmountUnit {
  if (stated !== 'gallon') return stated ?? volume
  return volume === 'us_gal' || volume === 'uk_gal' ? volume : gallon
}

/** A table that tells fuel and services apart by a column becomes one of each. */
function byKind(section: Section): Section[] {
  const at = section.headings.findIndex((heading) => /^(?:type|kind|record type|entry type)$/i.test(heading))
  const isFuel = ({ cells }: CsvLine) => FUEL_KIND.test(cells[at]?.trim() ?? '')
  const fuel = section.lines.filter(isFuel)
  if (at < 0 || fuel.length === 0) return [section]
  const others = section.lines.filter((line) => !isFuel(line))
  const isFuelly = at === 0 && section.headings.length >= FUELLY_COLUMNS
  const parts = [
    { ...section, lines: fuel, kind: 'fuel' as const, isFuelly },
    { ...section, lines: others, kind: 'log' as const, isFuelly },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

const surplus = (cells: readonly string[], count: number) => cells.slice(count).filter(isFilled).length

/** "1" and "234.50" side by side. */
const hasSplitNumber = (cells: readonly string[]) =>
  cells.some(
    (cell, at) =>
      /^\D{0,4}\d{1,3}$/.test(cell.trim()) && /^\d{1,3}(?:\.\d+)?\D{0,4}$/.test(cells[at + 1]?.trim() ?? ''),
  )

/**
 * The lines that are not read. A column that all lines have without a heading is none of them, where no number of
 * theirs was split.
 */
function shiftedIn({ headings, lines }: Table): LineProblem[] {
  const wide = lines.filter(({ cells }) => surplus(cells, headings.length) > 0)
  const isColumn = wide.length === lines.length && !wide.some(({ cells }) => hasSplitNumber(cells))
  return isColumn
    ? []
    : wide.map(({ line, cells }) => ({
        line,
        problem: `It has ${cells.length} cells under ${headings.length} headings: “${cells.slice(headings.length).filter(isFilled).join('”, “')}” is left over. Put an amount such as "1,234.50" in quotes.`,
        kept: NOTHING,
      }))
}
