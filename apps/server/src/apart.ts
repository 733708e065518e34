/** Processes of the server for what computes long without a pause, or reads what strangers send: a crash takes only its own work. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

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
 * Starts a script that takes and sends messages. It gets none of the server's secrets and does not keep it from ending. It
 * ends after the server, once it computes nothing.
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
    serialization: 'advanced',
    // What it says as it crashes is the operator's.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}

/** Kills it, and waits until it is gone. */
export async function endApart(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
