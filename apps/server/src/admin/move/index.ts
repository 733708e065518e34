import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { S3Config } from '../../config.ts'
import { compareMigrations, migrate } from '../../database/migrate.ts'
import {
  holdMove,
  liftPause,
  moveState,
  pauseWrites,
  resumeWrites,
  settleMoved,
} from '../../database/move-mark.ts'
import { announceMove, completeMove, isMarkedTarget, markTarget, withdrawMove } from '../../database/moved.ts'
import { checkOperatorsDatabase } from '../../database/operators.ts'
import { StartError } from '../../errors/start.ts'
import { listTables } from '../tables.ts'
import { type Copied, copyFiles, type FileStores } from './files.ts'
import {
  copyAll,
  copyChanges,
  copySequences,
  type Databases,
  digestOf,
  type KeyedTable,
  prepareSession,
  withKeys,
} from './rows.ts'

export type MoveOptions = {
  /** Administrator of the embedded database. */
  sourceUrl: string
  targetUrl: string
  dataFolder: string
  jwtSecret: string
  /** Where files are to lie from now on; unset: where they are. */
  s3?: S3Config
  files?: FileStores
  /** How long a running server gets to see the announcement before writes are fenced off. */
  noticeMs: number
  /** Called before each step. A test makes one fail. */
  before?: (step: MoveStep) => void | Promise<void>
}

export const MOVE_STEPS = [
  'prepare the target',
  'copy rows',
  'copy files',
  'announce',
  'pause',
  'copy changes',
  'copy new files',
  'verify',
  'switch',
  'complete',
] as const
export type MoveStep = (typeof MOVE_STEPS)[number]

export type MoveSummary = {
  tables: number
  rows: number
  files: number
  /** Stored files that a row names and that no store has; they were missing before. */
  missing: number
  pausedMs: number
}

/**
 * Moves the embedded database to another PostgreSQL while the server runs. Rows and files are copied first; then writes
 * pause, what changed meanwhile follows, and every table is compared by count and hash. The commit that makes the old
 * database read-only for good is the switch: before it nothing has moved, after it everything has.
 *
 * @throws StartError; unless it says otherwise the old database serves on
 */
export async function moveTo(options: MoveOptions): Promise<MoveSummary> {
  const { sourceUrl, targetUrl, dataFolder } = options
  await checkOperatorsDatabase(targetUrl)
  await liftPause(sourceUrl)
  const source = await connect(sourceUrl)
  const target = await connect(targetUrl)
  let isSwitched = false
  const spool = await mkdtemp(join(dataFolder, 'moving-'))
  try {
    await refuseUnfit({ source, target })
    for (const client of [source, target]) await prepareSession(client)
    const summary = await copyAndSwitch(options, { source, target }, spool, () => {
      isSwitched = true
    })
    await options.before?.('complete')
    await completeMove(dataFolder)
    return summary
  } catch (error) {
    if (isSwitched) throw error
    await undo(source, sourceUrl, dataFolder)
    throw new StartError(
      `The database was not moved: ${error instanceof Error ? error.message : error} The old one serves on with everything in it; the new one holds a part and can be used for another try.`,
      { cause: error },
    )
  } finally {
    await rm(spool, { recursive: true, force: true })
    await Promise.all([source, target].map((client) => client.end().catch(() => undefined)))
  }
}

async function copyAndSwitch(
  options: MoveOptions,
  databases: Databases,
  spool: string,
  onSwitched: () => void,
): Promise<MoveSummary> {
  const { targetUrl, dataFolder, jwtSecret, s3, files, before } = options
  const { source, target } = databases
  await before?.('prepare the target')
  await markTarget(target)
  await migrate(targetUrl, jwtSecret)
  const tables = await withKeys(source, await listTables(source))

  await before?.('copy rows')
  await copyAll(databases, tables, spool)
  await before?.('copy files')
  const copied: Copied = new Map()
  if (files !== undefined) await copyFiles(source, files, copied, spool)

  await before?.('announce')
  await announceMove(dataFolder, { databaseUrl: targetUrl, ...(s3 !== undefined && { s3 }) })
  await new Promise((resolve) => setTimeout(resolve, options.noticeMs))
  await before?.('pause')
  const pausedAt = performance.now()
  await pauseWrites(source)
  await before?.('copy changes')
  // A value that passed from one row to another meets itself on the way: then everything is copied again.
  const left = await copyChanges(databases, tables, spool).catch(() => tables)
  if (left.length > 0) await copyAll(databases, tables, spool)
  await copySequences(databases)
  await before?.('copy new files')
  if (files !== undefined) await copyFiles(source, files, copied, spool)

  await before?.('verify')
  const rows = await verify(databases, tables)
  await before?.('switch')
  await settleMoved(source)
  onSwitched()
  const missing = [...copied.values()].filter((digest) => digest === null).length
  return {
    tables: tables.length,
    rows,
    files: copied.size - missing,
    missing,
    pausedMs: Math.round(performance.now() - pausedAt),
  }
}

/** @returns how many rows are the same on both sides: all */
async function verify({ source, target }: Databases, tables: readonly KeyedTable[]): Promise<number> {
  let rows = 0
  for (const table of tables) {
    const [here, there] = await Promise.all([digestOf(source, table), digestOf(target, table)])
    if (here.rows !== there.rows || here.sha256 !== there.sha256)
      throw new StartError(
        `${table.schema}.${table.name} is not the same there (${there.rows} rows) as here (${here.rows} rows).`,
      )
    rows += here.rows
  }
  return rows
}

async function refuseUnfit({ source, target }: Databases): Promise<void> {
  if ((await moveState(source)) === 'moved') throw new StartError('It has moved already.')
  if (!(await holdMove(source))) throw new StartError('Another move of it is running.')
  if (await isSameDatabase(source, target)) throw new StartError('The new database is the old one.')
  const { pending, unknown } = await compareMigrations(source)
  if (pending.length + unknown.length > 0)
    throw new StartError(
      `It is of another version than this command. Run npm start with this version once, then move it.`,
    )
  if (await isMarkedTarget(target)) return
  const { rows } = await target.query<{ tables: string }>(
    `select count(*)::text as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'storage', 'private', 'tappet_platform')`,
  )
  if (rows[0]?.tables !== '0')
    throw new StartError(
      `The new database already has tables (${rows[0]?.tables}). A move needs an empty one (create database tappet).`,
    )
}

async function isSameDatabase(source: pg.Client, target: pg.Client): Promise<boolean> {
  const [here, there] = await Promise.all(
    [source, target].map(async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select system_identifier::text || ' ' || current_database() as id from pg_control_system()`,
      )
      return rows[0]?.id
    }),
  )
  return here === there
}

// Where this connection is lost too, the server or its next start undoes it (database/move-watch.ts, moved.ts).
async function undo(source: pg.Client, sourceUrl: string, dataFolder: string): Promise<void> {
  try {
    if ((await moveState(source)) === 'paused') await resumeWrites(source)
  } catch {
    await liftPause(sourceUrl).catch(() => undefined)
  }
  await withdrawMove(dataFolder)
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 120_000, keepAlive: true })
  // A connection lost between two statements is reported by the next.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
