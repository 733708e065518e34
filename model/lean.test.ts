import { seededRandom } from '@tappet/acoustics/testing'
import { describe, expect, it } from 'vitest'
import { fitLean } from './lean.ts'

const random = seededRandom(5)
/** The first number tells the class, the second is noise of a hundred thousand times its size. */
const rows = Array.from({ length: 90 }, (_, n) => [((n % 3) + 0.3 * random()) / 1000, 100 * random()])
const targets = rows.map((_, n) => n % 3)
const best = (answers: readonly number[]) => answers.indexOf(Math.max(...answers))

const said = (lines: ReturnType<typeof fitLean>, row: readonly number[]) =>
  lines.map(({ bias, weights }) => weights.reduce((sum, weight, n) => sum + weight * (row[n] ?? 0), bias))

describe('classes by regression', () => {
  it('finds what tells them apart, whatever its unit', () => {
    const lean = fitLean(rows, targets, 3, 0.01)
    expect(rows.map((row) => best(said(lean, row)))).toEqual(targets)
  })

  it('says how often each class occurs, by its root, where the ridge leaves nothing else', () => {
    const rare = targets.map((_, n) => (n < 9 ? 1 : 0))
    const [often = 0, rarely = 0] = said(fitLean(rows, rare, 2, 10), rows[0] ?? [])
    expect(1 / (1 + Math.exp(often - rarely))).toBeCloseTo(3 / (3 + 9), 1)
  })
})
