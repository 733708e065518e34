/**
 * `npm test`: installs what is missing, then proves everything, and closes with one line
 * `N passed, N failed`. Each check without tests of its own (types, lint, law, …) counts as one.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ensureWebBuilt, nodeBinary, root } from './setup.mjs'
import { ensureChromium, ensurePostgres } from './system.mjs'

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ name: string, command: string[], env?: Record<string, string>, count?: (succeeded: boolean) => Count }} Step */

const reports = join(root, '.cache', 'test-reports')
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

ensureInstalled()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name)
const node = nodeBinary()
const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`

// `npm run check`: what can be said without a database or a browser.
const fast = process.argv.includes('--fast')

/** @type {Step[]} */
const checks = [
  ...[
    'packages/acoustics',
    'packages/diagnosis',
    'packages/obd',
    'packages/upkeep',
    'packages/wire',
    'apps/server',
    'apps/web',
    'apps/web/tsconfig.test.json',
    'supabase',
    '.',
  ].map((project) => ({
    name: `types of ${project}`,
    command: [bin('tsc'), '-p', project],
  })),
  { name: 'lint', command: [bin('biome'), 'check', '.'] },
  { name: 'import law', command: [node, 'scripts/check-imports.ts'] },
  { name: 'unused code', command: [bin('knip')] },
]

/** @type {Step[]} */
const proofs = [
  { name: 'size of the web app', command: [bin('size-limit')] },
  { name: 'phone projects take the build', command: [node, 'scripts/sync-native.mjs'] },
  {
    name: 'unit, access and contract tests',
    command: [bin('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`],
    count: countVitest,
  },
  {
    name: 'journeys in Chromium',
    command: [bin('playwright'), 'test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    count: countPlaywright,
  },
]

/** @param {string} file */
const report = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** @returns {Count} */
function countVitest(/** @type {boolean} */ succeeded) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report(vitestReport)
  const failed = numFailedTests + numPendingTests + numTodoTests
  return { passed: numPassedTests, failed: succeeded ? failed : Math.max(1, failed) }
}

/** @returns {Count} */
function countPlaywright(/** @type {boolean} */ succeeded) {
  const { expected, unexpected, flaky, skipped } = report(playwrightReport).stats
  if (flaky > 0) console.log(`${flaky} passed on a second try only; they are named above`)
  const failed = unexpected + skipped
  return { passed: expected + flaky, failed: succeeded ? failed : Math.max(1, failed) }
}

/**
 * @param {Step} step
 * @returns {Count}
 */
function run(step) {
  const started = Date.now()
  console.log(`\n── ${step.name}`)
  const [command = '', ...args] = step.command
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path, ...step.env },
  })
  const succeeded = status === 0
  console.log(
    `── ${step.name}: ${succeeded ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
  if (step.count === undefined) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  try {
    return step.count(succeeded)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

if (!fast) {
  process.env.CHROMIUM_PATH = ensureChromium()
  ensurePostgres()
  ensureWebBuilt()
}
const steps = fast ? checks : [...checks, ...proofs]
const counts = steps.map((step) => ({ name: step.name, ...run(step) }))
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
for (const count of counts) if (count.failed > 0) console.log(`${count.name}: ${count.failed} failed`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
