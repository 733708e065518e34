import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import launch from '../../apps/server/launch.json' with { type: 'json' }
import type { Config } from '../../apps/server/src/config/index.ts'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { MANY_REQUESTS } from './server.ts'

const ENTRY = join(import.meta.dirname, 'serve.ts')
const { PATH = '', NODE_COMPILE_CACHE } = process.env
/** What every program here is given beside its own names. */
export const INHERITED = { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) }
const READY = /Tappet is ready at (\S+)\n/

export type SpawnedServer = {
  process: ChildProcess
  /** As the ready line names it. */
  url: string
  startedInMs: number
  stdout(): string
  stderr(): string
  /** Sends the signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** The server ended before it was ready. */
export class NotStarted extends Error {
  readonly code: number | null
  readonly stderr: string
  constructor(code: number | null, stderr: string) {
    super(`the server ended with ${code}: ${stderr}`)
    this.name = 'NotStarted'
    this.code = code
    this.stderr = stderr
  }
}

/**
 * The real process, as an operator starts it, with only these names in its environment, on a free port unless told.
 *
 * @param options.entry main.ts itself, or that of another version
 * @param options.config what a test needs other than any operator
 * @param options.within a command that runs the one after it
 * @throws NotStarted
 */
export async function spawnServer(
  env: Record<string, string>,
  {
    entry = ENTRY,
    config = {},
    within = [],
  }: { entry?: string; config?: Partial<Config>; within?: readonly string[] } = {},
): Promise<SpawnedServer> {
  const { PORT = String(await freePort()) } = env
  const startedAt = performance.now()
  const [command = '', ...words] = [...within, process.execPath, ...launch.flags, entry]
  const child = spawn(command, words, {
    env: {
      ...INHERITED,
      ...launch.environment,
      // A test that passes half past two in the night wants no backup in between.
      BACKUP_KEEP: '0',
      TAPPET_TEST_CONFIG: JSON.stringify({ requestsPerMinute: MANY_REQUESTS, ...config }),
      ...env,
      PORT,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    // A benchmark's request log is of no use and would fill the memory.
    said.stderr = (said.stderr + text).slice(-100_000)
  })
  const exited = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  const url = await Promise.race([
    new Promise<string>((resolve) => {
      child.stdout.on('data', () => {
        const match = READY.exec(said.stdout)?.[1]
        if (match !== undefined) resolve(match)
      })
    }),
    exited.then(([code]) => {
      throw new NotStarted(code, said.stderr)
    }),
  ])
  return {
    process: child,
    url,
    startedInMs: performance.now() - startedAt,
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      const [code, by] = await exited
      return { code, signal: by }
    },
  }
}
