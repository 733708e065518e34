/** `doctor --deep`: reads every row, page, index and stored byte once, and changes nothing. */
import type pg from 'pg'
import { copyOut } from '../../backup/copy.ts'
import { listTables, qualified } from '../../backup/tables.ts'
import { withClient } from '../../database/with-client.ts'
import { reasonOf } from '../../errors/start.ts'
import { type Finding, fine, notice, wrong } from './finding.ts'

export type FilesExamined = {
  rows: number
  bytes: number
  missing: readonly string[]
  damaged: readonly string[]
  unhashed: number
  orphans: number
}

export type DeepOptions = {
  examineFiles: (adminUrl: string) => Promise<FilesExamined>
  readKeys: () => Promise<string>
  now: () => number
}

const MAX_NAMED = 3
const HOUR_MS = 3_600_000
const SCHEMAS = ['public', 'auth', 'storage', 'private']

export async function examineDeep(adminUrl: string, options: DeepOptions): Promise<Finding[]> {
  return withClient(adminUrl, async (client) => [
    await checked('rows', () => readRows(client)),
    await checked('checksums', () => pageChecksums(client)),
    await checked('indexes', () => readIndexes(client)),
    await checked('stored bytes', () => storedBytes(() => options.examineFiles(adminUrl))),
    await checked('key files', async () => fine('key files', await options.readKeys())),
    await checked('push', () => pushDevices(client)),
    await checked('reminder sweep', () => reminderSweep(client, options.now())),
    await checked('demos', () => oldDemos(client, options.now())),
  ])
}

async function checked(about: string, work: () => Promise<Finding>): Promise<Finding> {
  try {
    return await work()
  } catch (error) {
    return wrong(about, reasonOf(error))
  }
}

const named = (items: readonly string[]) =>
  `${items.slice(0, MAX_NAMED).join(', ')}${items.length > MAX_NAMED ? ` and ${items.length - MAX_NAMED} more` : ''}`

// Reading a page compares its checksum; long values lie on pages of their own.
async function readRows(client: pg.Client): Promise<Finding> {
  const problems: string[] = []
  const tables = await listTables(client)
  let rows = 0
  for (const table of tables) {
    const name = `${table.schema}.${table.name}`
    try {
      rows += await copyOut(
        client,
        `copy (select * from ${qualified(client, table)}) to stdout`,
        () => undefined,
      )
    } catch (error) {
      problems.push(`${name} (${reasonOf(error)})`)
    }
  }
  if (problems.length === 0) return fine('rows', `${rows} of ${tables.length} tables can be read`)
  return wrong(
    'rows',
    `cannot be read: ${named(problems)}. Keep the folder as it is, and restore the last proven backup into an empty TAPPET_DATA.`,
  )
}

async function pageChecksums(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ on: boolean; failures: number; counted: boolean }>(
    `select current_setting('data_checksums') = 'on' as on, coalesce(checksum_failures, 0)::int as failures,
            checksum_failures is not null as counted
       from pg_stat_database where datname = current_database()`,
  )
  const [facts] = rows
  if (facts?.on !== true)
    return notice(
      'checksums',
      'not checked: data_checksums is off, so a damaged page can be read as if it were whole. Turn it on with pg_checksums while the database is stopped.',
    )
  if (facts.failures > 0)
    return wrong(
      'checksums',
      `${facts.failures} pages did not have their checksum since the statistics began.`,
    )
  return fine(
    'checksums',
    'every page that was read from the disk has its own; pages in memory were not read again',
  )
}

type Relation = { name: string; oid: number; kind: 'i' | 'r' }

