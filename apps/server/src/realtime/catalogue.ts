/** The published tables: columns, types, keys, and which role may read what. */
import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { Role } from '../identity/token.ts'

const column = z.object({
  name: z.string(),
  /** As clients know it: uuid, timestamptz, _text. */
  type: z.string(),
  /** Name that SQL can cast to. */
  cast: z.string(),
  isKey: z.boolean(),
  readers: z.array(z.string()),
})
export type Column = z.infer<typeof column>

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(column) })
export type Table = z.infer<typeof table>

export type Catalogue = {
  find(schema: string, name: string): Table | undefined
  tables(): Table[]
}

export const emptyCatalogue: Catalogue = { find: () => undefined, tables: () => [] }

const QUERY = `
  select p.schemaname as schema, p.tablename as name, json_agg(json_build_object(
    'name', a.attname,
    'type', t.typname,
    'cast', format_type(a.atttypid, null),
    'isKey', exists (
      select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)),
    'readers', array(
      select role from unnest(array['anon', 'authenticated', 'service_role']) as role
      where has_schema_privilege(role, n.oid, 'usage')
        and has_column_privilege(role, c.oid, a.attnum, 'select'))
  ) order by a.attnum) as columns
  from pg_publication_tables p
  join pg_namespace n on n.nspname = p.schemaname
  join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
  join pg_attribute a on a.attrelid = c.oid and a.attname = any (p.attnames)
  join pg_type t on t.oid = a.atttypid
  where p.pubname = 'supabase_realtime'
  group by p.schemaname, p.tablename`

/** Tables without a primary key are left out, because their rows cannot be identified. */
export async function readCatalogue(client: ClientBase): Promise<Catalogue> {
  const tables = z
    .array(table)
    .parse((await client.query(QUERY)).rows)
    .filter(({ columns }) => columns.some(({ isKey }) => isKey))
  const byName = new Map(tables.map((entry) => [nameOf(entry.schema, entry.name), entry]))
  return { find: (schema, name) => byName.get(nameOf(schema, name)), tables: () => tables }
}

/** None when the role may not read the key. */
export function readableColumns({ columns }: Table, role: Role): Column[] {
  const readable = columns.filter(({ readers }) => readers.includes(role))
  return columns.every((entry) => !entry.isKey || readable.includes(entry)) ? readable : []
}

const nameOf = (schema: string, name: string) => JSON.stringify([schema, name])
