/**
 * The journeys that may fail once, and how a run of the browser tests counts. Plain JavaScript: scripts/test.mjs reads it
 * before Node 24 and its type stripping are there.
 */

/** @typedef {{ title: string, since: string, reason: string }} SecondTry */
/** @typedef {{ suites?: Suite[], specs?: { title: string, file: string, line: number, tests: { status: string }[] }[] }} Suite */
/** @typedef {Suite & { stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} Report */

/**
 * Whole titles with the day and why; `npm test` prints them. Any other late journey runs nine times more, and fails if
 * one does.
 * @type {SecondTry[]}
 */
export const SECOND_TRIES = []

export const MORE_TRIES = 9

/** More are broken, not unlucky. */
const MAX_RUN_AGAIN = 5

/**
 * @param {Report} report Playwright's, as JSON
 * @param {SecondTry[]} allowed
 * @param {ReadonlySet<string>} survivors the titles of those that passed each further try
 * @returns {{ passed: number, failed: number, names: string[] }} `names`: what did not pass at once, `flaky` for a second try
 */
export function countJourneys(report, allowed, survivors = new Set()) {
  const { expected, unexpected, flaky, skipped } = report.stats
  const late = notPassed(report)
  const tolerated = late.filter(
    ({ title, status }) =>
      status === 'flaky' && (allowed.some((one) => one.title === title) || survivors.has(title)),
  ).length
  return {
    passed: expected + tolerated,
    failed: unexpected + skipped + flaky - tolerated,
    names: late.map(
      ({ title, place, status }) =>
        `${place} › ${title} (${status}${survivors.has(title) ? `, then ${MORE_TRIES} of ${MORE_TRIES} passed` : ''})`,
    ),
  }
}

/**
 * By title: a journey that stands in a function of the fixtures has no place that Playwright takes.
 *
 * @param {Report} report
 * @param {SecondTry[]} allowed
 * @returns {string[]} the titles of the journeys to run again: those that needed a second try and are not listed
 */
export function toRunAgain(report, allowed) {
  const titles = notPassed(report)
    .filter(({ title, status }) => status === 'flaky' && !allowed.some((one) => one.title === title))
    .map(({ title }) => title)
  return titles.length > MAX_RUN_AGAIN ? [] : titles
}

/** @param {string[]} titles @returns {string} an expression that finds journeys of these titles */
export const expressionOf = (titles) =>
  titles.map((title) => title.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')

/**
 * @param {string[]} titles what was run again
 * @param {Report} again the report of the further tries
 * @returns {Set<string>} those that passed each of them, and were run as often as they had to be
 */
export function heldTitles(titles, again) {
  const failed = new Set(notPassed(again).map(({ title }) => title))
  const ran = allTitles(again)
  return new Set(
    titles.filter((title) => !failed.has(title) && ran.filter((one) => one === title).length >= MORE_TRIES),
  )
}

/** @param {{ file: string, line: number }} spec */
const placeOf = ({ file, line }) => `tests/e2e/${file}:${line}`

/**
 * @param {Suite} suite
 * @returns {string[]} the title of each test that ran, in this suite and in those in it
 */
const allTitles = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, tests }) => tests.map(() => title)),
  ...suites.flatMap(allTitles),
]

/**
 * @param {Suite} suite
 * @returns {{ title: string, place: string, status: string }[]} of this suite and of those in it
 */
const notPassed = ({ suites = [], specs = [] }) => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status }) => ({ title: spec.title, place: placeOf(spec), status })),
  ),
  ...suites.flatMap(notPassed),
]
