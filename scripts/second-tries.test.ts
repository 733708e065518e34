import { expect, it } from 'vitest'
import { countJourneys } from './second-tries.mjs'

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
