/** Out-of-fold predictions, and what is chosen from them: the temperature and when to say nothing. */
import { type Random, seededRandom } from '@tappet/acoustics/testing'
import type { Example } from './data.ts'
import type { Answer } from './figures.ts'
import { type Fitted, predict } from './fit.ts'
import { groupFolds } from './folds.ts'

export type Learner = (examples: readonly Example[]) => Fitted

const INNER_FOLDS = 3
/** Of the recordings that are answered at all, this share should be right. */
const RIGHT_WHEN_ANSWERED = 0.7
const THRESHOLDS = [0.3, 0.35, 0.4, 0.45, 0.5]

/** Every recording predicted by a model that heard nothing of its group. */
export function crossPredict(
  examples: readonly Example[],
  learner: Learner,
  foldCount: number,
  random: Random,
): Answer[] {
  const folds = groupFolds(examples, foldCount, random)
  return Array.from({ length: foldCount }, (_, fold) =>
    answersOf(
      learner(examples.filter((__, n) => folds[n] !== fold)),
      examples.filter((__, n) => folds[n] === fold),
    ),
  ).flat()
}

/** Recordings alone are answered for, not their augmented copies. */
export function answersOf(fitted: Fitted, examples: readonly Example[]): Answer[] {
  const recordings = examples.filter(({ isCopy }) => !isCopy)
  const predicted = predict(fitted, recordings)
  return recordings.map(({ target, group, source }, n) => ({
    target,
    group,
    source,
    probabilities: predicted[n] ?? [],
  }))
}

function tempered(answers: readonly Answer[], temperature: number): Answer[] {
  return answers.map((answer) => {
    const powers = answer.probabilities.map((probability) => probability ** (1 / temperature))
    const total = powers.reduce((sum, power) => sum + power, 0)
    return { ...answer, probabilities: powers.map((power) => power / total) }
  })
}

/** The temperature under which the truth is likeliest, and the answers with it. Only ever from training groups. */
export function calibrate(
  examples: readonly Example[],
  learner: Learner,
  random: Random,
): { temperature: number; sureAtLeast: number } {
  const answers = crossPredict(examples, learner, INNER_FOLDS, random)
  const surprise = (temperature: number) =>
    tempered(answers, temperature).reduce(
      (sum, { target, probabilities }) => sum - Math.log(Math.max(1e-9, probabilities[target] ?? 0)),
      0,
    )
  const candidates = Array.from({ length: 41 }, (_, n) => Number((0.5 * 6 ** (n / 40)).toFixed(3)))
  const temperature = candidates.reduce((best, next) => (surprise(next) < surprise(best) ? next : best))
  return { temperature, sureAtLeast: sureThreshold(tempered(answers, temperature)) }
}

/** The lowest threshold above which enough of the answers are right. */
function sureThreshold(answers: readonly Answer[]): number {
  const right = ({ target, probabilities }: Answer) =>
    probabilities.indexOf(Math.max(...probabilities)) === target
  return (
    THRESHOLDS.find((threshold) => {
      const given = answers.filter(({ probabilities }) => Math.max(...probabilities) >= threshold)
      return given.filter(right).length >= RIGHT_WHEN_ANSWERED * given.length
    }) ??
    THRESHOLDS.at(-1) ??
    0.5
  )
}

export type JudgedAnswer = Answer & { sureAtLeast: number }

/** Every recording predicted, calibrated and thresholded by groups that are not its own. */
export function judgeByFolds(
  examples: readonly Example[],
  learner: Learner,
  foldOf: readonly (number | string)[],
): JudgedAnswer[] {
  return [...new Set(foldOf)].flatMap((fold) => {
    const training = examples.filter((_, n) => foldOf[n] !== fold)
    const { temperature, sureAtLeast } = calibrate(training, learner, seededRandom(11))
    const fitted = { ...learner(training), temperature }
    return answersOf(
      fitted,
      examples.filter((_, n) => foldOf[n] === fold),
    ).map((answer) => ({ ...answer, sureAtLeast }))
  })
}
