/** Measured samples as a learner takes them. */
import type { SoundClass } from '@tappet/acoustics/model'
import type { Sample } from './measure.ts'

/** The labels of the recordings, as the model's classes. Others are left out: too few to be learned. */
const classOfLabel: Record<string, SoundClass> = {
  healthy: 'healthy',
  engine_knock: 'engine_knock_tick',
  belt_accessory: 'belt_accessory',
  brake: 'brake',
  suspension: 'suspension',
  exhaust: 'exhaust_leak',
  misfire: 'misfire_rough_idle',
}

/** An example for a learner: `target` is what it should answer, `weight` how much it counts. */
export type Example = {
  target: number
  group: string
  source: string
  /** Augmented copies are learned from and never judged. */
  isCopy: boolean
  values: readonly (number | null)[]
}

/** Cars, with the index of their class. */
export function carExamples(samples: readonly Sample[], classes: readonly SoundClass[]): Example[] {
  return samples.flatMap(({ label, leakGroup, source, copy, values }) => {
    const soundClass = classOfLabel[label]
    if (soundClass === undefined) return []
    const target = classes.indexOf(soundClass)
    return [{ target, group: leakGroup, source, isCopy: copy > 0, values }]
  })
}

/** Everything, 1 for a car and 0 for what is none. */
export function gateExamples(samples: readonly Sample[]): Example[] {
  return samples.map(({ label, leakGroup, source, copy, values }) => ({
    target: label.startsWith('negative') ? 0 : 1,
    group: leakGroup,
    source,
    isCopy: copy > 0,
    values,
  }))
}

/**
 * Rare classes and small repositories count more than their number, common ones less: both by the square root, so
 * that one clip is never copied a hundredfold. Mean 1.
 */
export function balancedWeights(examples: readonly Example[]): number[] {
  const countBy = (key: (example: Example) => string) => {
    const counts = new Map<string, number>()
    for (const example of examples) counts.set(key(example), (counts.get(key(example)) ?? 0) + 1)
    return (example: Example) => counts.get(key(example)) ?? 1
  }
  const ofSource = countBy(({ target, source }) => `${target} ${source}`)
  const ofTarget = countBy(({ target }) => `${target}`)
  const bySource = examples.map((example) => 1 / Math.sqrt(ofSource(example)))
  const total = new Map<number, number>()
  examples.forEach(({ target }, n) => {
    total.set(target, (total.get(target) ?? 0) + (bySource[n] ?? 0))
  })
  const weights = examples.map(
    (example, n) => ((bySource[n] ?? 0) * Math.sqrt(ofTarget(example))) / (total.get(example.target) ?? 1),
  )
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  return weights.map((weight) => weight / mean)
}
