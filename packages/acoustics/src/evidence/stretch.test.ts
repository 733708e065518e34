import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strongestStretch } from './stretch.ts'

describe('strongestStretch', () => {
  it.each([
    ['a step', [0, 0, 0, 0, 0, 9, 9, 9, 9, 9, 0, 0, 0, 0, 0], 0.5, { startSeconds: 2.5, endSeconds: 5 }],
    ['a constant', [3, 3, 3, 3], 0.5, { startSeconds: 0, endSeconds: 2 }],
    ['one value', [1], 0.1, { startSeconds: 0, endSeconds: 0.1 }],
  ] as const)('of %s', (_, series, stepSeconds, expected) => {
    const stretch = strongestStretch(series, stepSeconds)
    expect(stretch?.startSeconds).toBeCloseTo(expected.startSeconds, 9)
    expect(stretch?.endSeconds).toBeCloseTo(expected.endSeconds, 9)
  })

  it('ends with what its last value was measured over', () => {
    expect(strongestStretch([0, 0, 0, 5], 1, 3)?.endSeconds).toBe(6)
  })

  it('is null for nothing, and lies within the series', () => {
    expect(strongestStretch([], 0.1)).toBeNull()
    const series = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1, maxLength: 80 })
    fc.assert(
      fc.property(series, (values) => {
        const { startSeconds = -1, endSeconds = -1 } = strongestStretch(values, 0.1) ?? {}
        expect(startSeconds).toBeGreaterThanOrEqual(0)
        expect(endSeconds).toBeGreaterThan(startSeconds)
        expect(endSeconds).toBeLessThanOrEqual(values.length * 0.1 + 1e-9)
      }),
    )
  })
})
