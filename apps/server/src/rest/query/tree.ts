import { refuse } from '../../errors/rest.ts'
import type { Logic } from './parse-filter.ts'
import type { OrderTerm } from './parse-order.ts'
import type { At, Query } from './parse-query.ts'
import type { ColumnItem, EmbedItem, SelectItem } from './parse-select.ts'

/** The query of one relation: its `select` with the filters, order and limits that concern it. */
export type ReadNode = {
  items: ({ kind: 'star' } | ColumnItem | { kind: 'embed'; embed: EmbedNode })[]
  embeds: EmbedNode[]
  where: Logic[]
  order: OrderTerm[]
  limit: number | null
  offset: number
}

export type EmbedNode = ReadNode & Pick<EmbedItem, 'relation' | 'alias' | 'hint' | 'join'>

/** The key of an embedded resource in the answer and in filters. */
export function embedName(embed: Pick<EmbedNode, 'alias' | 'relation'>): string {
  return embed.alias ?? embed.relation
}

/** Whether `name` in a filter means this embedded resource. */
export function calls(embed: Pick<EmbedNode, 'alias' | 'relation'>, name: string): boolean {
  return embedName(embed) === name || embed.relation === name
}

/**
 * Attaches filters, orders and limits to the embedded resources that they name.
 *
 * @throws RestError PGRST108 for a resource that is not selected, PGRST103 for a negative limit
 */
export function readTree(query: Query): ReadNode {
  const root = nodeOf(query.select)
  each(root, query.filters, (node, filter) => node.where.push(filter))
  each(root, query.orders, (node, order) => {
    node.order = order
  })
  each(root, query.limits, (node, limit) => {
    if (limit < 0) throw refuse.negativeLimit()
    node.limit = limit
  })
  each(root, query.offsets, (node, offset) => {
    node.offset = Math.max(0, offset)
  })
  return root
}

function nodeOf(select: SelectItem[]): ReadNode {
  const items = select.map((item) =>
    item.kind === 'embed' ? { kind: item.kind, embed: { ...item, ...nodeOf(item.items) } } : item,
  )
  const embeds = items.flatMap((item) => (item.kind === 'embed' ? [item.embed] : []))
  return { items, embeds, where: [], order: [], limit: null, offset: 0 }
}

function each<T>(root: ReadNode, all: At<T>[], apply: (node: ReadNode, value: T) => void): void {
  for (const { path, value } of all) {
    let node = root
    for (const name of path) {
      const next: EmbedNode | undefined =
        node.embeds.find((embed) => embedName(embed) === name) ??
        node.embeds.find((embed) => calls(embed, name))
      if (next === undefined) throw refuse.notEmbedded(name)
      node = next
    }
    apply(node, value)
  }
}
