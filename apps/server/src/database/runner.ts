import { type ChildProcess, execFile, type StdioOptions, spawn } from 'node:child_process'
import { chown, lstat, readdir, readFile, rm } from 'node:fs/promises'
import { platform } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../errors/start.ts'
import type { Binaries } from './binaries.ts'

type Ids = { uid: number; gid: number }

/** PostgreSQL's programs refuse to run as root. */
export type Runner = {
  name: string
  owner: Ids | undefined
  wrap(file: string, args: string[]): { file: string; args: string[]; ids: Ids | undefined }
}

const asOneself: Runner = {
  name: 'as oneself',
  owner: undefined,
  wrap: (file, args) => ({ file, args, ids: undefined }),
}

/**
 * As root, the first of these that works, tried and not guessed: another user; root under another user's number (a user
 * namespace), for folders that only root may enter; another user who keeps the right to pass closed folders.
 * @throws StartError when root has none of them
 */
export async function chooseRunner(binaries: Binaries, folder: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return asOneself
  const ids = await unprivilegedUser()
  for (const runner of [asUser(ids), inUserNamespace(ids), withCapability(ids)]) {
    if (await works(runner, binaries, folder)) return runner
  }
  throw new StartError(
    `PostgreSQL refuses to run as root, and no other user can reach ${await firstClosed(folder, binaries)}. Run Tappet as an ordinary user, or open that folder to others (chmod o+x), or set TAPPET_DATA to a folder they may enter.`,
  )
}

function asUser(ids: Ids): Runner {
  return { name: 'as another user', owner: ids, wrap: (file, args) => ({ file, args, ids }) }
}

// Inside, the process has the user's number and counts as unprivileged; outside it is still root, owns what root owns,
// and holds no capability.
function inUserNamespace({ uid, gid }: Ids): Runner {
  return {
    name: 'in a user namespace',
    owner: { uid: 0, gid: 0 },
    wrap: (file, args) => ({
      file: 'unshare',
      args: ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--', file, ...args],
      ids: undefined,
    }),
  }
}

// Containers often forbid namespaces yet grant this capability.
function withCapability(ids: Ids): Runner {
  const rights = '+dac_override'
  return {
    name: 'as another user with dac_override',
    owner: ids,
    wrap: (file, args) => ({
      file: 'setpriv',
      args: [
        `--reuid=${ids.uid}`,
        `--regid=${ids.gid}`,
        '--clear-groups',
        `--inh-caps=-all,${rights}`,
        `--ambient-caps=-all,${rights}`,
        '--',
        file,
        ...args,
      ],
      ids: undefined,
    }),
  }
}

const PROBE = '"$1" --version >/dev/null && cd "$2" && : >probe && rm probe'

async function works(runner: Runner, binaries: Binaries, folder: string): Promise<boolean> {
  if (runner.owner !== undefined) await chown(folder, runner.owner.uid, runner.owner.gid)
  const { file, args, ids } = runner.wrap('/bin/sh', ['-c', PROBE, 'probe', binaries.postgres, folder])
  return promisify(execFile)(file, args, { ...ids, cwd: '/', env: childEnvironment() }).then(
    () => true,
    () => rm(join(folder, 'probe'), { force: true }).then(() => false),
  )
}

/** `detached`: a Ctrl-C at the terminal is not for it. */
export function spawnWith(
  runner: Runner,
  file: string,
  args: string[],
  options: { cwd: string; stdio: StdioOptions; detached?: boolean },
): ChildProcess {
  const wrapped = runner.wrap(file, args)
  return spawn(wrapped.file, wrapped.args, { ...options, ...wrapped.ids, env: childEnvironment() })
}

export async function handOver(runner: Runner, path: string): Promise<void> {
  if (runner.owner === undefined) return
  const { uid, gid } = runner.owner
  if ((await lstat(path)).uid === uid) return
  const entries = await readdir(path, { recursive: true })
  for (const entry of entries) await chown(join(path, entry), uid, gid)
  // Last, so that an interrupted change of owner is repeated.
  await chown(path, uid, gid)
}

const PASSED_NAMES = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']

// PostgreSQL needs none of the server's secrets.
function childEnvironment(): Record<string, string> {
  const passed = PASSED_NAMES.map((name) => [name, process.env[name]] as const)
  return {
    LANG: 'C',
    ...Object.fromEntries(passed.filter((entry): entry is [string, string] => entry[1] !== undefined)),
  }
}

const CANDIDATES = ['postgres', '_postgres', 'tappet', 'nobody']

async function unprivilegedUser(): Promise<Ids> {
  const candidate = await lookUp(CANDIDATES)
  if (candidate !== null) return candidate
  await promisify(execFile)('useradd', [
    '--system',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'tappet',
  ]).catch((error: unknown) => {
    throw new StartError(
      'PostgreSQL refuses to run as root and no user "tappet" could be made. Run Tappet as an ordinary user, or make one (useradd tappet).',
      { cause: error },
    )
  })
  const user = await lookUp(['tappet'])
  if (user === null)
    throw new StartError(
      'The user "tappet" was made but is not in /etc/passwd. Run Tappet as an ordinary user.',
    )
  return user
}

async function lookUp(names: readonly string[]): Promise<Ids | null> {
  const passwd = platform() === 'win32' ? '' : await readFile('/etc/passwd', 'utf8')
  const users = new Map(passwd.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.split(':')]))
  for (const name of names) {
    const [uid, gid] = (users.get(name) ?? []).slice(2, 4).map(Number)
    if (uid !== undefined && gid !== undefined && uid > 0 && gid > 0) return { uid, gid }
  }
  return null
}

// The outermost folder on the way that others may not enter.
async function firstClosed(folder: string, binaries: Binaries): Promise<string> {
  for (const path of [folder, dirname(binaries.postgres)]) {
    const ancestors: string[] = []
    for (let at = dirname(path); dirname(at) !== at; at = dirname(at)) ancestors.unshift(at)
    for (const ancestor of ancestors) {
      if (((await lstat(ancestor)).mode & 0o001) === 0) return ancestor
    }
  }
  return folder
}
