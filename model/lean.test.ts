import { seededRandom } from '@tappet/acoustics/testing'
import { describe, expect, it } from 'vitest'
import { fitLean } from './lean.ts'

const random = seededRandom(5)
/** The first number tells the class, the second is noise of a hundred thousand times its size. */
const rows = Array.from({ length: 90 }, (_, n) => [((n % 3) + 0.3 * random()) / 1000, 100 * random()])
const targets = rows.map((_, n) => n % 3)
const best = (answers: readonly number[]) => answers.indexOf(Math.max(...answers))

describe('classes by regression', () => {
  it('finds what tells them apart, whatever its unit', () => {
    const lean = fitLean(rows, targets, 3, 0.01)
    expect(rows.map((row) => best(lean(row)))).toEqual(targets)
    const odds = lean([0.001, 50])
    expect(odds.reduce((sum, value) => sum + Math.exp(value), 0)).toBeCloseTo(1, 6)
  })

  it('says how often each class occurs, by its root, where the ridge leaves nothing else', () => {
    const rare = targets.map((_, n) => (n < 9 ? 1 : 0))
    const shares = fitLean(rows, rare, 2, 10)(rows[0] ?? []).map(Math.exp)
    expect(shares[1]).toBeCloseTo(3 / (3 + 9), 1)
  })
})
