/**
 * The archive of the embedded database's write-ahead log: WAL_ARCHIVE_DIR/<id>/wal holds every finished
 * segment, compressed. With a base backup beside it (admin/wal/base.ts) the database of any later time can be made again.
 */
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '../errors/start.ts'
import type { SettingsOf } from './embedded.ts'
import { writeWhole } from './folder.ts'

/** A change is in the archive after at most this time. */
const ARCHIVE_TIMEOUT = '60s'

/** Where the segments lie in the archive of one cluster. */
export const segmentsOf = (archive: string) => join(archive, 'wal')

/**
 * The archive of one database folder, by an id that lies in it. A restored database has another: it numbers its segments
 * from those that it was restored from, and writes others.
 */
export async function archiveOf(root: string, databaseFolder: string): Promise<string> {
  const path = join(databaseFolder, 'archive-id')
  await writeWhole(path, randomBytes(4).toString('hex'), { isNew: true })
  const id = (await readFile(path, 'utf8')).trim()
  if (!/^[0-9a-f]{8}$/.test(id))
    throw new StartError(`${path} is damaged. Remove it: a new archive is begun.`)
  return join(root, id)
}

/**
 * PostgreSQL's settings that archive its log under `root`. A segment appears under its name once it is synced; one that
 * is there already is left, and refused where it differs, which PostgreSQL counts as a failure and tries again.
 */
export function archivingTo(root: string): SettingsOf {
  return async (cluster, owner) => {
    const folder = segmentsOf(await archiveOf(root, dirname(cluster)))
    await mkdir(folder, { recursive: true, mode: 0o711 }).catch((cause: unknown) => {
      throw new StartError(
        `WAL_ARCHIVE_DIR cannot be written to (${folder}): ${cause instanceof Error ? cause.message : cause}. The database was not started, so that no change goes without its archive.`,
        { cause },
      )
    })
    if (owner !== undefined) await chown(folder, owner.uid, owner.gid)
    const to = join(folder, '%f.gz')
    const keep = `gzip -1 -c "%p" > "${to}.part" && sync "${to}.part" && mv "${to}.part" "${to}" && sync "${folder}"`
    const compare = `gzip -dc "${to}" | cmp -s - "%p" && sync "${to}" "${folder}"`
    return {
      archive_mode: 'on',
      archive_command: `umask 077; if [ -e "${to}" ]; then ${compare}; else ${keep}; fi`,
      archive_timeout: ARCHIVE_TIMEOUT,
    }
  }
}

/** Settings that play the archive's segments back until a time, then take changes on a timeline of their own. */
export function recoveringFrom(archive: string, until: Date): SettingsOf {
  const from = join(segmentsOf(archive), '%f.gz')
  return async (_, owner) => {
    // Another folder may be one that PostgreSQL has to run in as another user (runner.ts).
    for (const name of owner === undefined ? [] : await readdir(segmentsOf(archive)))
      await chown(join(segmentsOf(archive), name), owner?.uid ?? 0, owner?.gid ?? 0)
    return {
      restore_command: `[ -e "${from}" ] && gzip -dc "${from}" > "%p"`,
      // Names of zones, Z too, are not known yet when PostgreSQL reads it.
      recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00'),
      recovery_target_action: 'promote',
      recovery_target_timeline: 'current',
    }
  }
}

const SEGMENT = /^[0-9A-F]{24}\.gz$/
/** Segments of 16 MB in a log file of 4 GB, as their names count them. */
const SEGMENTS_PER_LOG = 256

const numberOf = (name: string) =>
  Number.parseInt(name.slice(8, 16), 16) * SEGMENTS_PER_LOG + Number.parseInt(name.slice(16, 24), 16)

/** Names in the archive, of segments that are older than `start` or with their history; names sort by age. */
export async function olderThan(archive: string, start: string): Promise<string[]> {
  const names = await readdir(segmentsOf(archive))
  return names.filter((name) => /^[0-9A-F]{24}\./.test(name) && numberOf(name) < numberOf(start))
}

/** The number of a segment that is missing between `start` and the newest one, as in its name; null where none is. */
export async function missingAfter(archive: string, start: string): Promise<string | null> {
  const names = await readdir(segmentsOf(archive)).catch((): string[] => [])
  const there = new Set(names.filter((name) => SEGMENT.test(name)).map(numberOf))
  const first = numberOf(start)
  const last = Math.max(first, ...there)
  for (let number = first; number <= last; number++) {
    if (there.has(number)) continue
    const hex = (part: number) => part.toString(16).toUpperCase().padStart(8, '0')
    return hex(Math.floor(number / SEGMENTS_PER_LOG)) + hex(number % SEGMENTS_PER_LOG)
  }
  return null
}
