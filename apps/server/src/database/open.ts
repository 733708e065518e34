import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { StartError } from '../errors/start.ts'
import { startEmbedded } from './embedded.ts'
import { isThere } from './folder.ts'
import { checkOperatorsDatabase } from './operators.ts'

export type ServerDatabase = {
  adminUrl: string
  /** Settles when the embedded database has ended for good; never for an operator's own. */
  failed: Promise<Error>
  /** Always true with an operator's own database. */
  isHeld(): boolean
  stop(): Promise<void>
}

export function embeddedFolder(dataFolder: string): string {
  return join(dataFolder, 'database')
}

/**
 * DATABASE_URL's, else the embedded one, started.
 * @param isScratch need not outlive a power cut
 * @throws StartError
 */
export async function openServerDatabase(
  { databaseUrl, dataFolder }: Config,
  isScratch = false,
): Promise<ServerDatabase> {
  if (databaseUrl === undefined) {
    await refuseWithoutCluster(dataFolder)
    return startEmbedded(embeddedFolder(dataFolder), isScratch)
  }
  await checkOperatorsDatabase(databaseUrl)
  return {
    adminUrl: databaseUrl,
    failed: new Promise(() => undefined),
    isHeld: () => true,
    stop: async () => undefined,
  }
}

// A new database would know none of the stored files, and the sweep would remove them.
async function refuseWithoutCluster(dataFolder: string): Promise<void> {
  const cluster = join(embeddedFolder(dataFolder), 'cluster')
  const files = await readdir(join(dataFolder, 'files')).catch(() => [])
  if (files.length === 0 || (await isThere(cluster))) return
  throw new StartError(
    `${cluster} is missing, and ${join(dataFolder, 'files')} holds stored files. Nothing was changed, and no new database was made. Put the folder back, or move ${dataFolder} away and restore the last proven backup (npm run admin -- restore FILE).`,
  )
}
