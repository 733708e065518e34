import { createReadStream } from 'node:fs'
import { link, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PRODUCT_VERSION } from '@tappet/wire'
import type pg from 'pg'
import { markBackup, unmarkBackup } from '../database/backup-mark.ts'
import { isThere, syncFolder } from '../database/folder.ts'
import { MIGRATION_SCHEMAS } from '../database/migrate.ts'
import { withClient } from '../database/with-client.ts'
import { reasonOf, StartError } from '../errors/start.ts'
import { withIdleTimeout } from './idle-timeout.ts'
import { ownSuffix, recorded, sweepLeftovers } from './leftovers.ts'
import { MANIFEST_ENTRY, type Manifest } from './manifest.ts'
import { readBack } from './read-back.ts'
import { openRoom, type ReadFree, type Room } from './room.ts'
import { spoolRows } from './rows.ts'
import { addFiles, type ReadStored, STORED, sizeOfFiles } from './stored-files.ts'
import { listSequences, listTables, qualified, type Table, writeAlike } from './tables.ts'
import { type TarWriter, writeTarGz } from './tar.ts'

/** Not of a table's COPY, which has its own limit. */
const MAX_STATEMENT_MS = 120_000

export type BackupSummary = {
  tables: number
  rows: number
  files: number
  missing: number
}

export type BackupOptions = {
  adminUrl: string
  dataFolder: string
  target: string
  now: number
  phrase?: string | undefined
  /** Where files are not in `dataFolder`; null: the file is not there. */
  readStored?: ReadStored | undefined
  /** Free space that a backup leaves on the disk of `dataFolder`. */
  floorBytes?: number
  readFree?: ReadFree
}

/**
 * Writes one archive: all rows of one snapshot, the stored files they name, and the keys. It appears, readable by its
 * owner alone, when it was read back with every checksum.
 * @throws StartError
 */
export async function backup(options: BackupOptions): Promise<BackupSummary> {
  const { dataFolder, target, now, phrase } = options
  if (await isThere(target))
    throw new StartError(`${target} is already there. Choose another name; nothing was written.`)
  await sweepLeftovers(dataFolder, now)
  const draft = `${target}.${ownSuffix()}.part`
  // Spooled rows are not encrypted: they must not lie beside an encrypted backup.
  const spool = join(phrase === undefined ? dirname(target) : dataFolder, `.tappet-backup-${ownSuffix()}`)
  return recorded(dataFolder, [draft, spool], async () => {
    await mkdir(spool, { mode: 0o700 }).catch((error: unknown) => {
      throw new StartError(`${dirname(spool)} cannot be written to: ${reasonOf(error)}`)
    })
    const { manifest, versions } = await writeArchive(options, draft, spool)
    await readBack(draft, phrase).catch((cause: unknown) => {
      throw new StartError(
        `The backup could not be read back as it was written, so it was not kept: ${reasonOf(cause)} See whether the disk of ${dirname(target)} fails, then try again.`,
        { cause },
      )
    })
    await link(draft, target)
    await syncFolder(dirname(target))
    return summarise(manifest, versions)
  })
}

async function writeArchive(
  options: BackupOptions,
  draft: string,
  spool: string,
): Promise<{ manifest: Manifest; versions: Set<string> }> {
  const { adminUrl, dataFolder, now, phrase, floorBytes = 0, readFree } = options
  const room = await openRoom(draft, dataFolder, floorBytes, readFree)
  const tar = writeTarGz(draft, now / 1000, { phrase, onWritten: room.written })
  try {
    const { versions, ...contents } = await withMark(adminUrl, async (client) => {
      room.require(await sizeOf(client, options))
      const rows = await addRows(client, { tar, spool, room })
      return { ...rows, files: await addFiles({ ...options, versions: rows.versions, spool }, tar) }
    })
    const manifest: Manifest = {
      format: 1,
      product: PRODUCT_VERSION,
      madeAt: new Date(now).toISOString(),
      ...contents,
    }
    const text = Buffer.from(JSON.stringify(manifest, null, 2))
    await tar.add(MANIFEST_ENTRY, text.length, [text])
    await tar.finish()
    return { manifest, versions }
  } finally {
    tar.abort()
  }
}

