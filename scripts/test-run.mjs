/**
 * A run owns one temporary folder and every process in it; its guard removes both however the run ends. Plain
 * JavaScript: it opens before Node 24 is there.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statfsSync } from 'node:fs'
import { Socket } from 'node:net'
import { freemem, platform, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './setup.mjs'

const MARK = 'TAPPET_TEST_RUN'
const PREFIX = 'tappet-run-'
/** After SIGQUIT. */
const PATIENCE_MS = 3_000
const POLL_MS = 50

/**
 * Opens or joins a run; `tmpdir()` is its folder from here on.
 * @returns {{ folder: string, close: () => Promise<void> }} `close` resolves once nothing of the run is left
 */
export function openRun() {
  const joined = process.env[MARK]
  if (joined !== undefined) return { folder: joined, close: async () => undefined }
  for (const parent of new Set([tmpdir(), MEMORY])) sweep(parent)
  const folder = join(
    hasRoomInMemory() ? MEMORY : tmpdir(),
    `${PREFIX}${process.pid}-${startOf(process.pid)}`,
  )
  // PostgreSQL runs as another user below root and has to pass.
  mkdirSync(folder, { mode: 0o711 })
  const guard = spawn(process.execPath, [fileURLToPath(import.meta.url), folder], {
    // A terminal sends Ctrl+C to its whole group; the guard has to outlive that.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  guard.unref()
  if (guard.stdin instanceof Socket) guard.stdin.unref()
  process.env[MARK] = folder
  // Playwright keeps what it compiled in tmpdir(), which no longer outlives the run.
  process.env.PWTEST_CACHE_DIR ??= join(tmpdir(), `playwright-transform-cache-${userInfo().uid}`)
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')
  process.env.TMPDIR = folder
  return {
    folder,
    async close() {
      guard.ref()
      const gone = once(guard, 'exit')
      guard.stdin.end()
      await gone
    },
  }
}

/** A file system in memory: copying and dropping databases on a disk took a fifth of the tests' processor time. */
const MEMORY = '/dev/shm'
/** Four times what a run has written at most. */
const ROOM_BYTES = 4 * 2 ** 30

/** Whether the run's folder may lie in memory: there is room, programs may run there, and TMPDIR names no other place. */
function hasRoomInMemory() {
  if (process.env.TMPDIR || platform() !== 'linux' || !existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  const forbidsPrograms = new RegExp(`^\\S+ ${MEMORY} \\S+ \\S*\\bnoexec\\b`, 'm').test(read('/proc/mounts'))
  return Math.min(bavail * bsize, freemem()) > ROOM_BYTES && !forbidsPrograms
}

/** Of runs whose guard was killed. @param {string} parent */
function sweep(parent) {
  if (!existsSync(parent)) return
  for (const name of readdirSync(parent)) {
    const [pid, start] = name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('-') : []
    if (pid !== undefined && startOf(Number(pid)) !== start) clear(join(parent, name))
  }
}

/** @param {string} folder */
function clear(folder) {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const rest = processesOf(folder)
    if (rest.length === 0) break
    for (const { pid, command } of rest) {
      // SIGQUIT has PostgreSQL give back its shared memory.
      const polite = /\bpostgres\b/.test(command) && Date.now() < deadline
      try {
        process.kill(pid, polite ? 'SIGQUIT' : 'SIGKILL')
      } catch {}
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * By mark, working folder or arguments.
 * @param {string} folder
 * @returns {{ pid: number, command: string }[]}
 */
function processesOf(folder) {
  if (platform() === 'win32') return []
  if (platform() !== 'linux') return processesByName(folder)
  const mark = `${MARK}=${folder}\0`
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name)
    if (!(pid > 0) || pid === process.pid) return []
    const at = `/proc/${name}`
    const command = read(`${at}/cmdline`)
    const isOurs =
      command.includes(folder) ||
      read(`${at}/environ`).includes(mark) ||
      `${cwdOf(pid)}/`.startsWith(`${folder}/`)
    // A zombie cannot be stopped again.
    return isOurs && !/^State:\tZ/m.test(read(`${at}/status`)) ? [{ pid, command }] : []
  })
}

/** @param {string} folder */
function processesByName(folder) {
  const lines = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [, pid, command = ''] = /^\s*(\d+) (.*)$/.exec(line) ?? []
    return command.includes(folder) && Number(pid) !== process.pid ? [{ pid: Number(pid), command }] : []
  })
}

/** @param {number} pid */
function cwdOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Tells it from a later process with the same number; '' when none runs.
 * @param {number} pid
 */
function startOf(pid) {
  if (platform() === 'linux') {
    // proc(5): starttime is field 22, the twentieth after the command's name.
    const stat = read(`/proc/${pid}/stat`)
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  }
  try {
    process.kill(pid, 0)
    return '0'
  } catch {
    return ''
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = ''] = process.argv.slice(2)
  process.stdin.resume().on('close', () => clear(folder))
}
