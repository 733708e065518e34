import { seededRandom } from '@tappet/acoustics/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Answer,
  auroc,
  bootstrap,
  calibrationError,
  faultAuroc,
  macroF1,
  recallOf,
  topOne,
  topTwo,
} from './figures.ts'

/** An answer over three classes; every one a group of its own unless told. */
const answer = (target: number, probabilities: number[], group = `${target} ${probabilities}`): Answer => ({
  file: 'a.flac',
  target,
  group,
  source: 'owner/name',
  probabilities,
})
/** Two of class 0 (one right), two of class 1 (both right), one of class 2 (taken for 0). */
const five = [
  answer(0, [0.8, 0.1, 0.1]),
  answer(0, [0.3, 0.6, 0.1]),
  answer(1, [0.2, 0.7, 0.1]),
  answer(1, [0.1, 0.9, 0]),
  answer(2, [0.5, 0.2, 0.3]),
]

describe('shares of right answers', () => {
  it('counts the first and the first two', () => {
    expect(topOne(five)).toBeCloseTo(3 / 5, 12)
    expect(topTwo(five)).toBe(1)
    expect(topTwo([answer(1, [0.5, 0.2, 0.3])])).toBe(0)
    expect([0, 1, 2].map((target) => recallOf(five, target))).toEqual([0.5, 1, 0])
  })
})

describe('macroF1', () => {
  it('is the mean of the F1 of the classes that occur', () => {
    // Class 0: 1 hit, 2 called, 2 present. Class 1: 2 hits, 3 called, 2 present. Class 2: never called.
    expect(macroF1(five)).toBeCloseTo((2 / 4 + 4 / 5 + 0) / 3, 12)
    expect(macroF1([answer(1, [0.1, 0.8, 0.1])])).toBe(1)
  })

  it('counts what is withheld as wrong', () => {
    // From 0.65 on only the first, third and fourth are answered, and all three are right.
    expect(macroF1(five, 0.65)).toBeCloseTo((2 / 3 + 1 + 0) / 3, 12)
    expect(macroF1(five, 1.1)).toBe(0)
  })
})

describe('auroc', () => {
  const scored = (positives: number[], negatives: number[]) => [
    ...positives.map((score) => ({ positive: true, score })),
    ...negatives.map((score) => ({ positive: false, score })),
  ]

  it.each([
    ['apart', [3, 4], [1, 2], 1],
    ['turned round', [1, 2], [3, 4], 0],
    ['alike', [1, 1], [1, 1], 0.5],
    ['mixed', [2, 4], [1, 3], 0.75],
  ])('is the probability that a positive scores higher: %s', (_, positives, negatives, wanted) => {
    expect(auroc(scored(positives, negatives))).toBe(wanted)
  })

  it('says nothing of one kind alone', () => {
    expect(auroc(scored([1, 2], []))).toBeNull()
    expect(auroc(scored([], [1]))).toBeNull()
  })

  it('asks for the order of the scores alone', () => {
    const list = fc.array(fc.record({ positive: fc.boolean(), score: fc.integer({ min: -50, max: 50 }) }))
    fc.assert(
      fc.property(list, (scores) => {
        expect(auroc(scores.map(({ positive, score }) => ({ positive, score: score ** 3 + score })))).toBe(
          auroc(scores),
        )
      }),
    )
  })

  it('takes any fault for a fault', () => {
    expect(faultAuroc(five)).toBeCloseTo(5 / 6, 12)
  })
})

describe('calibrationError', () => {
  const said = (confidence: number, right: number, of: number) =>
    Array.from({ length: of }, (_, n) => answer(n < right ? 0 : 1, [confidence, 1 - confidence, 0]))

  it('is 0 where as many are right as was stated', () => {
    expect(calibrationError(said(0.75, 3, 4))).toBeCloseTo(0, 12)
  })

  it('weighs the gap of each tenth by its answers', () => {
    expect(calibrationError(said(0.95, 1, 2))).toBeCloseTo(0.45, 12)
    expect(calibrationError([...said(0.95, 1, 2), ...said(0.75, 3, 4)])).toBeCloseTo((2 / 6) * 0.45, 12)
  })

  it('puts full certainty into the last tenth', () => {
    expect(calibrationError(said(1, 1, 2))).toBeCloseTo(0.5, 12)
  })
})

describe('bootstrap', () => {
  it('draws groups, not recordings', () => {
    // A hundred copies of one car are one car: the share of right answers is 0 or 1 or between, never near 0.99.
    const many = Array.from({ length: 100 }, () => answer(0, [1, 0, 0], 'one car'))
    const other = answer(1, [1, 0, 0], 'another car')
    const [low, high] = bootstrap([...many, other], topOne, seededRandom(1), 400)
    expect([low, high]).toEqual([0, 1])
  })

  it('holds the figure, and is the same for the same seed', () => {
    const [low, high] = bootstrap(five, topOne, seededRandom(2), 400)
    expect(low).toBeLessThan(topOne(five))
    expect(high).toBeGreaterThan(topOne(five))
    expect(bootstrap(five, topOne, seededRandom(2), 400)).toEqual([low, high])
  })

  it('leaves out draws that allow no figure', () => {
    const two = [answer(0, [0.9, 0.1, 0]), answer(1, [0.2, 0.8, 0])]
    expect(bootstrap(two, faultAuroc, seededRandom(3), 100)).toEqual([1, 1])
  })
})
