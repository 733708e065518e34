import type { Format } from '../media.ts'
import type { ReadNode } from '../query/tree.ts'
import { MOST_ROWS } from '../range.ts'
import type { Relation, Schema } from '../schema/model.ts'
import {
  empty,
  fromCatalogue,
  join,
  parameter,
  qualified,
  type Sql,
  type Statement,
  sql,
  toStatement,
} from './fragment.ts'
import type { Scope } from './scope.ts'
import { type Context, selectParts, whereClause } from './select.ts'

/** The one row that every statement here gives. */
export type AnswerRow = {
  /** The body as it is sent, written by PostgreSQL. */
  body: string
  /** Rows in the body. */
  rows: number
  /** Rows there are without the page; null when nobody asked. */
  total: number | null
  /** For Location: the primary key of the first row as JSON, or null. */
  key: string | null
  /** Rows that an upsert found and updated; null elsewhere. */
  updated: number | null
}

export type Counting = 'exact' | 'planned' | 'estimated' | null

/** What the rows are: of a relation, or bare values of a function. */
export type RowKind = 'rows' | 'row' | 'values' | 'value'

export type AnswerOptions = {
  format: Format
  /** False for HEAD and return=minimal: only the numbers are wanted. */
  withBody: boolean
  counting: Counting
  /** Supabase's bound on every list that is read; null for what a write returns. */
  mostRows: number | null
  kind: RowKind
  /** Return the first row's key. */
  withKey: boolean
  /** Set where rows count themselves as updated, see write.ts. */
  updated: Sql | null
}

export const ROOT = 't0'

export type Answer = {
  /** The body over a source that the caller may put a `with` before. */
  select: Sql
  /** The columns of the source that it reads. */
  used: Set<string>
  /** A select without page whose plan tells how many rows to expect, where that is wanted. */
  unpaged: Sql
}

/**
 * Body, rows and total of `node` over `from` in one select.
 *
 * @param from the relation or the name of a `with` query, without alias
 */
export function answerSql(
  schema: Schema,
  node: ReadNode,
  relation: Relation,
  from: Sql,
  options: AnswerOptions,
): Answer {
  const context: Context = { schema, mostRows: options.mostRows, count: 0 }
  const scope: Scope = { relation, alias: ROOT, used: new Set() }
  const parts = selectParts(context, node, scope)
  const root = sql`from ${from} ${fromCatalogue(ROOT)}`
  const unpaged = sql`select 1 ${root}${parts.decidingJoins}${whereClause(parts.where)}`
  const body = options.withBody
    ? bodySql(options.format, options.kind, isValue(options.kind) ? ['pgrst_scalar'] : parts.names)
    : sql`''`
  const items = isValue(options.kind) ? sql`${qualified(ROOT, 'value')}` : parts.items
  if (options.withKey) for (const name of relation.primaryKey) scope.used.add(name)
  const key = options.withKey ? keySql(relation, from) : sql`null`
  return {
    select: sql`select ${body} as body, count(*)::int as rows, ${totalSql(options.counting, unpaged)} as total, ${key} as key, ${options.updated ?? sql`null::int`} as updated from (select ${items} ${root}${parts.joins}${whereClause(parts.where)}${parts.order}${parts.page}) r`,
    used: scope.used,
    unpaged,
  }
}

// An estimate is only made where counting would take long: up to the longest answer it is exact.
function totalSql(counting: Counting, unpaged: Sql): Sql {
  if (counting === 'exact') return sql`(select count(*) from (${unpaged}) c)`
  if (counting === 'estimated')
    return sql`(select count(*) from (${unpaged} limit ${parameter(MOST_ROWS + 1)}) c)`
  return sql`null::bigint`
}

function bodySql(format: Format, kind: RowKind, names: string[]): Sql {
  if (format.shape === 'csv') return csvSql(names)
  const all = isValue(kind) ? sql`json_agg(r.value)` : sql`json_agg(r.*)`
  const written = format.stripNulls ? sql`json_strip_nulls(${all})` : all
  const isSingle = format.shape === 'object' || kind === 'row' || kind === 'value'
  return isSingle ? sql`coalesce((${written}->0)::text, 'null')` : sql`coalesce(${written}::text, '[]')`
}

const isValue = (kind: RowKind) => kind === 'values' || kind === 'value'

// A row's own text form is CSV in brackets.
function csvSql(names: string[]): Sql {
  const header = names
    .map((name) => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name))
    .join(',')
  const line = sql`cast(row(r.*) as text)`
  return sql`${parameter(header)}::text || coalesce(string_agg(E'\n' || substring(${line}, 2, length(${line}) - 2), ''), '')`
}

function keySql(relation: Relation, from: Sql): Sql {
  if (relation.primaryKey.length === 0) return sql`null`
  const columns = join(
    relation.primaryKey.map((name) => qualified('k', name)),
    ', ',
  )
  return sql`(select row_to_json(x.*)::text from (select ${columns} from ${from} k limit 1) x)`
}

/** The statement that reads a relation, and the one whose plan estimates its rows. */
export function readStatements(
  schema: Schema,
  node: ReadNode,
  relation: Relation,
  from: Sql,
  options: AnswerOptions,
): { statement: Statement; explain: Statement | null } {
  const answer = answerSql(schema, node, relation, from, options)
  return {
    statement: toStatement(answer.select),
    explain: explainStatement(options.counting, empty, answer.unpaged),
  }
}

export function explainStatement(counting: Counting, before: Sql, unpaged: Sql): Statement | null {
  if (counting !== 'planned' && counting !== 'estimated') return null
  return toStatement(sql`explain (format json) ${before}${unpaged}`)
}
