/**
 * A regression over the listener's answers is added to the scores; its amount, the scaling and the urgent share are
 * chosen on inner folds (LOG.md, looks 34 and 38).
 */
import {
  type HeardClasses,
  heardProbabilities,
  type Lean,
  readLean,
  soundClasses,
} from '@tappet/acoustics/model'
import { soundIssues } from '@tappet/diagnosis'
import { asProbabilities, innerFolds, type Scored, scaling } from './calibrate.ts'
import type { Example } from './data.ts'
import { fitLean } from './lean.ts'
import { type Learning, learningOf } from './learn.ts'
import { listenerRevision } from './measure.ts'

const RIDGE = 0.1
const AMOUNTS = [0.3, 0.5, 1]
/** Share of the inner folds' urgent faults told urgent. */
const KEPT = 0.85
const STEPS = 127

/** Heard as an issue that cannot wait. */
const urgentClasses = soundClasses.filter((name) =>
  Object.values(soundIssues).some(
    ({ heardAs, urgencyLevel }) => (heardAs?.[name] ?? 0) > 0.5 && urgencyLevel === 'fix_immediately',
  ),
)
export const isUrgent = (target: number) => urgentClasses.some((name) => name === soundClasses[target])
const isHealthy = (target: number) => soundClasses[target] === 'healthy'

/** Other recordings tell the worth. */
export type HeardRules = Omit<HeardClasses, 'worth'> & {
  /** `lean` holds it already. */
  amount: number
}

type Heard = Scored & { leans: number[] }

const byClass = <T>(value: (place: number) => T) =>
  Object.fromEntries(soundClasses.map((name, place) => [name, value(place)]))

export function learnLean(examples: readonly Example[]): (amount: number) => Lean {
  const listenings = examples.flatMap(({ odds, target }) => (odds === null ? [] : [{ odds, target }]))
  const rows = listenings.map(({ odds }) => odds)
  const lines = fitLean(
    rows,
    listenings.map(({ target }) => target),
    soundClasses.length,
    RIDGE,
  )
  const means = (rows[0] ?? []).map((_, n) => rows.reduce((sum, row) => sum + (row[n] ?? 0), 0) / rows.length)
  return (amount) =>
    byClass((place) => {
      const { bias = 0, weights = [] } = lines[place] ?? {}
      const scale = Math.max(1e-9, ...weights.map(Math.abs)) / STEPS
      const steps = weights.map((weight) => Math.round(weight / scale))
      // Rounding leaves the mean recording's score.
      const lost = weights.reduce(
        (sum, weight, n) => sum + (weight - scale * (steps[n] ?? 0)) * (means[n] ?? 0),
        0,
      )
      const short = (value: number) => Number((amount * value).toPrecision(5))
      return { bias: short(bias + lost), scale: short(scale), steps }
    }) as Lean
}

function heardInside(
  scored: readonly Scored[],
  examples: readonly Example[],
  judged: (example: Example) => boolean,
): Heard[] {
  const { foldOf, folds } = innerFolds(examples, judged)
  const leans = folds.map((fold) =>
    learnLean(examples.filter((example) => judged(example) && foldOf.get(example.group) !== fold))(1),
  )
  return scored.flatMap(({ example, scores }) => {
    const lean = leans[foldOf.get(example.group) ?? 0]
    return example.odds === null || lean === undefined
      ? []
      : [{ example, scores, leans: readLean(lean, example.odds) }]
  })
}

function tried(inner: readonly Heard[], amount: number, { fitsOffsets }: Learning) {
  const mixed = inner.map(({ example, scores, leans }) => ({
    example,
    scores: scores.map((score, c) => score + amount * (leans[c] ?? 0)),
  }))
  const calibration = scaling(mixed, fitsOffsets)
  const shares = mixed.map(({ example: { target }, scores }) => ({
    target,
    share: asProbabilities(scores, calibration).reduce((sum, share, c) => sum + (isUrgent(c) ? share : 0), 0),
  }))
  const urgent = shares.filter(({ target }) => isUrgent(target)).map(({ share }) => share)
  const atLeast = urgent.sort((a, b) => b - a)[Math.ceil(KEPT * urgent.length) - 1] ?? 1
  const alarms = shares.filter(({ target, share }) => isHealthy(target) && share >= atLeast).length
  return { amount, calibration, atLeast, alarms }
}

/**
 * The amount that alarms the fewest healthy cars while the urgent faults are kept.
 * @param scored by `crossScores` for the same examples
 */
export function learnHeardClasses(
  scored: readonly Scored[],
  examples: readonly Example[],
  judged: (example: Example) => boolean,
  learning: Learning = learningOf.default,
): HeardRules {
  const inner = heardInside(scored, examples, judged)
  const [best] = AMOUNTS.map((amount) => tried(inner, amount, learning)).sort((a, b) => a.alarms - b.alarms)
  if (best === undefined) throw new Error('No amount to try')
  const { amount, calibration, atLeast } = best
  return {
    amount,
    listenerRevision,
    lean: learnLean(examples.filter(judged))(amount),
    slope: calibration.slope,
    offsets: byClass((place) => calibration.offsets[place] ?? 0) as HeardRules['offsets'],
    // Rounded down: nothing that was kept is lost.
    urgentAtLeast: Math.floor(1000 * atLeast) / 1000,
  }
}

export function heardAnswer(
  rules: Pick<HeardClasses, 'lean' | 'slope' | 'offsets'>,
  scores: readonly number[],
  { odds }: Pick<Example, 'odds'>,
): number[] | null {
  const probabilities = odds && heardProbabilities(rules, scores, odds)
  return probabilities && soundClasses.map((name) => probabilities[name])
}
