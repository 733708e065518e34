import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { Config } from '../config/index.ts'
import { syncFolder } from '../database/folder.ts'
import { knownMigrations, MIGRATION_SCHEMAS, migrate } from '../database/migrate.ts'
import { embeddedFolder, openServerDatabase } from '../database/open.ts'
import { isRestoring, markRestoring, unmarkRestoring } from '../database/restore-mark.ts'
import { withClient } from '../database/with-client.ts'
import { reasonOf, StartError } from '../errors/start.ts'
import { loadJwtSecret } from '../identity/secret.ts'
import { copyIn } from './copy.ts'
import type { Manifest } from './manifest.ts'
import { readBack } from './read-back.ts'
import { hasAccounts, replaceRows } from './rows.ts'
import { columnList, qualified } from './tables.ts'
import { readTarGz } from './tar.ts'

export type RestoreSummary = { tables: number; rows: number; files: number; madeAt: string }

/** Where files do not lie in TAPPET_DATA; the file at `path` stays. */
export type KeepStored = (version: string, path: string) => Promise<void>

export type RestoreOptions = {
  /** The folder need not outlive a power cut. */
  isScratch?: boolean
  keepStored?: KeepStored | undefined
}

const DRAFT = 'files.restoring'
/** Not of a table's COPY, which has its own limit. */
const MAX_STATEMENT_MS = 600_000
const PATIENCE = {
  connectionTimeoutMillis: 120_000,
  statement_timeout: MAX_STATEMENT_MS,
  lock_timeout: 60_000,
}

/**
 * Restores into an empty TAPPET_DATA and, with DATABASE_URL, an empty database, after verifying the whole archive. A
 * failure removes what was written; a killed one leaves a mark, on which the server does not start.
 * config.backupPassphrase opens an encrypted one.
 * @throws StartError
 */
export async function restore(
  config: Config,
  source: string,
  { isScratch = false, keepStored }: RestoreOptions = {},
): Promise<RestoreSummary> {
  const manifest = await readBack(source, config.backupPassphrase)
  await checkVersions(manifest)
  await mkdir(config.dataFolder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  if (await isRestoring(config.dataFolder)) await removeRestored(config)
  await refuseUnlessEmpty(config.dataFolder)
  await markRestoring(config.dataFolder)
  try {
    await unpackFiles(config, source, manifest)
    await loadDatabase(config, source, manifest, isScratch)
    await rm(join(config.dataFolder, 'files'), { recursive: true, force: true })
    if (keepStored === undefined)
      await rename(join(config.dataFolder, DRAFT, 'files'), join(config.dataFolder, 'files'))
    else await keepElsewhere(join(config.dataFolder, DRAFT), manifest, keepStored)
  } catch (error) {
    await removeRestored(config)
    throw error
  }
  await rm(join(config.dataFolder, DRAFT), { recursive: true, force: true })
  for (const name of ['keys', 'files']) await syncFolders(join(config.dataFolder, name))
  await unmarkRestoring(config.dataFolder)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rowCount, 0)
  return { tables: manifest.tables.length, rows, files: manifest.files.length, madeAt: manifest.madeAt }
}

async function keepElsewhere(draft: string, { files }: Manifest, keepStored: KeepStored): Promise<void> {
  for (const { path } of files.filter((file) => file.path.startsWith('files/')))
    await keepStored(basename(path), join(draft, path)).catch((cause: unknown) => {
      throw new StartError(`${path} could not be stored: ${reasonOf(cause)}. Nothing was kept.`, { cause })
    })
}

async function removeRestored(config: Config): Promise<void> {
  const own = ['files', 'keys', DRAFT].map((name) => join(config.dataFolder, name))
  const database = config.databaseUrl === undefined ? [embeddedFolder(config.dataFolder)] : []
  for (const path of [...own, ...database]) await rm(path, { recursive: true, force: true })
  await unmarkRestoring(config.dataFolder)
}

async function refuseUnlessEmpty(dataFolder: string): Promise<void> {
  for (const name of ['database', 'files', 'keys']) {
    const entries = await readdir(join(dataFolder, name)).catch(() => [])
    if (entries.length > 0) {
      throw new StartError(
        `${dataFolder} is not empty (${name}). A restore needs an empty TAPPET_DATA, so that nothing is mixed or lost; nothing was changed.`,
      )
    }
  }
}

