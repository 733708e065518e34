import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerSum,
  type CarQuestion,
  carVerdict,
  normalScore,
  readCarSigns,
  readStandout,
  STANDOUT_LEVELS,
} from './index.ts'

/** As if the training's values were spread evenly from 0 to 100. */
const even = STANDOUT_LEVELS.map((level) => 100 * level)
const inRange = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyValue = fc.option(fc.double({ noDefaultInfinity: false }), { nil: null })

describe('normalScore', () => {
  it.each([
    ['the median', 50, 0],
    ['a level', 90, 1.282],
    ['between two levels', 95 + 1.5, (1.645 + 2.054) / 2],
    ['below all', -5, -2.576],
    ['above all', 1_000, 2.576],
    ['what was not measured', null, 0],
    ['what is no number', Number.NaN, 0],
  ])('places %s', (_, value, wanted) => {
    expect(normalScore(even, value)).toBeCloseTo(wanted, 9)
  })

  it('puts a value that many share in their middle', () => {
    const mostlyNone = STANDOUT_LEVELS.map((level) => (level <= 0.5 ? 0 : level))
    expect(normalScore(mostlyNone, 0)).toBeCloseTo(-2.576 / 2, 9)
    expect(normalScore(mostlyNone, 0.01)).toBeGreaterThan(-0.1)
  })

  it('never falls while the value rises, and stays bounded', () => {
    fc.assert(
      fc.property(inRange(-20, 120), inRange(0, 50), (value, more) => {
        const [low, high] = [normalScore(even, value), normalScore(even, value + more)]
        expect(high).toBeGreaterThanOrEqual(low)
        expect(Math.abs(high)).toBeLessThanOrEqual(2.576)
      }),
    )
  })
})

describe('readStandout', () => {
  const standout = { features: [2, 0], quantiles: [even, even], weights: [0.5, 0.1] }

  it('adds weighted scores and counts each to its measurement', () => {
    const counted = new Float64Array(3)
    expect(readStandout(standout, [10, 7, 90], counted)).toBeCloseTo(0.4 * 1.282, 9)
    expect([...counted]).toEqual([expect.closeTo(-0.1282, 9), 0, expect.closeTo(0.641, 9)])
  })
})

describe('carVerdict', () => {
  const question = (feature: number, sign: number): CarQuestion => ({
    features: [feature],
    signs: [sign],
    quantiles: [even],
    sums: [-2.5, -2, -1.6, -1.2, -0.8, -0.5, -0.2, 0, 0.2, 0.5, 0.8, 1.2, 1.6, 2, 2.5],
  })
  const questions = [question(0, 1), question(1, -1)]

  it('goes by the worst answer: no strength makes up for it', () => {
    const middling = carVerdict(questions, [50, 50])
    expect(middling).toBeCloseTo(0, 9)
    expect(carVerdict(questions, [98, 98])).toBeLessThan(middling - 1)
    expect(carVerdict(questions, [2, 2])).toBeLessThan(middling - 1)
    expect(carVerdict(questions, [98, 2])).toBeGreaterThan(middling + 1)
  })

  it('asks for the sign', () => {
    expect(answerSum(question(1, -1), [0, 90])).toBeCloseTo(-1.282, 9)
  })

  it('stays finite whatever was measured, and rises only with what cars have', () => {
    fc.assert(
      fc.property(anyValue, anyValue, fc.double({ min: 0, max: 100, noNaN: true }), (a, b, more) => {
        expect(Number.isFinite(readCarSigns({ slope: 2, questions }, [a, b]))).toBe(true)
        if (a === null || !Number.isFinite(a)) return
        expect(carVerdict(questions, [a + more, b])).toBeGreaterThanOrEqual(carVerdict(questions, [a, b]))
      }),
    )
  })

  it('adds nothing without a question', () => {
    expect(readCarSigns({ slope: 2, questions: [] }, [1])).toBe(0)
  })
})
