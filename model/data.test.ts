import { describe, expect, it } from 'vitest'
import { balancedWeights, carExamples, type Example, gateExamples } from './data.ts'
import type { Sample } from './measure.ts'

const sample = (label: string, source: string, origin: Sample['origin'] = 'recording'): Sample => ({
  file: `${label}.flac`,
  label,
  source,
  licence: '',
  leakGroup: `${source} ${label}`,
  licensed: true,
  origin,
  values: [1],
  odds: null,
})
const times = (count: number, one: Sample) => Array.from({ length: count }, () => one)
const shareOf = (examples: readonly Example[], weights: readonly number[], wanted: (e: Example) => boolean) =>
  weights.reduce((sum, weight, n) => sum + (wanted(examples[n] as Example) ? weight : 0), 0) /
  weights.reduce((sum, weight) => sum + weight, 0)

describe('examples', () => {
  const samples = [
    sample('healthy', 'a'),
    sample('exhaust', 'a'),
    sample('wheel_bearing', 'a'),
    sample('experimental:starter', 'a', 'synthetic'),
    sample('negative:rain', 'b'),
  ]

  it('of cars hold the classes that are learned, and no others', () => {
    expect(carExamples(samples).map(({ label, target }) => [label, target])).toEqual([
      ['healthy', 0],
      ['exhaust', 5],
    ])
  })

  it('of the gate hold everything', () => {
    expect(gateExamples(samples).map(({ target }) => target)).toEqual([1, 1, 1, 1, 0])
  })
})

describe('balancedWeights', () => {
  const examples = carExamples([
    ...times(100, sample('healthy', 'large')),
    ...times(4, sample('healthy', 'small')),
    ...times(64, sample('brake', 'small')),
    ...times(300, sample('brake', 'large', 'synthetic')),
  ])
  const weights = balancedWeights(examples, 0.25)

  it('have a mean of 1', () => {
    expect(weights.reduce((sum, weight) => sum + weight, 0) / weights.length).toBeCloseTo(1, 12)
  })

  it('let synthetic sound count its share of a class, however much there is', () => {
    const brakes = examples.filter(({ target }) => target === 3)
    const ofBrakes = weights.filter((_, n) => examples[n]?.target === 3)
    expect(shareOf(brakes, ofBrakes, ({ origin }) => origin === 'synthetic')).toBeCloseTo(0.25, 12)
  })

  it('let a collection count by the root of its size within a class', () => {
    const healthy = examples.filter(({ target }) => target === 0)
    const ofHealthy = weights.filter((_, n) => examples[n]?.target === 0)
    expect(shareOf(healthy, ofHealthy, ({ source }) => source === 'small')).toBeCloseTo(2 / 12, 12)
  })
})
