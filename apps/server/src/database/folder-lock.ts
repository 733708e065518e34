import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../errors/start.ts'
import { processToken } from './process-token.ts'

export type FolderLock = { release(): Promise<void> }

type Holder = { pid: number; token: string; host: string; since: string }

/** A restart may come while the server before is still putting things away. */
const STOPPING_MS = 1_500
const POLL_MS = 50
const HEARTBEAT_MS = 2_000
/** A holder on another host cannot be asked; it is believed gone after this long in silence. */
const SILENCE_MS = 10_000

/**
 * Makes this process the only one that uses `folder`. A lock left by a process that no
 * longer runs is taken over, also when its number now belongs to another process.
 *
 * @throws StartError naming the holder
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'lock')
  const mine: Holder = {
    pid: process.pid,
    token: (await processToken(process.pid)) ?? '',
    host: hostname(),
    since: new Date().toISOString(),
  }
  const text = JSON.stringify(mine)
  const refuseAtMs = Date.now() + STOPPING_MS
  while (!(await place(path, text))) {
    const found = await readHolder(path)
    if (found === null) continue
    if (found.holder !== null && (await holds(path, found.holder))) {
      if (Date.now() < refuseAtMs) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
        continue
      }
      throw new StartError(
        `The data folder is in use by process ${found.holder.pid} on ${found.holder.host} since ${found.holder.since} (${path}). Stop that one first, or give this one a TAPPET_DATA of its own.`,
      )
    }
    await moveAway(path, found.text)
  }
  // The sign of life for a process on another host, which cannot look this one up.
  const heartbeat = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }, HEARTBEAT_MS)
  heartbeat.unref()
  return {
    async release() {
      clearInterval(heartbeat)
      const found = await readHolder(path)
      if (found?.text === text) await rm(path, { force: true })
    },
  }
}

// A link appears whole or not at all, so nobody ever reads half a lock.
async function place(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function readHolder(path: string): Promise<{ text: string; holder: Holder | null } | null> {
  try {
    const text = await readFile(path, 'utf8')
    return { text, holder: parseHolder(text) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Partial<Holder>
    const { pid, token, host, since } = value
    if (typeof pid !== 'number' || typeof token !== 'string' || typeof host !== 'string') return null
    return { pid, token, host, since: since ?? 'an unknown time' }
  } catch {
    return null
  }
}

async function holds(path: string, holder: Holder): Promise<boolean> {
  if (holder.host === hostname()) return (await processToken(holder.pid)) === holder.token
  const before = await lastSign(path)
  const silence = Date.now() - before
  if (silence > SILENCE_MS) return false
  // A container that was restarted leaves a fresh lock of another host: wait until it is
  // old enough to judge, or until its holder shows itself.
  const deadline = Date.now() + SILENCE_MS
  while (Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, HEARTBEAT_MS / 4))
    if ((await lastSign(path)) !== before) return true
  }
  return false
}

async function lastSign(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}

// Two processes may judge the same lock stale at once. Who moves it first has it; who
// finds in their hands another lock than the one they judged puts it back.
async function moveAway(path: string, judged: string): Promise<void> {
  const aside = `${path}.stale.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    await rename(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if ((await readFile(aside, 'utf8')) !== judged) await link(aside, path).catch(() => undefined)
  await rm(aside, { force: true })
}
