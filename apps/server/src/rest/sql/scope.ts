import { refuse } from '../../errors/rest.ts'
import type { Field } from '../query/field.ts'
import type { Column, Relation } from '../schema/model.ts'
import { mostSimilar } from '../schema/similar.ts'
import { fromCatalogue, parameter, qualified, type Sql, sql } from './fragment.ts'

/** A relation as one part of a statement knows it. */
export type Scope = {
  relation: Relation
  alias: string
  /** The columns that were used, so that a write returns no more than is asked for. */
  used: Set<string>
}

const MIN_SIMILARITY = 0.6

/** @throws RestError 42703, as PostgreSQL would answer, when the relation has no such column */
export function columnOf(scope: Scope, name: string): Column {
  const column = scope.relation.columns.get(name)
  if (column === undefined) {
    const near = mostSimilar(name, scope.relation.columns.keys(), MIN_SIMILARITY)
    throw refuse.column(scope.relation.name, name, near)
  }
  scope.used.add(name)
  return column
}

/** A column, or a place inside one. */
export function fieldSql(scope: Scope, field: Field): Sql {
  const column = columnOf(scope, field.name)
  const own = qualified(scope.alias, column.name)
  if (field.path.length === 0) return own
  let value = column.family === 'json' ? own : sql`to_jsonb(${own})`
  for (const { asText, key } of field.path) {
    const type = fromCatalogue(typeof key === 'number' ? 'integer' : 'text')
    value = asText ? sql`${value}->>${parameter(key)}::${type}` : sql`${value}->${parameter(key)}::${type}`
  }
  return sql`(${value})`
}
