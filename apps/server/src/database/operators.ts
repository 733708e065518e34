import pg from 'pg'
import { StartError } from '../errors/start.ts'

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
 * Checks the database an operator named in DATABASE_URL before anything is changed in it.
 *
 * @throws StartError: cannot connect, too old, or a role that may not do what is needed
 */
export async function checkOperatorsDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new StartError(
      `Cannot connect to the database in DATABASE_URL (${whereIs(databaseUrl)}): ${reasonOf(error)}.`,
      {
        cause: error,
      },
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

function whereIs(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${hostname}:${port || 5432}${pathname}`
}

// A refused connection to a name with two addresses comes as several errors without a text.
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
