import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, auroc, faultAuroc, macroF1, topOne } from './figures.ts'

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

it('counts the right first answers', () => {
  expect(topOne(five)).toBeCloseTo(3 / 5, 12)
})

describe('macroF1', () => {
  it('is the mean of the F1 of the classes that occur', () => {
    // Class 0: 1 hit, 2 called, 2 present. Class 1: 2 hits, 3 called, 2 present. Class 2: never called.
    expect(macroF1(five)).toBeCloseTo((2 / 4 + 4 / 5 + 0) / 3, 12)
    expect(macroF1([answer(1, [0.1, 0.8, 0.1])])).toBe(1)
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
