import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { type Row, readTable } from './read-table.ts'
import { type Table, tables } from './tables.ts'

const OWN_FOLDER = import.meta.dirname
const FIRST_ROW = 2

const keyOf = (table: Table, row: Row) => table.key.map((column) => row[column] ?? '').join(' ')
const namesOf = (rows: readonly Row[], column: string) =>
  new Map(rows.map((row) => [row.id ?? '', row[column] ?? '']))

function withNames(table: Table, folder: string): Row[] {
  const joined = (table.joined ?? []).map(({ column, after, of, name }) => ({
    column,
    after,
    names: namesOf(readTable(of, folder), name),
  }))
  return readTable(table.file, folder).map((row) =>
    Object.fromEntries(
      Object.keys(table.columns).flatMap((column) => {
        const id = row[column] ?? ''
        const beside = joined.filter(({ after }) => after === column)
        return [[column, id], ...beside.map(({ column, names }) => [column, names.get(id) ?? ''])]
      }),
    ),
  )
}

const asCsv = (rows: readonly Row[]) => `${Papa.unparse([...rows], { newline: '\n' })}\n`

/**
 * Writes every table with the names of its ids joined.
 * @param folder made if it is not there; tables in it are replaced
 * @param from the folder of the tables
 */
export function exportTables(folder: string, from = OWN_FOLDER): void {
  mkdirSync(folder, { recursive: true })
  for (const table of tables) {
    // A spreadsheet takes the file for UTF-8 by this mark.
    writeFileSync(join(folder, table.file), `\uFEFF${asCsv(withNames(table, from))}`)
  }
}

export type ImportResult = {
  /** Where anything is wrong, nothing was written. */
  problems: string[]
  changes: { file: string; added: number; changed: number; removed: number }[]
  missing: string[]
}

type Corrected = { table: Table; before: Row[]; rows: Row[]; broken: ReadonlySet<number>; problems: string[] }

const at = (table: Table, index: number, rest: string) => `${table.file}, row ${index + FIRST_ROW}${rest}`

function readCorrected(table: Table, folder: string, before: Row[]): Corrected {
  const fileText = readFileSync(join(folder, table.file), 'utf8').replace(/^\uFEFF/, '')
  const { data, errors, meta } = Papa.parse<Row>(fileText.trim(), { header: true, skipEmptyLines: 'greedy' })
  const absent = Object.keys(table.columns).filter((column) => !meta.fields?.includes(column))
  if (absent.length > 0) {
    const problem = `${table.file}, row 1: there is no column ${absent.join(', ')}; the table stays as it is`
    return { table, before, rows: before, broken: new Set(), problems: [problem] }
  }
  const lines = errors.flatMap(({ row, message }) => (row === undefined ? [] : [{ row, message }]))
  const problems = lines.map(({ row, message }) => at(table, row, `: ${message}; the row stays as it was`))
  return { table, before, rows: data, broken: new Set(lines.map(({ row }) => row)), problems }
}

function problemsOf({ table, before, rows, broken }: Corrected, lookUp: LookUp): string[] {
  const old = new Map(before.map((row) => [keyOf(table, row), row]))
  const first = new Map<string, number>()
  return rows.flatMap((row, index) => {
    if (broken.has(index)) return []
    const key = keyOf(table, row)
    const earlier = first.get(key)
    if (earlier !== undefined)
      return [at(table, index, `: "${key}" stands in row ${earlier + FIRST_ROW}, too; that row counts`)]
    first.set(key, index)
    const rowBefore = old.get(key)
    const stays = (column: string) =>
      rowBefore === undefined ? 'the row is not taken' : `"${rowBefore[column]}" stays`
    const cells = Object.entries(table.columns).flatMap(([column, rule]) => {
      const value = row[column] ?? ''
      const problem = rule(value, row) ?? unknownId(table, column, value, lookUp)
      return problem === null
        ? []
        : [at(table, index, `, column ${column}: "${value}" ${problem}; ${stays(column)}`)]
    })
    return [...cells, ...changedNames(table, row, index, lookUp)]
  })
}

type LookUp = { ids: ReadonlyMap<string, ReadonlySet<string>>; names: ReadonlyMap<string, readonly string[]> }

const nameKey = (file: string, column: string, id: string) => `${file} ${column} ${id}`

