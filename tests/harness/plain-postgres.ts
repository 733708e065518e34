import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../apps/server/src/database/free-port.ts'

const versionsFolder = '/usr/lib/postgresql'

/** Where Debian's newest PostgreSQL server lies, or null when none is installed. */
export function plainPostgresBinaries(): string | null {
  if (!existsSync(versionsFolder)) return null
  const folder = readdirSync(versionsFolder)
    .sort((a, b) => Number(a) - Number(b))
    .map((version) => join(versionsFolder, version, 'bin'))
    .findLast((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
  return folder ?? null
}

/** A new cluster's folder, not started, owned by an unprivileged user when run as root. */
export type PlainCluster = {
  /** The parent of `cluster`; the caller of makePlainCluster removes it. */
  folder: string
  cluster: string
  binaries: string
  owner: { uid: number; gid: number } | undefined
  /** Who may do everything in it. */
  superuser: string
}

/** Of the superuser in every cluster here. */
export const PLAIN_PASSWORD = 'plain'

/** @throws when no PostgreSQL is installed */
export async function makePlainCluster(superuser = 'postgres'): Promise<PlainCluster> {
  const binaries = plainPostgresBinaries()
  if (binaries === null)
    throw new Error('No PostgreSQL server found. Install one: apt-get install postgresql-15')
  const folder = await mkdtemp(join(tmpdir(), 'tappet-plain-'))
  const passwordFile = join(folder, 'password')
  const cluster = join(folder, 'cluster')
  await writeFile(passwordFile, PLAIN_PASSWORD)
  const owner = process.getuid?.() === 0 ? await userIds('postgres') : undefined
  if (owner !== undefined) for (const path of [folder, passwordFile]) await chown(path, owner.uid, owner.gid)
  await promisify(execFile)(
    join(binaries, 'initdb'),
    [
      '-D',
      cluster,
      '-U',
      superuser,
      '-A',
      'scram-sha-256',
      '--pwfile',
      passwordFile,
      '-E',
      'UTF8',
      '--locale=C',
    ],
    { ...owner, cwd: folder },
  )
  return { folder, cluster, binaries, owner, superuser }
}

/** Starts the cluster in `cluster` on 127.0.0.1 and waits until it answers. */
export async function startPostgres(
  { folder, binaries, owner, superuser }: PlainCluster,
  cluster: string,
  port: number,
): Promise<ChildProcess> {
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', cluster, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    { ...owner, stdio: 'ignore', cwd: folder },
  )
  await untilItAnswers(plainUrl(port, 'postgres', superuser))
  return child
}

export const plainUrl = (port: number, database: string, superuser = 'postgres') =>
  `postgres://${superuser}:${PLAIN_PASSWORD}@127.0.0.1:${port}/${database}`

/**
 * A throw-away cluster with an empty database.
 *
 * @param superuser the name of the one who may do everything; its password is PLAIN_PASSWORD
 */
export async function startPlainPostgres(
  superuser = 'postgres',
): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const cluster = await makePlainCluster(superuser)
  const port = await freePort()
  const child = await startPostgres(cluster, cluster.cluster, port)
  const client = new pg.Client({ connectionString: plainUrl(port, 'postgres', superuser) })
  await client.connect()
  await client.query('create database tappet')
  await client.end()
  return {
    adminUrl: plainUrl(port, 'tappet', superuser),
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGINT')
      await gone
      await rm(cluster.folder, { recursive: true, force: true })
    },
  }
}

async function userIds(name: string): Promise<{ uid: number; gid: number }> {
  const id = async (flag: string) => Number((await promisify(execFile)('id', [flag, name])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

async function untilItAnswers(url: string): Promise<void> {
  let last: unknown
  for (let attempt = 0; attempt < 500; attempt++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      last = error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  throw new Error('PostgreSQL did not answer', { cause: last })
}
