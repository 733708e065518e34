import { refuse } from '../../errors/rest.ts'
import type { CompareOperator, Filter, IsValue, Logic, Test } from '../query/parse-filter.ts'
import { arrayLiteral } from './array-literal.ts'
import { join, parameter, type Sql, sql } from './fragment.ts'
import { fieldSql, type Scope } from './scope.ts'

/** SQL that is true where an embedded resource has a row; null when nothing by that name is embedded. */
export type FindEmbed = (name: string) => Sql | null

const OPERATORS: Record<CompareOperator, Sql> = {
  eq: ['='],
  neq: ['<>'],
  gt: ['>'],
  gte: ['>='],
  lt: ['<'],
  lte: ['<='],
  like: ['like'],
  ilike: ['ilike'],
  match: ['~'],
  imatch: ['~*'],
  cs: ['@>'],
  cd: ['<@'],
  ov: ['&&'],
}

const IS: Record<IsValue, Sql> = {
  null: ['is null'],
  not_null: ['is not null'],
  true: ['is true'],
  false: ['is false'],
  unknown: ['is unknown'],
}

const NO_EMBED: FindEmbed = () => null

/** All of `terms`, or an empty fragment. */
export function whereSql(scope: Scope, terms: readonly Logic[], findEmbed: FindEmbed = NO_EMBED): Sql {
  return joined(scope, terms, ' and ', findEmbed)
}

function joined(scope: Scope, terms: readonly Logic[], separator: string, findEmbed: FindEmbed): Sql {
  return join(
    terms.map((term) => logicSql(scope, term, findEmbed)),
    separator,
  )
}

function logicSql(scope: Scope, logic: Logic, findEmbed: FindEmbed): Sql {
  if (logic.kind === 'filter') return filterSql(scope, logic, findEmbed)
  const inner = joined(scope, logic.terms, logic.kind === 'and' ? ' and ' : ' or ', findEmbed)
  return logic.negated ? sql`not (${inner})` : sql`(${inner})`
}

function filterSql(scope: Scope, filter: Filter, findEmbed: FindEmbed): Sql {
  const embedded = filter.field.path.length === 0 ? findEmbed(filter.field.name) : null
  if (embedded !== null) return embedFilterSql(filter, embedded)
  const condition = testSql(fieldSql(scope, filter.field), filter.test)
  return filter.negated ? sql`not (${condition})` : condition
}

function embedFilterSql({ field, negated, test }: Filter, hasRow: Sql): Sql {
  const asksNull = test.kind === 'is' && test.value === 'null'
  const asksNotNull = test.kind === 'is' && test.value === 'not_null'
  if (!asksNull && !asksNotNull) throw refuse.embedFilter(field.name)
  return asksNotNull !== negated ? hasRow : sql`not (${hasRow})`
}

// Values are untyped parameters: PostgreSQL reads each as the type the operator wants.
function testSql(field: Sql, test: Test): Sql {
  switch (test.kind) {
    case 'compare':
      return compareSql(field, test)
    case 'in':
      return sql`${field} = any(${parameter(arrayLiteral(test.values))})`
    case 'is':
      return sql`${field} ${IS[test.value]}`
    case 'isdistinct':
      return sql`${field} is distinct from ${parameter(test.value)}`
  }
}

function compareSql(field: Sql, test: Test & { kind: 'compare' }): Sql {
  const isPattern = test.operator === 'like' || test.operator === 'ilike'
  // A star needs no escaping in an address, a per cent sign does.
  const value = parameter(isPattern ? test.value.replaceAll('*', '%') : test.value)
  return sql`${field} ${OPERATORS[test.operator]} ${value}`
}
