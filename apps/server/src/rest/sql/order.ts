import type { OrderTerm } from '../query/parse-order.ts'
import { empty, join, type Sql, sql } from './fragment.ts'
import { columnSql, type Scope } from './scope.ts'

const DIRECTIONS: Record<'asc' | 'desc', Sql> = { asc: [' asc'], desc: [' desc'] }
const NULLS: Record<'first' | 'last', Sql> = { first: [' nulls first'], last: [' nulls last'] }

export function orderSql(scope: Scope, terms: readonly OrderTerm[]): Sql {
  if (terms.length === 0) return empty
  return sql` order by ${join(
    terms.map(({ column, direction, nulls }) => {
      const directed = direction === null ? empty : DIRECTIONS[direction]
      return sql`${columnSql(scope, column)}${directed}${nulls === null ? empty : NULLS[nulls]}`
    }),
    ', ',
  )}`
}
