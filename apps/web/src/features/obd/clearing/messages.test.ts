import { expect, it } from 'vitest'
import { clearedText } from './messages.ts'

it.each([
  [[], [], 'All diagnostic trouble codes have been cleared'],
  [['P0420'], [], 'Stored and pending codes have been cleared. Permanent and still there: P0420'],
  [
    [],
    null,
    'Stored and pending codes have been cleared. We couldn’t read what control units keep themselves: scan again',
  ],
  [[], ['C0035'], 'Stored and pending codes have been cleared. Whether C0035 went too is being read'],
  [
    ['P0420'],
    ['C0035'],
    'Stored and pending codes have been cleared. Permanent and still there: P0420. Whether C0035 went too is being read',
  ],
] as const)('with permanent %j and kept by UDS %j: “%s”', (permanent, others, words) => {
  expect(clearedText(permanent, others)).toBe(words)
})

it('says what is not known where a unit did not tell its pending codes', () => {
  expect(clearedText([], [], false)).toBe(
    'Stored codes have been cleared. Not every unit told its pending codes afterwards',
  )
})
