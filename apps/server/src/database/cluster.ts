import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { noSpaceIn, StartError } from '../errors/start.ts'
import type { Binaries } from './binaries.ts'
import { type Disk, isThere, realDisk, syncFolder, writeWhole } from './folder.ts'
import { handOver, type Runner, spawnWith } from './runner.ts'

export type Cluster = { folder: string; password: string }

// It goes into a URL unescaped.
const WHOLE_PASSWORD = /^[\w-]{16,}$/
const DRAFT_PREFIX = 'cluster.new-'

/**
 * Created under another name and renamed when complete, so a crash leaves nothing that looks like a cluster.
 * @param disk for tests
 * @throws StartError when the one there is damaged or of another major version
 */
export async function ensureCluster(
  folder: string,
  binaries: Binaries,
  runner: Runner,
  disk: Disk = realDisk,
): Promise<Cluster> {
  const cluster = join(folder, 'cluster')
  for (const entry of await readdir(folder)) {
    if (entry.startsWith(DRAFT_PREFIX)) await rm(join(folder, entry), { recursive: true, force: true })
  }
  if (await isThere(cluster)) {
    await checkVersion(cluster, binaries)
    await checkControl(cluster)
    await handOver(runner, cluster)
    return { folder: cluster, password: await readPassword(folder) }
  }
  const password = await makePassword(folder, runner, disk)
  const draft = join(folder, `${DRAFT_PREFIX}${randomBytes(4).toString('hex')}`)
  await initialise(draft, join(folder, 'password'), binaries, runner, folder)
  await disk.rename(draft, cluster)
  await syncFolder(folder, disk)
  return { folder: cluster, password }
}

async function checkVersion(cluster: string, binaries: Binaries): Promise<void> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => null,
  )
  if (version === null) {
    throw new StartError(
      `${cluster} is not a whole database: PG_VERSION is missing. Move it away and restore a backup (npm run admin -- restore FILE).`,
    )
  }
  if (version !== binaries.majorVersion) {
    throw new StartError(
      `The data folder holds a PostgreSQL ${version} database and this Tappet brings PostgreSQL ${binaries.majorVersion}. Make a backup with the Tappet that wrote it (npm run admin -- backup FILE), then restore it with this one into an empty TAPPET_DATA.`,
    )
  }
}

/** PG_CONTROL_FILE_SIZE, since PostgreSQL 10. */
const CONTROL_BYTES = 8192

// PostgreSQL's own advice would be initdb, on the folder that holds the data.
async function checkControl(cluster: string): Promise<void> {
  const control = await stat(join(cluster, 'global', 'pg_control')).catch(() => null)
  if (control?.size === CONTROL_BYTES) return
  throw damaged(
    cluster,
    control === null ? 'is missing' : `has ${control.size} bytes instead of ${CONTROL_BYTES}`,
  )
}

const damaged = (cluster: string, how: string) =>
  new StartError(
    `${cluster} is damaged: global/pg_control ${how}. Nothing was changed. Keep the folder: move it away, without initdb or pg_resetwal, and restore the last proven backup (npm run admin -- restore FILE).`,
  )

export function startProblem(cluster: string, said: string): StartError {
  const problem = ledBy('PostgreSQL does not start', said)
  const isDamaged = noSpaceIn(problem) === undefined && /pg_control|control file|initdb/.test(said)
  return isDamaged ? damaged(cluster, 'is not what PostgreSQL wrote') : problem
}

/** The last thing that ended it comes first. */
function ledBy(what: string, said: string): StartError {
  const cause = [...said.matchAll(/\b(?:PANIC|FATAL|error): +(.+)/g)].at(-1)?.[1]
  return new StartError(`${what}: ${cause ?? 'it did not say why'}.\n${said}`)
}

async function readPassword(folder: string): Promise<string> {
  const path = join(folder, 'password')
  const password = await readFile(path, 'utf8').then(
    (text) => text.trim(),
    (cause: unknown) => {
      throw new StartError(
        `The database's password cannot be read (${path}). Put it back from a backup of the data folder.`,
        { cause },
      )
    },
  )
  // Without it PostgreSQL refuses every connection, and the start would wait two minutes for one.
  if (!WHOLE_PASSWORD.test(password))
    throw new StartError(
      `The database's password is ${password === '' ? 'empty' : 'damaged'} (${path}). Nothing was changed. Put it back from a backup of the data folder, or move ${folder} away and restore a backup (npm run admin -- restore FILE).`,
    )
  return password
}

async function makePassword(folder: string, runner: Runner, disk: Disk): Promise<string> {
  const password = randomBytes(24).toString('base64url')
  await writeWhole(join(folder, 'password'), password, { owner: runner.owner, disk })
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
  if (code !== 0) throw ledBy('The database could not be made', said.trim())
}
