import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  correlation,
  decibels,
  kurtosis,
  mean,
  median,
  percentiles,
  standardDeviation,
} from './statistics.ts'

const numbers = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }))

describe('statistics', () => {
  it('knows small lists', () => {
    expect(percentiles([4, 1, 3, 2, 5], [0, 0.5, 0.625, 1])).toEqual([1, 3, 3.5, 5])
    expect(median([1, 2])).toBe(1.5)
    expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2)
    expect(kurtosis([-1, 1, -1, 1])).toBe(1)
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 12)
    expect(correlation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1, 12)
    expect(decibels(0)).toBe(-120)
  })

  it('answers 0 for nothing and for what does not vary', () => {
    expect([mean([]), median([]), standardDeviation([]), kurtosis([]), correlation([], [])]).toEqual([
      0, 0, 0, 0, 0,
    ])
    expect([kurtosis([3, 3]), correlation([1, 2], [5, 5])]).toEqual([0, 0])
  })

  it('is finite and does not depend on the order', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const reversed = values.slice().reverse()
        for (const statistic of [mean, median, standardDeviation, kurtosis]) {
          expect(Number.isFinite(statistic(values))).toBe(true)
          expect(statistic(reversed)).toBeCloseTo(statistic(values), 3)
        }
      }),
    )
  })
})
