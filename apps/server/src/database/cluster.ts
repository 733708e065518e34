import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../errors/start.ts'
import type { Binaries } from './binaries.ts'
import { isThere } from './folder.ts'
import { handOver, type Runner, spawnWith } from './runner.ts'

export type Cluster = { folder: string; password: string }

const DRAFT_PREFIX = 'cluster.new-'

/**
 * The cluster under `folder`, created at first use. It is created under another name
 * and renamed when complete, so a crash leaves nothing that looks like a cluster.
 *
 * @throws StartError when the one there is damaged or of another major version
 */
export async function ensureCluster(folder: string, binaries: Binaries, runner: Runner): Promise<Cluster> {
  const cluster = join(folder, 'cluster')
  for (const entry of await readdir(folder)) {
    if (entry.startsWith(DRAFT_PREFIX)) await rm(join(folder, entry), { recursive: true, force: true })
  }
  if (await isThere(cluster)) {
    await checkVersion(cluster, binaries)
    await handOver(runner, cluster)
    return { folder: cluster, password: await readPassword(folder) }
  }
  const password = await makePassword(folder, runner)
  const draft = join(folder, `${DRAFT_PREFIX}${randomBytes(4).toString('hex')}`)
  await initialise(draft, join(folder, 'password'), binaries, runner, folder)
  await rename(draft, cluster)
  await syncFolder(folder)
  return { folder: cluster, password }
}

async function checkVersion(cluster: string, binaries: Binaries): Promise<void> {
  const found = await readFile(join(cluster, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => null,
  )
  if (found === null) {
    throw new StartError(
      `${cluster} is not a whole database: PG_VERSION is missing. Move it away and restore a backup (npm run admin -- restore FILE).`,
    )
  }
  if (found !== binaries.majorVersion) {
    throw new StartError(
      `The data folder holds a PostgreSQL ${found} database and this Tappet brings PostgreSQL ${binaries.majorVersion}. Make a backup with the Tappet that wrote it (npm run admin -- backup FILE), then restore it with this one into an empty TAPPET_DATA.`,
    )
  }
}

async function readPassword(folder: string): Promise<string> {
  const path = join(folder, 'password')
  return readFile(path, 'utf8').then(
    (text) => text.trim(),
    (error: unknown) => {
      throw new StartError(
        `The database's password cannot be read (${path}). Put it back from a backup of the data folder.`,
        { cause: error },
      )
    },
  )
}

async function makePassword(folder: string, runner: Runner): Promise<string> {
  const password = randomBytes(24).toString('base64url')
  const path = join(folder, 'password')
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(password)
    await file.sync()
  } finally {
    await file.close()
  }
  if (runner.owner !== undefined) await chown(path, runner.owner.uid, runner.owner.gid)
  return password
}

async function initialise(
  draft: string,
  passwordFile: string,
  binaries: Binaries,
  runner: Runner,
  cwd: string,
): Promise<void> {
  const child = spawnWith(
    runner,
    binaries.initdb,
    [
      '-D',
      draft,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      '--pwfile',
      passwordFile,
      '-E',
      'UTF8',
      '--locale=C',
    ],
    { cwd, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  const listen = (chunk: Buffer) => {
    said += String(chunk)
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new StartError(`The database could not be made:\n${said.trim()}`)
}

// A rename is on disk only once its folder is. A failure stops the start; Windows cannot open a folder.
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  if (folder === null) return
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
