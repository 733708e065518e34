/** Every recording answered by what was learned without it. */
import { evidenceTable } from '@tappet/acoustics'
import { bandOf, type SoundModel } from '@tappet/acoustics/model'
import {
  answerOf,
  asProbabilities,
  type Calibration,
  crossScores,
  isJudged,
  type Scored,
  scaling,
} from './calibrate.ts'
import { type Example, gateExamples } from './data.ts'
import type { Answer } from './figures.ts'
import { foldCount, frozenFold } from './folds.ts'
import type { HeardShares } from './gate.ts'
import { type HeardRules, heardAnswer, learnHeardClasses } from './heard-classes.ts'
import {
  classScores,
  gateProbabilities,
  heardProbabilities,
  isHeard,
  type Learned,
  learnClasses,
  learnGate,
  learnHeardGate,
  learningOf,
} from './learn.ts'
import type { Sample } from './measure.ts'

type Way = {
  probabilities: readonly number[]
  /** Null without the listener, where the product has its own. */
  urgentAtLeast: number | null
}

/** With the listener where it heard enough. */
export type JudgedAnswer = Answer &
  Way & {
    alone: Way
    band: number
  }

export const unheard = (answers: readonly JudgedAnswer[]): JudgedAnswer[] =>
  answers.map((answer) => ({ ...answer, ...answer.alone }))

export const heardOnly = <A extends Way>(answers: readonly A[]): A[] =>
  answers.filter(({ urgentAtLeast }) => urgentAtLeast !== null)

const folds = Array.from({ length: foldCount }, (_, fold) => fold)

/** The clean variant learns from licensed and synthetic sound alone; the same recordings are judged. */
export const judgeByFolds = (
  cars: readonly Example[],
  variant: SoundModel['variant'] = 'default',
): JudgedAnswer[] =>
  folds.flatMap((fold) => {
    const training = cars.filter(
      ({ group, licensed }) => (licensed || variant === 'default') && frozenFold(group) !== fold,
    )
    const test = cars.filter((example) => frozenFold(example.group) === fold && isJudged(example))
    return judged(learnClasses(training, learningOf[variant]), test, scaledInside(training, variant))
  })

type Scaled = Calibration & { heard: HeardRules }

export function scaledInside(
  training: readonly Example[],
  variant: SoundModel['variant'] = 'default',
): Scaled {
  const learning = learningOf[variant]
  const isTruth = variant === 'clean' ? isCleanTruth : isJudged
  const scored: Scored[] = crossScores(training, isTruth, learning)
  return {
    ...scaling(scored, learning.fitsOffsets),
    heard: learnHeardClasses(scored, training, isTruth, learning),
  }
}

/** Each collection by what was learned without it. */
export const judgeNewCollections = (cars: readonly Example[]): JudgedAnswer[] =>
  [...new Set(cars.filter(isJudged).map(({ source }) => source))].flatMap((key) => {
    const training = cars.filter(({ source }) => source !== key)
    const test = cars.filter((example) => example.source === key && isJudged(example))
    return judged(learnClasses(training), test, scaledInside(training))
  })

function judged(learned: Learned, test: readonly Example[], rules: Scaled): JudgedAnswer[] {
  return classScores(learned, test).map((scores, n) => {
    const example = test[n] as Example
    const { heard } = rules
    const alone: Way = { probabilities: asProbabilities(scores, rules), urgentAtLeast: null }
    const band = bandOf(example.values[UPPER_BAND] ?? null)
    const together = band === 0 ? null : heardAnswer(heard, scores, example)
    const probabilities = together?.map(
      (share, c) => band * share + (1 - band) * (alone.probabilities[c] ?? 0),
    )
    const way: Way =
      probabilities === undefined ? alone : { probabilities, urgentAtLeast: heard.urgentAtLeast }
    return { ...answerOf(example, way.probabilities), ...way, alone, band }
  })
}

const UPPER_BAND = evidenceTable.findIndex(({ id }) => id === 'share_above_4000')

