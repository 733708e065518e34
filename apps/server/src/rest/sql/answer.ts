import type { Format } from '../media.ts'
import type { Rows } from '../query/parse-query.ts'
import type { Relation } from '../schema/model.ts'
import { fromCatalogue, qualified, type Sql, type Statement, sql, toStatement } from './fragment.ts'
import type { Scope } from './scope.ts'
import { type Parts, selectParts, whereClause } from './select.ts'

export type AnswerRow = {
  body: string
  rows: number
  /** Not only the page's; null when not asked for. */
  total: number | null
  updated: number | null
}

/** Of a relation, or bare values of a function. */
export type RowKind = 'rows' | 'row' | 'values' | 'value'

export type AnswerOptions = {
  format: Format
  /** False for HEAD and return=minimal. */
  withBody: boolean
  isCounted: boolean
  /** Null for what a write returns. */
  maxRows: number | null
  kind: RowKind
  /** piecesStatement can read the rows: a much larger text is given up earlier. */
  inPieces?: boolean
  /** See write.ts. */
  updated: Sql | null
}

export const ROOT = 't0'

export type Answer = {
  /** A source that the caller may put a `with` before. */
  select: Sql
  used: Set<string>
}

/**
 * Body, number and total in one select.
 * @param from the relation or the name of a `with` query, without alias
 */
export function answerSql(rows: Rows, relation: Relation, from: Sql, options: AnswerOptions): Answer {
  const scope: Scope = { relation, alias: ROOT, used: new Set() }
  const parts = selectParts(rows, scope, options.maxRows)
  const root = sql`from ${from} ${fromCatalogue(ROOT)}`
  const total = totalSql(options.isCounted, root, parts)
  const body = options.withBody ? bodySql(options.format, options.kind) : sql`''`
  const items = isValue(options.kind) ? sql`${qualified(ROOT, 'value')}` : parts.items
  const page = sql`select ${items} ${root}${whereClause(parts.where)}${parts.order}${parts.page}`
  const isBounded = options.withBody && options.updated === null && options.kind === 'rows'
  return {
    select: isBounded
      ? boundedSql(options, total, page)
      : sql`select ${body} as body, count(*)::int as rows, ${total} as total, ${options.updated ?? sql`null::int`} as updated from (${page}) r`,
    used: scope.used,
  }
}

/** More than twenty kept diagnoses with their recordings. */
export const MAX_ANSWER_BYTES = 67_108_864
/** PostgreSQL holds an answer's text seven times while it writes and sends it, and this process three times. */
const MAX_TEXT_BYTES = 4_194_304

/** Given up as soon as the rows are too many bytes. */
function boundedSql({ format, inPieces }: AnswerOptions, total: Sql, page: Sql): Sql {
  const all = sql`json_agg(b.row)`
  const body =
    format.shape === 'object' ? sql`coalesce((${all}->0)::text, 'null')` : sql`coalesce(${all}::text, '[]')`
  const max = fromCatalogue(String(inPieces === true ? MAX_TEXT_BYTES : MAX_ANSWER_BYTES))
  const tooMany = sql`sum(octet_length(j.row::text)) over (rows unbounded preceding) > ${max}`
  const bounded = sql`select case when ${tooMany} then rest.refuse_large_answer(${max}) else j.row end as row from (select row_to_json(r.*) as row from (${page}) r) j`
  return sql`select ${body} as body, count(*)::int as rows, ${total} as total, null::int as updated from (${bounded}) b`
}

export type PieceRow = Pick<AnswerRow, 'body' | 'total'>

/** One by one, each with the number of all. */
export function piecesStatement(
  rows: Rows,
  relation: Relation,
  from: Sql,
  { isCounted, maxRows }: AnswerOptions,
): Statement {
  const parts = selectParts(rows, { relation, alias: ROOT, used: new Set() }, maxRows)
  const root = sql`from ${from} ${fromCatalogue(ROOT)}`
  return toStatement(
    sql`select row_to_json(r.*)::text as body, ${totalSql(isCounted, root, parts)} as total from (select ${parts.items} ${root}${whereClause(parts.where)}${parts.order}${parts.page}) r`,
  )
}

const totalSql = (isCounted: boolean, root: Sql, parts: Parts): Sql =>
  isCounted ? sql`(select count(*) ${root}${whereClause(parts.where)})` : sql`null::bigint`

function bodySql(format: Format, kind: RowKind): Sql {
  const all = isValue(kind) ? sql`json_agg(r.value)` : sql`json_agg(r.*)`
  const isSingle = format.shape === 'object' || kind === 'row' || kind === 'value'
  return isSingle ? sql`coalesce((${all}->0)::text, 'null')` : sql`coalesce(${all}::text, '[]')`
}

const isValue = (kind: RowKind) => kind === 'values' || kind === 'value'

export function readStatement(rows: Rows, relation: Relation, from: Sql, options: AnswerOptions): Statement {
  return toStatement(answerSql(rows, relation, from, options).select)
}
