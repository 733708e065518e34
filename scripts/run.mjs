import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { nodeBinary, root } from './setup.mjs'

const PARENT_CHECK_MS = 1_000

/**
 * As if it were this process: output, signals, exit code. If this process or the npm above it is killed, the program
 * stops too.
 * @param {string} file
 * @param {string[]} args
 */
export function runProgram(file, args) {
  const { flags, environment } = JSON.parse(readFileSync(join(root, 'apps/server/launch.json'), 'utf8'))
  const child = spawn(nodeBinary(), [...flags, file, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Compiled once, not at every start.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...environment, ...process.env },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  }
  child.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) =>
    process.exit(code ?? 128 + (signal === null ? 1 : constants.signals[signal])),
  )
  stopWithParent(() => child.kill('SIGTERM'))
}

/**
 * Calls `stop` once npm is gone: npm's shell outlives it, so the parent's parent is watched too.
 * @param {() => void} stop
 */
export function stopWithParent(stop) {
  if (process.env.npm_lifecycle_event === undefined) return
  const before = ancestry()
  const timer = setInterval(() => {
    if (ancestry() === before) return
    clearInterval(timer)
    stop()
  }, PARENT_CHECK_MS)
  timer.unref()
}

function ancestry() {
  return `${process.ppid} ${parentOf(process.ppid)}`
}

/**
 * @param {number} pid
 * @returns {string} empty where the system has no /proc
 */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? ''
  } catch {
    return ''
  }
}
