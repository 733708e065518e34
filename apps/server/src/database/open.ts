import { join } from 'node:path'
import type { Config } from '../config.ts'
import { startEmbedded } from './embedded.ts'
import { checkOperatorsDatabase } from './operators.ts'

export type ServerDatabase = {
  /** URL of a role that may create roles and schemas. */
  adminUrl: string
  /** Settles with the reason when the embedded database has ended and is not restarted; never for an operator's own. */
  failed: Promise<Error>
  stop(): Promise<void>
}

/** Where the embedded database lies under TAPPET_DATA. */
export function embeddedFolder(dataFolder: string): string {
  return join(dataFolder, 'database')
}

/**
 * The operator's PostgreSQL when DATABASE_URL names one, else the embedded one, started.
 *
 * @throws StartError
 */
export async function openServerDatabase({ databaseUrl, dataFolder }: Config): Promise<ServerDatabase> {
  if (databaseUrl === undefined) return startEmbedded(embeddedFolder(dataFolder))
  await checkOperatorsDatabase(databaseUrl)
  return { adminUrl: databaseUrl, failed: new Promise(() => undefined), stop: async () => undefined }
}
