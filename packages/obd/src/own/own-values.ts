import { bytesFromHex, toHex } from '../bytes.ts'
import { readService } from '../tables/services.table.ts'
import { readEquation } from './equation.ts'

export interface OwnValue {
  readonly name: string
  readonly shortName: string
  /** "221940"; only services that read. */
  readonly request: string
  readonly equation: string
  readonly min: number
  readonly max: number
  readonly unit: string
  /** "7E0" or "18DA10F1"; '' asks all. */
  readonly header: string
}

export interface RefusedRow {
  readonly line: number
  readonly name: string
  readonly why: string
}

export interface OwnValuesRead {
  readonly values: readonly OwnValue[]
  readonly refused: readonly RefusedRow[]
}

const COLUMNS = [
  'Name',
  'ShortName',
  'ModeAndPID',
  'Equation',
  'Min Value',
  'Max Value',
  'Units',
  'Header',
  'startDiagnostic',
  'stopDiagnostic',
] as const
type Column = (typeof COLUMNS)[number]
type Row = Readonly<Record<Column, string>>

const MAX_VALUES = 200
const MAX_TEXT = 80
/** Services that read one value, and how many bytes name it. */
const NAMED_BY: Readonly<Record<number, number>> = { 1: 1, 6: 1, 9: 1, 34: 2 }
/** As lists for other apps name them. */
const TO_ALL: ReadonlySet<string> = new Set(['', 'AUTO', '7DF', 'DB33F1', '18DB33F1', '686AF1', '616AF1'])

/** Torque's CSV; without a heading its order of columns. A wrong row is refused with its reason. */
export function readOwnValues(table: readonly (readonly string[])[]): OwnValuesRead {
  const heading = table[0]?.map((cell) => cell.trim().toLowerCase()) ?? []
  const hasHeading = heading.includes('name') && heading.includes('equation')
  const values: OwnValue[] = []
  const refused: RefusedRow[] = []
  table.forEach((cells, index) => {
    if ((hasHeading && index === 0) || cells.every((cell) => cell.trim() === '')) return
    const row = rowOf(cells, hasHeading ? heading : null)
    const value = ownValue(row)
    const twice = typeof value !== 'string' && values.some(({ name }) => name === value.name)
    const why = typeof value === 'string' ? value : twice ? 'A row before it has the same name.' : null
    if (why === null && values.length >= MAX_VALUES)
      refused.push({ line: index + 1, name: row.Name, why: `A file may hold ${MAX_VALUES} values.` })
    else if (why !== null) refused.push({ line: index + 1, name: row.Name, why })
    else if (typeof value !== 'string') values.push(value)
  })
  return { values, refused }
}

export function ownValuesTable(values: readonly OwnValue[]): string[][] {
  const rows = values.map(({ name, shortName, request, equation, min, max, unit, header }) => [
    name,
    shortName,
    request,
    equation,
    String(min),
    String(max),
    unit,
    header,
    '',
    '',
  ])
  return [[...COLUMNS], ...rows]
}

function rowOf(cells: readonly string[], heading: readonly string[] | null): Row {
  const cell = (column: Column, place: number) => {
    const at = heading === null ? place : heading.indexOf(column.toLowerCase())
    return cells[at]?.trim() ?? ''
  }
  const entries = COLUMNS.map((column, place) => [column, cell(column, place)] as const)
  return Object.fromEntries(entries) as Row
}

function ownValue(row: Row): OwnValue | string {
  const name = row.Name
  if (name === '') return 'It has no name.'
  if ([name, row.ShortName, row.Units].some(({ length }) => length > MAX_TEXT))
    return `A name or unit is longer than ${MAX_TEXT} signs.`
  if (row.startDiagnostic !== '' || row.stopDiagnostic !== '')
    return 'It needs a diagnostic session to be started first. Tappet starts none: it only reads.'
  const request = requestOf(row.ModeAndPID)
  if (!request.ok) return request.why
  const header = row.Header.toUpperCase()
  if (!TO_ALL.has(header) && unitOfHeader(header) === null)
    return `"${row.Header}" is no header of one unit: 7E0 or 18DA10F1, say.`
  const equation = readEquation(row.Equation)
  if (!equation.ok) return `Its equation cannot be read at sign ${equation.at}: ${equation.why}.`
  const [min, max] = [row['Min Value'], row['Max Value']].map(Number)
  if (min === undefined || max === undefined || !(min < max))
    return 'Its least value has to be a number below its greatest.'
  return {
    name,
    shortName: row.ShortName,
    request: request.hex,
    equation: row.Equation,
    min,
    max,
    unit: row.Units,
    header: TO_ALL.has(header) ? '' : header,
  }
}

type RequestRead = { readonly ok: true; readonly hex: string } | { readonly ok: false; readonly why: string }

function requestOf(text: string): RequestRead {
  const bytes = bytesFromHex(text.replace(/^0x/i, ''))
  const service = bytes?.[0]
  if (bytes === null || service === undefined)
    return { ok: false, why: `"${text}" is no request in hex, such as 221940.` }
  const named = NAMED_BY[service]
  if (readService(service) === null || named === undefined)
    return {
      ok: false,
      why: `Tappet does not send service ${toHex([service])}: own values read by 01, 06, 09 or 22.`,
    }
  if (bytes.length !== named + 1)
    return {
      ok: false,
      why: `A request of service ${toHex([service])} names its value by ${named} byte${named === 1 ? '' : 's'}.`,
    }
  return { ok: true, hex: toHex(bytes) }
}

const ANSWERS_AFTER_REQUEST = 8

/** 7E0 as 7E8, 18DA10F1 or DA10F1 as 18DAF110. Null: no such header. */
export function unitOfHeader(header: string): string | null {
  const extended = /^(?:18)?DA([0-9A-F]{2})F1$/.exec(header)?.[1]
  if (extended !== undefined) return `18DAF1${extended}`
  if (!/^0?[0-7][0-9A-F]{2}$/.test(header)) return null
  const answers = Number.parseInt(header, 16) + ANSWERS_AFTER_REQUEST
  return answers > 0x7ff ? null : answers.toString(16).toUpperCase().padStart(3, '0')
}
