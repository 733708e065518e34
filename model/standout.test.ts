import { readStandout } from '@tappet/acoustics/model'
import { gaussian, seededRandom } from '@tappet/acoustics/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Example } from './data.ts'
import { fitStandout, solvedNotBelowZero } from './standout.ts'

const settings = { ridge: 0.5, acrossShare: 0.5, share: 1 }

/** Two collections; the second records everything louder in the second measurement, faults are so in the first. */
function collections() {
  const random = seededRandom(5)
  const examples: Example[] = []
  for (const [place, source] of ['quiet', 'loud'].entries())
    for (const target of [0, 1])
      for (let n = 0; n < 60; n++)
        examples.push({
          file: `${source} ${target} ${n}`,
          target,
          group: `${source} ${n}`,
          source,
          label: '',
          origin: 'recording',
          licensed: true,
          odds: null,
          values: [
            2 * target + gaussian(random),
            4 * place + gaussian(random),
            -2 * target + gaussian(random),
          ],
        })
  return examples
}

describe('fitStandout', () => {
  const examples = collections()
  const rows = examples.map(({ values }) => values)
  const standout = fitStandout(examples, rows, [0, 1, 2], settings)

  it('trusts what the fault changes within a collection, not what the recorder changes', () => {
    const [ofFault = 0, ofRecorder = 0] = standout.weights
    expect(ofFault).toBeGreaterThan(0.3)
    expect(ofRecorder).toBeLessThan(0.15 * ofFault)
  })

  it('never turns a sign round', () => {
    expect(standout.weights[2]).toBe(0)
  })

  it('rises with what stands out, by as much as was told', () => {
    const sums = rows.map((row) => readStandout(standout, row))
    const mean = sums.reduce((all, one) => all + one, 0) / sums.length
    const deviation = Math.sqrt(sums.reduce((all, one) => all + (one - mean) ** 2, 0) / sums.length)
    expect(deviation).toBeCloseTo(settings.share, 1)
    expect(readStandout(standout, [4, 0, 0])).toBeGreaterThan(readStandout(standout, [0, 0, 0]))
  })

  it('is the same for the same examples', () => {
    expect(fitStandout(examples, rows, [0, 1, 2], settings)).toEqual(standout)
  })
})

describe('solvedNotBelowZero', () => {
  it('solves, and stops at 0', () => {
    const matrix = [
      [2, 0.5],
      [0.5, 1],
    ]
    expect(solvedNotBelowZero(matrix, [3, 2])).toEqual([expect.closeTo(8 / 7, 6), expect.closeTo(10 / 7, 6)])
    expect(solvedNotBelowZero(matrix, [3, -2])).toEqual([1.5, 0])
  })

  it('leaves no way down', () => {
    const numbers = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 9, maxLength: 9 })
    const goal = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(numbers, goal, (flat, target) => {
        const at = (a: number, b: number) => flat[3 * a + b] ?? 0
        const three = [0, 1, 2]
        const matrix = three.map((a) =>
          three.map((b) => three.reduce((sum, k) => sum + at(a, k) * at(b, k), a === b ? 1 : 0)),
        )
        const x = solvedNotBelowZero(matrix, target)
        for (const a of three) {
          const slope = three.reduce((sum, b) => sum + (matrix[a]?.[b] ?? 0) * (x[b] ?? 0), -(target[a] ?? 0))
          expect(x[a]).toBeGreaterThanOrEqual(0)
          if ((x[a] ?? 0) > 1e-6) expect(slope).toBeCloseTo(0, 5)
          else expect(slope).toBeGreaterThan(-1e-6)
        }
      }),
    )
  })
})
