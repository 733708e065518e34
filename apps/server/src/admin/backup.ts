import { createHash, randomBytes } from 'node:crypto'
import { closeSync, createReadStream, openSync, writeSync } from 'node:fs'
import { link, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { PRODUCT_VERSION } from '@tappet/wire'
import pg from 'pg'
import { MIGRATION_SCHEMAS } from '../database/migrate.ts'
import { StartError } from '../errors/start.ts'
import { copyOut } from './copy.ts'
import { MANIFEST_ENTRY, type Manifest } from './manifest.ts'
import { columnList, listSequences, listTables, qualified, type Table } from './tables.ts'
import { fitsTar, type TarWriter, writeTarGz } from './tar.ts'

export type BackupSummary = { tables: number; rows: number; files: number }

/** What of TAPPET_DATA goes into a backup beside the database. */
const FOLDERS = ['files', 'keys']

/**
 * Writes everything into one file: the rows as they were at one moment, the stored files
 * and the keys. The file appears only when it is whole, and only its owner may read it.
 *
 * @param target must not exist
 */
export async function backup(
  adminUrl: string,
  dataFolder: string,
  target: string,
  now: number,
): Promise<BackupSummary> {
  if (await isThere(target))
    throw new StartError(`${target} is already there. Choose another name; nothing was written.`)
  const draft = `${target}.${randomBytes(4).toString('hex')}.part`
  const spool = await mkdtemp(join(dirname(target), '.tappet-backup-')).catch((error: unknown) => {
    throw new StartError(
      `${dirname(target)} cannot be written to: ${error instanceof Error ? error.message : error}`,
    )
  })
  const tar = writeTarGz(draft, now / 1000)
  try {
    const manifest: Manifest = {
      format: 1,
      product: PRODUCT_VERSION,
      madeAt: new Date(now).toISOString(),
      ...(await addRows(adminUrl, tar, spool)),
      files: await addFiles(dataFolder, tar),
    }
    const text = Buffer.from(JSON.stringify(manifest, null, 2))
    await tar.add(MANIFEST_ENTRY, text.length, [text])
    await tar.finish()
    await link(draft, target)
    await syncFolder(dirname(target))
    const rows = manifest.tables.reduce((sum, table) => sum + table.rowCount, 0)
    return { tables: manifest.tables.length, rows, files: manifest.files.length }
  } finally {
    tar.abort()
    await rm(draft, { force: true })
    await rm(spool, { recursive: true, force: true })
  }
}

type Rows = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>

// One snapshot for all tables, so that no row names one that is missing.
async function addRows(adminUrl: string, tar: TarWriter, spool: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    // Row level security would leave rows out without a word; off, it is an error instead.
    await client.query('set local row_security = off')
    const migrations: Manifest['migrations'] = { tappet_platform: [], supabase_migrations: [] }
    for (const schema of MIGRATION_SCHEMAS) {
      const { rows } = await client.query<{ version: string }>(
        `select version from ${schema}.schema_migrations order by 1`,
      )
      migrations[schema] = rows.map(({ version }) => version)
    }
    const tables: Manifest['tables'] = []
    for (const table of await listTables(client)) tables.push(await addTable(client, table, tar, spool))
    const sequences = await listSequences(client)
    await client.query('commit')
    return { migrations, tables, sequences }
  } finally {
    await client.end()
  }
}

// An archive says a file's size before its bytes, so the rows wait on disk until they are counted.
async function addTable(
  client: pg.Client,
  table: Table,
  tar: TarWriter,
  spool: string,
): Promise<Manifest['tables'][number]> {
  const entry = `database/${table.schema}.${table.name}.copy`
  const path = join(spool, 'rows')
  const file = openSync(path, 'w', 0o600)
  const hash = createHash('sha256')
  let sizeBytes = 0
  try {
    const source = `copy ${qualified(client, table)} (${columnList(client, table.columns)}) to stdout`
    const rowCount = await copyOut(client, source, (chunk) => {
      hash.update(chunk)
      sizeBytes += chunk.length
      for (let at = 0; at < chunk.length; ) at += writeSync(file, chunk, at)
    })
    await tar.add(entry, sizeBytes, createReadStream(path))
    return { ...table, entry, sizeBytes, sha256: hash.digest('hex'), rowCount }
  } finally {
    closeSync(file)
  }
}

async function addFiles(dataFolder: string, tar: TarWriter): Promise<Manifest['files']> {
  const files: Manifest['files'] = []
  for (const folder of FOLDERS) {
    for (const path of await filesUnder(join(dataFolder, folder))) {
      const named = relative(dataFolder, path).split(sep).join('/')
      const entry = fitsTar(named) ? named : `${folder}-with-long-names/${files.length}`
      const hash = createHash('sha256')
      const found = await stat(path).catch(() => null)
      // Deleted since the folder was listed: its row is gone or going too.
      if (found === null) continue
      // An upload under way may still grow; its row is not in this backup.
      const body = found.size === 0 ? [] : createReadStream(path, { end: found.size - 1 })
      await tar.add(entry, found.size, hashed(body, hash))
      files.push({ path: named, entry, sizeBytes: found.size, sha256: hash.digest('hex') })
    }
  }
  return files
}

async function* hashed(
  source: AsyncIterable<Buffer> | Buffer[],
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}
