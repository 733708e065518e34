import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../errors/start.ts'
import { isThere, syncFolder, writeWhole } from './folder.ts'

// Lies there during a restore, so that a partly restored folder is never taken for a complete one.
const markPath = (dataFolder: string) => join(dataFolder, 'restoring')

export async function markRestoring(dataFolder: string): Promise<void> {
  await writeWhole(markPath(dataFolder), '')
}

export async function unmarkRestoring(dataFolder: string): Promise<void> {
  await rm(markPath(dataFolder), { force: true })
  await syncFolder(dataFolder)
}

export async function isRestoring(dataFolder: string): Promise<boolean> {
  return isThere(markPath(dataFolder))
}

/** @throws StartError when a restore into `dataFolder` was cut off */
export async function refuseHalfRestored(dataFolder: string): Promise<void> {
  if (await isRestoring(dataFolder)) {
    throw new StartError(
      `A restore into ${dataFolder} was cut off and is not whole. Run it again: npm run admin -- restore FILE.`,
    )
  }
}
