import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import pg from 'pg'
import { copyIn } from '../backup/copy.ts'
import { ownSuffix, recorded } from '../backup/leftovers.ts'
import { type CopiedTable, differences, hasAccounts, replaceRows, spoolRows } from '../backup/rows.ts'
import { columnList, listSequences, listTables, qualified, writeAlike } from '../backup/tables.ts'
import type { Config, S3Config } from '../config/index.ts'
import { runningUrl } from '../database/embedded.ts'
import { compareMigrations, migrate } from '../database/migrate.ts'
import { noteMove } from '../database/moved.ts'
import { embeddedFolder, openServerDatabase } from '../database/open.ts'
import { checkOperatorsDatabase } from '../database/operators.ts'
import { reasonOf, StartError } from '../errors/start.ts'
import { loadJwtSecret } from '../identity/secret.ts'

type FileStore = { get(version: string): Promise<ReadableStream<Uint8Array> | null> }

export type FileStores = {
  from: FileStore
  to: FileStore & {
    put(
      version: string,
      file: { path: string; sizeBytes: number; mimetype: string; digest: string },
    ): Promise<void>
  }
}

export type MoveOptions = {
  config: Config
  targetUrl: string
  /** Where files are to lie; unset: where they are. */
  files?: FileStores & { s3: S3Config }
  /** For tests that change a row between copy and comparison. */
  beforeCompare?: (target: pg.Client) => Promise<void>
}

export type MoveSummary = {
  tables: number
  rows: number
  files: number
  /** Files that a row names and that are not there. */
  missing: number
}

/**
 * Moves the embedded database to another PostgreSQL while no server runs: rows in one transaction, files, and a
 * comparison of every row by hash. Then TAPPET_DATA names the new database.
 * @throws StartError; the old database is unchanged
 */
export async function moveTo(options: MoveOptions): Promise<MoveSummary> {
  const { config, targetUrl } = options
  const { dataFolder } = config
  if (config.databaseUrl !== undefined)
    throw new StartError(
      'The database is not the embedded one any more: it is moved with the tools of PostgreSQL. Nothing was changed.',
    )
  if ((await runningUrl(embeddedFolder(dataFolder))) !== null)
    throw new StartError('The server runs. Stop it, run this again, then start it. Nothing was changed.')
  await checkOperatorsDatabase(targetUrl)
  // Its lock on the folder keeps a server from starting meanwhile.
  const embedded = await openServerDatabase(config)
  const source = await connect(embedded.adminUrl)
  const target = await connect(targetUrl)
  try {
    await requireThisVersion(source)
    // A try that failed leaves a migrated database without accounts, which is taken again.
    if (await hasAccounts(target))
      throw new StartError(
        'The new database already has accounts. A move needs an empty one (create database tappet).',
      )
    await migrate(targetUrl, await loadJwtSecret(dataFolder, config.jwtSecret))
    const spool = join(dataFolder, `.tappet-backup-${ownSuffix()}`)
    const summary = await recorded(dataFolder, [spool], async () => {
      await mkdir(spool, { mode: 0o700 })
      return copyAndCompare(options, { source, target }, join(spool, 'copy'))
    })
    const s3 = options.files?.s3
    await noteMove(dataFolder, { databaseUrl: targetUrl, ...(s3 !== undefined && { s3 }) })
    return summary
  } catch (error) {
    throw new StartError(
      `The database was not moved: ${reasonOf(error)} Everything is still in the old one.`,
      { cause: error },
    )
  } finally {
    await Promise.all([source, target].map((client) => client.end().catch(() => undefined)))
    await embedded.stop()
  }
}

type Databases = { source: pg.Client; target: pg.Client }

async function copyAndCompare(
  { files, beforeCompare }: MoveOptions,
  { source, target }: Databases,
  path: string,
): Promise<MoveSummary> {
  for (const client of [source, target]) await writeAlike(client)
  const tables = await listTables(source)
  const sequences = await listSequences(source)
  const copies: CopiedTable[] = []
  await target.query('begin')
  await replaceRows(target, tables, sequences, async () => {
    for (const table of tables) {
      const { rowCount, sha256 } = await spoolRows(source, table, path)
      const into = `copy ${qualified(target, table)} (${columnList(target, table.columns)}) from stdin`
      await copyIn(target, into, createReadStream(path))
      copies.push({ ...table, rowCount, sha256 })
    }
  })
  const { stored, missing } =
    files === undefined ? { stored: 0, missing: 0 } : await copyFiles(source, files, path)
  await beforeCompare?.(target)
  const [first] = await differences(target, copies, sequences)
  if (first !== undefined) throw new StartError(`${first}.`)
  await target.query('commit')
  const rows = copies.reduce((sum, { rowCount }) => sum + rowCount, 0)
  return { tables: tables.length, rows, files: stored, missing }
}

async function copyFiles(source: pg.Client, { from, to }: FileStores, path: string) {
  const { rows } = await source.query<{ version: string; mimetype: string | null }>(
    `select version, metadata ->> 'mimetype' as mimetype from storage.objects where version is not null order by 1`,
  )
  let missing = 0
  for (const { version, mimetype } of rows) {
    const bytes = await from.get(version)
    if (bytes === null) {
      missing += 1
      continue
    }
    const hash = createHash('sha256')
    let sizeBytes = 0
    const counted = async function* () {
      for await (const chunk of readable(bytes)) {
        hash.update(chunk)
        sizeBytes += chunk.length
        yield chunk
      }
    }
    await pipeline(Readable.from(counted()), createWriteStream(path, { mode: 0o600 }))
    const digest = hash.digest('hex')
    await to.put(version, { path, sizeBytes, mimetype: mimetype ?? 'application/octet-stream', digest })
    if ((await hashOf(await to.get(version))) !== digest)
      throw new StartError(`The new store gives other bytes for the file ${version} than it was given.`)
    await rm(path, { force: true })
  }
  return { stored: rows.length - missing, missing }
}

const readable = (stream: ReadableStream<Uint8Array>): AsyncIterable<Buffer> =>
  Readable.fromWeb(stream as NodeReadableStream<Uint8Array>)

async function hashOf(bytes: ReadableStream<Uint8Array> | null): Promise<string | null> {
  if (bytes === null) return null
  const hash = createHash('sha256')
  for await (const chunk of readable(bytes)) hash.update(chunk)
  return hash.digest('hex')
}

async function requireThisVersion(source: pg.Client): Promise<void> {
  const { pending, unknown } = await compareMigrations(source)
  if (pending.length + unknown.length > 0)
    throw new StartError('It is of another version than this command. Run npm start once, then move it.')
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 120_000, keepAlive: true })
  // A connection lost between two statements is reported by the next.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
