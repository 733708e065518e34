/**
 * `node model/train.ts` writes the weights of both variants: the default learns from all recordings, the clean one from
 * licensed and synthetic sound alone. Deterministic.
 */
import { join } from 'node:path'
import { EVIDENCE_VERSION } from '@tappet/acoustics'
import {
  type AnswerWorth,
  type HeardCar,
  type SoundClass,
  type SoundModel,
  soundClasses,
} from '@tappet/acoustics/model'
import { MODEL_VERSION } from '@tappet/wire'
import { writeDataFile } from '../scripts/data-files.ts'
import { type Calibration, isJudged } from './calibrate.ts'
import { carExamples, gateExamples } from './data.ts'
import { learnExperimental } from './experimental.ts'
import {
  gateThreshold,
  heardOnly,
  heardRule,
  isMadeOrRecorded,
  judgeByFolds,
  scaledInside,
  unheard,
} from './judge-folds.ts'
import { learnClasses, learnedIds, learnGate, learnHeardGate, learningOf } from './learn.ts'
import { listenerRevision, loadSamples, type Sample } from './measure.ts'
import { worthOf } from './worth.ts'

const folder = join(import.meta.dirname, '../packages/acoustics/src/model')

const byClass = ({ offsets }: Pick<Calibration, 'offsets'>) =>
  Object.fromEntries(soundClasses.map((name, c) => [name, offsets[c] ?? 0])) as Record<SoundClass, number>

function learntHeardCar(samples: readonly Sample[]): HeardCar {
  const { shares, carAtLeast } = heardRule(samples)
  const { heardCar } = learnHeardGate(gateExamples(samples), shares)
  return { listenerRevision, ...heardCar, carAtLeast }
}

/** @param scaling by answers of inner folds */
function learnt(
  variant: SoundModel['variant'],
  samples: readonly Sample[],
  { slope, offsets }: Calibration,
  worth: AnswerWorth[],
): SoundModel {
  const cars = carExamples(samples)
  const judged = variant === 'clean' ? isMadeOrRecorded : isJudged
  return {
    version: MODEL_VERSION,
    variant,
    evidenceVersion: EVIDENCE_VERSION,
    measurements: learnedIds,
    ...learnClasses(cars, learningOf[variant]),
    slope,
    offsets: byClass({ offsets }),
    experimental: learnExperimental(samples),
    ...learnGate(gateExamples(samples), judged),
    carAtLeast: gateThreshold(samples, judged),
    worth,
  }
}

const samples = [...(await loadSamples('recordings')), ...(await loadSamples('synthetic'))]
const cars = carExamples(samples)
const { heard, ...rules } = scaledInside(cars)
const answers = judgeByFolds(cars)
const { amount: _, ...heardRules } = heard
const model: SoundModel = {
  ...learnt('default', samples, rules, worthOf(unheard(answers))),
  heardClasses: { ...heardRules, worth: worthOf(heardOnly(answers)) },
  heardCar: learntHeardCar(samples),
}
writeDataFile(join(folder, 'default.data.json'), model, 0)
// The clean variant's listener would tell fewer urgent faults urgent (CARD.md), so it is not asked.
const clean = samples.filter(({ licensed }) => licensed)
// Learned from licensed sound alone, counted on other recordings too.
const cleanWorth = worthOf(unheard(judgeByFolds(cars, 'clean')))
const cleanRules = scaledInside(carExamples(clean), 'clean')
writeDataFile(join(folder, 'clean.data.json'), learnt('clean', clean, cleanRules, cleanWorth), 0)
