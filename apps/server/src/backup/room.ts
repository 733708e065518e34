/** Keeps a backup from taking the disk with the data below the floor at which the server refuses changes. */
import { statfsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../errors/start.ts'

const LOOK_EVERY_BYTES = 16 * 1024 ** 2
const MIB = 1024 ** 2

export type Room = {
  /** @throws StartError when `neededBytes` more would take the disk below the floor */
  require(neededBytes: number): void
  /** @throws StartError when the disk is at the floor */
  written(bytes: number): void
}

/** In bytes, for an ordinary user. */
export type ReadFree = (folder: string) => number

export const readFreeNow: ReadFree = (folder) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** A disk other than `dataFolder`'s has no floor: PostgreSQL does not need it. */
export async function openRoom(
  target: string,
  dataFolder: string,
  floorBytes: number,
  readFree: ReadFree = readFreeNow,
): Promise<Room> {
  const folder = dirname(target)
  const isSameDisk = (await stat(folder)).dev === (await stat(dataFolder)).dev
  const floor = isSameDisk ? floorBytes : 0
  let unseenBytes = 0
  const require = (neededBytes: number) => {
    const freeBytes = readFree(folder)
    if (freeBytes - neededBytes >= floor) return
    throw new StartError(
      `A backup needs about ${Math.ceil(neededBytes / MIB)} MB in ${folder}, and ${Math.floor(freeBytes / MIB)} MB are free, of which ${Math.ceil(floor / MIB)} MB are kept for the database. No backup was written; the ones before it stay. Make room.`,
    )
  }
  return {
    require,
    written(bytes) {
      unseenBytes += bytes
      if (unseenBytes < LOOK_EVERY_BYTES) return
      unseenBytes = 0
      require(LOOK_EVERY_BYTES)
    },
  }
}
