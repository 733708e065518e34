import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { type FileHandle, mkdir, readFile, rm } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../errors/start.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type Cluster, ensureCluster, startProblem } from './cluster.ts'
import { writeWhole } from './folder.ts'
import { lockFolder } from './folder-lock.ts'
import { freePort } from './free-port.ts'
import { openPostgresLog, type PostgresLog } from './postgres-log.ts'
import { signOfLife, signPath, stopOrphan } from './postmaster.ts'
import { chooseRunner, type Runner, spawnWith } from './runner.ts'
import { withClient } from './with-client.ts'

export type EmbeddedPostgres = {
  adminUrl: string
  /** Settles when PostgreSQL ends unasked, or the folder is lost. */
  failed: Promise<Error>
  /** Whether the folder is this server's still; nothing is answered once it is not. */
  isHeld(): boolean
  stop(): Promise<void>
}

/** For one household or workshop; durability stays on, as by default. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  // Three workers of 7 MB would read ahead for scans that a household does not have.
  io_method: 'sync',
  // Nobody replicates from here.
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // Compiling short statements costs more than it saves.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The server logs a failed statement itself, with its request.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  // %a names the request (identity/scope.ts). Values of parameters are personal data.
  log_line_prefix: '%m [%p] %a ',
  log_min_duration_statement: '2s',
  log_parameter_max_length: '0',
}

/** Need not outlive a power cut. */
const SCRATCH_SETTINGS: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

const DATABASE_NAME = 'tappet'
const START_ATTEMPTS = 5
const READY_TIMEOUT_MS = 120_000
const POLL_MS = 15

/**
 * Creates the cluster at first use, and stops what a killed server left running.
 * @param isScratch need not outlive a power cut
 * @throws StartError when the folder is in use or PostgreSQL cannot start
 */
export async function startEmbedded(
  folder: string,
  isScratch = false,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(folder)
  try {
    const { end, ...postgres } = await startLocked(folder, {
      ...(isScratch && SCRATCH_SETTINGS),
      ...settings,
    })
    void lock.lost.then(end)
    return {
      ...postgres,
      failed: Promise.race([lock.lost, postgres.failed]),
      isHeld: lock.isHeld,
      async stop() {
        await postgres.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function startLocked(
  folder: string,
  more: Readonly<Record<string, string>>,
): Promise<Omit<EmbeddedPostgres, 'isHeld'> & { end(): void }> {
  const binaries = await findBinaries()
  const runner = await chooseRunner(binaries, folder)
  const cluster = await ensureCluster(folder, binaries, runner)
  await stopOrphan(cluster.folder)
  const sign = await signOfLife(folder)
  const log = await openPostgresLog(join(folder, 'log'))
  const { child, port } = await launch(binaries, cluster, runner, log, sign, {
    ...SETTINGS,
    ...more,
  }).finally(() => sign?.close())
  const url = (database: string) => urlOf(cluster.password, port, database)
  const runtimeFile = join(folder, 'runtime.json')
  let stopping = false
  let isLost = false
  const failed = once(child, 'exit').then(
    ([code, signal]) =>
      new Promise<Error>((resolve) => {
        if (!stopping)
          resolve(new Error(`PostgreSQL ended by itself (${signal ?? `exit code ${code}`}):\n${log.tail()}`))
      }),
  )
  const stop = async () => {
    stopping = true
    if (!isLost) await rm(runtimeFile, { force: true })
    await stopChild(child, binaries, cluster)
    if (!isLost) await rm(signPath(folder), { force: true })
    log.close()
  }
  // PostgreSQL's immediate shutdown: it writes nothing more into a folder that may be another's.
  const end = () => {
    stopping = true
    isLost = true
    child.kill('SIGQUIT')
  }
  try {
    await createDatabase(url('postgres'), DATABASE_NAME)
    await writeRuntimeFile(runtimeFile, { port })
  } catch (error) {
    await stop()
    throw error
  }
  return { adminUrl: url(DATABASE_NAME), failed, stop, end }
}

function urlOf(password: string, port: number, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
}

async function launch(
  binaries: Binaries,
  cluster: Cluster,
  runner: Runner,
  log: PostgresLog,
  sign: FileHandle | null,
  further: Record<string, string>,
): Promise<{ child: ChildProcess; port: number }> {
  const settings = Object.entries(further).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const child = spawnWith(
      runner,
      binaries.postgres,
      ['-D', cluster.folder, '-p', String(port), ...settings],
      {
        cwd: cluster.folder,
        stdio: ['ignore', 'ignore', 'pipe', ...(sign === null ? [] : [sign.fd])],
        detached: platform() !== 'win32',
      },
    )
    if (child.stderr !== null) log.follow(child.stderr)
    const spawnError = new Promise<Error>((resolve) => child.once('error', resolve))
    const outcome = await Promise.race([
      spawnError,
      untilReady(child, urlOf(cluster.password, port, 'postgres')),
    ])
    if (outcome === 'ready') return { child, port }
    // The port may have been taken meanwhile, or a killed server's backend be about to end.
    if (attempt === START_ATTEMPTS) {
      throw startProblem(cluster.folder, outcome instanceof Error ? outcome.message : log.tail())
    }
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<'ready' | 'ended'> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (child.exitCode === null && child.signalCode === null) {
    if (await answers(url)) return 'ready'
    if (Date.now() > deadline) {
      child.kill('SIGINT')
      throw new StartError('PostgreSQL started but did not answer within two minutes')
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return 'ended'
}

const answers = (url: string): Promise<boolean> => withClient(url, async () => true).catch(() => false)

// PostgreSQL's fast shutdown: sessions are ended, everything is written.
async function stopChild(child: ChildProcess, binaries: Binaries, cluster: Cluster): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  if (platform() === 'win32')
    await promisify(execFile)(binaries.pg_ctl, ['stop', '-m', 'fast', '-D', cluster.folder])
  else child.kill('SIGINT')
  await gone
}

async function createDatabase(url: string, name: string): Promise<void> {
  await withClient(url, async (client) => {
    const matches = await client.query('select from pg_database where datname = $1', [name])
    if (matches.rowCount === 0) await client.query(`create database ${name}`)
  })
}

type Runtime = { port: number }

/** For the admin command. */
async function writeRuntimeFile(path: string, facts: Runtime): Promise<void> {
  await writeWhole(path, JSON.stringify(facts))
}

export async function runningUrl(folder: string): Promise<string | null> {
  try {
    const { port } = JSON.parse(await readFile(join(folder, 'runtime.json'), 'utf8')) as Runtime
    const password = (await readFile(join(folder, 'password'), 'utf8')).trim()
    const url = urlOf(password, port, DATABASE_NAME)
    return (await answers(url)) ? url : null
  } catch {
    // No file, or one left by a killed server.
    return null
  }
}
