/** Through apt where possible; elsewhere the error says what to do. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @returns {string | undefined} */
function findChromium() {
  const named = process.env.CHROMIUM_PATH
  return [...(named === undefined ? [] : [named]), ...chromiumPaths].find((path) => existsSync(path))
}

/** @returns {boolean} */
function hasPostgres() {
  const versions = '/usr/lib/postgresql'
  return (
    existsSync(versions) &&
    readdirSync(versions).some((version) => existsSync(join(versions, version, 'bin/initdb')))
  )
}

let hasLists = false

/** @param {string[]} packages */
function aptInstall(packages) {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  console.log(`Installing ${packages.join(', ')} …`)
  if (!hasLists) execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  hasLists = true
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
}

/**
 * Installed if need be.
 * @returns {string}
 */
export function ensureChromium() {
  const path = findChromium()
  if (path !== undefined) return path
  aptInstall(['chromium'])
  const installed = findChromium()
  if (installed === undefined) {
    throw new Error(
      'No Chromium found. Install one, or set CHROMIUM_PATH to its program; then run npm test again.',
    )
  }
  return installed
}

const shellPath = '/usr/bin/chromium-headless-shell'

/**
 * Without a window it costs a third; the whole one where none can be had.
 * @param {string} chromium
 * @returns {string}
 */
export function ensureShell(chromium) {
  if (process.env.CHROMIUM_PATH !== undefined) return chromium
  try {
    if (!existsSync(shellPath)) aptInstall(['chromium-headless-shell'])
  } catch {
    // Older distributions have no such package.
  }
  return existsSync(shellPath) ? shellPath : chromium
}

/** The app's fallback fonts are fitted to Arial's widths. */
const WIDTHS_OF_ARIAL = /^(?:Arial|Liberation Sans|Roboto)\b/m

/** Without Arial's widths a page that waits for its fonts moves as no driver's does. */
function ensureFonts() {
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  if (status !== 0 || WIDTHS_OF_ARIAL.test(stdout)) return
  try {
    // Chromium's package only recommends it.
    aptInstall(['fonts-liberation'])
  } catch (error) {
    console.warn(`The font Liberation Sans could not be installed: ${error}`)
  }
}

/** For the tests that prove DATABASE_URL. */
export function ensurePostgres() {
  if (hasPostgres()) return
  aptInstall(['postgresql'])
  if (!hasPostgres()) {
    throw new Error(
      'No PostgreSQL server found under /usr/lib/postgresql. Install one (Debian: apt-get install postgresql); then run npm test again.',
    )
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureShell(ensureChromium())
  ensureFonts()
  ensurePostgres()
}
