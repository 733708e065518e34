import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { runningUrl } from '../database/embedded.ts'
import { embeddedFolder, openServerDatabase } from '../database/open.ts'
import { refuseHalfRestored } from '../database/restore-mark.ts'
import { StartError } from '../errors/start.ts'

export type AdminDatabase = { adminUrl: string; close(): Promise<void> }

/**
 * The running server's database, or one started for the command.
 * @throws StartError, also when there is no database yet
 */
export async function openAdminDatabase(config: Config): Promise<AdminDatabase> {
  await refuseHalfRestored(config.dataFolder)
  if (config.databaseUrl === undefined) {
    const folder = embeddedFolder(config.dataFolder)
    const running = await runningUrl(folder)
    if (running !== null) return { adminUrl: running, close: async () => undefined }
    const clusterStat = await stat(join(folder, 'cluster')).catch(() => null)
    if (clusterStat === null)
      throw new StartError(
        `There is no database in ${config.dataFolder} yet. Run npm start once, or set TAPPET_DATA.`,
      )
  }
  const { adminUrl, stop } = await openServerDatabase(config)
  return { adminUrl, close: stop }
}
