import { expect, it } from 'vitest'
import { countJourneys, expressionOf, heldTitles, MORE_TRIES, toRunAgain } from './second-tries.mjs'

const journey = (title: string, status: string) => ({
  title,
  file: 'a.spec.ts',
  line: 3,
  tests: [{ status }],
})
const report = {
  stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 },
  specs: [journey('works', 'expected')],
  suites: [
    { specs: [journey('is listed', 'flaky'), journey('is broken', 'unexpected')] },
    { suites: [{ specs: [journey('is not listed', 'flaky'), journey('is left out', 'skipped')] }] },
  ],
}

it('passes a second try only for a journey that is listed, and names each that did not pass at once', () => {
  const listed = { title: 'is listed', since: '2026-11-24', reason: 'why' }
  expect(countJourneys(report, [listed])).toEqual({
    passed: 6,
    failed: 3,
    names: [
      'tests/e2e/a.spec.ts:3 › is listed (flaky)',
      'tests/e2e/a.spec.ts:3 › is broken (unexpected)',
      'tests/e2e/a.spec.ts:3 › is not listed (flaky)',
      'tests/e2e/a.spec.ts:3 › is left out (skipped)',
    ],
  })
  expect(countJourneys(report, [])).toMatchObject({ passed: 5, failed: 4 })
})

it('takes a broken journey for broken, also where its second try is listed', () => {
  const listed = { title: 'is broken', since: '2026-11-24', reason: 'why' }
  expect(countJourneys(report, [listed])).toMatchObject({ passed: 5, failed: 4 })
})

it('passes an unlisted second try only where each of nine more passed', () => {
  const place = 'tests/e2e/a.spec.ts:3'
  const once = {
    stats: { ...report.stats, unexpected: 0, flaky: 1, skipped: 0 },
    specs: [journey('late', 'flaky')],
  }
  expect(toRunAgain(once, [])).toEqual(['late'])
  expect(toRunAgain(once, [{ title: 'late', since: '2026-11-24', reason: 'why' }])).toEqual([])
  const again = (...statuses: string[]) => ({
    stats: once.stats,
    specs: statuses.map((status) => journey('late', status)),
  })
  const nine: string[] = Array(MORE_TRIES).fill('expected')
  expect(heldTitles(['late'], again(...nine))).toEqual(new Set(['late']))
  for (const not of [again(...nine.slice(1)), again(...nine.slice(1), 'unexpected'), again()])
    expect(heldTitles(['late'], not)).toEqual(new Set())
  expect(countJourneys(once, [], new Set(['late']))).toEqual({
    passed: 6,
    failed: 0,
    names: [`${place} › late (flaky, then 9 of 9 passed)`],
  })
  expect(countJourneys(once, [], new Set())).toMatchObject({ passed: 5, failed: 1 })
})

it('runs none again where more than five needed a second try: something is broken', () => {
  const many = { stats: report.stats, specs: Array.from({ length: 6 }, () => journey('late', 'flaky')) }
  expect(toRunAgain(many, [])).toEqual([])
})

it('finds a journey by its title, whatever signs stand in it', () => {
  const title = 'a driver signs in (twice?) [ERR-048] a/b'
  expect(new RegExp(expressionOf(['other', title])).test(`app.spec.ts ${title}`)).toBe(true)
  expect(new RegExp(expressionOf([title])).test('a driver signs in twice')).toBe(false)
})