async function checkVersions(manifest: Manifest): Promise<void> {
  for (const schema of MIGRATION_SCHEMAS) {
    const versions = await knownMigrations(schema)
    const unknown = manifest.migrations[schema].find((version) => !versions.includes(version))
    if (unknown !== undefined) {
      throw new StartError(
        `The backup was made by a newer Tappet (${manifest.product}, migration ${unknown}). Restore it with that version. Nothing was changed.`,
      )
    }
  }
}

async function loadDatabase(
  config: Config,
  source: string,
  manifest: Manifest,
  isScratch: boolean,
): Promise<void> {
  const secret = await loadJwtSecret(config.dataFolder, config.jwtSecret)
  const database = await openServerDatabase(config, isScratch)
  try {
    if (config.databaseUrl !== undefined) await refuseUnlessNew(config.databaseUrl)
    await migrate(database.adminUrl, secret, manifest.migrations)
    await loadRows(database.adminUrl, { source, phrase: config.backupPassphrase }, manifest)
    await migrate(database.adminUrl, secret)
  } finally {
    await database.stop()
  }
}

async function refuseUnlessNew(databaseUrl: string): Promise<void> {
  if (await withClient(databaseUrl, hasAccounts, PATIENCE))
    throw new StartError(
      'The database in DATABASE_URL already has accounts. A restore needs an empty one; nothing was changed.',
    )
}

// One transaction: all rows or none.
async function loadRows(
  adminUrl: string,
  { source, phrase }: { source: string; phrase: string | undefined },
  manifest: Manifest,
): Promise<void> {
  const load = async (client: pg.Client) => {
    await client.query('begin')
    const byEntry = new Map(manifest.tables.map((table) => [table.entry, table]))
    await replaceRows(client, manifest.tables, manifest.sequences, async () => {
      await client.query('set local statement_timeout = 0')
      for await (const { name, body } of readTarGz(source, phrase)) {
        const table = byEntry.get(name)
        if (table === undefined) continue
        const target = `copy ${qualified(client, table)} (${columnList(client, table.columns)}) from stdin`
        const rowCount = await copyIn(client, target, body).catch((cause: unknown) => {
          throw new StartError(`${table.name} could not be loaded: ${reasonOf(cause)}. Nothing was kept.`, {
            cause,
          })
        })
        if (rowCount !== table.rowCount)
          throw new StartError(`${table.name} took ${rowCount} of ${table.rowCount} rows; nothing was kept.`)
      }
      await client.query(`set local statement_timeout = ${MAX_STATEMENT_MS}`)
    })
    await client.query('commit')
  }
  await withClient(adminUrl, load, PATIENCE)
}

async function unpackFiles(
  { dataFolder, backupPassphrase }: Config,
  source: string,
  manifest: Manifest,
): Promise<void> {
  const draft = join(dataFolder, DRAFT)
  await mkdir(join(draft, 'files'), { recursive: true, mode: 0o700 })
  const byEntry = new Map(manifest.files.map((file) => [file.entry, file]))
  for await (const { name, body } of readTarGz(source, backupPassphrase)) {
    const file = byEntry.get(name)
    if (file === undefined) continue
    const path = join(file.path.startsWith('keys/') ? dataFolder : draft, safePath(file.path))
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const hash = createHash('sha256')
    const counted = async function* () {
      for await (const chunk of body) {
        hash.update(chunk)
        yield chunk
      }
    }
    await pipeline(Readable.from(counted()), createWriteStream(path, { mode: 0o600, flush: true }))
    if (hash.digest('hex') !== file.sha256)
      throw new StartError(`${file.path} could not be written whole; nothing was kept.`)
  }
}

// The bytes are synced as they are written, their names here.
async function syncFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null)
  if (entries === null) return
  for (const entry of entries) if (entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name))
  await syncFolder(folder)
}

// A path in the archive must not lead out of the data folder.
function safePath(path: string): string {
  const inside =
    /^(?:files|keys)\//.test(path) && !path.split('/').some((part) => part === '..' || part === '')
  if (!inside)
    throw new StartError(`The backup names a file outside of the data folder: ${path}. Nothing was kept.`)
  return path
}
