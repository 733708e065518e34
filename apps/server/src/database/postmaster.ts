import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { type FileHandle, open, readdir, readFile, readlink, realpath, rm, stat } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../errors/start.ts'
import { writeWhole } from './folder.ts'
import { processToken } from './process-token.ts'

/** From graceful to forced. */
const DEMANDS: readonly { signal: NodeJS.Signals; patienceMs: number }[] = [
  { signal: 'SIGINT', patienceMs: 10_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
]
const POLL_MS = 20

/**
 * Called only under the folder's lock, so a postmaster that still runs has no server.
 * @returns the process that was stopped, or null
 * @throws StartError when it will not stop
 */
export async function stopOrphan(cluster: string): Promise<number | null> {
  const pidFile = join(cluster, 'postmaster.pid')
  const lines = await readFile(pidFile, 'utf8').then(
    (text) => text.split('\n'),
    () => null,
  )
  if (lines === null) return null
  const pid = Number(lines[0])
  const rest = new Set(await processesIn(cluster, pid))
  if (rest.size > 0) await stopAll(pid, rest)
  await disarm(pidFile, lines)
  return rest.has(pid) ? pid : null
}

// The postmaster ends its own backends; those that outlived it are asked one by one.
async function stopAll(postmaster: number, rest: Set<number>): Promise<void> {
  for (const { signal, patienceMs } of DEMANDS) {
    const alive = await running(rest)
    for (const pid of alive.includes(postmaster) && signal === 'SIGINT' ? [postmaster] : alive)
      send(pid, signal)
    if (await allGone(rest, patienceMs)) return
  }
  throw new StartError(
    `PostgreSQL still runs from an earlier start and will not stop (process ${(await running(rest)).join(', ')}). Stop it, then start again.`,
  )
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {}
}

async function running(pids: Set<number>): Promise<number[]> {
  const tokens = await Promise.all([...pids].map(async (pid) => ({ pid, token: await processToken(pid) })))
  return tokens.filter(({ token }) => token !== null).map(({ pid }) => pid)
}

async function allGone(pids: Set<number>, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  while ((await running(pids)).length > 0) {
    if (Date.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return true
}

// The working folder tells PostgreSQL's programs from another process with the same number.
async function processesIn(cluster: string, postmaster: number): Promise<number[]> {
  const folder = await realpath(cluster)
  if (platform() !== 'linux') return (await commandOf(postmaster)).includes(folder) ? [postmaster] : []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const inFolder: number[] = []
  for (const pid of pids) {
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    if (cwd === folder) inFolder.push(Number(pid))
  }
  return inFolder
}

async function commandOf(pid: number): Promise<string> {
  if (platform() === 'win32' || !(pid > 0)) return ''
  return promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )
}

// PostgreSQL does not start while the number in the file belongs to a process that it may signal, but ignores its
// parent's. The file stays: it names the shared memory that PostgreSQL checks.
async function disarm(pidFile: string, lines: string[]): Promise<void> {
  const pidStat = await stat(pidFile).catch(() => null)
  if (pidStat === null) return
  // PostgreSQL, which may be another user, has to be able to replace it.
  const { uid, gid } = pidStat
  const owner = uid === process.getuid?.() ? undefined : { uid, gid }
  await writeWhole(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'), { owner })
}

export const signPath = (folder: string) => join(folder, 'database.pipe')

/** PostgreSQL checks its postmaster.pid each minute, and ends when the number is not its own. */
const UNSEEN_MS = 90_000

/**
 * PostgreSQL and its backends hold this pipe open. A process of another container is not in /proc, but the kernel says
 * whether the pipe has a reader (fifo(7)).
 * @returns to be handed to PostgreSQL as an open file and then closed; null where the file system has no pipes
 * @throws StartError when one still runs
 */
export async function signOfLife(folder: string, patienceMs = UNSEEN_MS): Promise<FileHandle | null> {
  if (platform() === 'win32') return null
  const path = signPath(folder)
  const deadline = performance.now() + patienceMs
  while (await hasReader(path)) {
    if (performance.now() > deadline)
      throw new StartError(
        `PostgreSQL still runs from an earlier start, in a container that this one does not see. Stop that container, then start again.`,
      )
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  await rm(path, { force: true })
  const isMade = await promisify(execFile)('mkfifo', ['-m', '600', path]).then(
    () => true,
    () => false,
  )
  // For both ways, so that opening it waits for nobody.
  return isMade ? open(path, constants.O_RDWR) : null
}

async function hasReader(path: string): Promise<boolean> {
  const pipeStat = await stat(path).catch(() => null)
  if (pipeStat?.isFIFO() !== true) return false
  const pipe = await open(path, constants.O_WRONLY | constants.O_NONBLOCK).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENXIO' || error.code === 'ENOENT') return null
      throw error
    },
  )
  await pipe?.close()
  return pipe !== null
}
