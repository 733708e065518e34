import { alias, fromCatalogue, identifier, join, type Sql, sql } from './fragment.ts'

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

/** 16 MB: one list in a row is written as one text, whatever reads the rows. */
const MAX_LIST_BYTES = 16_777_216

/** A JSON array, empty when there are no rows. */
export function many(items: Sql, source: Sql, own: `e${number}`): Built {
  const rows = boundedRows(sql`select ${items} ${source}`, MAX_LIST_BYTES)
  return {
    select: sql`select nullif(count(*), 0) as _found, json_agg(b.row) as _json from (${rows}) b`,
    shown: sql`coalesce(${alias(own)}._json, '[]'::json)`,
  }
}

/** The rows as JSON, given up as soon as they are more bytes together. */
export function boundedRows(rows: Sql, maxBytes: number): Sql {
  const max = fromCatalogue(String(maxBytes))
  const tooMany = sql`sum(octet_length(j.row::text)) over (rows unbounded preceding) > ${max}`
  return sql`select case when ${tooMany} then rest.refuse_large_answer(${max}) else j.row end as row from (select row_to_json(r.*) as row from (${rows}) r) j`
}
