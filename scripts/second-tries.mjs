/**
 * The journeys that may fail once, and how a run of the browser tests counts. Plain JavaScript: scripts/test.mjs reads it
 * before Node 24 and its type stripping are there.
 */

/** @typedef {{ title: string, since: string, reason: string }} SecondTry */
/** @typedef {{ suites?: Suite[], specs?: { title: string, file: string, line: number, tests: { status: string }[] }[] }} Suite */
/** @typedef {Suite & { stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} Report */

/**
 * Whole titles, each with the day and why it is not repaired yet. `npm test` prints the list. A journey that needs a
 * second try and does not stand here is run nine times more, and has failed if one of them fails.
 *
 * @type {SecondTry[]}
 */
export const SECOND_TRIES = []

/** How often a journey that needed a second try is run again: with the two tries, eleven. One in ten is too often. */
export const MORE_TRIES = 9

/** A journey is broken, not unlucky, where more than this need one: they are not run again. */
const MAX_RUN_AGAIN = 5

/**
 * @param {Report} report Playwright's, as JSON
 * @param {SecondTry[]} allowed
 * @param {ReadonlySet<string>} held the places of those that passed each further try
 * @returns {{ passed: number, failed: number, names: string[] }} `names`: what did not pass at once, `flaky` for a second try
 */
export function countJourneys(report, allowed, held = new Set()) {
  const { expected, unexpected, flaky, skipped } = report.stats
  const late = notPassed(report)
  const tolerated = late.filter(
    ({ title, status, place }) =>
      status === 'flaky' && (allowed.some((one) => one.title === title) || held.has(place)),
  ).length
  return {
    passed: expected + tolerated,
    failed: unexpected + skipped + flaky - tolerated,
    names: late.map(
      ({ title, place, status }) =>
        `${place} › ${title} (${status}${held.has(place) ? `, then ${MORE_TRIES} of ${MORE_TRIES} passed` : ''})`,
    ),
  }
}

/**
 * @param {Report} report
 * @param {SecondTry[]} allowed
 * @returns {string[]} the places of the journeys to run again: those that needed a second try and are not listed
 */
export function toRunAgain(report, allowed) {
  const places = notPassed(report)
    .filter(({ title, status }) => status === 'flaky' && !allowed.some((one) => one.title === title))
    .map(({ place }) => place)
  return places.length > MAX_RUN_AGAIN ? [] : places
}

/**
 * @param {string[]} places what was run again
 * @param {Report} again the report of the further tries
 * @returns {Set<string>} the places of those that passed each of them, and were run as often as they had to be
 */
export function heldPlaces(places, again) {
  const failed = new Set(notPassed(again).map(({ place }) => place))
  const ran = allSpecs(again)
  return new Set(
    places.filter((place) => !failed.has(place) && ran.filter((one) => one === place).length >= MORE_TRIES),
  )
}

/** @param {{ file: string, line: number }} spec */
const placeOf = ({ file, line }) => `tests/e2e/${file}:${line}`

/**
 * @param {Suite} suite
 * @returns {string[]} the place of each test that ran, in this suite and in those in it
 */
const allSpecs = ({ suites = [], specs = [] }) => [
  ...specs.flatMap((spec) => spec.tests.map(() => placeOf(spec))),
  ...suites.flatMap(allSpecs),
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
