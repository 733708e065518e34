import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { reasonOf, StartError } from '../errors/start.ts'
import { setRolePasswords } from './roles.ts'
import { withClient } from './with-client.ts'

const repository = join(import.meta.dirname, '../../../..')
const folders = {
  tappet_platform: join(repository, 'apps/server/platform'),
  supabase_migrations: join(repository, 'supabase/migrations'),
}
export type MigrationSchema = keyof typeof folders
export const MIGRATION_SCHEMAS = Object.keys(folders) as MigrationSchema[]

// One node migrates, the others wait and find it done.
const MIGRATION_LOCK = 7_283_511

/**
 * apps/server/platform first, then supabase/migrations, each file once in its own transaction, recorded where the
 * Supabase CLI records them.
 * @param adminUrl a role that may create roles and schemas
 * @param upTo for a backup that an older version made
 * @returns the names of the files applied now
 * @throws StartError when a file fails, or when the database knows files that this version does not
 */
export async function migrate(
  adminUrl: string,
  jwtSecret: string,
  upTo?: Record<MigrationSchema, readonly string[]>,
): Promise<string[]> {
  return withClient(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`
      create schema if not exists tappet_platform;
      create table if not exists tappet_platform.schema_migrations (version text primary key, name text, statements text[]);
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (version text primary key, name text, statements text[]);
    `)
    const applied = [
      ...(await applyFolder(client, 'tappet_platform', upTo?.tappet_platform)),
      ...(await applyFolder(client, 'supabase_migrations', upTo?.supabase_migrations)),
    ]
    await setRolePasswords(client, adminUrl, jwtSecret)
    return applied
  })
}

export async function knownMigrations(schema: MigrationSchema): Promise<string[]> {
  return (await listMigrations(folders[schema])).map(({ version }) => version)
}

export type MigrationsCompared = {
  applied: number
  pending: string[]
  unknown: string[]
  /** Their text is no longer what was applied. */
  changed: string[]
}

export async function compareMigrations(client: pg.Client): Promise<MigrationsCompared> {
  const comparison: MigrationsCompared = { applied: 0, pending: [], unknown: [], changed: [] }
  for (const schema of MIGRATION_SCHEMAS) {
    const { rows } = await client.query<{ version: string; statements: string[] | null }>(
      `select version, statements from ${schema}.schema_migrations order by version`,
    )
    const recorded = new Map(rows.map(({ version, statements }) => [version, statements]))
    for (const { file, version } of await listMigrations(folders[schema])) {
      const statements = recorded.get(version)
      recorded.delete(version)
      if (statements === undefined) {
        comparison.pending.push(file)
        continue
      }
      comparison.applied += 1
      // The Supabase CLI records statement by statement; ours are one text, which can be compared.
      const [text, ...more] = statements ?? []
      if (
        text !== undefined &&
        more.length === 0 &&
        text !== (await readFile(join(folders[schema], file), 'utf8'))
      )
        comparison.changed.push(file)
    }
    comparison.unknown.push(...recorded.keys())
  }
  return comparison
}

type MigrationFile = { file: string; version: string; name: string }

async function applyFolder(
  client: pg.Client,
  schema: MigrationSchema,
  upTo?: readonly string[],
): Promise<string[]> {
  const folder = folders[schema]
  const files = await listMigrations(folder)
  const recorded = await client.query<{ version: string; name: string | null }>(
    `select version, name from ${schema}.schema_migrations order by version`,
  )
  const versions = new Set(files.map(({ version }) => version))
  const unknown = recorded.rows.find(({ version }) => !versions.has(version))
  if (unknown !== undefined) {
    throw new StartError(
      `The database is newer than this Tappet: it has migration ${unknown.version}_${unknown.name ?? ''}, which this version does not know. Nothing was changed. Start the newer version, or restore a backup made with this one.`,
    )
  }
  const done = new Set(recorded.rows.map(({ version }) => version))
  const pending = files.filter(({ version }) => !done.has(version) && upTo?.includes(version) !== false)
  for (const each of pending) await applyFile(client, folder, schema, each)
  return pending.map(({ file }) => file)
}

async function listMigrations(folder: string): Promise<MigrationFile[]> {
  const files = (await readdir(folder)).filter((file) => /^\d+_.+\.sql$/.test(file)).sort()
  return files.map((file) => {
    const version = file.slice(0, file.indexOf('_'))
    return { file, version, name: file.slice(version.length + 1, -'.sql'.length) }
  })
}

async function applyFile(
  client: pg.Client,
  folder: string,
  schema: string,
  { file, version, name }: MigrationFile,
): Promise<void> {
  const sql = await readFile(join(folder, file), 'utf8')
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query(
      `insert into ${schema}.schema_migrations (version, name, statements) values ($1, $2, $3)`,
      [version, name, [sql]],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const reason = reasonOf(error)
    throw new StartError(`Migration ${file} failed and was rolled back: ${reason}`, { cause: error })
  }
}
