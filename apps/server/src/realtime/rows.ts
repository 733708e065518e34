import type { PoolClient } from 'pg'
import type { Column, Table } from './catalogue.ts'
import type { Change } from './change.ts'

type Row = Record<string, unknown>

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * One query for any number of changes of one table.
 * @param columns what the caller's role may read, the primary key among them
 * @returns for each change the row, or null when it is deleted or hidden from the caller
 */
export async function readRows(
  client: PoolClient,
  table: Table,
  columns: readonly Column[],
  changes: readonly Change[],
): Promise<(Row | null)[]> {
  const keys = columns.filter(({ isKey }) => isKey)
  const arrays = keys.map(({ cast }, index) => `$${index + 1}::text[]::${cast}[]`)
  const match = keys.map(({ name }, index) => `t.${identifier(name)} = k.k${index}`)
  const text = `
    select k.n::int as n, to_json(r) as record
    from unnest(${arrays.join(', ')}) with ordinality as k (${keys.map((_, index) => `k${index}, `).join('')}n)
    cross join lateral (
      select ${columns.map(({ name }) => `t.${identifier(name)}`).join(', ')}
      from ${identifier(table.schema)}.${identifier(table.name)} as t
      where ${match.join(' and ')}
    ) as r`
  const values = keys.map(({ name }) => changes.map(({ key }) => asText(key[name])))
  const { rows } = await client.query<{ n: number; record: Row }>(text, values)
  const records = changes.map((): Row | null => null)
  for (const { n, record } of rows) records[n - 1] = record
  return records
}
