import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SECRET_BYTES = 48

/**
 * The secret that signs every token: the operator's, or one made at first start and kept
 * under `dataFolder`/keys, readable by the server alone.
 */
export async function loadJwtSecret(dataFolder: string, given: string | undefined): Promise<string> {
  if (given !== undefined) return given
  const folder = join(dataFolder, 'keys')
  const file = join(folder, 'jwt-secret')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const kept = await readSecret(file)
  if (kept !== null) return kept
  // Written whole under another name first: a crash must not leave half a secret behind.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: 0o600 })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(draft)
  const made = await readSecret(file)
  if (made === null) throw new Error(`${file} could not be read back`)
  return made
}

async function readSecret(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
