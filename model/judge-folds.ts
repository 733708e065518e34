/** Every recording answered by what was learned without it: by frozen fold, by repository, by car. */
import { readLean, type SoundModel } from '@tappet/acoustics/model'
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
import { type HeardRules, heardAnswer, learnHeardClasses, learnLean } from './heard-classes.ts'
import {
  classScores,
  countedFor,
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
import { type Bars, barsOf, nothingMayBeSaid } from './worth.ts'

/** What is told of a recording one way: with the listener or without it. */
type Way = {
  probabilities: readonly number[]
  /** What may be said by the rules that the training part gave. */
  bars: Bars
  /** From which share of urgent classes it is urgent; null without the listener, where the product has its own. */
  urgentAtLeast: number | null
}

/** As the product answers, with the listener where it heard enough. */
export type JudgedAnswer = Answer &
  Way & {
    /** What the product would answer where the listener cannot be asked. */
    alone: Way
    /** What counted most for the class that came first. */
    counted: { id: string; logOdds: number }[]
  }

/** The same recordings where the listener cannot be asked. */
export const unheard = (answers: readonly JudgedAnswer[]): JudgedAnswer[] =>
  answers.map((answer) => ({ ...answer, ...answer.alone }))

/** Of these the listener heard enough. */
export const heardOnly = <A extends Way>(answers: readonly A[]): A[] =>
  answers.filter(({ urgentAtLeast }) => urgentAtLeast !== null)

const MAX_COUNTED = 6

const folds = Array.from({ length: foldCount }, (_, fold) => fold)

/** Calibrated and thresholded within the training part of each fold. */
export function judgeByFolds(cars: readonly Example[]): JudgedAnswer[] {
  return folds.flatMap((fold) => {
    const training = cars.filter(({ group }) => frozenFold(group) !== fold)
    const held = cars.filter((example) => frozenFold(example.group) === fold && isJudged(example))
    return judged(learnClasses(training), held, ruled(training))
  })
}

const repositoryOf = ({ source }: Example) => source
const repositoriesOf = (cars: readonly Example[]) => [...new Set(cars.filter(isJudged).map(repositoryOf))]

type Scaled = Calibration & { heard: HeardRules }
type Rules = Scaled & { bars: Bars; heardBars: Bars }

const nothingSaid = { bars: nothingMayBeSaid, heardBars: nothingMayBeSaid }

/** Scaled, and with what may be said: every collection of the training answered by what was learned without it. */
export function ruled(training: readonly Example[]): Rules {
  const scaled = scaledInside(training)
  const leftOut = repositoriesOf(training).flatMap((key) =>
    answersWithout(training, repositoryOf, key, scaled),
  )
  return {
    ...scaled,
    bars: barsOf(unheard(leftOut)),
    heardBars: barsOf(heardOnly(leftOut)),
  }
}

/** Scaling without the listener and what is learned with it, both by answers of inner folds. */
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

/**
 * Every recording with its whole collection left out: of the learning, of the scaling and of the choice of what may be
 * said.
 */
export const judgeNewCollections = (cars: readonly Example[]): JudgedAnswer[] =>
  repositoriesOf(cars).flatMap((key) => {
    const training = cars.filter((example) => repositoryOf(example) !== key)
    const held = cars.filter((example) => repositoryOf(example) === key && isJudged(example))
    return judged(learnClasses(training), held, ruled(training))
  })

function judged(learned: Learned, held: readonly Example[], rules: Rules): JudgedAnswer[] {
  return classScores(learned, held).map((scores, n) => {
    const example = held[n] as Example
    const { heard, heardBars, bars } = rules
    const alone: Way = { probabilities: asProbabilities(scores, rules), bars, urgentAtLeast: null }
    const probabilities = heardAnswer(heard, scores, example)
    const way: Way =
      probabilities === null ? alone : { probabilities, bars: heardBars, urgentAtLeast: heard.urgentAtLeast }
    const first = way.probabilities.indexOf(Math.max(...way.probabilities))
    const counted = [...countedFor(learned, example, first), ...countedByListener(heard, example, first)]
    return {
      ...answerOf(example, way.probabilities),
      ...way,
      alone,
      counted: counted.sort((a, b) => Math.abs(b.logOdds) - Math.abs(a.logOdds)).slice(0, MAX_COUNTED),
    }
  })
}

/** As `countedFor`, of the listener as a whole. */
function countedByListener({ lean }: HeardRules, { odds }: Example, target: number) {
  if (odds === null) return []
  const added = readLean(lean, odds)
  const mean = added.reduce((sum, value) => sum + value, 0) / added.length
  return [{ id: LISTENER, logOdds: (added[target] ?? 0) - mean }]
}
/** In place of a measurement's id. */
export const LISTENER = 'listener'

/** Licensed and synthetic sound alone is learned from; the same recordings are judged. */
export function judgeClean(cars: readonly Example[]): JudgedAnswer[] {
  return folds.flatMap((fold) => {
    const training = cars.filter(({ group, licensed }) => licensed && frozenFold(group) !== fold)
    const held = cars.filter((example) => frozenFold(example.group) === fold && isJudged(example))
    // One collection alone is licensed: none can be left out, so nothing may be said.
    const rules = { ...scaledInside(training, 'clean'), ...nothingSaid }
    return judged(learnClasses(training, learningOf.clean), held, rules)
  })
}

/** Where no recording of a fault is licensed, synthetic faults stand for the truth. */
export const isCleanTruth = ({ origin, target }: Example) =>
  origin === (target === 0 ? 'recording' : 'synthetic')

/** Scaled within the rest; nothing may be said. */
export const judgeLeftOut = (
  cars: readonly Example[],
  keyOf: (example: Example) => string,
  keys: readonly string[],
): JudgedAnswer[] =>
  keys.flatMap((key) => {
    const training = cars.filter((example) => keyOf(example) !== key)
    const held = cars.filter((example) => keyOf(example) === key && isJudged(example))
    return judged(learnClasses(training), held, { ...scaledInside(training), ...nothingSaid })
  })

/** Learned without what is left out, scaled by all: what may be said is to be chosen by it. */
function answersWithout(
  cars: readonly Example[],
  keyOf: (example: Example) => string,
  key: string,
  scaled: Scaled,
): JudgedAnswer[] {
  const held = cars.filter((example) => keyOf(example) === key && isJudged(example))
  const rest = cars.filter((example) => keyOf(example) !== key)
  const heard = { ...scaled.heard, lean: learnLean(rest.filter(isJudged))(scaled.heard.amount) }
  return judged(learnClasses(rest), held, { ...scaled, heard, ...nothingSaid })
}

export type GateAnswer = { example: Example; isCar: number; carAtLeast: number }

/**
 * The gate's probability for every recording, learned without its fold or without its repository, beside the threshold
 * that was chosen in the same training part. Of speech, sentences joined from the recorded words are judged as well.
 *
 * @param listens false for the questions alone, as where the listener cannot be asked
 */
export function judgeGate(
  samples: readonly Sample[],
  by: 'fold' | 'repository',
  listens: boolean,
): GateAnswer[] {
  const isSynthesis = ({ source }: Sample) => source === 'synthesis'
  // Synthetic sounds that are no car belong to no recording, and no fold.
  const keyOf = (sample: Sample) =>
    by === 'repository' || isSynthesis(sample) ? sample.source : String(frozenFold(sample.leakGroup))
  const keys = [...new Set(samples.filter((sample) => !isSynthesis(sample)).map(keyOf))]
  return keys.flatMap((key) => {
    const training = samples.filter((sample) => keyOf(sample) !== key)
    const held = gateExamples(samples.filter((sample) => keyOf(sample) === key)).filter(
      (example) => isJudged(example) || isSentence(example),
    )
    const { carAtLeast, probabilities } = listens ? heardOn(training, held) : questionedOn(training, held)
    return probabilities.map((isCar, n) => ({ example: held[n] as Example, isCar, carAtLeast }))
  })
}

const questionedOn = (training: readonly Sample[], held: readonly Example[]) => ({
  carAtLeast: gateThreshold(training),
  probabilities: gateProbabilities(learnGate(gateExamples(training)), held),
})

function heardOn(training: readonly Sample[], held: readonly Example[]) {
  const { shares, carAtLeast } = heardRule(training)
  return {
    carAtLeast,
    probabilities: heardProbabilities(learnHeardGate(gateExamples(training), shares), held),
  }
}

/** The words are shorter than the gate hears at all; of what was made from them, whatever is long enough is joined. */
export const isSentence = (example: Example) =>
  example.origin === 'copy' && example.label === 'negative:speech' && isHeard(example)

/** Share of real cars that the gate may stop, with room: chosen on cars it has not heard. */
const CARS_STOPPED = 0.05

/** Of the training's cars, each answered by what was learned without its fold. */
function ofUnheardCars(
  samples: readonly Sample[],
  judged: (example: Example) => boolean,
  answer: (training: readonly Example[], held: readonly Example[]) => number[],
): number {
  const all = gateExamples(samples)
  const foldOf = (example: Example) => (example.source === 'synthesis' ? -1 : frozenFold(example.group))
  const present = [...new Set(all.map(foldOf))].filter((fold) => fold >= 0)
  const ofCars = present.flatMap((fold) => {
    const held = all.filter((example) => foldOf(example) === fold && judged(example) && example.target === 1)
    return answer(
      all.filter((example) => foldOf(example) !== fold),
      held,
    )
  })
  const ascending = ofCars.sort((a, b) => a - b)
  return Number((ascending[Math.floor(CARS_STOPPED * ascending.length)] ?? 0).toFixed(3))
}

/**
 * The gate probability that all but this share of unheard cars reach, by the questions alone; only ever from the samples
 * given. `judged` says what counts as a car here: the clean variant has engines without faults alone, and adds synthetic
 * ones.
 */
export const gateThreshold = (
  samples: readonly Sample[],
  judged: (example: Example) => boolean = isJudged,
): number =>
  ofUnheardCars(samples, judged, (training, held) => gateProbabilities(learnGate(training, judged), held))

const SHARES = [0.5, 1, 2]
/** One unit as one standard deviation; not chosen by what it stops (LOG.md, look 41). */
const NATURE_WEIGHT = 1

type HeardRule = { shares: HeardShares; carAtLeast: number }

/**
 * How much the listener counts beside the questions, and the threshold as above: of a few shares the one at which, before
 * nature counts, most of the training's other sounds are stopped, each kind of them counted alike.
 */
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
  ofUnheardCars(samples, isJudged, (training, held) =>
    heardProbabilities(learnHeardGate(training, shares), held),
  )

export const isMadeOrRecorded = ({ origin }: Example) => origin !== 'copy'