// Rolled back, so that the extension is as much installed as before.
async function readIndexes(client: pg.Client): Promise<Finding> {
  await client.query('begin')
  try {
    const schema = await amcheckSchema(client)
    if (schema === null)
      return notice(
        'indexes',
        'not checked: the extension amcheck is not there, or this role may not create it.',
      )
    const { rows } = await client.query<Relation>(
      `select c.oid::int8 as oid, c.relkind as kind, n.nspname || '.' || c.relname as name
         from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_am a on a.oid = c.relam
        where n.nspname = any ($1) and c.relpersistence = 'p' and (c.relkind = 'r' or (c.relkind = 'i' and a.amname = 'btree'))
        order by 3`,
      [SCHEMAS],
    )
    const problems: string[] = []
    for (const relation of rows) {
      const problem = await problemOf(client, schema, relation)
      if (problem !== null) problems.push(`${relation.name} (${problem})`)
    }
    if (problems.length > 0)
      return wrong(
        'indexes',
        `${named(problems)}. An index: reindex it. A table: restore the last proven backup.`,
      )
    const indexes = rows.filter(({ kind }) => kind === 'i').length
    return fine('indexes', `${indexes} indexes and ${rows.length - indexes} tables agree with amcheck`)
  } finally {
    await client.query('rollback')
  }
}

async function amcheckSchema(client: pg.Client): Promise<string | null> {
  const find = async () => {
    const { rows } = await client.query<{ schema: string }>(
      `select n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace where extname = 'amcheck'`,
    )
    return rows[0]?.schema ?? null
  }
  const there = await find()
  if (there !== null) return there
  await client.query('savepoint before_amcheck')
  try {
    await client.query('create extension amcheck with schema public')
    return await find()
  } catch {
    await client.query('rollback to savepoint before_amcheck')
    return null
  }
}

async function problemOf(client: pg.Client, schema: string, { oid, kind }: Relation): Promise<string | null> {
  const own = client.escapeIdentifier(schema)
  await client.query('savepoint one')
  try {
    if (kind === 'i') {
      await client.query(`select ${own}.bt_index_check($1::int8::oid::regclass, true)`, [oid])
      return null
    }
    const { rows } = await client.query<{ msg: string }>(
      `select msg from ${own}.verify_heapam($1::int8::oid::regclass) limit 1`,
      [oid],
    )
    return rows[0]?.msg ?? null
  } catch (error) {
    await client.query('rollback to savepoint one')
    return reasonOf(error)
  }
}

async function storedBytes(examine: () => Promise<FilesExamined>): Promise<Finding> {
  const { rows, bytes, missing, damaged, unhashed, orphans } = await examine()
  if (missing.length > 0 || damaged.length > 0)
    return wrong(
      'stored bytes',
      `of ${rows} files ${missing.length} are missing (${named(missing) || 'none'}) and ${damaged.length} are not what their row says (${named(damaged) || 'none'}). Restore them from a backup.`,
    )
  const amount = `${rows} files, ${(bytes / 1024 ** 2).toFixed(1)} MB, as their rows say`
  const measured =
    unhashed === 0 ? '' : `; of ${unhashed} the hash was not checked, because their rows have none`
  if (orphans > 0)
    return notice(
      'stored bytes',
      `${amount}${measured}; ${orphans} older than two hours have no row: the hourly sweep has not run, or a backup held it up.`,
    )
  return unhashed === 0 ? fine('stored bytes', amount) : notice('stored bytes', `${amount}${measured}`)
}

async function pushDevices(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ devices: number }>(
    'select count(*)::int as devices from public.push_subscriptions',
  )
  return notice('push', `${rows[0]?.devices ?? 0} devices; whether messages arrive there was not checked`)
}

async function reminderSweep(client: pg.Client, now: number): Promise<Finding> {
  const { rows } = await client.query<{ late: number }>(
    `select count(*)::int as late from private.reminder_due where next_at > '-infinity' and next_at < $1`,
    [new Date(now - HOUR_MS).toISOString()],
  )
  const late = rows[0]?.late ?? 0
  if (late === 0) return fine('reminder sweep', 'nobody has been due for more than an hour')
  return wrong(
    'reminder sweep',
    `${late} people have been due for more than an hour: the server did not run, or the sweep fails (see its log).`,
  )
}

async function oldDemos(client: pg.Client, now: number): Promise<Finding> {
  const { rows } = await client.query<{ old: number }>(
    `select count(*)::int as old from auth.users where raw_app_meta_data ->> 'demo' = 'true' and created_at < $1`,
    [new Date(now - 26 * HOUR_MS).toISOString()],
  )
  const old = rows[0]?.old ?? 0
  if (old === 0) return fine('demos', 'none is older than a day')
  return wrong(
    'demos',
    `${old} are older than a day: their hourly removal did not run (see the server's log).`,
  )
}
