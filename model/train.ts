/**
 * Learns the sound model from what measure.ts and synthesize.ts kept, and writes the weights of both variants:
 * `node model/train.ts`. The default learns from measurements of all recordings, the clean one from licensed and
 * synthetic sound alone. Deterministic: the same measurements give the same weights.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EVIDENCE_VERSION } from '@tappet/acoustics'
import { type SoundClass, type SoundModel, soundClasses } from '@tappet/acoustics/model'
import { MODEL_VERSION } from '@tappet/wire'
import { type Calibration, calibrate, isJudged } from './calibrate.ts'
import { carExamples, gateExamples } from './data.ts'
import { learnExperimental } from './experimental.ts'
import { gateThreshold, isCleanTruth, isMadeOrRecorded } from './judge-folds.ts'
import { learnClasses, learnedIds, learnGate, learningOf } from './learn.ts'
import { loadSamples, type Sample } from './measure.ts'

const folder = join(import.meta.dirname, '../packages/acoustics/src/model')

const byClass = ({ offsets }: Calibration) =>
  Object.fromEntries(soundClasses.map((name, c) => [name, offsets[c] ?? 0])) as Record<SoundClass, number>

function learnt(variant: SoundModel['variant'], samples: readonly Sample[]): SoundModel {
  const cars = carExamples(samples)
  const heard = variant === 'clean' ? isMadeOrRecorded : isJudged
  const calibration = calibrate(cars, variant === 'clean' ? isCleanTruth : isJudged, learningOf[variant])
  return {
    version: MODEL_VERSION,
    variant,
    evidenceVersion: EVIDENCE_VERSION,
    measurements: learnedIds,
    ...learnClasses(cars, learningOf[variant]),
    slope: calibration.slope,
    offsets: byClass(calibration),
    experimental: learnExperimental(samples),
    ...learnGate(gateExamples(samples), heard),
    carAtLeast: gateThreshold(samples, heard),
    sureAtLeast: calibration.sureAtLeast,
  }
}

/** As one line of JSON: a type checker need not read a million numbers, and it parses fastest. */
async function write(model: SoundModel, file: string, name: string) {
  const text = JSON.stringify(model)
  if (text.includes("'") || text.includes('\\')) throw new Error('The weights do not fit a plain string')
  const source = `/** Made by model/train.ts; what it was learned from and how good it is stands in model/CARD.md. */
import type { SoundModel } from './model.ts'

export const ${name}: SoundModel = JSON.parse(
  '${text}',
)
`
  await writeFile(join(folder, file), source)
  console.log(`${file}: ${Math.round(text.length / 1_000)} kB`)
}

const samples = [...(await loadSamples('recordings')), ...(await loadSamples('synthetic'))]
await write(learnt('default', samples), 'default.data.ts', 'defaultModel')
const clean = samples.filter(({ licensed }) => licensed)
await write(learnt('clean', clean), 'clean.data.ts', 'cleanModel')