function lookUpOf(all: ReadonlyMap<string, Corrected>): LookUp {
  const ids = new Map([...all].map(([file, { rows }]) => [file, new Set(rows.map(({ id = '' }) => id))]))
  const names = new Map<string, string[]>()
  for (const { of, name } of tables.flatMap(({ joined }) => joined ?? [])) {
    const { before = [], rows = [] } = all.get(of) ?? {}
    for (const row of [...before, ...rows]) {
      const key = nameKey(of, name, row.id ?? '')
      names.set(key, [...(names.get(key) ?? []), row[name] ?? ''])
    }
  }
  return { ids, names }
}

function unknownId(table: Table, column: string, value: string, { ids }: LookUp): string | null {
  const files = table.refers?.[column]?.split(' ')
  if (files === undefined) return null
  const isKnown = (each: string) => files.some((file) => ids.get(file)?.has(each))
  const unknown = value.split(' ').filter((each) => each !== '' && !isKnown(each))
  return unknown.length === 0
    ? null
    : `names ${unknown.join(', ')}, which ${files.join(' or ')} does not have`
}

function changedNames(table: Table, row: Row, index: number, { names }: LookUp): string[] {
  return (table.joined ?? []).flatMap(({ column, after, of, name }) => {
    const value = row[column] ?? ''
    const values = names.get(nameKey(of, name, row[after] ?? ''))
    if (value === '' || values === undefined || values.includes(value)) return []
    return [
      at(table, index, `, column ${column}: "${value}" is for reading alone; change "${values[0]}" in ${of}`),
    ]
  })
}

/** A fault needs an effect and a repair, a danger its advice. */
function missingRows(all: ReadonlyMap<string, Corrected>): string[] {
  const ids = (file: string, column: string) => new Set(all.get(file)?.rows.map((row) => row[column]))
  const [effects, repairs, dangers] = [
    ids('effects.csv', 'fault'),
    ids('repairs.csv', 'fault'),
    ids('dangers.csv', 'finding'),
  ]
  const faults = [...ids('faults.csv', 'id')].flatMap((fault) => [
    ...(effects.has(fault) ? [] : [`effects.csv: no row is left for the fault ${fault}; its rows stay`]),
    ...(repairs.has(fault) ? [] : [`repairs.csv: no row is left for the fault ${fault}; its row stays`]),
  ])
  const findings = (all.get('findings.csv')?.rows ?? [])
    .filter(({ danger, id }) => (danger === 'stop' || danger === 'limp') && !dangers.has(id))
    .map(({ id }) => `dangers.csv: no row says what to do now at ${id}; its row stays`)
  return [...faults, ...findings]
}

function changesOf({ table, before, rows }: Corrected): ImportResult['changes'][number] {
  const old = new Map(before.map((row) => [keyOf(table, row), row]))
  const now = new Set(rows.map((row) => keyOf(table, row)))
  const differs = (row: Row, was: Row) =>
    Object.keys(table.columns).some((column) => (row[column] ?? '') !== (was[column] ?? ''))
  const matched = rows.map((row) => ({ row, was: old.get(keyOf(table, row)) }))
  return {
    file: table.file,
    added: matched.filter(({ was }) => was === undefined).length,
    changed: matched.filter(({ row, was }) => was !== undefined && differs(row, was)).length,
    removed: before.filter((row) => !now.has(keyOf(table, row))).length,
  }
}

/**
 * Takes corrected tables. Either all of them are right and are written, or nothing is.
 * @param folder holds some or all of the tables, as `exportTables` wrote them
 * @param target the folder of the tables
 */
export function importTables(folder: string, target = OWN_FOLDER): ImportResult {
  const missing = tables.filter(({ file }) => !existsSync(join(folder, file))).map(({ file }) => file)
  const all = new Map(
    tables.map((table) => {
      const before = readTable(table.file, target)
      const corrected = missing.includes(table.file)
        ? { table, before, rows: before, broken: new Set<number>(), problems: [] }
        : readCorrected(table, folder, before)
      return [table.file, corrected] as const
    }),
  )
  const correctedTables = [...all.values()]
  const lookUp = lookUpOf(all)
  const problems = [
    ...correctedTables.flatMap((corrected) => [...corrected.problems, ...problemsOf(corrected, lookUp)]),
    ...missingRows(all),
  ]
  const changes = correctedTables
    .map(changesOf)
    .filter(({ added, changed, removed }) => added + changed + removed > 0)
  if (problems.length > 0) return { problems, changes: [], missing }
  for (const { file } of changes) {
    const corrected = all.get(file)
    if (corrected === undefined) continue
    const columns = Object.keys(corrected.table.columns)
    const rows = corrected.rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column, row[column] ?? ''])),
    )
    writeFileSync(join(target, file), asCsv(rows))
  }
  return { problems, changes, missing }
}
