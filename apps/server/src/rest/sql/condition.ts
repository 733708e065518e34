import type { CompareOperator, IsValue, Logic, Test } from '../query/parse-filter.ts'
import { join, parameter, type Sql, sql } from './fragment.ts'
import { columnSql, type Scope } from './scope.ts'

const OPERATORS: Record<CompareOperator, Sql> = {
  eq: ['='],
  neq: ['<>'],
  gt: ['>'],
  gte: ['>='],
  lt: ['<'],
  lte: ['<='],
  like: ['like'],
  ilike: ['ilike'],
}

const IS: Record<IsValue, Sql> = {
  null: ['is null'],
  not_null: ['is not null'],
  true: ['is true'],
  false: ['is false'],
  unknown: ['is unknown'],
}

export function whereSql(scope: Scope, terms: readonly Logic[], separator = ' and '): Sql {
  return join(
    terms.map((term) => logicSql(scope, term)),
    separator,
  )
}

function logicSql(scope: Scope, logic: Logic): Sql {
  const { negated } = logic
  const inner =
    logic.kind === 'filter'
      ? testSql(columnSql(scope, logic.column), logic.test)
      : sql`(${whereSql(scope, logic.terms, logic.kind === 'and' ? ' and ' : ' or ')})`
  return negated ? sql`not (${inner})` : inner
}

// Untyped parameters: PostgreSQL reads each as the operator's type.
function testSql(column: Sql, test: Test): Sql {
  switch (test.kind) {
    case 'compare':
      return compareSql(column, test)
    case 'in':
      return sql`${column} = any(${parameter(arrayLiteral(test.values))})`
    case 'is':
      return sql`${column} ${IS[test.value]}`
  }
}

function compareSql(column: Sql, test: Test & { kind: 'compare' }): Sql {
  const isPattern = test.operator === 'like' || test.operator === 'ilike'
  // A star needs no escaping in an address, a per cent sign does.
  const value = parameter(isPattern ? test.value.replaceAll('*', '%') : test.value)
  return sql`${column} ${OPERATORS[test.operator]} ${value}`
}

/** The database reads the elements as the type it wants. */
const arrayLiteral = (values: readonly string[]) =>
  `{${values.map((value) => `"${value.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`