/** Where no recording of a fault is licensed, synthetic ones stand for the truth. */
const isCleanTruth = ({ origin, target }: Example) => origin === (target === 0 ? 'recording' : 'synthetic')

export type GateAnswer = { example: Example; isCar: number; carAtLeast: number }

export function judgeGate(samples: readonly Sample[]): GateAnswer[] {
  const repositories = new Set(samples.map(({ source }) => source))
  repositories.delete('synthesis')
  return [...repositories].flatMap((key) => {
    const training = samples.filter(({ source }) => source !== key)
    const test = gateExamples(samples.filter(({ source }) => source === key)).filter(
      (example) => isJudged(example) || isSentence(example),
    )
    const { shares, carAtLeast } = heardRule(training)
    const probabilities = heardProbabilities(learnHeardGate(gateExamples(training), shares), test)
    return probabilities.map((isCar, n) => ({ example: test[n] as Example, isCar, carAtLeast }))
  })
}

/** Words are shorter than the gate hears: they are joined. */
const isSentence = (example: Example) =>
  example.origin === 'copy' && example.label === 'negative:speech' && isHeard(example)

/** Real cars that the gate may stop, chosen on cars it has not heard. */
const CARS_STOPPED = 0.05

function ofUnheardCars(
  samples: readonly Sample[],
  judged: (example: Example) => boolean,
  answer: (training: readonly Example[], test: readonly Example[]) => number[],
): number {
  const all = gateExamples(samples)
  const foldOf = (example: Example) => (example.source === 'synthesis' ? -1 : frozenFold(example.group))
  const present = [...new Set(all.map(foldOf))].filter((fold) => fold >= 0)
  const ofCars = present.flatMap((fold) => {
    const test = all.filter((example) => foldOf(example) === fold && judged(example) && example.target === 1)
    return answer(
      all.filter((example) => foldOf(example) !== fold),
      test,
    )
  })
  const ascending = ofCars.sort((a, b) => a - b)
  return Number((ascending[Math.floor(CARS_STOPPED * ascending.length)] ?? 0).toFixed(3))
}

/**
 * What all but this share of unheard cars reach, by the questions alone. `judged`: the clean variant has engines
 * without faults alone, and adds synthetic ones.
 */
export const gateThreshold = (
  samples: readonly Sample[],
  judged: (example: Example) => boolean = isJudged,
): number =>
  ofUnheardCars(samples, judged, (training, test) => gateProbabilities(learnGate(training, judged), test))

const SHARES = [0.5, 1, 2]
/** Not chosen by what it stops (LOG.md, look 41). */
const NATURE_WEIGHT = 1

type HeardRule = { shares: HeardShares; carAtLeast: number }

/** The share at which, before nature counts, most other sounds of the training are stopped, each kind counted alike. */
export function heardRule(samples: readonly Sample[]): HeardRule {
  const examples = gateExamples(samples)
  const others = examples.filter((e) => e.target === 0 && e.origin !== 'copy' && isHeard(e))
  const kinds = [...Map.groupBy(others, ({ label }) => label).values()]
  const rules = SHARES.map((share) => {
    const shares = { share, weight: 0 }
    const carAtLeast = heardThreshold(samples, shares)
    const gate = learnHeardGate(examples, shares)
    const stopped = kinds.reduce(
      (sum, kind) =>
        sum + heardProbabilities(gate, kind).filter((isCar) => isCar < carAtLeast).length / kind.length,
      0,
    )
    return { share, stopped }
  })
  const [best] = rules.sort((a, b) => b.stopped - a.stopped)
  if (best === undefined) throw new Error('No share to try')
  const shares = { share: best.share, weight: NATURE_WEIGHT }
  return { shares, carAtLeast: heardThreshold(samples, shares) }
}

const heardThreshold = (samples: readonly Sample[], shares: HeardShares): number =>
  ofUnheardCars(samples, isJudged, (training, test) =>
    heardProbabilities(learnHeardGate(training, shares), test),
  )

export const isMadeOrRecorded = ({ origin }: Example) => origin !== 'copy'
