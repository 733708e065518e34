import { soundClasses } from '@tappet/acoustics/model'
import type { Row } from './boost.ts'
import { classOfLabel } from './classes.table.ts'
import type { Sample } from './measure.ts'

/** `group`: what was recorded together, never on both sides of a split. */
export type Example = Omit<Sample, 'leakGroup' | 'licence' | 'values'> & {
  target: number
  group: string
  values: Row
}

const asExample = ({ leakGroup, licence: _, ...sample }: Sample, target: number): Example => ({
  ...sample,
  target,
  group: leakGroup,
})

export const carExamples = (samples: readonly Sample[]): Example[] =>
  samples.flatMap((sample) => {
    const soundClass = classOfLabel(sample.label)
    return soundClass === undefined ? [] : [asExample(sample, soundClasses.indexOf(soundClass))]
  })

export const gateExamples = (samples: readonly Sample[]): Example[] =>
  samples.map((sample) => asExample(sample, sample.label.startsWith('negative') ? 0 : 1))

/**
 * Rare classes and small collections count more than their number, by the square root. Synthetic sound counts
 * `syntheticShare` of its class. Mean 1.
 */
export function balancedWeights(examples: readonly Example[], syntheticShare: number): number[] {
  const ofCell = countBy(examples, cellOf)
  const raw = examples.map((example) => 1 / Math.sqrt(ofCell.get(cellOf(example)) ?? 1))
  const sums = new Map<string, number>()
  const partOf = ({ target, origin }: Example) => `${target} ${origin === 'synthetic'}`
  examples.forEach((example, n) => {
    sums.set(partOf(example), (sums.get(partOf(example)) ?? 0) + (raw[n] ?? 0))
  })
  const ofTarget = countBy(
    examples.filter(({ origin }) => origin !== 'synthetic'),
    ({ target }) => String(target),
  )
  const weights = examples.map((example, n) => {
    const real = ofTarget.get(String(example.target)) ?? 0
    const synthetic = example.origin === 'synthetic'
    // A class without recordings is learned from synthesis alone.
    const share = real === 0 ? 1 : synthetic ? syntheticShare : 1 - syntheticShare
    return (share * Math.sqrt(Math.max(real, MIN_COUNT)) * (raw[n] ?? 0)) / (sums.get(partOf(example)) ?? 1)
  })
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  return weights.map((weight) => weight / mean)
}

/** A class without recordings counts as this many. */
const MIN_COUNT = 40

const cellOf = ({ target, source, origin }: Example) =>
  `${target} ${origin === 'synthetic' ? 'synthetic' : source}`

function countBy(examples: readonly Example[], key: (example: Example) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const example of examples) counts.set(key(example), (counts.get(key(example)) ?? 0) + 1)
  return counts
}
