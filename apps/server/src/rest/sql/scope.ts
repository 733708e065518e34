import { refuse } from '../errors.ts'
import type { Relation } from '../schema/model.ts'
import { qualified, type Sql } from './fragment.ts'

export type Scope = {
  relation: Relation
  alias: string
  /** So that a write returns no more than is asked for. */
  used: Set<string>
}

/** @throws RestError 42703, as PostgreSQL would answer, when the relation has no such column */
export function columnSql(scope: Scope, name: string): Sql {
  if (!scope.relation.columns.has(name)) throw refuse.column(scope.relation.name, name)
  scope.used.add(name)
  return qualified(scope.alias, name)
}
