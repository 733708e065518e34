import { refuse } from '../errors.ts'
import type { Payload } from '../payload.ts'
import type { Logic } from '../query/parse-filter.ts'
import type { Rows } from '../query/parse-query.ts'
import type { Column, Relation } from '../schema/model.ts'
import { type AnswerOptions, answerSql, ROOT } from './answer.ts'
import { whereSql } from './condition.ts'
import {
  alias,
  empty,
  fromCatalogue,
  identifier,
  join,
  parameter,
  qualified,
  type Sql,
  type Statement,
  sql,
  toStatement,
} from './fragment.ts'
import { columnSql, type Scope } from './scope.ts'
import { tableSql, whereClause } from './select.ts'

export type Resolution = 'merge-duplicates' | 'ignore-duplicates'

export type InsertOptions = {
  resolution: Resolution | null
  onConflict: string[] | null
}

export function insertStatement(
  shown: Rows,
  relation: Relation,
  payload: Payload,
  insert: InsertOptions,
  options: AnswerOptions,
): Statement {
  const columns = payloadColumns(relation, payload.keys)
  const rows =
    columns.length > 0
      ? sql`(${nameList(columns)}) select ${nameList(columns)} from ${recordsSql(columns, payload)}`
      : sql`select from generate_series(1, ${parameter(payload.rowCount)}::int)`
  const conflict = conflictSql(relation, columns, insert)
  const statement = sql`insert into ${tableSql(relation.name)} as ${fromCatalogue(ROOT)} ${rows}${conflict}`
  const updated = insert.resolution === 'merge-duplicates' ? updatedRows : null
  return returning(shown, relation, statement, { ...options, updated })
}

export function updateStatement(
  shown: Rows,
  relation: Relation,
  payload: Payload,
  filters: readonly Logic[],
  options: AnswerOptions,
): Statement {
  const columns = payloadColumns(relation, payload.keys)
  const where = filtersSql(relation, filters, 'UPDATE')
  if (columns.length === 0) return withSource(shown, relation, (used) => noRows(relation, used), options)
  const assignments = join(
    columns.map((column) => sql`${identifier(column.name)} = ${qualified('p', column.name)}`),
    ', ',
  )
  const source = sql`(select * from ${recordsSql(columns, payload)} limit 1) p`
  const statement = sql`update ${tableSql(relation.name)} as ${fromCatalogue(ROOT)} set ${assignments} from ${source}${whereClause(where)}`
  return returning(shown, relation, statement, options)
}

export function deleteStatement(
  shown: Rows,
  relation: Relation,
  filters: readonly Logic[],
  options: AnswerOptions,
): Statement {
  const where = filtersSql(relation, filters, 'DELETE')
  const statement = sql`delete from ${tableSql(relation.name)} as ${fromCatalogue(ROOT)}${whereClause(where)}`
  return returning(shown, relation, statement, options)
}

/** @throws RestError 21000 without a filter, as Supabase does */
function filtersSql(relation: Relation, filters: readonly Logic[], verb: 'UPDATE' | 'DELETE'): Sql {
  if (filters.length === 0) throw refuse.unfiltered(verb)
  return whereSql({ relation, alias: ROOT, used: new Set() }, filters)
}

// Only requested columns, because a caller may write columns that it may not read.
function returning(shown: Rows, relation: Relation, statement: Sql, options: AnswerOptions): Statement {
  const returned = (used: Set<string>) =>
    used.size === 0
      ? sql`1`
      : join(
          [...used].map((name) => qualified(ROOT, name)),
          ', ',
        )
  return withSource(shown, relation, (used) => sql`${statement} returning ${returned(used)}`, options)
}

function withSource(
  shown: Rows,
  relation: Relation,
  source: (used: Set<string>) => Sql,
  options: AnswerOptions,
): Statement {
  const body = options.withBody ? shown : { select: [], order: [] }
  const all = { ...body, where: [], limit: null, offset: 0 }
  const answer = answerSql(all, relation, alias('source'), options)
  return toStatement(sql`with source as (${source(answer.used)}) ${answer.select}`)
}

/** The shape of the rows, for a write that writes nothing. */
function noRows(relation: Relation, used: Set<string>): Sql {
  const columns = [...used].flatMap((name) => relation.columns.get(name) ?? [])
  const nulls = columns.map(({ name, type }) => sql`null::${fromCatalogue(type)} as ${identifier(name)}`)
  return sql`select ${join(nulls, ', ')} where false`
}

/** @throws RestError PGRST204 */
function payloadColumns(relation: Relation, keys: readonly string[]): Column[] {
  return keys.map((key) => {
    const column = relation.columns.get(key)
    if (column === undefined) throw refuse.payloadColumn(relation.name, key)
    return column
  })
}

function nameList(columns: readonly Column[]): Sql {
  return join(
    columns.map((column) => identifier(column.name)),
    ', ',
  )
}

/** The database reads the JSON, in one parameter. */
function recordsSql(columns: readonly Column[], payload: Payload): Sql {
  const typed = join(
    columns.map(({ name, type }) => sql`${identifier(name)} ${fromCatalogue(type)}`),
    ', ',
  )
  const reader = payload.isArray ? sql`json_to_recordset` : sql`json_to_record`
  return sql`${reader}(${parameter(payload.json)}::json) as p(${typed})`
}

// A setting of this transaction: telling updated rows from inserted ones in `returning` would need the right to read
// the table.
const UPDATED_ROWS = sql`nullif(current_setting('tappet.updated_rows', true), '')::int`
const COUNT_UPDATED = sql`set_config('tappet.updated_rows', (coalesce(${UPDATED_ROWS}, 0) + 1)::text, true) is not null`
const updatedRows = sql`coalesce(${UPDATED_ROWS}, 0)`

function conflictSql(relation: Relation, columns: readonly Column[], insert: InsertOptions): Sql {
  const target = insert.onConflict ?? relation.primaryKey
  if (insert.resolution === null || target.length === 0) return empty
  const scope: Scope = { relation, alias: ROOT, used: new Set() }
  for (const name of target) columnSql(scope, name)
  const list = join(target.map(identifier), ', ')
  if (insert.resolution === 'ignore-duplicates' || columns.length === 0)
    return sql` on conflict (${list}) do nothing`
  const assignments = join(
    columns.map(({ name }) => sql`${identifier(name)} = ${qualified('excluded', name)}`),
    ', ',
  )
  return sql` on conflict (${list}) do update set ${assignments} where ${COUNT_UPDATED}`
}
