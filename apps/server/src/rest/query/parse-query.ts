import { refuse } from '../errors.ts'
import { Cursor } from './cursor.ts'
import { moreThanColumn, parseColumn, parseNames } from './field.ts'
import { type Logic, parseFilterValue, parseLogic } from './parse-filter.ts'
import { type OrderTerm, parseOrder } from './parse-order.ts'
import { parseSelect, type SelectItem } from './parse-select.ts'

export type Rows = {
  select: SelectItem[]
  where: Logic[]
  order: OrderTerm[]
  limit: number | null
  offset: number
}

export type Query = Rows & {
  columns: string[] | null
  onConflict: string[] | null
}

/** The gateway's key may be in the address and is not a filter. */
const IGNORED = new Set(['apikey'])

/**
 * Of a parameter said twice, the last counts, and every filter.
 * @param text without the question mark
 * @throws RestError PGRST100; PGRST103 for a negative limit; PGRST127
 */
export function parseQuery(text: string): Query {
  const query: Query = {
    ...{ select: [null], where: [], order: [], limit: null, offset: 0 },
    columns: null,
    onConflict: null,
  }
  for (const [key, value] of new URLSearchParams(text)) {
    if (IGNORED.has(key)) continue
    if (Object.hasOwn(READERS, key)) READERS[key]?.(query, value)
    else query.where.push({ kind: 'filter', column: columnIn(key), ...parseFilterValue(value) })
  }
  return query
}

const READERS: Record<string, (query: Query, value: string) => void> = {
  select: (query, value) => {
    query.select = parseSelect(value)
  },
  columns: (query, value) => {
    query.columns = parseNames(value, 'columns parameter')
  },
  on_conflict: (query, value) => {
    query.onConflict = parseNames(value, 'on_conflict parameter')
  },
  order: (query, value) => {
    query.order = parseOrder(value)
  },
  limit: (query, value) => {
    const limit = wholeNumber(value)
    if (limit !== null && limit < 0) throw refuse.negativeLimit()
    query.limit = limit ?? query.limit
  },
  offset: (query, value) => {
    query.offset = Math.max(0, wholeNumber(value) ?? query.offset)
  },
  and: (query, value) => query.where.push(parseLogic('and', false, value)),
  or: (query, value) => query.where.push(parseLogic('or', false, value)),
  'not.and': (query, value) => query.where.push(parseLogic('and', true, value)),
  'not.or': (query, value) => query.where.push(parseLogic('or', true, value)),
}

// As PostgREST: a limit that is no whole number is no limit.
const wholeNumber = (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : null)

function columnIn(key: string): string {
  const cursor = new Cursor(key, 'tree path')
  const column = parseColumn(cursor)
  if (cursor.startsWith('.')) throw moreThanColumn()
  cursor.expectEnd()
  return column
}
