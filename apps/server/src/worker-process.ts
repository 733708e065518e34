/** Processes for long computations and for strangers' files: a crash takes only its own work. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type WorkerOptions = {
  /** Without typed arrays. */
  maxHeapMb: number
  maxSemiSpaceMb: number
}

/** About memory and start (apps/server/launch.json); the other settings hold secrets. */
const INHERITED = [
  'NODE_COMPILE_CACHE',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
] as const

/** The script gets none of the server's secrets, does not keep the server from ending, and ends after it. */
export function startWorkerProcess(script: URL, { maxHeapMb, maxSemiSpaceMb }: WorkerOptions): ChildProcess {
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
    // Its last words are for the operator.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}

/** Resolves when the process is gone. */
export async function endWorkerProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
