/**
 * For parts of which hardly a recording exists: learned from synthetic sound over licensed engines; their worth on real
 * cars is not known.
 */
import { type ExperimentalClass, experimentalClasses, type SoundDetector } from '@tappet/acoustics/model'
import { seededRandom } from '@tappet/acoustics/testing'
import { type BoostSettings, fitDetector } from './boost.ts'
import { classOfLabel } from './classes.table.ts'
import { type Example, gateExamples } from './data.ts'
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
const POSITIVE_SHARE = 0.25

const labelOf = (name: ExperimentalClass) => `experimental:${name}`

/** The target is left to each detector. */
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
