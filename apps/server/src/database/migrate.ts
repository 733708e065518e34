import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type LoginRole, rolePassword } from '../pool.ts'

const repository = join(import.meta.dirname, '../../../..')
const platformFolder = join(repository, 'apps/server/platform')
const migrationsFolder = join(repository, 'supabase/migrations')

// Any number, the same on every node: one node migrates, the others wait and find it done.
const MIGRATION_LOCK = 7_283_511

/**
 * Brings the database to this version: first what Supabase would have provided
 * (apps/server/platform), then supabase/migrations, each file once and in one
 * transaction, recorded where the Supabase CLI records them.
 *
 * @param adminUrl a role that may create roles and schemas
 * @returns the names of the files that were applied now
 */
export async function migrate(adminUrl: string, jwtSecret: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`
      create schema if not exists tappet_platform;
      create table if not exists tappet_platform.schema_migrations (version text primary key, name text, statements text[]);
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (version text primary key, name text, statements text[]);
    `)
    const applied = [
      ...(await applyFolder(client, platformFolder, 'tappet_platform')),
      ...(await applyFolder(client, migrationsFolder, 'supabase_migrations')),
    ]
    for (const role of ['authenticator', 'supabase_auth_admin'] as const) await setPassword(client, jwtSecret, role)
    return applied
  } finally {
    await client.end()
  }
}

async function applyFolder(client: pg.Client, folder: string, schema: string): Promise<string[]> {
  const done = new Set(
    (await client.query<{ version: string }>(`select version from ${schema}.schema_migrations`)).rows.map((row) => row.version),
  )
  const files = (await readdir(folder)).filter((file) => /^\d+_.+\.sql$/.test(file)).sort()
  const applied: string[] = []
  for (const file of files) {
    const version = file.slice(0, file.indexOf('_'))
    if (done.has(version)) continue
    const sql = await readFile(join(folder, file), 'utf8')
    await client.query('begin')
    try {
      await client.query(sql)
      await client.query(`insert into ${schema}.schema_migrations (version, name, statements) values ($1, $2, $3)`, [
        version,
        file.slice(version.length + 1, -'.sql'.length),
        [sql],
      ])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw new Error(`Migration ${file} failed and was rolled back`, { cause: error })
    }
    applied.push(file)
  }
  return applied
}

async function setPassword(client: pg.Client, jwtSecret: string, role: LoginRole): Promise<void> {
  await client.query(`alter role ${role} password ${client.escapeLiteral(rolePassword(jwtSecret, role))}`)
}
