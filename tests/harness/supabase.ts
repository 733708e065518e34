import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { rolePassword } from '../../apps/server/src/database/roles.ts'
import { startPlainPostgres } from './plain-postgres.ts'
import { TEST_JWT_SECRET } from './secret.ts'

const scripts = join(import.meta.dirname, 'supabase')
const migrations = join(import.meta.dirname, '../../supabase/migrations')

export type SupabaseLike = {
  /** A superuser's, whom the owner of a project never is. */
  adminUrl: string
  /** Of `postgres`, as a project's settings show it. */
  ownerUrl: string
  stop(): Promise<void>
}

/** The password of `postgres` in a database made like a Supabase project's. */
const OWNER_PASSWORD = 'owner'

/**
 * Debian's PostgreSQL with a database made like a Supabase project's before its first migration
 * (tests/harness/supabase). Its logins have the passwords that the tests' server expects.
 */
export async function startSupabaseLike(): Promise<SupabaseLike> {
  const { adminUrl, stop } = await startPlainPostgres('supabase_admin')
  await withClient(adminUrl, async (client) => {
    for (const file of (await readdir(scripts)).sort())
      await client.query(await readFile(join(scripts, file), 'utf8'))
    await client.query(`alter role postgres password '${OWNER_PASSWORD}'`)
    for (const role of ['authenticator', 'supabase_auth_admin'] as const)
      await client.query(`alter role ${role} password '${rolePassword(TEST_JWT_SECRET, role)}'`)
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      await client.query(`alter system set ${setting} = off`)
    await client.query('select pg_reload_conf()')
  })
  return { adminUrl, ownerUrl: ownerOf(adminUrl), stop }
}

/** The database at `adminUrl` as `postgres` reaches it. */
export function ownerOf(adminUrl: string): string {
  const url = new URL(adminUrl)
  url.username = 'postgres'
  url.password = OWNER_PASSWORD
  return url.href
}

/** What `supabase db push` does: each file in the order of its number, in one transaction, as `postgres`. */
export async function pushMigrations(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await client.query(`create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`)
    for (const file of (await readdir(migrations)).sort()) {
      const sql = await readFile(join(migrations, file), 'utf8')
      const [version, ...name] = file.replace(/\.sql$/, '').split('_')
      await client.query('begin')
      await client.query(sql).catch((cause: unknown) => {
        throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause })
      })
      await client.query('insert into supabase_migrations.schema_migrations values ($1, $2, $3)', [
        version,
        [sql],
        name.join('_'),
      ])
      await client.query('commit')
    }
  })
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
