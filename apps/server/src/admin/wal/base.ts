/** Base backups of the embedded database: its files as they are, made whole by the archived log from their start on. */
import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { isThere, syncFolder, writeWhole } from '../../database/folder.ts'
import { archiveOf, missingAfter, olderThan } from '../../database/wal-archive.ts'
import { StartError } from '../../errors/start.ts'

/** The number of base backups that stay; with one a day, times of at least two days can be restored. */
const KEPT = 3
/** Of the copy's end, until its last segment is archived too. */
const MAX_STATEMENT_MS = 120_000
/** What PostgreSQL makes again, or what belongs to the process that runs (manual, "Backing Up the Data Directory"). */
const EMPTIED =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|pg_internal\.init|backup_label|recovery\.signal)$|(?:^|\/)pgsql_tmp|pg_internal\.init/

const factsSchema = z.object({
  /** When the copy was whole: no earlier time can be restored from it; milliseconds. */
  finishedAt: z.number(),
  /** The first segment that it needs. */
  start: z.string().regex(/^[0-9A-F]{24}$/),
})
export type Base = z.infer<typeof factsSchema> & { folder: string; archive: string }

/** The whole base backups of one cluster's archive, oldest first. */
export async function listBases(archive: string): Promise<Base[]> {
  const names = (await readdir(archive).catch((): string[] => [])).filter((name) => name.startsWith('base-'))
  const bases: Base[] = []
  for (const name of names.toSorted()) {
    const folder = join(archive, name)
    try {
      const facts = factsSchema.parse(JSON.parse(await readFile(join(folder, 'base.json'), 'utf8')))
      bases.push({ ...facts, folder, archive })
    } catch {
      // Not one of ours, or damaged: nothing is restored from it.
    }
  }
  return bases
}

export type BaseOptions = {
  adminUrl: string
  dataFolder: string
  /** WAL_ARCHIVE_DIR. */
  root: string
  /** Free space that is left of the archive's disk. */
  floorBytes: number
  /** Clock in milliseconds. */
  now: () => number
}

/**
 * Copies the running database's files and keys, then removes the oldest base backups and the segments that only they
 * needed. It appears under its name when it is synced and its last segment is archived.
 *
 * @throws StartError; what was there before stays
 */
export async function takeBase(options: BaseOptions): Promise<Base> {
  const { dataFolder, root, now } = options
  const database = join(dataFolder, 'database')
  const archive = await archiveOf(root, database)
  for (const name of await readdir(archive)) {
    if (name.startsWith('draft-')) await rm(join(archive, name), { recursive: true })
  }
  const draft = join(archive, `draft-${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(draft, { mode: 0o700 })
    const start = await copyCluster(options, join(database, 'cluster'), join(draft, 'cluster'))
    await copySynced(join(database, 'password'), join(draft, 'password'))
    if (await isThere(join(dataFolder, 'keys')))
      await copyFolder(join(dataFolder, 'keys'), join(draft, 'keys'))
    const facts = { finishedAt: now(), start }
    await writeWhole(join(draft, 'base.json'), JSON.stringify(facts))
    const stamp = new Date(facts.finishedAt).toISOString().replaceAll(':', '-')
    const folder = join(archive, `base-${stamp}`)
    await rename(draft, folder)
    await syncFolder(archive)
    await prune(archive)
    return { ...facts, folder, archive }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function copyCluster(
  { adminUrl, root, floorBytes }: BaseOptions,
  from: string,
  to: string,
): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl, statement_timeout: MAX_STATEMENT_MS })
  // A connection lost while files are copied is reported by the next query.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ bytes: string }>(
      'select sum(pg_database_size(oid)) as bytes from pg_database',
    )
    const { bavail, bsize } = await statfs(root)
    if (bavail * bsize - Number(rows[0]?.bytes) < floorBytes)
      throw new StartError(`There is no room for a base backup in ${root}. None was made; older ones stay.`)
    await client.query("select pg_backup_start('tappet', true)")
    await copyFolder(from, to)
    const ended = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(true)')
    const label = ended.rows[0]?.label ?? ''
    await writeWhole(join(to, 'backup_label'), label)
    const [, start] = /\(file ([0-9A-F]{24})\)/.exec(label) ?? []
    if (start === undefined) throw new StartError('PostgreSQL did not say where the base backup begins.')
    return start
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Copies a folder, synced, without what PostgreSQL makes again. The database runs: files come and go meanwhile, and what
 * the copy holds half of is in the log whole.
 */
export async function copyFolder(from: string, to: string, path = ''): Promise<void> {
  await mkdir(join(to, path), { mode: 0o700 })
  for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
    const inside = path === '' ? entry.name : `${path}/${entry.name}`
    if (EMPTIED.test(inside) || LEFT_OUT.test(inside)) continue
    if (entry.isDirectory()) await copyFolder(from, to, inside)
    else
      await copySynced(join(from, inside), join(to, inside)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
  }
  await syncFolder(join(to, path))
}

async function copySynced(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  const file = await open(to, 'r+')
  try {
    await file.chmod(0o600)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function prune(archive: string): Promise<void> {
  const bases = await listBases(archive)
  for (const { folder } of bases.slice(0, -KEPT)) await rm(folder, { recursive: true })
  const [oldest] = bases.slice(-KEPT)
  if (oldest === undefined) return
  for (const name of await olderThan(archive, oldest.start)) await rm(join(archive, 'wal', name))
}

const DAY_MS = 86_400_000

/**
 * Whether a base backup is due: none is there, the newest is a day old, or a segment after it is missing, so that later
 * times could not be restored from it.
 */
export async function isBaseDue(archive: string, now: number): Promise<boolean> {
  const newest = (await listBases(archive)).at(-1)
  if (newest === undefined || now - newest.finishedAt >= DAY_MS) return true
  return (await missingAfter(archive, newest.start)) !== null
}
