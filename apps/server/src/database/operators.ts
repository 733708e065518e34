import pg from 'pg'
import { reasonOf, StartError } from '../errors/start.ts'

const OLDEST_VERSION = 15
const CONNECT_TIMEOUT_MS = 10_000

type Facts = {
  version_num: string
  version: string
  role: string
  may_make_roles: boolean
  has_roles: boolean
}

/**
 * Changes nothing.
 * @throws StartError: cannot connect, too old, a role that may not do what is needed, or not empty and not Tappet's
 */
export async function checkOperatorsDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new StartError(
      `Cannot connect to the database in DATABASE_URL (${whereIs(databaseUrl)}): ${reasonOf(error)}. Nothing was changed. Start it, or correct DATABASE_URL.`,
      { cause: error },
    )
  }
  try {
    const { rows } = await client.query<Facts>(`
      select current_setting('server_version_num') as version_num,
             current_setting('server_version') as version,
             rolname as role,
             rolsuper or (rolcreaterole and rolbypassrls and current_setting('server_version_num')::int >= 160000)
               as may_make_roles,
             (select count(*) = 6 from pg_roles where rolname in
               ('anon', 'authenticated', 'service_role', 'authenticator', 'supabase_auth_admin', 'supabase_storage_admin'))
               and (rolsuper or rolcreaterole) as has_roles
        from pg_roles where rolname = current_user`)
    for (const facts of rows) judge(facts)
    await refuseForeign(client)
  } finally {
    await client.end()
  }
}

function judge({ version_num, version, role, may_make_roles, has_roles }: Facts): void {
  if (Number(version_num) < OLDEST_VERSION * 10_000) {
    throw new StartError(
      `The database in DATABASE_URL is PostgreSQL ${version}. Tappet needs PostgreSQL ${OLDEST_VERSION} or newer.`,
    )
  }
  if (!may_make_roles && !has_roles) {
    throw new StartError(
      `The role "${role}" in DATABASE_URL may not create the roles that Tappet needs. Use a superuser, or on PostgreSQL 16 or newer: alter role "${role}" createrole bypassrls.`,
    )
  }
}

/** Schemas of the names that the first migration makes, and what others keep in public. */
const FOREIGN = `
  select 'schema ' || nspname as name from pg_namespace
    where nspname in ('auth', 'storage', 'realtime', 'rest', 'private')
  union all
  select 'public.' || c.relname from pg_class c
    where c.relnamespace = to_regnamespace('public') and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by 1`

const MAX_NAMED = 5

async function refuseForeign(client: pg.Client): Promise<void> {
  const { rows: begun } = await client.query<{ recorded: boolean }>(
    "select to_regclass('tappet_platform.schema_migrations') is not null as recorded",
  )
  if (begun[0]?.recorded === true) {
    const { rowCount } = await client.query('select from tappet_platform.schema_migrations limit 1')
    if (rowCount === 1) return
  }
  const { rows } = await client.query<{ name: string; on_supabase: boolean }>(
    `select f.*, exists (select from pg_roles where rolname = 'supabase_admin') as on_supabase from (${FOREIGN}) f`,
  )
  const [first] = rows
  if (first === undefined) return
  const named = rows.slice(0, MAX_NAMED).map(({ name }) => name)
  const names =
    rows.length > MAX_NAMED ? `${named.join(', ')} and ${rows.length - MAX_NAMED} more` : named.join(', ')
  const advice = first.on_supabase
    ? 'It is a Supabase project’s: that runs without this server (docs/operate.md, "Supabase instead of our server").'
    : 'Name an empty one: create database tappet.'
  throw new StartError(
    `The database in DATABASE_URL is not Tappet's and not empty: it has ${names}. Nothing was changed. ${advice}`,
  )
}

function whereIs(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${hostname}:${port || 5432}${pathname}`
}

// A refused connection to a name with two addresses comes as several errors without a text.
