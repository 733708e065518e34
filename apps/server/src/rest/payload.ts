import { refuse } from './errors.ts'

/** Passed to the database unchanged; only its keys are read here. */
export type Payload = {
  /** JSON of one object or of an array of objects. */
  json: string
  isArray: boolean
  rowCount: number
  keys: string[]
}

/** PostgreSQL reads nested JSON on its stack; no row of ours is nearly this deep. */
const MAX_JSON_DEPTH = 200

/**
 * @param columns the `columns=` parameter: with it, keys may differ from row to row
 * @throws RestError PGRST102
 */
export function parsePayload(text: string, contentType: string | null, columns: string[] | null): Payload {
  requireJson(contentType)
  const value = parseJson(text)
  const rows = Array.isArray(value) ? value : [value]
  if (!rows.every(isRow)) throw refuse.body('Empty or invalid json')
  return { json: text, isArray: Array.isArray(value), rowCount: rows.length, keys: columns ?? sameKeys(rows) }
}

export function requireJson(contentType: string | null): void {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type !== 'application/json' && type !== '') throw refuse.contentType(type)
}

/**
 * Bounds the nesting.
 * @throws RestError PGRST102
 */
export function parseJson(text: string): unknown {
  if (isDeeperThan(text, MAX_JSON_DEPTH))
    throw refuse.body(`JSON is nested deeper than ${MAX_JSON_DEPTH} levels`)
  try {
    return JSON.parse(text)
  } catch {
    throw refuse.body('Empty or invalid json')
  }
}

type Row = Record<string, unknown>

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sameKeys(rows: Row[]): string[] {
  const [first, ...others] = rows
  const keys = Object.keys(first ?? {})
  const firstKeys = new Set(keys)
  for (const row of others) {
    const names = Object.keys(row)
    if (names.length !== keys.length || !names.every((name) => firstKeys.has(name))) {
      throw refuse.body('All object keys must match')
    }
  }
  return keys
}

const [QUOTE, BACKSLASH, OPEN_ARRAY, OPEN_OBJECT, CLOSE_ARRAY, CLOSE_OBJECT] = [34, 92, 91, 123, 93, 125]

function isDeeperThan(text: string, levels: number): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === QUOTE) at = endOfString(text, at)
    else if (unit === OPEN_ARRAY || unit === OPEN_OBJECT) depth += 1
    else if (unit === CLOSE_ARRAY || unit === CLOSE_OBJECT) depth -= 1
    if (depth > levels) return true
  }
  return false
}

// indexOf, because a saved recording is megabytes of string without a bracket.
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1
  return backslashes % 2 === 1
}
