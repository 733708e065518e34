import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const SECRET_BYTES = 48

/**
 * The secret that signs every token: the operator's, or one made at first start and kept
 * under `dataFolder`/keys, readable by the server alone.
 */
export async function loadJwtSecret(dataFolder: string, given: string | undefined): Promise<string> {
  if (given !== undefined) return given
  const kept = await readJwtSecret(dataFolder)
  if (kept !== null) return kept
  const file = secretFile(dataFolder)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // Written under another name first: a crash must not leave half a secret.
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: 0o600 })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(draft)
  const made = await readJwtSecret(dataFolder)
  if (made === null) throw new Error(`${file} could not be read back`)
  return made
}

/** The secret kept under `dataFolder`, or null when none was made yet. */
export async function readJwtSecret(dataFolder: string): Promise<string | null> {
  try {
    return (await readFile(secretFile(dataFolder), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function secretFile(dataFolder: string): string {
  return join(dataFolder, 'keys', 'jwt-secret')
}
