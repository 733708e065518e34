/**
 * `npm test`: installs what is missing, then proves everything, and closes with one line
 * `N passed, N failed`. Each check without tests of its own (types, lint, law, …) counts as one.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureInstalled, ensureWebBuilt, nodeBinary, root } from './setup.mjs'
import { ensureChromium, ensurePostgres, ensureShell } from './system.mjs'

/** @typedef {{ passed: number, failed: number, names?: string[] }} Count */
/** @typedef {{ name: string, command: string[], env?: Record<string, string>, count?: (succeeded: boolean) => Count }} Step */
/** @typedef {Count & { name: string, tail: string }} Outcome */

/** Of a step that failed, so much of its end is told again at the very end: a log is often cut to its last lines. */
const TAIL = 4000

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
    command: [bin('playwright'), 'test', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    count: countPlaywright,
  },
]

/** @param {string} file */
const report = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** @returns {Count} */
function countVitest(/** @type {boolean} */ succeeded) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report(vitestReport)
  const failed = numFailedTests + numPendingTests + numTodoTests
  /** @type {{ name: string, status: string, message?: string, assertionResults: { status: string, fullName: string }[] }[]} */
  const files = testResults
  const names = files.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status !== 'passed')
    if (tests.length > 0) return tests.map(({ fullName }) => `${relative(root, file.name)} › ${fullName}`)
    return file.status === 'failed' ? [`${relative(root, file.name)}: ${file.message ?? ''}`] : []
  })
  return { passed: numPassedTests, failed: succeeded ? failed : Math.max(1, failed), names }
}

/** @typedef {{ suites?: Suite[], specs?: { title: string, file: string, line: number, tests: { status: string }[] }[] }} Suite */

/**
 * @param {Suite} suite
 * @returns {string[]} Of this suite and of those in it: the tests that did not pass at the first try.
 */
const notPassed = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status }) => `tests/e2e/${file}:${line} › ${title} (${status})`),
  ),
  ...suites.flatMap(notPassed),
]

/** @returns {Count} */
function countPlaywright(/** @type {boolean} */ succeeded) {
  const read = report(playwrightReport)
  const { expected, unexpected, flaky, skipped } = read.stats
  const failed = unexpected + skipped
  return {
    passed: expected + flaky,
    failed: succeeded ? failed : Math.max(1, failed),
    names: notPassed(read),
  }
}

/**
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function run(step) {
  const started = Date.now()
  console.log(`\n── ${step.name}`)
  const [command = '', ...args] = step.command
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, ...step.env },
  })
  let tail = ''
  for (const [from, to] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])) {
    from.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      to.write(text)
      tail = (tail + text).slice(-TAIL)
    })
  }
  const status = await once(child, 'close').then(
    ([code]) => code,
    (/** @type {unknown} */ error) => {
      tail = String(error)
      return 1
    },
  )
  const succeeded = status === 0
  console.log(
    `── ${step.name}: ${succeeded ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
  return { name: step.name, tail: succeeded ? '' : tail, ...count(step, succeeded) }
}

/**
 * @param {Step} step
 * @param {boolean} succeeded
 * @returns {Count}
 */
function count(step, succeeded) {
  if (step.count === undefined) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  try {
    return step.count(succeeded)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

if (!fast) {
  const chromium = ensureChromium()
  process.env.CHROMIUM_SHELL_PATH ??= ensureShell(chromium)
  process.env.CHROMIUM_PATH = chromium
  ensurePostgres()
  ensureWebBuilt()
}
const steps = fast ? checks : [...checks, ...proofs]
/** @type {Outcome[]} */
const outcomes = []
for (const step of steps) outcomes.push(await run(step))

for (const { name, tail } of outcomes) if (tail !== '') console.log(`\n── how ${name} ended\n${tail}`)
for (const { name, failed, names = [] } of outcomes) {
  if (failed > 0) console.log(`${name}: ${failed} failed`)
  else if (names.length > 0) console.log(`${name}: ${names.length} passed on a second try only`)
  for (const test of names) console.log(`  ${test}`)
}
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