// Tables on the disk, without indexes: an estimate.
async function sizeOf(client: pg.Client, { dataFolder, readStored }: BackupOptions): Promise<number> {
  const tables = await listTables(client)
  const { rows } = await client.query<{ bytes: string }>(
    'select coalesce(sum(pg_table_size(name::regclass)), 0) as bytes from unnest($1::text[]) as name',
    [tables.map((table) => qualified(client, table))],
  )
  return Number(rows[0]?.bytes ?? 0) + (await sizeOfFiles(client, dataFolder, readStored !== undefined))
}

function summarise({ tables, files }: Manifest, versions: ReadonlySet<string>): BackupSummary {
  const rows = tables.reduce((sum, table) => sum + table.rowCount, 0)
  const storedCount = files.filter(({ path }) => path.startsWith(`${STORED}/`)).length
  return { tables: tables.length, rows, files: files.length, missing: versions.size - storedCount }
}

// Meanwhile the server's sweep deletes no file that the rows may name.
async function withMark<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const marked = async (client: pg.Client) => {
    await markBackup(client)
    await writeAlike(client)
    const done = await work(client)
    if (!(await unmarkBackup(client).catch(() => false)))
      throw new StartError(
        'The connection to the database was lost before every file was read. No backup was written; try again.',
      )
    return done
  }
  return withClient(adminUrl, marked, {
    keepAlive: true,
    connectionTimeoutMillis: MAX_STATEMENT_MS,
    statement_timeout: MAX_STATEMENT_MS,
  })
}

type Into = { tar: TarWriter; spool: string; room: Room }
type Rows = Pick<Manifest, 'migrations' | 'tables' | 'sequences'> & { versions: Set<string> }

// One snapshot keeps foreign keys consistent.
async function addRows(client: pg.Client, into: Into): Promise<Rows> {
  await client.query('begin isolation level repeatable read, read only')
  // Off, it raises an error where it would filter rows.
  await client.query('set local row_security = off')
  const migrations: Manifest['migrations'] = { tappet_platform: [], supabase_migrations: [] }
  for (const schema of MIGRATION_SCHEMAS) {
    const { rows } = await client.query<{ version: string }>(
      `select version from ${schema}.schema_migrations order by 1`,
    )
    migrations[schema] = rows.map(({ version }) => version)
  }
  const tables: Manifest['tables'] = []
  for (const table of await listTables(client)) tables.push(await addTable(client, table, into))
  const sequences = await listSequences(client)
  const named = await client.query<{ version: string }>(
    'select version from storage.objects where version is not null',
  )
  await client.query('commit')
  return { migrations, tables, sequences, versions: new Set(named.rows.map(({ version }) => version)) }
}

// tar needs an entry's size before its bytes.
async function addTable(
  client: pg.Client,
  table: Table,
  { tar, spool, room }: Into,
): Promise<Manifest['tables'][number]> {
  const entry = `database/${table.schema}.${table.name}.copy`
  const path = join(spool, 'rows')
  await client.query('set local statement_timeout = 0')
  const copy = await spoolRows(client, table, path, room.written).catch((cause: unknown) => {
    throw unreadable(table, cause)
  })
  await client.query(`set local statement_timeout = ${MAX_STATEMENT_MS}`)
  await tar.add(entry, copy.sizeBytes, withIdleTimeout(createReadStream(path), path))
  return { ...table, entry, ...copy }
}

function unreadable({ schema, name }: Table, cause: unknown): StartError {
  if (cause instanceof StartError) return cause
  const reason = reasonOf(cause).replace(/\.?$/, '.')
  return new StartError(
    `${schema}.${name} cannot be read: ${reason} No backup was written. Keep the last one; if the file or a page is damaged, restore it into an empty TAPPET_DATA (npm run admin -- restore FILE).`,
    { cause },
  )
}
