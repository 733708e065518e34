import { expect, it } from 'vitest'
import { asWrittenHere } from './paper.ts'

it.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['en', 'letter'],
] as const)('a report for %s is printed on %s, in that language’s order', (locale, paper) => {
  expect(asWrittenHere(locale)).toEqual({ paper, locale })
})

it('a device that names no language gets the report as stated', () => {
  expect(asWrittenHere('')).toEqual({ paper: 'letter' })
  expect(asWrittenHere('no language')).toEqual({ paper: 'letter' })
})
