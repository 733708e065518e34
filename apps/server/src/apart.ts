/**
 * Processes of the server for what computes long without a pause, each in a session of its own with the lowest priority.
 *
 * A thread of a low priority is not enough: where Linux groups processes by session (sched(7), the autogroup feature), a
 * nice counts within the session alone, and while a thread of nice 19 is the only one of the server that runs, it gets as
 * much of a processor as a connection of the database that somebody waits for (docs/measurements.md).
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { LOWEST, lowerPriority } from './database/low-priority.ts'

export type ApartOptions = {
  /** Without typed arrays. */
  maxHeapMb: number
  /** Half of the young generation. */
  maxSemiSpaceMb: number
}

/** What of the server's settings is about memory and start alone (apps/server/launch.json); the others hold secrets. */
const INHERITED = [
  'NODE_COMPILE_CACHE',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
] as const

/**
 * Starts a script that takes and sends messages. It gets none of the server's secrets and does not keep it from ending
 * (see `hold`). It ends after the server, once it computes nothing.
 */
export function startApart(script: URL, { maxHeapMb, maxSemiSpaceMb }: ApartOptions): ChildProcess {
  const child = fork(fileURLToPath(script), {
    env: Object.fromEntries(
      INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
    // Not this process's: with `--input-type`, as `node -e` has, no file can be started.
    execArgv: [
      `--max-old-space-size=${maxHeapMb}`,
      `--max-semi-space-size=${maxSemiSpaceMb}`,
      '--v8-pool-size=1',
    ],
    // A session of its own.
    detached: true,
    serialization: 'advanced',
    // What it says as it crashes is the operator's.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (child.pid !== undefined) lowerPriority(child.pid, { nice: LOWEST })
  hold(child, false)
  return child
}

/** Whether this process waits for an answer of that one before it ends. */
export function hold(child: ChildProcess, holds: boolean): void {
  for (const each of [child, child.channel]) {
    if (holds) each?.ref()
    else each?.unref()
  }
}

/** Kills it, and waits until it is gone. */
export async function endApart(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
