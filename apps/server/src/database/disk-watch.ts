/** PostgreSQL may not start again on a full disk: the server refuses changes before that, and then frees a ballast. */
import { randomBytes } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { isThere } from './folder.ts'

/** Two segments of PostgreSQL's log: enough to start, recover and write a checkpoint. */
const BALLAST_BYTES = 32 * 1024 ** 2
const CHUNK_BYTES = 1024 ** 2
/** Changes are taken again at this many times the floor. */
const RECOVERED = 1.25
const LOW = 4
/** The ballast is freed at this part of the floor. */
const CRITICAL = 0.25

export type DiskState = {
  freeBytes: number | null
  isFull: boolean
}

export type DiskWatch = {
  /** Never throws; called every few seconds. */
  look(): Promise<void>
  state(): DiskState
}

export type DiskWatchOptions = {
  folder: string
  floorBytes: number
  log: Logger
  readFree?: (() => Promise<number>) | undefined
  /** 0: none, where no database lies on this disk. */
  ballastBytes?: number
}

export const ballastPath = (folder: string) => join(folder, 'ballast')

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export function createDiskWatch({
  folder,
  floorBytes,
  log,
  readFree = () => freeBytesOf(folder),
  ballastBytes = BALLAST_BYTES,
}: DiskWatchOptions): DiskWatch {
  const state: DiskState = { freeBytes: null, isFull: false }
  let isLow = false

  const judge = (freeBytes: number) => {
    const facts = { freeMb: Math.floor(freeBytes / 1024 ** 2), floorMb: Math.floor(floorBytes / 1024 ** 2) }
    if (!state.isFull && freeBytes < floorBytes) {
      state.isFull = true
      log.error(facts, 'the disk is almost full: changes are refused until there is room, reads go on')
    } else if (state.isFull && freeBytes >= floorBytes * RECOVERED) {
      state.isFull = false
      log.info(facts, 'the disk has room again: changes are taken')
    }
    const wasLow = isLow
    isLow = freeBytes < floorBytes * LOW
    if (isLow && !wasLow && !state.isFull) log.warn(facts, 'the disk is filling up: make room soon')
  }

  const balance = async (freeBytes: number) => {
    const path = ballastPath(folder)
    const isKept = await isThere(path)
    if (isKept && freeBytes < floorBytes * CRITICAL) {
      await rm(path, { force: true })
      log.error({ ballastBytes }, 'the ballast is given back to keep the database alive')
    }
    if (!isKept && ballastBytes > 0 && freeBytes > floorBytes * RECOVERED + ballastBytes)
      await fill(path, ballastBytes)
  }

  return {
    async look() {
      try {
        state.freeBytes = await readFree()
        judge(state.freeBytes)
        await balance(state.freeBytes)
      } catch (error) {
        log.warn({ err: error }, 'the free space of the disk could not be looked after')
      }
    },
    state: () => ({ ...state }),
  }
}

// A file system that compresses would keep no room for zeros.
async function fill(path: string, sizeBytes: number): Promise<void> {
  const draft = await open(path, 'wx', 0o600)
  try {
    const chunk = randomBytes(Math.min(CHUNK_BYTES, sizeBytes))
    for (let rest = sizeBytes; rest > 0; rest -= chunk.length)
      await draft.writeFile(rest < chunk.length ? chunk.subarray(0, rest) : chunk)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await draft.close()
  }
}
