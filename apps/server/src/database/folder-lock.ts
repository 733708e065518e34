import { randomUUID } from 'node:crypto'
import { closeSync, futimesSync, openSync, readFileSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../errors/start.ts'
import { writeWhole } from './folder.ts'

export type FolderLock = {
  /** Settles when the folder is another's, or no longer at its path. */
  lost: Promise<Error>
  /** Reads the mark when the last look is old. */
  isHeld(): boolean
  release(): Promise<void>
}

export type Host = { name: string; boot: string; machine: string }

/** In milliseconds of this process's monotonic clock. */
export type Pace = { beat: number; silence: number }

type Mark = Partial<Host> & { pid: number; since: string; key: string }

/** A restart may come while the previous server is still shutting down. */
const STOPPING_MS = 1_500
const POLL_MS = 50
const PACE: Pace = { beat: 2_000, silence: 30_000 }

/** sqlite.org/rescode.html; 10 and 15: this file system has no locks. */
const BUSY = 5
const WITHOUT_LOCKS = [10, 15]

/**
 * One process uses `folder`. On one machine the kernel's lock decides; the mark of another machine has to stand still
 * for `pace.silence` first.
 * @throws StartError naming the holder
 */
export async function lockFolder(folder: string, host?: Host, pace: Pace = PACE): Promise<FolderLock> {
  const path = join(folder, 'lock')
  const here = host ?? (await thisHost())
  const kernel = await lockByKernel(join(folder, 'lock.db'), path)
  try {
    const mark: Mark = { ...here, pid: process.pid, since: new Date().toISOString(), key: randomUUID() }
    const text = JSON.stringify(mark)
    await place(path, text, here, pace, kernel !== null)
    return keep(path, text, pace, kernel)
  } catch (error) {
    kernel?.close()
    throw error
  }
}

async function thisHost(): Promise<Host> {
  const read = (file: string) =>
    readFile(file, 'utf8').then(
      (text) => text.trim(),
      () => '',
    )
  const name = hostname()
  const boot = await read('/proc/sys/kernel/random/boot_id')
  return { name, boot: boot || name, machine: await read('/etc/machine-id') }
}

/** Null where the file system has no locks. */
async function lockByKernel(file: string, markPath: string): Promise<DatabaseSync | null> {
  // Only a new file is opened here: closing a second handle would drop this process's lock (fcntl(2)).
  await open(file, 'wx', 0o600).then(
    (handle) => handle.close(),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  const refuseAt = performance.now() + STOPPING_MS
  for (;;) {
    const database = new DatabaseSync(file)
    try {
      database.exec('begin exclusive')
      return database
    } catch (error) {
      database.close()
      const code = (error as { errcode?: number }).errcode ?? 0
      if (WITHOUT_LOCKS.includes(code & 0xff)) return null
      if ((code & 0xff) !== BUSY) throw error
      if (performance.now() > refuseAt) throw inUse(await readMark(markPath), markPath)
      await sleep(POLL_MS)
    }
  }
}

function inUse(sign: { mark: Mark | null } | null, path: string): StartError {
  const mark = sign?.mark
  const who = mark ? ` by process ${mark.pid} on ${mark.name ?? 'another host'} since ${mark.since}` : ''
  return new StartError(
    `The data folder is in use${who} (${path}). Stop that one first, or give this one a TAPPET_DATA of its own.`,
  )
}

async function place(path: string, text: string, here: Host, pace: Pace, isLocked: boolean): Promise<void> {
  const mark = await readMark(path)
  if (mark === null) {
    if (!(await writeWhole(path, text, { isNew: true }))) throw inUse(await readMark(path), path)
    return
  }
  if (isLocked && isOfThisMachine(mark.mark, here)) return void (await writeWhole(path, text))
  await standsStill(path, mark, pace)
  await writeWhole(path, text)
  // Another machine may have waited for the same mark: the last to write is the holder.
  await sleep(2 * pace.beat)
  const now = await readMark(path)
  if (now?.text !== text) throw inUse(now, path)
}

/** Containers of two machines may share a name. */
function isOfThisMachine(mark: Mark | null, here: Host): boolean {
  if (mark === null || mark.boot === here.boot) return true
  return here.machine !== '' && mark.machine === here.machine && mark.name === here.name
}

async function standsStill(path: string, first: Sign, { beat, silence }: Pace): Promise<void> {
  const until = performance.now() + silence
  while (performance.now() < until) {
    await sleep(beat / 2)
    const sign = await readMark(path)
    if (sign?.text !== first.text || sign.beatAt !== first.beatAt) throw inUse(sign, path)
  }
}

/** `beatAt` is of the holder's clock, so it is compared with itself alone. */
type Sign = { text: string; mark: Mark | null; beatAt: number }

// Opened again each time: a network file system then asks its server (nfs(5), close-to-open consistency).
async function readMark(path: string): Promise<Sign | null> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (file === null) return null
  try {
    const text = await file.readFile('utf8')
    return { text, mark: parse(text), beatAt: (await file.stat()).mtimeMs }
  } finally {
    await file.close()
  }
}

function parse(text: string): Mark | null {
  try {
    const { pid, since, ...rest } = JSON.parse(text) as Partial<Mark>
    return typeof pid === 'number' ? { key: '', ...rest, pid, since: since ?? 'an unknown time' } : null
  } catch {
    return null
  }
}

function keep(path: string, text: string, { beat, silence }: Pace, kernel: DatabaseSync | null): FolderLock {
  let seenAt = performance.now()
  let isLost = false
  let lose = (_: Error) => {}
  const lost = new Promise<Error>((resolve) => {
    lose = resolve
  })
  const look = () => {
    const isMine = !isLost && beatOnce(path, text)
    if (isMine === true) seenAt = performance.now()
    if (isMine !== false || isLost) return
    isLost = true
    lose(new Error(`the data folder is no longer this server's: its mark ${path} is gone or another's`))
  }
  const beating = setInterval(look, beat)
  beating.unref()
  const isOld = () => performance.now() - seenAt > silence / 3
  return {
    lost,
    isHeld() {
      // After a halt of the process the timer may be late.
      if (isOld()) look()
      return !isLost && !isOld()
    },
    async release() {
      clearInterval(beating)
      if ((await readMark(path).catch(() => null))?.text === text) await rm(path, { force: true })
      kernel?.close()
    },
  }
}

/** Null when the file system does not say. */
function beatOnce(path: string, text: string): boolean | null {
  try {
    const file = openSync(path, 'r+')
    try {
      if (readFileSync(file, 'utf8') !== text) return false
      const now = new Date()
      futimesSync(file, now, now)
      return true
    } finally {
      closeSync(file)
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' || code === 'ENOTDIR' ? false : null
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
