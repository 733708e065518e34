import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { copyIn } from '../../backup/copy.ts'
import { columnList, listTables, qualified, type Table } from '../../backup/tables.ts'
import { withClient } from '../../database/with-client.ts'
import { reasonOf, StartError } from '../../errors/start.ts'
import { type Block, pick, readDump } from './dump.ts'
import { movedReceipts } from './loading.ts'

/** The file stays where it is. */
export type KeepStored = (version: string, path: string) => Promise<void>

export type ImportSummary = {
  accounts: number
  rows: number
  files: number
  missing: number
  /** docs/decisions/0039 */
  secondFactors: number
}

/** Of Supabase's own tables, those that mean the same here. */
const ACCOUNTS = ['auth.users', 'auth.identities']
const OBJECTS = 'storage.objects'
const FACTORS = 'auth.mfa_factors'

/**
 * Takes accounts, rows and files into a migrated database without accounts. All or nothing, except for bytes that no
 * row names, which the sweep removes.
 * @param folder data.sql: a dump with `copy`; files/BUCKET/NAME: the files
 * @param siteUrl new start of the receipts' addresses
 * @throws StartError, also for a dump of another version
 */
export async function importSupabase(
  adminUrl: string,
  folder: string,
  siteUrl: string,
  keepStored: KeepStored,
): Promise<ImportSummary> {
  const dump = join(folder, 'data.sql')
  if (!(await isFile(dump))) throw new StartError(`There is no ${dump}. Nothing was changed.`)
  // Where it throws, the connection's end rolls back.
  return withClient(adminUrl, async (client) => {
    await client.query('begin')
    const { rowCount } = await client.query('select from auth.users limit 1')
    if (rowCount !== 0)
      throw new StartError('There are accounts here already. Nothing was changed. Use an empty TAPPET_DATA.')
    const summary = await load(client, dump, folder, siteUrl, keepStored)
    await client.query('commit')
    return summary
  })
}

async function load(
  client: pg.Client,
  dump: string,
  folder: string,
  siteUrl: string,
  keepStored: KeepStored,
): Promise<ImportSummary> {
  const tables = new Map((await listTables(client)).map((table) => [`${table.schema}.${table.name}`, table]))
  const own = [...tables.values()].filter(({ schema }) => schema === 'public' || schema === 'private')
  const touched = [...own, ...[...ACCOUNTS, OBJECTS].flatMap((name) => tables.get(name) ?? [])]
  const names = touched.map((table) => qualified(client, table))
  const foreignKeys = await dropForeignKeys(client)
  // Triggers ran when the rows were first written.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${own.map((table) => qualified(client, table)).join(', ')}`)
  const summary: ImportSummary = { accounts: 0, rows: 0, files: 0, missing: 0, secondFactors: 0 }
  const seen = new Set<string>()
  for await (const block of readDump(dump)) {
    const name = `${block.schema}.${block.table}`
    const table = tables.get(name)
    if (name === OBJECTS) await takeFiles(client, block, folder, keepStored, summary)
    else if (name === FACTORS) summary.secondFactors = await countFactors(block)
    else if (table !== undefined && (own.includes(table) || ACCOUNTS.includes(name))) {
      const count = await take(client, block, table)
      seen.add(name)
      summary.rows += count
      if (name === 'auth.users') summary.accounts = count
    } else if (['public', 'private'].includes(block.schema))
      throw new StartError(
        `The dump has a table ${name}, which this version does not know. Nothing was changed.`,
      )
  }
  for (const needed of ['auth.users', 'public.profiles'])
    if (!seen.has(needed))
      throw new StartError(
        `The dump has no rows of ${needed}. Nothing was changed. Dump the schemas auth, public, private and storage, with copy.`,
      )
  // Without triggers too: a moved address is no change of the log. No device keeps the old one, since everybody signs
  // in again.
  await client.query(movedReceipts('$1'), [siteUrl])
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  // Checked again here: a dump that does not hold together is refused as a whole.
  for (const { table, name, definition } of foreignKeys)
    await client
      .query(`alter table ${table} add constraint ${name} ${definition}`)
      .catch((cause: unknown) => {
        throw new StartError(`The dump does not hold together (${reasonOf(cause)}). Nothing was changed.`, {
          cause,
        })
      })
  await advanceSequences(client)
  return summary
}

async function countFactors(block: Block): Promise<number> {
  const users = new Set<string>()
  for await (const line of pick(block, ['user_id', 'status'])) {
    const [user = '', status = ''] = line.toString('utf8').trimEnd().split('\t')
    if (status === 'verified') users.add(user)
  }
  return users.size
}

type ForeignKey = { table: string; name: string; definition: string }

// A dump's tables come in an order of their own.
async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')`,
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return rows
}

async function take(client: pg.Client, block: Block, table: Table): Promise<number> {
  const name = `${block.schema}.${block.table}`
  const columns = table.columns.filter((column) => block.columns.includes(column))
  const lost = block.columns.filter((column) => !table.columns.includes(column))
  // Some columns of Supabase's own tables have no place here.
  if (lost.length > 0 && !ACCOUNTS.includes(name))
    throw new StartError(
      `The dump's ${name} has ${lost.join(', ')}, which this version does not know. Nothing was changed.`,
    )
  const target = `copy ${qualified(client, table)} (${columnList(client, columns)}) from stdin`
  return copyIn(client, target, pick(block, columns)).catch((cause: unknown) => {
    throw new StartError(`${name} could not be loaded: ${reasonOf(cause)}. Nothing was changed.`, { cause })
  })
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const OBJECT_COLUMNS = [
  ...['id', 'bucket_id', 'name', 'owner', 'owner_id', 'version', 'metadata', 'user_metadata'],
  ...['created_at', 'updated_at', 'last_accessed_at'],
]

async function takeFiles(
  client: pg.Client,
  block: Block,
  folder: string,
  keepStored: KeepStored,
  summary: ImportSummary,
): Promise<void> {
  const at = (name: string) => OBJECT_COLUMNS.indexOf(name)
  const lines: Buffer[] = []
  for await (const line of pick(block, OBJECT_COLUMNS)) {
    const values = line.toString('utf8').replace(/\n$/, '').split('\t')
    const [bucket = '', name = '', sourceVersion = ''] = ['bucket_id', 'name', 'version'].map((column) =>
      unescaped(values[at(column)] ?? ''),
    )
    const path = join(folder, 'files', bucket, name)
    if (!path.startsWith(join(folder, 'files', '/')) || !(await isFile(path))) {
      summary.missing += 1
      continue
    }
    const version = UUID.test(sourceVersion) ? sourceVersion : crypto.randomUUID()
    await keepStored(version, path)
    values[at('version')] = version
    lines.push(Buffer.from(`${values.join('\t')}\n`))
    summary.files += 1
  }
  if (lines.length === 0) return
  const target = `copy storage.objects (${OBJECT_COLUMNS.join(', ')}) from stdin`
  await copyIn(
    client,
    target,
    (async function* () {
      yield* lines
    })(),
  )
}

const ESCAPES: Record<string, string> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f', v: '\v' }
const unescaped = (text: string) => text.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter)

// A dump's setval comes after its rows, outside the blocks.
async function advanceSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select d.objid::regclass::text as sequence, d.refobjid::regclass::text as table, quote_ident(a.attname) as column
     from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
     join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where d.deptype in ('a', 'i') and s.relnamespace::regnamespace::text in ('public', 'private')`,
  )
  for (const { sequence, table, column } of rows)
    await client.query(`select setval('${sequence}', coalesce(max(${column}), 0) + 1, false) from ${table}`)
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  )
