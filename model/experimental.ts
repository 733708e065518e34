/**
 * Detectors for parts of which hardly a recording exists: learned from synthetic sound over licensed engines alone,
 * and judged on synthetic sound over engines that they did not hear. What that is worth on real cars is not known.
 */
import { type ExperimentalClass, experimentalClasses, type SoundDetector } from '@tappet/acoustics/model'
import { seededRandom } from '@tappet/acoustics/testing'
import { type BoostSettings, detect, fitDetector } from './boost.ts'
import { classOfLabel } from './classes.table.ts'
import { type Example, gateExamples } from './data.ts'
import { auroc } from './figures.ts'
import { foldCount, frozenFold } from './folds.ts'
import { learnedIds, readRows } from './learn.ts'
import type { Sample } from './measure.ts'

const BOOST: BoostSettings = {
  rounds: 40,
  depth: 2,
  step: 0.15,
  ridge: 4,
  minWeight: 2,
  featureShare: 0.35,
  rowShare: 0.5,
}
/** What the examples of the part count of all. */
const POSITIVE_SHARE = 0.25

const labelOf = (name: ExperimentalClass) => `experimental:${name}`

/** Licensed cars without and with synthetic faults; the target is left to each detector. */
const licensedCars = (samples: readonly Sample[]): Example[] =>
  gateExamples(
    samples.filter(
      ({ licensed, label }) =>
        licensed && (classOfLabel(label) !== undefined || label.startsWith('experimental:')),
    ),
  )

function learnOne(name: ExperimentalClass, examples: readonly Example[]): SoundDetector {
  const targets = examples.map(({ label }) => Number(label === labelOf(name)))
  const positives = targets.reduce((sum, target) => sum + target, 0)
  const weights = targets.map((target) =>
    target === 1
      ? (POSITIVE_SHARE * targets.length) / Math.max(1, positives)
      : ((1 - POSITIVE_SHARE) * targets.length) / (targets.length - positives),
  )
  const unsigned = learnedIds.map(() => 0)
  return fitDetector(readRows(examples), targets, weights, unsigned, BOOST, seededRandom(211))
}

export function learnExperimental(samples: readonly Sample[]): Record<ExperimentalClass, SoundDetector> {
  const examples = licensedCars(samples)
  return Object.fromEntries(experimentalClasses.map((name) => [name, learnOne(name, examples)])) as Record<
    ExperimentalClass,
    SoundDetector
  >
}

export type ExperimentalFigure = {
  name: ExperimentalClass
  /** Synthetic ones against all else that is synthetic or healthy, over engines of other folds. */
  auroc: number | null
  made: number
  /** Of each real recording of the part, if there is any: the share of real healthy cars that it stands above. */
  ranks: number[]
}

export function judgeExperimental(samples: readonly Sample[]): ExperimentalFigure[] {
  const examples = licensedCars(samples).filter(({ origin }) => origin !== 'copy')
  const recorded = gateExamples(samples).filter(({ origin }) => origin === 'recording')
  const healthy = recorded.filter(({ label }) => label === 'healthy')
  return experimentalClasses.map((name) => {
    const scored = Array.from({ length: foldCount }, (_, fold) => {
      const isHeld = ({ group }: Example) => frozenFold(group) === fold
      const detector = learnOne(
        name,
        examples.filter((example) => !isHeld(example)),
      )
      const held = examples.filter(isHeld)
      return detect(detector, readRows(held)).map((score, n) => ({
        score,
        positive: held[n]?.label === labelOf(name),
      }))
    }).flat()
    const whole = learnOne(name, examples)
    const usual = detect(whole, readRows(healthy))
    const ranks = detect(whole, readRows(recorded.filter(({ label }) => label === name))).map(
      (score) => usual.filter((other) => other < score).length / usual.length,
    )
    return { name, auroc: auroc(scored), made: scored.filter(({ positive }) => positive).length, ranks }
  })
}
