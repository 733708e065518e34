import type { Format } from '../media.ts'
import type { ReadNode } from '../query/tree.ts'
import type { Relation, Schema } from '../schema/model.ts'
import { boundedRows } from './embed.ts'
import { fromCatalogue, join, qualified, type Sql, type Statement, sql, toStatement } from './fragment.ts'
import type { Scope } from './scope.ts'
import { type Context, type Parts, selectParts, whereClause } from './select.ts'

/** The one row that every statement here gives. */
export type AnswerRow = {
  /** The body as it is sent, written by PostgreSQL. */
  body: string
  /** Rows in the body. */
  rows: number
  /** All rows, not only the page's; null when not asked for. */
  total: number | null
  /** For Location: the primary key of the first row as JSON, or null. */
  key: string | null
  /** Rows that an upsert found and updated; null elsewhere. */
  updated: number | null
  /** What a function or a trigger asked of the answer by `set_config('response.status', …)`; null: nothing. */
  response_status: string | null
  /** The same of its headers, by `response.headers`: `[{"Name": "value"}, …]`. */
  response_headers: string | null
}

/** What the rows are: of a relation, or bare values of a function. */
export type RowKind = 'rows' | 'row' | 'values' | 'value'

export type AnswerOptions = {
  format: Format
  /** False for HEAD and return=minimal: only the numbers are wanted. */
  withBody: boolean
  /** Whether the rows without the page are counted too. */
  isCounted: boolean
  /** Supabase's bound on every list that is read; null for what a write returns. */
  maxRows: number | null
  kind: RowKind
  /** The rows can be read by piecesStatement: one text that is much larger is given up earlier. */
  inPieces?: boolean
  /** Return the first row's key. */
  withKey: boolean
  /** Set where rows count themselves as updated, see write.ts. */
  updated: Sql | null
}

export const ROOT = 't0'

/** Read when the rows are there, and so after what made them has run. */
export const WISHES = sql`nullif(current_setting('response.status', true), '') as response_status, nullif(current_setting('response.headers', true), '') as response_headers`

export type Answer = {
  /** The body over a source that the caller may put a `with` before. */
  select: Sql
  /** The columns of the source that it reads. */
  used: Set<string>
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
  const context: Context = { schema, maxRows: options.maxRows, count: 0 }
  const scope: Scope = { relation, alias: ROOT, used: new Set() }
  const parts = selectParts(context, node, scope)
  const root = sql`from ${from} ${fromCatalogue(ROOT)}`
  const total = totalSql(options.isCounted, root, parts)
  const body = options.withBody ? bodySql(options.format, options.kind) : sql`''`
  const items = isValue(options.kind) ? sql`${qualified(ROOT, 'value')}` : parts.items
  if (options.withKey) for (const name of relation.primaryKey) scope.used.add(name)
  const key = options.withKey ? keySql(relation, from) : sql`null`
  const isBounded = options.withBody && options.updated === null && options.kind === 'rows'
  if (isBounded) return { select: boundedSql(options, { total, key, items, root, parts }), used: scope.used }
  return {
    select: sql`select ${body} as body, count(*)::int as rows, ${total} as total, ${key} as key, ${options.updated ?? sql`null::int`} as updated, ${WISHES} from (select ${items} ${root}${parts.joins}${whereClause(parts.where)}${parts.order}${parts.page}) r`,
    used: scope.used,
  }
}

/** 64 MB: more than twenty kept diagnoses with their recordings. */
export const MAX_ANSWER_BYTES = 67_108_864
/** PostgreSQL holds the text of an answer seven times while it writes and sends it, and this process three times. */
const MAX_TEXT_BYTES = 4_194_304

type Inner = { total: Sql; key: Sql; items: Sql; root: Sql; parts: Parts }

/** The same answer for rows, given up as soon as they are too many bytes. */
function boundedSql({ format, inPieces }: AnswerOptions, { total, key, items, root, parts }: Inner): Sql {
  const all = format.stripNulls ? sql`json_strip_nulls(json_agg(b.row))` : sql`json_agg(b.row)`
  const body =
    format.shape === 'object' ? sql`coalesce((${all}->0)::text, 'null')` : sql`coalesce(${all}::text, '[]')`
  const page = sql`select ${items} ${root}${parts.joins}${whereClause(parts.where)}${parts.order}${parts.page}`
  const bounded = boundedRows(page, inPieces === true ? MAX_TEXT_BYTES : MAX_ANSWER_BYTES)
  return sql`select ${body} as body, count(*)::int as rows, ${total} as total, ${key} as key, null::int as updated, ${WISHES} from (${bounded}) b`
}

/** One row of an answer in pieces. */
export type PieceRow = Pick<AnswerRow, 'body' | 'total'>

/** The rows of the same answer, one by one, each with the number of all. */
export function piecesStatement(
  schema: Schema,
  node: ReadNode,
  relation: Relation,
  from: Sql,
  { format, isCounted, maxRows }: AnswerOptions,
): Statement {
  const scope: Scope = { relation, alias: ROOT, used: new Set() }
  const parts = selectParts({ schema, maxRows, count: 0 }, node, scope)
  const root = sql`from ${from} ${fromCatalogue(ROOT)}`
  const row = sql`row_to_json(r.*)`
  const body = format.stripNulls ? sql`json_strip_nulls(${row})` : row
  return toStatement(
    sql`select ${body}::text as body, ${totalSql(isCounted, root, parts)} as total from (select ${parts.items} ${root}${parts.joins}${whereClause(parts.where)}${parts.order}${parts.page}) r`,
  )
}

/** How many rows there are without the page. */
const totalSql = (isCounted: boolean, root: Sql, parts: Parts): Sql =>
  isCounted
    ? sql`(select count(*) ${root}${parts.decidingJoins}${whereClause(parts.where)})`
    : sql`null::bigint`

function bodySql(format: Format, kind: RowKind): Sql {
  const all = isValue(kind) ? sql`json_agg(r.value)` : sql`json_agg(r.*)`
  const written = format.stripNulls ? sql`json_strip_nulls(${all})` : all
  const isSingle = format.shape === 'object' || kind === 'row' || kind === 'value'
  return isSingle ? sql`coalesce((${written}->0)::text, 'null')` : sql`coalesce(${written}::text, '[]')`
}

const isValue = (kind: RowKind) => kind === 'values' || kind === 'value'

function keySql(relation: Relation, from: Sql): Sql {
  if (relation.primaryKey.length === 0) return sql`null`
  const columns = join(
    relation.primaryKey.map((name) => qualified('k', name)),
    ', ',
  )
  return sql`(select row_to_json(x.*)::text from (select ${columns} from ${from} k limit 1) x)`
}

/** The statement that reads a relation. */
export function readStatement(
  schema: Schema,
  node: ReadNode,
  relation: Relation,
  from: Sql,
  options: AnswerOptions,
): Statement {
  return toStatement(answerSql(schema, node, relation, from, options).select)
}
