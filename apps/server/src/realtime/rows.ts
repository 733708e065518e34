/** Reads changed rows again as the subscriber, and evaluates the subscribers' filters. */
import type { PoolClient } from 'pg'
import type { Column, Table } from './catalogue.ts'
import type { Change } from './change.ts'
import { filterSql, type RowFilter } from './filter.ts'

export type SeenRow = {
  /** Null for a deleted row. */
  record: Record<string, unknown> | null
  /** For each of the filters asked for, whether the row passes. */
  passes: boolean[]
}

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * One query for any number of changes of one table.
 *
 * @param columns what the caller's role may read, the primary key among them
 * @param filters each a conjunction, as one subscription has it
 * @returns for each change the row, or null when it is deleted or hidden from the caller
 */
export async function readRows(
  client: PoolClient,
  table: Table,
  columns: readonly Column[],
  changes: readonly Change[],
  filters: readonly (readonly RowFilter[])[],
): Promise<(SeenRow | null)[]> {
  const parameters = new Parameters()
  const keys = columns.filter(({ isKey }) => isKey)
  const arrays = keys.map(
    ({ name, cast }) => `${parameters.add(changes.map(({ key }) => asText(key[name])))}::text[]::${cast}[]`,
  )
  const keyNames = keys.map((_, index) => `k${index}`)
  const match = keys.map(({ name }, index) => `t.${identifier(name)} = k.k${index}`)
  const passes = filters.map((filter) =>
    allPass(filter, columns, (name) => `r.${identifier(name)}`, parameters),
  )
  const text = `
    select k.n::int as n, to_json(r) as record, array[${passes.join(', ')}]::boolean[] as passes
    from unnest(${arrays.join(', ')}) with ordinality as k (${[...keyNames, 'n'].join(', ')})
    cross join lateral (
      select ${columns.map(({ name }) => `t.${identifier(name)}`).join(', ')}
      from ${identifier(table.schema)}.${identifier(table.name)} as t
      where ${match.join(' and ')}
    ) as r`
  const { rows } = await client.query<{ n: number } & SeenRow>(text, parameters.values)
  const seen = changes.map((): SeenRow | null => null)
  for (const { n, record, passes: passed } of rows) seen[n - 1] = { record, passes: passed }
  return seen
}

/**
 * A deleted row cannot be read again: its filters are evaluated on what is still known, the
 * key and the owner. A filter on any other column lets it pass, as at Supabase, where
 * the old record holds the key alone.
 */
export async function judgeDeleted(
  client: PoolClient,
  columns: readonly Column[],
  change: Change,
  filters: readonly (readonly RowFilter[])[],
): Promise<boolean[]> {
  const known: Record<string, unknown> = { ...change.key, user_id: change.userId }
  const judged = filters.map((filter) => filter.filter(({ column }) => Object.hasOwn(known, column)))
  if (judged.every((filter) => filter.length === 0)) return filters.map(() => true)
  const parameters = new Parameters()
  const value = (name: string) => {
    const type = columns.find((column) => column.name === name)?.cast ?? 'text'
    return `${parameters.add(asText(known[name]))}::text::${type}`
  }
  const passes = judged.map((filter) => allPass(filter, columns, value, parameters))
  const { rows } = await client.query<{ passes: boolean[] }>(
    `select array[${passes.join(', ')}]::boolean[] as passes`,
    parameters.values,
  )
  return rows[0]?.passes ?? filters.map(() => false)
}

/**
 * Evaluates a filter without rows, so that PostgreSQL reports a value that is not of its
 * column's type, or a type without that comparison.
 */
export async function tryFilter(
  client: PoolClient,
  columns: readonly Column[],
  filter: readonly RowFilter[],
): Promise<void> {
  const parameters = new Parameters()
  const nothing = (name: string) => `null::${columns.find((column) => column.name === name)?.cast ?? 'text'}`
  await client.query(`select ${allPass(filter, columns, nothing, parameters)}`, parameters.values)
}

function allPass(
  filter: readonly RowFilter[],
  columns: readonly Column[],
  left: (column: string) => string,
  parameters: Parameters,
): string {
  const conditions = filter.map((one) => {
    const type = columns.find(({ name }) => name === one.column)?.cast
    return type === undefined
      ? 'false'
      : filterSql(one, left(one.column), type, (value) => parameters.add(value))
  })
  return conditions.length === 0 ? 'true' : `coalesce(${conditions.join(' and ')}, false)`
}

class Parameters {
  readonly values: (string | string[])[] = []
  add(value: string | string[]): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}
