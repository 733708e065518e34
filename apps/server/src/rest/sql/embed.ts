import { alias, empty, identifier, join, qualified, type Sql, sql } from './fragment.ts'

/** One thing a select gives, under the name it has in the answer. */
export type Item = { sql: Sql; name: string }

/** The subquery of an embedded resource and what its parent selects from it. */
export type Built = { select: Sql; items: (name: string) => Item[] }

type Clauses = { items: Sql; names: string[] }
type Alias = `e${number}`

export function itemList(items: readonly Item[]): Sql {
  return join(
    items.map((item) => sql`${item.sql} as ${identifier(item.name)}`),
    ', ',
  )
}

// In each, _found is null where nothing belongs to the parent's row, so that an inner join
// and the filter "is null" ask the same thing whatever the shape.

/** One JSON object, or null. */
export function one({ items }: Clauses, source: Sql, order: Sql, own: Alias): Built {
  return {
    select: sql`select true as _found, (select row_to_json(r.*) from (select ${items}) r) as _json${order} ${source}`,
    items: (name) => [{ sql: sql`${alias(own)}._json`, name }],
  }
}

/** A JSON array, empty when there are no rows. */
export function many({ items }: Clauses, source: Sql, _order: Sql, own: Alias): Built {
  return {
    select: sql`select nullif(count(*), 0) as _found, json_agg(r.*) as _json from (select ${items} ${source}) r`,
    items: (name) => [{ sql: sql`coalesce(${alias(own)}._json, '[]'::json)`, name }],
  }
}

/** The columns of the one row as if they were the parent's. */
export function spreadOne({ items, names }: Clauses, source: Sql, order: Sql, own: Alias): Built {
  return {
    select: sql`select true as _found${items.length === 0 ? empty : sql`, ${items}`}${order} ${source}`,
    items: () => names.map((name) => ({ sql: qualified(own, name), name })),
  }
}

/** Each column of the rows as one array. */
export function spreadMany({ items, names }: Clauses, source: Sql, _order: Sql, own: Alias): Built {
  const arrays = names.map((name) => sql`, json_agg(${qualified('r', name)}) as ${identifier(name)}`)
  return {
    select: sql`select nullif(count(*), 0) as _found${arrays.flat()} from (select ${items} ${source}) r`,
    items: () => names.map((name) => ({ sql: sql`coalesce(${qualified(own, name)}, '[]'::json)`, name })),
  }
}
