import { alias, identifier, join, type Sql, sql } from './fragment.ts'

/** One item of a select, under its name in the answer. */
export type Item = { sql: Sql; name: string }

/** The subquery of an embedded resource, and what its parent selects from it. */
export type Built = { select: Sql; shown: Sql }

export function itemList(items: readonly Item[]): Sql {
  return join(
    items.map((item) => sql`${item.sql} as ${identifier(item.name)}`),
    ', ',
  )
}

// In each, _found is null where nothing belongs to the parent's row, so that an inner join
// and the filter "is null" ask the same thing whatever the shape.

/** One JSON object, or null. */
export function one(items: Sql, source: Sql, own: `e${number}`): Built {
  return {
    select: sql`select true as _found, (select row_to_json(r.*) from (select ${items}) r) as _json ${source}`,
    shown: sql`${alias(own)}._json`,
  }
}

/** A JSON array, empty when there are no rows. */
export function many(items: Sql, source: Sql, own: `e${number}`): Built {
  return {
    select: sql`select nullif(count(*), 0) as _found, json_agg(r.*) as _json from (select ${items} ${source}) r`,
    shown: sql`coalesce(${alias(own)}._json, '[]'::json)`,
  }
}
