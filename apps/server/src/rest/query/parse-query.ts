import { parseNames, parseTreePath } from './field.ts'
import { type Logic, looksLikeFilter, parseFilterValue, parseLogic } from './parse-filter.ts'
import { type OrderTerm, parseOrder } from './parse-order.ts'
import { parseSelect, type SelectItem } from './parse-select.ts'

/** A parameter for the root (empty path) or for an embedded resource. */
export type At<T> = { path: string[]; value: T }

export type Query = {
  select: SelectItem[]
  filters: At<Logic>[]
  orders: At<OrderTerm[]>[]
  limits: At<number>[]
  offsets: At<number>[]
  columns: string[] | null
  onConflict: string[] | null
  /** Arguments of a function called by GET. */
  args: [name: string, value: string][]
}

/** The gateway's key may be in the address and is not a filter. */
const IGNORED = new Set(['apikey'])

/**
 * Reads a whole query string.
 *
 * @param text without the question mark
 * @param takesArguments whether a value without an operator is a function's argument
 * @throws RestError PGRST100, PGRST123
 */
export function parseQuery(text: string, takesArguments: boolean): Query {
  const query: Query = {
    select: [{ kind: 'star' }],
    filters: [],
    orders: [],
    limits: [],
    offsets: [],
    columns: null,
    onConflict: null,
    args: [],
  }
  for (const [key, value] of new URLSearchParams(text)) {
    if (IGNORED.has(key)) continue
    const reader = readerOf(key)
    if (reader !== undefined) reader(query, key, value)
    else if (takesArguments && !key.includes('.') && !looksLikeFilter(value)) query.args.push([key, value])
    else addFilter(query, key, value)
  }
  return query
}

type Reader = (query: Query, key: string, value: string) => void

const WHOLE_KEYS: Record<string, Reader> = {
  select: (query, _key, value) => {
    query.select = parseSelect(value)
  },
  columns: (query, _key, value) => {
    query.columns = parseNames(value, 'columns parameter')
  },
  on_conflict: (query, _key, value) => {
    query.onConflict = parseNames(value, 'on_conflict parameter')
  },
}

// These may follow the path of an embedded resource: `messages.order=…`.
const LAST_WORDS: Record<string, Reader> = {
  order: (query, key, value) => {
    query.orders.push({ path: pathBefore(key), value: parseOrder(value) })
  },
  limit: (query, key, value) => addCount(query.limits, key, value),
  offset: (query, key, value) => addCount(query.offsets, key, value),
  and: (query, key, value) => addLogic(query, 'and', key, value),
  or: (query, key, value) => addLogic(query, 'or', key, value),
}

function readerOf(key: string): Reader | undefined {
  if (Object.hasOwn(WHOLE_KEYS, key)) return WHOLE_KEYS[key]
  const lastWord = key.slice(key.lastIndexOf('.') + 1)
  return Object.hasOwn(LAST_WORDS, lastWord) ? LAST_WORDS[lastWord] : undefined
}

function pathBefore(key: string): string[] {
  return parseTreePath(key).path
}

function addFilter(query: Query, key: string, value: string): void {
  const { path, field } = parseTreePath(key)
  query.filters.push({ path, value: { kind: 'filter', field, ...parseFilterValue(value) } })
}

function addLogic(query: Query, kind: 'and' | 'or', key: string, value: string): void {
  const path = pathBefore(key)
  const negated = path.at(-1) === 'not'
  query.filters.push({ path: negated ? path.slice(0, -1) : path, value: parseLogic(kind, negated, value) })
}

// As PostgREST: a limit that is no whole number is no limit.
function addCount(counts: At<number>[], key: string, value: string): void {
  if (/^-?\d{1,15}$/.test(value)) counts.push({ path: pathBefore(key), value: Number(value) })
}
