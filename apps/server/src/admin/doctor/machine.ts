import { constants } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/index.ts'
import { freeBytesOf } from '../../database/disk-watch.ts'
import { type Finding, fine, notice, wrong } from './finding.ts'

const GIB = 1024 ** 3
const LOW_FREE_BYTES = 2 * GIB

/** @param readFree free space in bytes, for tests */
export async function checkMachine(
  config: Pick<Config, 'dataFolder' | 'diskFloorBytes' | 'jwtSecret' | 'vapidPrivateKey'>,
  readFree = freeBytesOf,
): Promise<Finding[]> {
  const { dataFolder, diskFloorBytes } = config
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
  const space = await readFree(dataFolder).then((freeBytes) => freeSpace(freeBytes, diskFloorBytes))
  return [fine('data folder', dataFolder), space, await keys(config)]
}

function freeSpace(freeBytes: number, floorBytes: number): Finding {
  const says = `${(freeBytes / GIB).toFixed(1)} GiB free`
  if (freeBytes < floorBytes)
    return wrong(
      'disk',
      `${says}, less than the ${floorBytes / 1024 ** 2} MB that are kept for the database: the server takes no changes, reads go on. Make room; it takes them again by itself.`,
    )
  if (freeBytes < Math.max(LOW_FREE_BYTES, 4 * floorBytes)) return notice('disk', `${says}. Make room soon.`)
  return fine('disk', says)
}

async function keys({
  dataFolder,
  jwtSecret,
  vapidPrivateKey,
}: Pick<Config, 'dataFolder' | 'jwtSecret' | 'vapidPrivateKey'>): Promise<Finding> {
  const folder = join(dataFolder, 'keys')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? [] : null,
  )
  if (names === null) return wrong('keys', `${folder} cannot be read. Run this as the server's user.`)
  for (const name of names) {
    const { mode } = await stat(join(folder, name))
    if ((mode & 0o077) !== 0)
      return wrong('keys', `${join(folder, name)} can be read by others. Run chmod 600 on it.`)
  }
  if (names.length > 0) return fine('keys', 'only their owner can read them')
  if (jwtSecret !== undefined && vapidPrivateKey !== undefined)
    return fine('keys', 'given in the environment')
  return notice('keys', `none in ${folder}: npm start makes those that the environment does not give`)
}
