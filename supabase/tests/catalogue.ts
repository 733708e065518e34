import type { TestDatabase } from '../../tests/harness/database.ts'

/** Queries of the system catalogue that find what breaks a rule or belongs to a list. */
type Admin = Pick<TestDatabase, 'admin'>

const clientRoles = `array['anon', 'authenticated', 'service_role']`
/** PostgreSQL's own, and what Supabase keeps for its server alone. */
const system = `('pg_catalog', 'information_schema', 'vault')`

/** Tables and views, of any schema, that a client's role has any right to, on any column. */
export async function reachableTables({ admin }: Admin): Promise<string[]> {
  const rows = await admin<{ name: string }>(`
    select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ${system} and n.nspname not like 'pg\\_%'
      and exists (
        select from unnest(${clientRoles}) as role, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as right_to
        where has_table_privilege(role, c.oid, right_to)
          or (right_to in ('select', 'insert', 'update', 'references') and has_any_column_privilege(role, c.oid, right_to)))
    order by 1`)
  return rows.map((row) => row.name)
}

/** Tables of public, auth and storage; views too, because a view can bypass every policy. */
export async function tablesOf({ admin }: Admin, schemas: string[]): Promise<string[]> {
  const rows = await admin<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname = any($1) order by 1`,
    [schemas],
  )
  return rows.map((row) => row.name)
}

/** Tables without row level security. */
export async function tablesWithoutRowSecurity({ admin }: Admin): Promise<string[]> {
  const rows = await admin<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'storage') and not c.relrowsecurity order by 1`)
  return rows.map((row) => row.name)
}

/** Functions that `role` may call by name: schema open, right given, not a trigger. */
export async function callableFunctions({ admin }: Admin, role: string): Promise<string[]> {
  const rows = await admin<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname not in ${system} and n.nspname not like 'pg\\_%' and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
       and has_schema_privilege($1, n.oid, 'usage') and has_function_privilege($1, p.oid, 'execute')
     order by 1`,
    [role],
  )
  return rows.map((row) => row.name)
}

/** Functions that depend on the caller's search_path (CVE-2018-1058). */
export async function functionsWithoutSearchPath({ admin }: Admin): Promise<string[]> {
  const rows = await admin<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where (n.nspname in ('public', 'private') or p.prosecdef) and n.nspname not in ${system}
      and not exists (select from unnest(p.proconfig) as setting where setting like 'search\\_path=%')
    order by 1`)
  return rows.map((row) => row.name)
}

/** Columns of one table that `role` may insert or update. */
export async function writableColumns(
  { admin }: Admin,
  table: string,
  role: string,
  verb: 'insert' | 'update',
): Promise<string[]> {
  const rows = await admin<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and has_column_privilege($2, attrelid, attnum, $3)
     order by 1`,
    [table, role, verb],
  )
  return rows.map((row) => row.name)
}

/** Column name to type, as `format_type` writes it, with `?` where it may be null. */
export async function columnTypes({ admin }: Admin, table: string): Promise<Record<string, string>> {
  const rows = await admin<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) || case when attnotnull then '' else '?' end as type
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  return Object.fromEntries(rows.map((row) => [row.name, row.type]))
}
