/** Where an embedded database has moved to, kept in TAPPET_DATA so that the server follows by itself. */
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Config, S3Config } from '../config.ts'
import { StartError } from '../errors/start.ts'
import { startEmbedded } from './embedded.ts'
import { isThere, syncFolder, writeWhole } from './folder.ts'
import { liftPause, type MoveState } from './move-mark.ts'

/** It holds passwords: its file is closed to others. */
export type NewHome = { databaseUrl: string; s3?: S3Config }

const movingPath = (dataFolder: string) => join(dataFolder, 'moving.json')
const movedPath = (dataFolder: string) => join(dataFolder, 'moved.json')

/** Says that a move is about to pause the writes, and where to. */
export async function announceMove(dataFolder: string, home: NewHome): Promise<void> {
  await writeWhole(movingPath(dataFolder), JSON.stringify(home, null, 2))
}

export const isMoveAnnounced = (dataFolder: string): Promise<boolean> => isThere(movingPath(dataFolder))

/** Whether a move was announced or has been completed. */
export async function hasMoveBegun(dataFolder: string): Promise<boolean> {
  return (await isMoveAnnounced(dataFolder)) || (await isThere(movedPath(dataFolder)))
}

export async function withdrawMove(dataFolder: string): Promise<void> {
  await rm(movingPath(dataFolder), { force: true })
  await syncFolder(dataFolder)
}

/** The last step of a move, after the old database has said that it moved. Repeating it changes nothing. */
export async function completeMove(dataFolder: string): Promise<void> {
  const home = await readHome(movingPath(dataFolder))
  if (home === null) return
  await unmarkTarget(home.databaseUrl)
  await rename(movingPath(dataFolder), movedPath(dataFolder))
  await syncFolder(dataFolder)
}

/**
 * The configuration with the database that TAPPET_DATA has moved to. DATABASE_URL goes before it. A move that was cut off
 * is undone here, or completed when the new database had already taken over.
 *
 * @throws StartError
 */
export async function followMove(config: Config): Promise<Config> {
  if (config.databaseUrl !== undefined) return config
  if (await isMoveAnnounced(config.dataFolder)) await endCutOffMove(config.dataFolder)
  const home = await readHome(movedPath(config.dataFolder))
  if (home === null) return config
  const s3 = config.s3 ?? home.s3
  return { ...config, databaseUrl: home.databaseUrl, ...(s3 !== undefined && { s3 }) }
}

async function endCutOffMove(dataFolder: string): Promise<void> {
  const { adminUrl, stop } = await startEmbedded(join(dataFolder, 'database'))
  try {
    await settleCutOff(dataFolder, await liftPause(adminUrl))
  } finally {
    await stop()
  }
}

/** Does what `state` asks for after a move was announced, unless it still runs. */
export async function settleCutOff(dataFolder: string, state: MoveState | 'running'): Promise<void> {
  if (state === 'none') await withdrawMove(dataFolder)
  if (state === 'moved') await completeMove(dataFolder)
}

/**
 * Lifts the pause of a move that is gone, before the embedded database serves.
 *
 * @throws StartError when another database has taken over: serving this one would fork the data
 */
export async function refuseMoved(adminUrl: string, dataFolder: string): Promise<void> {
  if ((await liftPause(adminUrl)) !== 'moved') return
  throw new StartError(
    `The database in ${dataFolder} has moved to another one and takes no more changes. ${movedPath(dataFolder)}, which says where to, is missing. Set DATABASE_URL to the new database. Nothing was changed.`,
  )
}

async function readHome(path: string): Promise<NewHome | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A folder that is none is named by the start itself.
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
  if (text === null) return null
  try {
    const home = JSON.parse(text) as Partial<NewHome>
    if (typeof home.databaseUrl !== 'string') throw new Error('databaseUrl is missing')
    return { databaseUrl: home.databaseUrl, ...(home.s3 !== undefined && { s3: home.s3 }) }
  } catch (cause) {
    throw new StartError(
      `${path} is damaged. It says which database took over. Set DATABASE_URL to that one; nothing was changed.`,
      { cause },
    )
  }
}

/** Lies in a database from the first to the last step of a move into it. */
const TARGET_MARK = 'tappet_platform.moving_in'

export async function markTarget(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create schema if not exists tappet_platform; create table if not exists ${TARGET_MARK} (since timestamptz default now())`,
  )
}

export async function isMarkedTarget(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ marked: boolean }>('select to_regclass($1) is not null as marked', [
    TARGET_MARK,
  ])
  return rows[0]?.marked === true
}

async function unmarkTarget(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`drop table if exists ${TARGET_MARK}`)
  } catch (cause) {
    const { hostname, port, pathname } = new URL(databaseUrl)
    throw new StartError(
      `The database has moved to ${hostname}:${port || 5432}${pathname}, which cannot be reached now: ${cause instanceof Error ? cause.message : cause}. The old one takes no more changes. Start again when the new one answers.`,
      { cause },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
