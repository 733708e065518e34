import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { knownMigrations } from '../../database/migrate.ts'
import { withClient } from '../../database/with-client.ts'
import { reasonOf } from '../../errors/start.ts'
import { type Finding, fine, notice, wrong } from './finding.ts'

const FUNCTIONS = join(import.meta.dirname, '../../../../../supabase/functions')

export type Project = { dbUrl: string; url?: string; siteUrl?: string; fetch: typeof fetch }

export async function examineProject(project: Project): Promise<Finding[]> {
  return [
    ...(await database(project.dbUrl)),
    ...(await functions(project)),
    ...(await site(project)),
    NOT_ASKED,
  ]
}

// Only the management API tells them.
const NOT_ASKED = notice(
  'settings',
  'not checked: the site’s address, the rules of mails, the secrets of the functions. npm run admin -- setup-supabase writes them again.',
)

async function database(dbUrl: string): Promise<Finding[]> {
  const examined = async (client: pg.Client) => {
    const migrated = await migrations(client)
    return migrated.verdict === 'wrong' ? [migrated] : [migrated, ...(await state(client))]
  }
  return withClient(dbUrl, examined, { connectionTimeoutMillis: 10_000 }).catch((error: unknown) => [
    wrong('database', `It cannot be asked: ${reasonOf(error)}`),
  ])
}

async function migrations(client: pg.Client): Promise<Finding> {
  const versions = await knownMigrations('supabase_migrations')
  const { rows: there } = await client.query<{ found: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as found",
  )
  const { rows } =
    there[0]?.found === true
      ? await client.query<{ version: string }>('select version from supabase_migrations.schema_migrations')
      : { rows: [] }
  const pushed = new Set(rows.map(({ version }) => version))
  const pending = versions.filter((version) => !pushed.has(version))
  const unknown = [...pushed].filter((version) => !versions.includes(version))
  if (unknown.length > 0)
    return wrong('migrations', `${unknown.join(', ')} belong to another version. Use that one.`)
  if (pending.length > 0)
    return wrong('migrations', `${pending.length} are not in: ${pending.join(', ')}. Run supabase db push.`)
  return fine('migrations', `${versions.length} in`)
}

async function state(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ about: string; is_right: boolean; says: string }>(
    'select * from private.project_state()',
  )
  return [
    ...rows.map(({ about, is_right, says }) => (is_right ? fine : wrong)(about, says)),
    await plans(client),
  ]
}

async function plans(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ mode: string }>('select public.plans_mode() as mode')
  const mode = rows[0]?.mode ?? 'on'
  return fine('plans', mode === 'on' ? mode : `${mode}: the app is to be built with VITE_PLANS=${mode}`)
}

async function functions({ url, fetch }: Project): Promise<Finding[]> {
  if (url === undefined) return [notice('functions', 'not asked: set SUPABASE_URL')]
  const names = (await readdir(FUNCTIONS))
    .filter((name) => existsSync(join(FUNCTIONS, name, 'index.ts')))
    .sort()
  const silent: string[] = []
  for (const name of names) {
    const answer = await fetch(`${url}/functions/v1/${name}`, {
      method: 'OPTIONS',
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null)
    if (answer?.ok !== true) silent.push(`${name} (${answer?.status ?? 'no answer'})`)
  }
  if (silent.length > 0)
    return [wrong('functions', `${silent.join(', ')}: run supabase functions deploy --use-api`)]
  return [fine('functions', `${names.length} answer`)]
}

async function site({ siteUrl, fetch }: Project): Promise<Finding[]> {
  if (siteUrl === undefined) return [notice('site', 'not asked: set SITE_URL')]
  const answer = await fetch(siteUrl, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  if (answer?.ok === true) return [fine('site', `${siteUrl} answers`)]
  return [
    wrong('site', `${siteUrl} does not answer (${answer?.status ?? 'no answer'}): serve apps/web/dist there`),
  ]
}
