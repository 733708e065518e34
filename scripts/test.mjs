/** `npm test` proves everything and closes with `N passed, N failed`; types, lint or law count as one each. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { stopWithParent } from './run.mjs'
import {
  countJourneys,
  expressionOf,
  heldTitles,
  MORE_TRIES,
  SECOND_TRIES,
  toRunAgain,
} from './second-tries.mjs'
import { ensureInstalled, nodeBinary, root } from './setup.mjs'
import { runSteps } from './steps.mjs'
import { ensureChromium, ensureShell } from './system.mjs'
import { openRun } from './test-run.mjs'

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {{ passed: number, failed: number, names?: string[] }} Count */

const fast = process.argv.includes('--fast')
const reports = join(root, '.cache', 'test-reports')
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
const againReport = join(reports, 'playwright-again.json')
const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name)

const machine = fast
  ? null
  : spawn(process.execPath, [join(root, 'scripts/system.mjs')], { stdio: 'inherit' })
const machineReady = machine && once(machine, 'exit')
ensureInstalled('all')
const node = nodeBinary()
const run = openRun()
// A killed npm takes its tests along.
stopWithParent(() => process.exit(1))
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
if (machineReady) {
  const [status] = await machineReady
  if (status !== 0) process.exit(1)
  const chromium = ensureChromium()
  process.env.CHROMIUM_SHELL_PATH ??= ensureShell(chromium)
  process.env.CHROMIUM_PATH = chromium
}

/** Projects that import it read the declarations it writes (docs/decisions/0024). */
const acoustics = { name: 'types of packages/acoustics', command: [bin('tsc'), '-b', 'packages/acoustics'] }

const PROJECTS = [
  '.',
  'apps/web/tsconfig.test.json',
  'apps/web',
  'apps/server',
  'supabase',
  'packages/diagnosis',
  'packages/obd',
  'packages/upkeep',
  'packages/wire',
]

/** The next check looks only at what has changed. */
const typesOf = (/** @type {string} */ project) => [
  ...[bin('tsc'), '-p', project, '--incremental'],
  ...['--tsBuildInfoFile', join(root, '.cache/types', `${project.replaceAll('/', '-')}.json`)],
]

/** @type {Step[]} */
const checks = [
  acoustics,
  ...PROJECTS.map((project) => ({
    name: `types of ${project}`,
    needs: [acoustics.name],
    command: typesOf(project),
  })),
  { name: 'lint', command: [bin('biome'), 'check', '.'] },
  { name: 'import law', command: [node, 'scripts/check-imports.ts'] },
  { name: 'plain words', command: [node, 'scripts/check-words.ts'] },
  { name: 'import maps of functions', command: [node, 'scripts/function-imports.ts'] },
  { name: 'unused code', command: [bin('knip')] },
]

/** @type {Step[]} */
const proofs = [
  { name: 'size of the web app', needs: ['web app'], command: [bin('size-limit')] },
  { name: 'phone projects take the build', needs: ['web app'], command: [node, 'scripts/sync-native.mjs'] },
  {
    name: 'unit, access and contract tests',
    needs: ['web app'],
    // Beside the browser tests both took 12 minutes and more.
    alone: true,
    command: [bin('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`],
    count: countVitest,
  },
  {
    name: 'journeys in Chromium',
    needs: ['web app'],
    alone: true,
    // The second try tells what fails now and then from what is broken.
    command: [bin('playwright'), 'test', '--retries=1', '--reporter=dot,json'],
    // Babel would take 7 s of processor before the first test.
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, PW_DISABLE_TS_ESM: '1' },
    count: countPlaywright,
  },
]

/** @type {Step} */
const webApp = { name: 'web app', command: [node, 'scripts/build-web.mjs'] }

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

/** @returns {Count} */
function countPlaywright(/** @type {boolean} */ succeeded) {
  const { passed, failed, names } = countJourneys(report(playwrightReport), SECOND_TRIES, survivors)
  return { passed, failed: succeeded ? failed : Math.max(1, failed), names }
}

/**
 * Late journeys that then passed nine more.
 * @type {Set<string>}
 */
let survivors = new Set()

async function runLateAgain() {
  /** @type {string[]} */
  let titles
  try {
    titles = toRunAgain(report(playwrightReport), SECOND_TRIES)
  } catch {
    return // The browser tests failed as a whole.
  }
  if (titles.length === 0) return
  const again = {
    name: `journeys that needed a second try, ${MORE_TRIES} times more`,
    command: [
      ...[bin('playwright'), 'test', `--grep=${expressionOf(titles)}`],
      ...[`--repeat-each=${MORE_TRIES}`, '--reporter=dot,json'],
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: againReport, PW_DISABLE_TS_ESM: '1' },
  }
  await runSteps([again], inTheRepository)
  try {
    survivors = heldTitles(titles, report(againReport))
  } catch {
    // No report: none of them held.
  }
}

/**
 * @param {import('./steps.mjs').Outcome} outcome
 * @returns {Count}
 */
function countOf({ step, succeeded }) {
  if (step.count === undefined) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  try {
    return step.count(succeeded)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const steps = fast ? checks : [webApp, ...checks, ...proofs]
const inTheRepository = {
  lanes: Math.min(2, availableParallelism()),
  cwd: root,
  env: { PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}` },
  write: (/** @type {string} */ text) => void process.stdout.write(text),
}
const outcomes = await runSteps(steps, inTheRepository)
if (!fast) await runLateAgain()
await run.close()

// A log is often cut to its last lines.
for (const { step, succeeded, tail } of outcomes)
  if (!succeeded) console.log(`\n── how ${step.name} ended\n${tail}`)
const counts = outcomes.map((outcome) => ({ name: outcome.step.name, ...countOf(outcome) }))
for (const { name, failed, names = [] } of counts) {
  if (failed > 0) console.log(`${name}: ${failed} failed`)
  for (const test of names) console.log(`  ${test}`)
}
if (!fast)
  for (const { title, since, reason } of SECOND_TRIES)
    console.log(`May need a second try since ${since}: ${title} (${reason})`)
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
