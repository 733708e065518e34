/** Chosen on answers of folds within the training part alone. */
import { soundClasses } from '@tappet/acoustics/model'
import { seededRandom } from '@tappet/acoustics/testing'
import type { Example } from './data.ts'
import type { Answer } from './figures.ts'
import { dealFolds } from './folds.ts'
import { classScores, type Learning, learnClasses } from './learn.ts'

export type Calibration = { slope: number; offsets: number[] }

const INNER_FOLDS = 3
/** A class of n cars counts n to this power: between every car alike (1) and every class alike (0). */
const CLASS_POWER = 0.5
const STEPS = 400
const STEP = 0.05
const PULL_TO_ZERO = 0.02

export const asProbabilities = (
  scores: readonly number[],
  { slope, offsets }: Pick<Calibration, 'slope' | 'offsets'>,
) => {
  const shifted = scores.map((score, c) => slope * score + (offsets[c] ?? 0))
  const highest = Math.max(...shifted)
  const odds = shifted.map((score) => Math.exp(score - highest))
  const total = odds.reduce((sum, value) => sum + value, 0)
  return odds.map((value) => value / total)
}

export const isJudged = ({ origin }: Example) => origin === 'recording'

export const answerOf = (
  { target, group, source, file }: Example,
  probabilities: readonly number[],
): Answer => ({
  file,
  target,
  group,
  source,
  probabilities,
})

export type Scored = { example: Example; scores: number[] }

export const innerFolds = (examples: readonly Example[], judged: (example: Example) => boolean) => ({
  foldOf: dealFolds(examples.filter(judged), INNER_FOLDS, seededRandom(7)),
  folds: Array.from({ length: INNER_FOLDS }, (_, fold) => fold),
})

export function crossScores(
  examples: readonly Example[],
  judged: (example: Example) => boolean,
  learning: Learning,
): Scored[] {
  const { foldOf, folds } = innerFolds(examples, judged)
  return folds.flatMap((fold) => {
    const test = examples.filter((example) => foldOf.get(example.group) === fold && judged(example))
    const learned = learnClasses(
      examples.filter(({ group }) => foldOf.get(group) !== fold),
      learning,
    )
    return classScores(learned, test).map((scores, n) => ({ example: test[n] as Example, scores }))
  })
}

/** Maximum likelihood (vector scaling with one slope; Guo et al. 2017). */
export function scaling(
  scored: readonly Scored[],
  fitsOffsets: boolean,
): { slope: number; offsets: number[] } {
  // Sixty recordings of one car show no more than one does.
  const recordings = new Map<string, number>()
  for (const { example } of scored) recordings.set(example.group, (recordings.get(example.group) ?? 0) + 1)
  const carsOf = soundClasses.map(
    (_, c) => new Set(scored.flatMap(({ example }) => (example.target === c ? [example.group] : []))).size,
  )
  const weights = scored.map(
    ({ example: { target, group } }) =>
      (carsOf[target] ?? 1) ** (CLASS_POWER - 1) / (recordings.get(group) ?? 1),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const offsets = soundClasses.map(() => 0)
  let slope = 1
  for (let n = 0; n < STEPS; n++) {
    const gradient = offsets.map((offset) => PULL_TO_ZERO * offset)
    let ofSlope = 0
    scored.forEach(({ example, scores }, row) => {
      const weight = (weights[row] ?? 0) / total
      asProbabilities(scores, { slope, offsets }).forEach((probability, c) => {
        const error = weight * (probability - Number(example.target === c))
        gradient[c] = (gradient[c] ?? 0) + error
        ofSlope += error * (scores[c] ?? 0)
      })
    })
    slope = Math.max(0.1, slope - 4 * STEP * ofSlope)
    if (fitsOffsets)
      gradient.forEach((slant, c) => {
        offsets[c] = (offsets[c] ?? 0) - 20 * STEP * slant
      })
  }
  return { slope: round(slope), offsets: offsets.map(round) }
}

const round = (value: number) => Number(value.toFixed(4))
