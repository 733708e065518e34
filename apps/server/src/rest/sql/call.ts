import type { Rows } from '../query/parse-query.ts'
import type { Relation, Routine } from '../schema/model.ts'
import { type AnswerOptions, answerSql, ROOT, type RowKind } from './answer.ts'
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

/** One JSON object, and its keys. */
export type Arguments = { json: string; names: string[] }

export function callStatement(
  rows: Rows,
  routine: Routine,
  args: Arguments,
  options: Omit<AnswerOptions, 'kind' | 'updated'>,
): Statement {
  const { result } = routine
  const relation: Relation =
    result.kind === 'rows' ? result.relation : { name: routine.name, columns: new Map(), primaryKey: [] }
  const answer = answerSql(rows, relation, alias('source'), {
    ...options,
    kind: kindOf(routine),
    withBody: options.withBody && result.kind !== 'void',
    updated: null,
  })
  return toStatement(sql`with source as (${sourceSql(routine, args)}) ${answer.select}`)
}

function kindOf({ result, returnsSet }: Routine): RowKind {
  if (result.kind === 'rows') return returnsSet ? 'rows' : 'row'
  return returnsSet ? 'values' : 'value'
}

function sourceSql(routine: Routine, args: Arguments): Sql {
  const { before, list } = argumentsSql(routine, args)
  const call = sql`"public".${identifier(routine.name)}(${list})`
  if (routine.result.kind === 'rows')
    return sql`select ${fromCatalogue(ROOT)}.* from ${before}${call} as ${fromCatalogue(ROOT)}`
  return sql`select ${fromCatalogue(ROOT)}.value from ${before}${call} as ${fromCatalogue(ROOT)}(value)`
}

function argumentsSql({ parameters }: Routine, { json, names }: Arguments): { before: Sql; list: Sql } {
  const passed = parameters.filter(({ name }) => names.includes(name))
  if (passed.length === 0) return { before: empty, list: empty }
  const typed = passed.map(({ name, type }) => sql`${identifier(name)} ${fromCatalogue(type)}`)
  const named = passed.map(({ name }) => sql`${identifier(name)} => ${qualified('a', name)}`)
  return {
    before: sql`json_to_record(${parameter(json)}::json) as a(${join(typed, ', ')}) cross join lateral `,
    list: join(named, ', '),
  }
}
