import { refuse } from '../../errors/rest.ts'
import type { Field } from '../query/field.ts'
import type { ColumnItem } from '../query/parse-select.ts'
import { calls, type EmbedNode, embedName, type ReadNode } from '../query/tree.ts'
import type { Relation, Schema } from '../schema/model.ts'
import { findRelationship, isToOne, type Relationship } from '../schema/relationships.ts'
import { whereSql } from './condition.ts'
import { type Item, itemList, many, one } from './embed.ts'
import {
  alias,
  empty,
  fromCatalogue,
  identifier,
  join,
  parameter,
  qualified,
  type Sql,
  sql,
} from './fragment.ts'
import { orderSql } from './order.ts'
import { fieldSql, type Scope } from './scope.ts'

/** What one statement's parts have in common. */
export type Context = {
  schema: Schema
  /** No list in the answer is longer; null for what a write returns. */
  maxRows: number | null
  /** Numbers the aliases. */
  count: number
}

/** The clauses of a select, ready to be put together. */
export type Parts = {
  items: Sql
  joins: Sql
  /** The joins that decide which rows there are, for counting. */
  decidingJoins: Sql
  /** A condition, or empty. */
  where: Sql
  /** ` order by …`, or empty. */
  order: Sql
  /** ` limit … offset …`, or empty. */
  page: Sql
}

/** Turns a node and everything embedded in it into clauses over `scope`. */
export function selectParts(context: Context, node: ReadNode, scope: Scope): Parts {
  const embeds = new Map(node.embeds.map((embed) => [embed, embedSql(context, scope, embed)]))
  const deciding = new Set(node.embeds.filter((embed) => embed.join === 'inner'))
  const where = whereSql(scope, node.where, (name) => {
    const embed = node.embeds.find((each) => calls(each, name))
    const found = embed === undefined ? undefined : embeds.get(embed)
    if (embed === undefined || found === undefined) return null
    deciding.add(embed)
    return sql`${alias(found.alias)}._found is not null`
  })
  const items = node.items.flatMap((item) => {
    if (item.kind === 'star') return starItems(scope)
    if (item.kind === 'column') return [columnItem(context.schema, scope, item)]
    return embeds.get(item.embed)?.items ?? []
  })
  const joinsOf = (which: EmbedNode[]) => which.flatMap((embed) => embeds.get(embed)?.join ?? empty)
  return {
    items: itemList(items),
    joins: joinsOf(node.embeds),
    decidingJoins: joinsOf(node.embeds.filter((embed) => deciding.has(embed))),
    where,
    order: orderSql(scope, node.order),
    page: pageSql(node, context.maxRows),
  }
}

/** ` where …` of the conditions that are not empty. */
export function whereClause(...conditions: Sql[]): Sql {
  const present = conditions.filter((condition) => condition.length > 0)
  return present.length === 0 ? empty : sql` where ${join(present, ' and ')}`
}

export function tableSql(relation: string): Sql {
  return sql`"public".${identifier(relation)}`
}

function pageSql({ limit, offset }: ReadNode, maxRows: number | null): Sql {
  const rows = maxRows === null ? limit : Math.min(limit ?? maxRows, maxRows)
  const limited = rows === null ? empty : sql` limit ${parameter(rows)}`
  return offset === 0 ? limited : sql`${limited} offset ${parameter(offset)}`
}

function starItems(scope: Scope): Item[] {
  return [...scope.relation.columns.keys()].map((name) => {
    scope.used.add(name)
    return { sql: qualified(scope.alias, name), name }
  })
}

function columnItem(schema: Schema, scope: Scope, item: ColumnItem): Item {
  const value = fieldSql(scope, item.field)
  const name = item.alias ?? nameOf(item.field)
  if (item.cast === null) return { sql: value, name }
  const isArray = item.cast.endsWith('[]')
  const type = schema.castTypes.get(isArray ? item.cast.slice(0, -2) : item.cast)
  if (type === undefined) throw refuse.castType(item.cast)
  return { sql: sql`${value}::${fromCatalogue(isArray ? `${type}[]` : type)}`, name }
}

/** `data->a->>b` is called b, `data->list->0` is called list. */
function nameOf(field: Field): string {
  const key = field.path.findLast((step) => typeof step.key === 'string')?.key
  return typeof key === 'string' ? key : field.name
}

type Embed = { alias: `e${number}`; join: Sql; items: Item[] }

function embedSql(context: Context, parent: Scope, node: EmbedNode): Embed {
  const relationship = findRelationship(context.schema, parent.relation.name, node.relation, node.hint)
  const relation = context.schema.relations.get(relationship.child)
  if (relation === undefined) throw refuse.relation(relationship.child, null)
  const number = ++context.count
  const own = `e${number}` as const
  const scope: Scope = { relation, alias: `t${number}`, used: new Set() }
  const parts = selectParts(context, node, scope)
  const source = sourceSql(relationship, relation, parts, parent, scope, number)
  const built = (isToOne(relationship) ? one : many)(parts.items, source, own)
  const lateral = sql` lateral (${built.select}) ${alias(own)}`
  return {
    alias: own,
    join:
      node.join === 'inner'
        ? sql` join${lateral} on ${alias(own)}._found is not null`
        : sql` left join${lateral} on true`,
    items: node.items.length === 0 ? [] : [{ sql: built.shown, name: embedName(node) }],
  }
}

/** `from … where … order by … limit …` of the rows that belong to one row of the parent. */
function sourceSql(
  relationship: Relationship,
  relation: Relation,
  parts: Parts,
  parent: Scope,
  scope: Scope,
  number: number,
): Sql {
  const { junction, pairs } = relationship
  const parentPairs = junction?.parentPairs ?? pairs
  for (const pair of parentPairs) parent.used.add(pair.parent)
  const middle = `j${number}` as const
  const equal = (left: string, a: string, right: string, b: string) =>
    sql`${qualified(left, a)} = ${qualified(right, b)}`
  const toParent = parentPairs.map((pair) =>
    equal(junction === null ? scope.alias : middle, pair.child, parent.alias, pair.parent),
  )
  const across = (junction?.childPairs ?? []).map((pair) =>
    equal(middle, pair.parent, scope.alias, pair.child),
  )
  const through =
    junction === null
      ? empty
      : sql` join ${tableSql(junction.relation)} ${alias(middle)} on ${join(across, ' and ')}`
  const where = whereClause(...toParent, parts.where)
  return sql`from ${tableSql(relation.name)} ${fromCatalogue(scope.alias)}${through}${parts.joins}${where}${parts.order}${parts.page}`
}
