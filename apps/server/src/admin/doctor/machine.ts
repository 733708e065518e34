import { constants } from 'node:fs'
import { access, readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Finding, fine, notice, wrong } from './finding.ts'

const GIB = 1024 ** 3
/** Below this PostgreSQL's own maintenance fails. */
const MIN_FREE_BYTES = 0.2 * GIB
const LOW_FREE_BYTES = 2 * GIB

/** The data folder: exists, writable, private, with free space. */
export async function checkMachine(dataFolder: string): Promise<Finding[]> {
  const isWritable = await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!isWritable)
    return [
      wrong(
        'data folder',
        `${dataFolder} is not there or may not be written to. Run npm start once, or set TAPPET_DATA.`,
      ),
    ]
  return [fine('data folder', dataFolder), await freeSpace(dataFolder), await keys(join(dataFolder, 'keys'))]
}

async function freeSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder)
  const freeBytes = bavail * bsize
  const says = `${(freeBytes / GIB).toFixed(1)} GiB free`
  if (freeBytes < MIN_FREE_BYTES) return wrong('disk', `${says}. Make room now: writes are about to fail.`)
  if (freeBytes < LOW_FREE_BYTES) return notice('disk', `${says}. Make room soon.`)
  return fine('disk', says)
}

async function keys(folder: string): Promise<Finding> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const { mode } = await stat(join(folder, name))
    if ((mode & 0o077) !== 0)
      return wrong('keys', `${join(folder, name)} can be read by others. Run chmod 600 on it.`)
  }
  return fine('keys', names.length === 0 ? 'given in the environment' : 'only their owner can read them')
}
