import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { embeddedFolder } from '../../database/open.ts'
import { archiveOf } from '../../database/wal-archive.ts'
import { isBaseDue, takeBase } from './base.ts'

type KeepOptions = {
  config: Config
  adminUrl: string
  /** WAL_ARCHIVE_DIR. */
  root: string
  log: Logger
  /** Clock in milliseconds. */
  now: () => number
}

const HOUR_MS = 3_600_000

/** Takes a base backup when one is due; after a failure an hour later. Called every minute; never throws. */
export function keepBases({ config, adminUrl, root, log, now }: KeepOptions): () => Promise<void> {
  const { dataFolder, diskFloorBytes: floorBytes } = config
  let failedAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (now() - failedAt < HOUR_MS) return
    try {
      const archive = await archiveOf(root, embeddedFolder(dataFolder))
      if (!(await isBaseDue(archive, now()))) return
      const { folder } = await takeBase({ adminUrl, dataFolder, root, floorBytes, now })
      log.info({ folder }, 'a base backup of the database was written beside its archived log')
    } catch (error) {
      failedAt = now()
      log.error({ err: error }, 'no base backup was written; it is tried again in an hour')
    }
  }
}
