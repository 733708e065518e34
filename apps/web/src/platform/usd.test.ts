import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholeUsd } from './usd.ts'

it('writes whole dollars as the United States do', () => {
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
