import type { OrderTerm } from '../query/parse-order.ts'
import type { Rows } from '../query/parse-query.ts'
import { whereSql } from './condition.ts'
import { empty, identifier, join, parameter, type Sql, sql } from './fragment.ts'
import { columnSql, type Scope } from './scope.ts'

export type Parts = {
  items: Sql
  where: Sql
  order: Sql
  page: Sql
}

/** @param maxRows null for what a write returns */
export function selectParts(rows: Rows, scope: Scope, maxRows: number | null): Parts {
  const names = rows.select.flatMap((item) => item ?? [...scope.relation.columns.keys()])
  return {
    items: join(
      names.map((name) => columnSql(scope, name)),
      ', ',
    ),
    where: whereSql(scope, rows.where),
    order: orderSql(scope, rows.order),
    page: pageSql(rows, maxRows),
  }
}

export function whereClause(condition: Sql): Sql {
  return condition.length === 0 ? empty : sql` where ${condition}`
}

export function tableSql(relation: string): Sql {
  return sql`"public".${identifier(relation)}`
}

function pageSql({ limit, offset }: Rows, maxRows: number | null): Sql {
  const count = maxRows === null ? limit : Math.min(limit ?? maxRows, maxRows)
  const limited = count === null ? empty : sql` limit ${parameter(count)}`
  return offset === 0 ? limited : sql`${limited} offset ${parameter(offset)}`
}

const DIRECTIONS: Record<'asc' | 'desc', Sql> = { asc: [' asc'], desc: [' desc'] }
const NULLS: Record<'first' | 'last', Sql> = { first: [' nulls first'], last: [' nulls last'] }

function orderSql(scope: Scope, terms: readonly OrderTerm[]): Sql {
  if (terms.length === 0) return empty
  return sql` order by ${join(
    terms.map(({ column, direction, nulls }) => {
      const directed = direction === null ? empty : DIRECTIONS[direction]
      return sql`${columnSql(scope, column)}${directed}${nulls === null ? empty : NULLS[nulls]}`
    }),
    ', ',
  )}`
}
