import { refuse } from '../../errors/rest.ts'
import type { Field } from '../query/field.ts'
import type { OrderTerm } from '../query/parse-order.ts'
import { calls, type EmbedNode, type ReadNode } from '../query/tree.ts'
import { alias, empty, identifier, join, type Sql, sql } from './fragment.ts'
import { fieldSql, type Scope } from './scope.ts'

const DIRECTIONS: Record<'asc' | 'desc', Sql> = { asc: [' asc'], desc: [' desc'] }
const NULLS: Record<'first' | 'last', Sql> = { first: [' nulls first'], last: [' nulls last'] }

/**
 * ` order by …` of a node, or nothing.
 *
 * @param aliasOf the alias of an embedded resource's subquery
 * @throws RestError PGRST108 when an order names a resource that is not embedded
 */
export function orderSql(
  node: ReadNode,
  scope: Scope,
  aliasOf: (embed: EmbedNode) => `e${number}` | undefined,
): Sql {
  if (node.order.length === 0) return empty
  const used = new Map<EmbedNode, number>()
  const terms = node.order.map((term) => {
    const value = term.relation === null ? fieldSql(scope, term.field).sql : related(term.relation)
    return sql`${value}${directionSql(term)}`
  })
  return sql` order by ${join(terms, ', ')}`

  function related(name: string): Sql {
    const embed = node.embeds.find((each) => calls(each, name))
    const own = embed === undefined ? undefined : aliasOf(embed)
    if (embed === undefined || own === undefined) throw refuse.notEmbedded(name)
    const index = used.get(embed) ?? 0
    used.set(embed, index + 1)
    return sql`${alias(own)}.${identifier(orderColumn(index))}`
  }
}

/** The fields of `embed` by which its parent is ordered, in that order. */
export function relatedOrderFields(node: ReadNode, embed: EmbedNode): Field[] {
  return node.order.flatMap(({ relation, field }) =>
    relation !== null && calls(embed, relation) ? [field] : [],
  )
}

/** `, field as _order0, …` for the subquery of an embedded resource. */
export function relatedOrderColumns(scope: Scope, fields: readonly Field[]): Sql {
  return fields.flatMap(
    (field, index) => sql`, ${fieldSql(scope, field).sql} as ${identifier(orderColumn(index))}`,
  )
}

const orderColumn = (index: number) => `_order${index}`

function directionSql({ direction, nulls }: OrderTerm): Sql {
  return sql`${direction === null ? empty : DIRECTIONS[direction]}${nulls === null ? empty : NULLS[nulls]}`
}
