/** The database as it was at a time, from a base backup and the archived log, into an empty TAPPET_DATA. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../../config.ts'
import { startEmbedded } from '../../database/embedded.ts'
import { isThere, writeWhole } from '../../database/folder.ts'
import { embeddedFolder } from '../../database/open.ts'
import { isRestoring, markRestoring, unmarkRestoring } from '../../database/restore-mark.ts'
import { missingAfter, recoveringFrom } from '../../database/wal-archive.ts'
import { StartError } from '../../errors/start.ts'
import { refuseUnlessEmpty } from '../restore.ts'
import { type Base, copyFolder, listBases } from './base.ts'

const POLL_MS = 100
const EXIT_SEEN_MS = 5_000

/**
 * Makes the database of `until` again. Stored files are in no archive of the log: they are restored from a backup.
 * A failure removes what was written.
 *
 * @returns the time of the base backup that it began from
 * @throws StartError when the archive does not reach that time, with how far it goes
 */
export async function restoreUntil(config: Config, until: Date, now: number): Promise<{ baseAt: string }> {
  const { dataFolder, walArchive: root } = config
  if (root === undefined || config.databaseUrl !== undefined)
    throw new StartError('Set WAL_ARCHIVE_DIR to the archive of the embedded database. Nothing was changed.')
  if (!(until.getTime() <= now))
    throw new StartError('The time is one in the past, like 2026-11-22T14:30:00Z. Nothing was changed.')
  const base = await baseFor(root, until)
  await mkdir(dataFolder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  if (await isRestoring(dataFolder)) await remove(dataFolder)
  await refuseUnlessEmpty(dataFolder)
  await markRestoring(dataFolder)
  try {
    await unpack(base, dataFolder)
    await recover(base, dataFolder, until)
  } catch (error) {
    await remove(dataFolder)
    throw error
  }
  await unmarkRestoring(dataFolder)
  return { baseAt: timeOf(base) }
}

async function remove(dataFolder: string): Promise<void> {
  for (const path of [embeddedFolder(dataFolder), join(dataFolder, 'keys')])
    await rm(path, { recursive: true, force: true })
  await unmarkRestoring(dataFolder)
}

async function baseFor(root: string, until: Date): Promise<Base> {
  const folders = [root, ...(await readdir(root).catch((): string[] => [])).map((name) => join(root, name))]
  const archives = (await Promise.all(folders.map(listBases))).filter((bases) => bases.length > 0)
  const [archive, ...more] = archives.filter(([first]) => (first?.finishedAt ?? 0) <= until.getTime())
  // A restored database continues in an archive of its own: only the operator knows which of them is meant.
  if (archive !== undefined && more.length > 0)
    throw new StartError(
      `${root} holds the archives of more than one database that reach this time: ${[archive, ...more].map((bases) => `${bases[0]?.archive} (since ${timeOf(bases[0])}, last base backup ${timeOf(bases.at(-1))})`).join(', ')}. Set WAL_ARCHIVE_DIR to the one that is meant. Nothing was changed.`,
    )
  const base = archive?.findLast(({ finishedAt }) => finishedAt <= until.getTime())
  if (base !== undefined) return base
  const [oldest] = archives.flat().toSorted((a, b) => a.finishedAt - b.finishedAt)
  throw new StartError(
    oldest === undefined
      ? `${root} holds no whole base backup: nothing can be restored from it. Nothing was changed.`
      : `The oldest base backup in ${root} was whole at ${timeOf(oldest)}: no earlier time can be restored. Nothing was changed.`,
  )
}

const timeOf = (base: Base | undefined) => new Date(base?.finishedAt ?? 0).toISOString()

async function unpack(base: Base, dataFolder: string): Promise<void> {
  const folder = embeddedFolder(dataFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // PostgreSQL syncs its files before it plays the log back on them.
  await cp(join(base.folder, 'cluster'), join(folder, 'cluster'), { recursive: true })
  await writeWhole(join(folder, 'password'), await readFile(join(base.folder, 'password')))
  await writeFile(join(folder, 'cluster', 'recovery.signal'), '', { mode: 0o600 })
  if (await isThere(join(base.folder, 'keys')))
    await copyFolder(join(base.folder, 'keys'), join(dataFolder, 'keys'))
}

async function recover(base: Base, dataFolder: string, until: Date): Promise<void> {
  const settingsOf = recoveringFrom(base.archive, until)
  const database = await startEmbedded(embeddedFolder(dataFolder), false, settingsOf).catch(
    async (cause: unknown) => {
      throw await notReached(base, until, cause)
    },
  )
  try {
    await Promise.race([
      untilPromoted(database.adminUrl).catch(async (lost: unknown) => {
        // A PostgreSQL that ends cuts its connections before its exit is seen, whose words say why.
        await Promise.race([database.failed, new Promise((resolve) => setTimeout(resolve, EXIT_SEEN_MS))])
        throw lost
      }),
      database.failed.then((error) => Promise.reject(error)),
    ])
  } catch (cause) {
    throw await notReached(base, until, cause)
  } finally {
    await database.stop()
  }
}

async function untilPromoted(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers')
      if (rows[0]?.recovers === false) return
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}

// PostgreSQL takes a segment that is missing or broken for the end of the log, and says what it played back last.
async function notReached(base: Base, until: Date, cause: unknown): Promise<StartError> {
  const said = cause instanceof Error ? cause.message : String(cause)
  const [, last] = /last completed transaction was at log time ([^\n]+)/.exec(said) ?? []
  const gap = await missingAfter(base.archive, base.start)
  const why =
    gap === null
      ? 'What came after is not in the archive, or a segment of it is broken.'
      : `The segment …${gap} is missing from it.`
  const reach =
    last === undefined
      ? 'No change after its base backup could be read'
      : `The last change it gave is of ${last}`
  if (!/recovery ended before configured recovery target|gzip|requested timeline|could not locate/.test(said))
    return new StartError(`The database was not restored: ${said}\nNothing was kept.`, { cause })
  return new StartError(
    `The archive does not reach ${until.toISOString()}. ${reach}. ${why} Nothing was kept; restore until an earlier time.`,
    { cause },
  )
}
