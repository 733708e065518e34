import { embeddedFolder } from '../../database/open.ts'
import { archiveOf, missingAfter } from '../../database/wal-archive.ts'
import { readArchiver } from '../wal/archiver.ts'
import { listBases } from '../wal/base.ts'
import { type Finding, fine, notice, wrong } from './finding.ts'

type Settings = { dataFolder: string; walArchive?: string }

const ABOUT = 'log archive'
const time = (ms: number) => new Date(ms).toISOString()

/** From when on the database of any time can be made again, as far as the names in the archive tell; none of it is read. */
export async function checkArchive(
  { dataFolder, walArchive: root }: Settings,
  adminUrl: string,
): Promise<Finding[]> {
  if (root === undefined) return []
  const { isOn, lastArchivedAt, lastFailedAt, failed } = await readArchiver(adminUrl)
  if (!isOn)
    return [wrong(ABOUT, 'WAL_ARCHIVE_DIR is set, and the running database was started without it: restart.')]
  if (lastFailedAt !== null && lastFailedAt > (lastArchivedAt ?? 0))
    return [
      wrong(
        ABOUT,
        `The last try to archive a segment failed (${time(lastFailedAt)}, ${failed} failures; the last one that worked: ${lastArchivedAt === null ? 'none' : time(lastArchivedAt)}). TAPPET_DATA/database/log/postgres.log says why: no room, no right to write to ${root}, or another segment of that name. The database keeps its log until it works, and its disk fills up.`,
      ),
    ]
  const bases = await listBases(await archiveOf(root, embeddedFolder(dataFolder)))
  const [oldest, newest] = [bases[0], bases.at(-1)]
  if (oldest === undefined || newest === undefined)
    return [
      wrong(ABOUT, `No base backup is in ${root} yet; the server takes one within minutes, or logs why not.`),
    ]
  for (const base of [newest, oldest]) {
    const missing = await missingAfter(base.archive, base.start)
    if (missing !== null)
      return [
        wrong(
          ABOUT,
          `The segment …${missing} is missing after the base backup of ${time(base.finishedAt)}: no time after it can be restored from there.`,
        ),
      ]
  }
  if (lastArchivedAt === null) return [notice(ABOUT, 'no segment was archived yet')]
  return [
    fine(
      ABOUT,
      `last segment ${time(lastArchivedAt)}, base backups since ${time(oldest.finishedAt)}, no segment missing; whether they restore was not tried`,
    ),
  ]
}
