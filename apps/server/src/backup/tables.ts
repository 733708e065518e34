import type pg from 'pg'

export type Table = { schema: string; name: string; columns: string[] }
export type Sequence = { schema: string; name: string; lastValue: string | null }

/** The migrations' own tables are written by migrating. */
const DATA_SCHEMAS = ['public', 'auth', 'storage', 'private']

/** Every table after those it references, without generated columns. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { oid: string; refers_to: string[] }>(
    `select c.oid::text as oid, n.nspname as schema, c.relname as name,
            array(select attname::text from pg_attribute
                   where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
            array(select confrelid::text from pg_constraint
                   where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as refers_to
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname = any ($1) order by 2, 3`,
    [DATA_SCHEMAS],
  )
  const sorted: typeof rows = []
  const placed = new Set<string>()
  while (sorted.length < rows.length) {
    const next = rows.filter(
      ({ oid, refers_to }) => !placed.has(oid) && refers_to.every((other) => placed.has(other)),
    )
    if (next.length === 0) throw new Error('Tables reference each other in a circle')
    for (const table of next) {
      sorted.push(table)
      placed.add(table.oid)
    }
  }
  return sorted.map(({ schema, name, columns }) => ({ schema, name, columns }))
}

export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as "lastValue"
       from pg_sequences where schemaname = any ($1) order by 1, 2`,
    [DATA_SCHEMAS],
  )
  return rows
}

export function qualified(client: pg.Client, { schema, name }: { schema: string; name: string }): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
}

export function columnList(client: pg.Client, columns: readonly string[]): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ')
}

/** The same text whatever the database's settings are. */
export async function writeAlike(client: pg.Client): Promise<void> {
  const settings = {
    timezone: 'UTC',
    datestyle: 'ISO, MDY',
    intervalstyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
  }
  for (const [name, value] of Object.entries(settings))
    await client.query('select set_config($1, $2, false)', [name, value])
}
