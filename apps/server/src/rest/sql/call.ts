import type { ReadNode } from '../query/tree.ts'
import type { Parameter, Relation, Routine, Schema } from '../schema/model.ts'
import { type AnswerOptions, answerSql, ROOT, type RowKind } from './answer.ts'
import { arrayLiteral } from './array-literal.ts'
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

/** What a function is called with: one JSON object, a value for each name, or a whole body. */
export type Arguments =
  | { kind: 'json'; json: string; names: string[] }
  | { kind: 'text'; values: [name: string, value: string][] }
  | { kind: 'body'; body: string }

/** Calls a function once and writes the body of what it returns. */
export function callStatement(
  schema: Schema,
  node: ReadNode,
  routine: Routine,
  given: Arguments,
  options: Omit<AnswerOptions, 'kind' | 'withKey' | 'updated'>,
): Statement {
  const { result } = routine
  const relation: Relation =
    result.kind === 'rows'
      ? result.relation
      : { name: routine.name, columns: new Map(), primaryKey: [], uniqueKeys: [] }
  const answer = answerSql(schema, node, relation, alias('source'), {
    ...options,
    kind: kindOf(routine),
    withBody: options.withBody && result.kind !== 'void',
    withKey: false,
    updated: null,
  })
  return toStatement(sql`with source as (${sourceSql(routine, given)}) ${answer.select}`)
}

function kindOf({ result, returnsSet }: Routine): RowKind {
  if (result.kind === 'rows') return returnsSet ? 'rows' : 'row'
  return returnsSet ? 'values' : 'value'
}

function sourceSql(routine: Routine, given: Arguments): Sql {
  const { before, list } = argumentsSql(routine, given)
  const call = sql`"public".${identifier(routine.name)}(${list})`
  if (routine.result.kind === 'rows')
    return sql`select ${fromCatalogue(ROOT)}.* from ${before}${call} as ${fromCatalogue(ROOT)}`
  return sql`select ${fromCatalogue(ROOT)}.value from ${before}${call} as ${fromCatalogue(ROOT)}(value)`
}

function argumentsSql({ parameters }: Routine, given: Arguments): { before: Sql; list: Sql } {
  if (given.kind === 'body') {
    return {
      before: empty,
      list: sql`${parameter(given.body)}::${fromCatalogue(parameters[0]?.type ?? 'json')}`,
    }
  }
  if (given.kind === 'text') return { before: empty, list: textArguments(parameters, given.values) }
  const passed = parameters.filter(({ name }) => given.names.includes(name))
  if (passed.length === 0) return { before: empty, list: empty }
  const typed = passed.map(({ name, type }) => sql`${identifier(name)} ${fromCatalogue(type)}`)
  const named = passed.map(
    (each) => sql`${variadic(each)}${identifier(each.name)} => ${qualified('a', each.name)}`,
  )
  return {
    before: sql`json_to_record(${parameter(given.json)}::json) as a(${join(typed, ', ')}) cross join lateral `,
    list: join(named, ', '),
  }
}

function textArguments(parameters: readonly Parameter[], values: [name: string, value: string][]): Sql {
  const passed = parameters.filter(({ name }) => values.some(([given]) => given === name))
  const named = passed.map((each) => {
    const own = values.filter(([name]) => name === each.name).map(([, value]) => value)
    const isList = each.variadic && !own[0]?.startsWith('{')
    const value = isList ? arrayLiteral(own) : (own.at(-1) ?? '')
    return sql`${variadic(each)}${identifier(each.name)} => ${parameter(value)}::${fromCatalogue(each.type)}`
  })
  return join(named, ', ')
}

const variadic = ({ variadic: isVariadic }: Parameter): Sql => (isVariadic ? sql`variadic ` : empty)
