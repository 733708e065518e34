import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../errors/start.ts'
import { processToken } from './process-token.ts'

export type FolderLock = { release(): Promise<void> }

type Holder = { pid: number; token: string; host: string; since: string }

/** A restart may come while the previous server is still shutting down. */
const STOPPING_MS = 1_500
const POLL_MS = 50
const GUARD_POLL_MS = 5
const HEARTBEAT_MS = 2_000
/** A holder on another host cannot be checked; after this long without a sign it counts as gone. */
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
    await removeStale(path, found.text)
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

// A link is created atomically, so a lock is never read half written.
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

// Several processes may find the same lock stale. Only the holder of the guard removes it,
// after a second check: another process may have taken the folder meanwhile.
async function removeStale(path: string, judged: string): Promise<void> {
  const guard = `${path}.takeover`
  if (!(await raiseGuard(guard))) {
    await new Promise((resolve) => setTimeout(resolve, GUARD_POLL_MS))
    return
  }
  try {
    const found = await readHolder(path)
    if (found?.text === judged) await rm(path, { force: true })
  } finally {
    await rmdir(guard)
  }
}

// mkdir succeeds for exactly one process. A guard older than any removal takes was left by
// a process that crashed.
async function raiseGuard(guard: string): Promise<boolean> {
  try {
    await mkdir(guard)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const raisedAtMs = await lastSign(guard)
    const isLeftBehind = raisedAtMs > 0 && Date.now() - raisedAtMs > SILENCE_MS
    if (isLeftBehind) await rmdir(guard).catch(() => undefined)
    return false
  }
}
