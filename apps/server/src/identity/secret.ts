import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Disk, isThere, realDisk, writeWhole } from '../database/folder.ts'
import { StartError } from '../errors/start.ts'

const SECRET_BYTES = 48
/** As long as JWT_SECRET has to be, and without the zeros that a power cut leaves in a file. */
const WHOLE = /^[\x20-\x7e]{32,}$/

/**
 * The operator's, or one made at first start under `dataFolder`/keys, readable by the server alone.
 * @param disk for tests
 * @throws StartError when the stored one is damaged, or missing while there are data
 */
export async function loadJwtSecret(
  dataFolder: string,
  own: string | undefined,
  disk: Disk = realDisk,
): Promise<string> {
  if (own !== undefined) return own
  const earlier = await readJwtSecret(dataFolder)
  if (earlier !== null) return earlier
  const file = secretFile(dataFolder)
  if (await holdsData(dataFolder))
    throw new StartError(
      `${file} is missing, and ${dataFolder} holds data. Nothing was changed: a new key would sign everybody out. Put the keys folder back from a backup, or set JWT_SECRET if it was set before. ${IF_LOST(file)}`,
    )
  const secret = `${randomBytes(SECRET_BYTES).toString('base64url')}\n`
  await writeWhole(file, secret, { isNew: true, disk })
  const firstSecret = await readJwtSecret(dataFolder)
  if (firstSecret === null) throw new Error(`${file} could not be read back`)
  return firstSecret
}

/**
 * Null when none was made yet.
 * @throws StartError when it is damaged
 */
export async function readJwtSecret(dataFolder: string): Promise<string | null> {
  const file = secretFile(dataFolder)
  const secret = await readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
  if (secret === null || WHOLE.test(secret)) return secret
  throw new StartError(
    `${file} is ${secret === '' ? 'empty' : 'damaged'}: it has to hold 32 characters or more on one line. Put it back from a backup of the data folder. ${IF_LOST(file)}`,
  )
}

const IF_LOST = (file: string) =>
  `If it is lost, write 32 random characters or more into ${file} and start again: everybody then has to sign in again.`

// Both are made after the secret, so a first start that was cut off has neither.
async function holdsData(dataFolder: string): Promise<boolean> {
  if (await isThere(join(dataFolder, 'database', 'cluster'))) return true
  return (await readdir(join(dataFolder, 'files')).catch(() => [])).length > 0
}

function secretFile(dataFolder: string): string {
  return join(dataFolder, 'keys', 'jwt-secret')
}
