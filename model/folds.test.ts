import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '@tappet/acoustics/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealFolds, foldCount, frozenFold } from './folds.ts'

const dealt = fc.array(
  fc.record({ target: fc.nat({ max: 3 }), group: fc.nat({ max: 12 }).map((n) => `group ${n}`) }),
  { minLength: 1, maxLength: 80 },
)

describe('dealFolds', () => {
  it('never puts one group on both sides of a split', () => {
    fc.assert(
      fc.property(dealt, fc.integer({ min: 2, max: 5 }), fc.nat(), (examples, count, seed) => {
        const foldOf = dealFolds(examples, count, seededRandom(seed))
        for (let fold = 0; fold < count; fold++) {
          const testSet = examples.filter(({ group }) => foldOf.get(group) === fold)
          const learned = examples.filter(({ group }) => foldOf.get(group) !== fold)
          const heldGroups = new Set(testSet.map(({ group }) => group))
          expect(learned.some(({ group }) => heldGroups.has(group))).toBe(false)
          expect(testSet.length + learned.length).toBe(examples.length)
        }
      }),
    )
  })

  it('gives every group a fold, and the same for the same seed', () => {
    fc.assert(
      fc.property(dealt, fc.nat(), (examples, seed) => {
        const foldOf = dealFolds(examples, 3, seededRandom(seed))
        expect([...foldOf.keys()].sort()).toEqual([...new Set(examples.map(({ group }) => group))].sort())
        expect([...foldOf.values()].every((fold) => fold >= 0 && fold < 3)).toBe(true)
        expect(dealFolds(examples, 3, seededRandom(seed))).toEqual(foldOf)
      }),
    )
  })

  it('spreads a rare class over the folds', () => {
    const common = Array.from({ length: 60 }, (_, n) => ({ target: 0, group: `common ${n}` }))
    const rare = Array.from({ length: 6 }, (_, n) => ({ target: 1, group: `rare ${n}` }))
    const foldOf = dealFolds([...common, ...rare], 3, seededRandom(1))
    const counts = [0, 1, 2].map((fold) => rare.filter(({ group }) => foldOf.get(group) === fold).length)
    expect(counts).toEqual([2, 2, 2])
  })
})

describe('the frozen folds', () => {
  const file: { foldOfLeakGroup: Record<string, number> } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'folds.json'), 'utf8'),
  )
  const groups = Object.keys(file.foldOfLeakGroup)

  it('give each leak group one fold', () => {
    expect(groups.length).toBeGreaterThan(300)
    const folds = new Set(groups.map(frozenFold))
    expect([...folds].sort()).toEqual(Array.from({ length: foldCount }, (_, fold) => fold))
  })

  it('refuse a group that they do not name', () => {
    expect(() => frozenFold('recorded later')).toThrow(RangeError)
  })
})
