import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exactUsd, wholeUsd } from './usd.ts'

it('formats whole dollars as in the United States', () => {
  const wanted = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  })
  expect(wholeUsd(1240)).toBe('$1,240')
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
      expect(wholeUsd(amount)).toBe(wanted.format(amount))
    }),
  )
})

it('rounds cents', () => {
  expect(['$65', '$64', '$0', '$0', '-$65']).toEqual([64.5, 64.49, 0.2, -0.2, -64.6].map(wholeUsd))
})

it('keeps the cents of what was paid', () => {
  const wanted = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  expect([245.5, 1240, 0.1, 9_999_999.99].map(exactUsd)).toEqual([
    '$245.50',
    '$1,240.00',
    '$0.10',
    '$9,999,999.99',
  ])
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 999_999_999 }), (cents) => {
      expect(exactUsd(cents / 100)).toBe(wanted.format(cents / 100))
    }),
  )
})
