/**
 * Trains the sound model and judges it: `node model/train.ts --audio FOLDER`.
 * Writes the weights (packages/acoustics/src/model/default.data.ts) and model/CARD.md. The folder
 * holds manifest.csv and FLAC files; ffmpeg decodes them. Deterministic: the same folder gives the same weights.
 */
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { EVIDENCE_VERSION } from '@tappet/acoustics'
import { type SoundModel, soundClasses } from '@tappet/acoustics/model'
import { seededRandom } from '@tappet/acoustics/testing'
import { MODEL_VERSION } from '@tappet/wire'
import { calibrate, crossPredict, type Learner } from './calibrate.ts'
import { judgeModel, renderCard } from './card.ts'
import { readManifest } from './clips.ts'
import { carExamples, gateExamples } from './data.ts'
import type { Answer } from './figures.ts'
import { fitScores, quantilesOf } from './fit.ts'
import { measureAll } from './measure.ts'

const CLASS_PENALTY = 0.0025
const GATE_PENALTY = 0.001
/** Share of the real cars that the gate must let through when it has not heard them before. */
const CARS_PASSED = 0.98

const root = join(import.meta.dirname, '..')

async function main() {
  const { audio } = parseArgs({ options: { audio: { type: 'string' } } }).values
  if (audio === undefined) throw new Error('Use: node model/train.ts --audio FOLDER')
  const clips = await readManifest(audio)
  const samples = await measureAll(audio, clips)
  const cars = carExamples(samples, soundClasses)
  const everything = gateExamples(samples)

  const classLearner: Learner = (examples) => fitScores(examples, soundClasses.length, CLASS_PENALTY)
  // The gate reads the same ranks as the classes: those of cars.
  const gateLearner: Learner = (examples) =>
    fitScores(examples, 2, GATE_PENALTY, quantilesOf(examples.filter(({ target }) => target === 1)))

  const { temperature, sureAtLeast } = calibrate(cars, classLearner, seededRandom(7))
  const classes = classLearner(cars)
  const gateAnswers = crossPredict(everything, gateLearner, 5, seededRandom(8))
  const [notCar, car] = fitScores(everything, 2, GATE_PENALTY, classes.measurements).scores
  if (notCar === undefined || car === undefined) throw new Error('The gate was not fitted')
  const model: SoundModel = {
    version: MODEL_VERSION,
    evidenceVersion: EVIDENCE_VERSION,
    temperature,
    carAtLeast: lenientThreshold(gateAnswers),
    sureAtLeast,
    measurements: classes.measurements,
    classes: Object.fromEntries(
      soundClasses.map((name, n) => [name, classes.scores[n]]),
    ) as SoundModel['classes'],
    gate: {
      intercept: rounded(car.intercept - notCar.intercept),
      courses: car.courses.map((course, n) =>
        course.map((value, point) => rounded(value - (notCar.courses[n]?.[point] ?? 0))),
      ),
    },
  }
  await writeWeights(model)
  const figures = judgeModel(cars, classLearner, gateAnswers, model.carAtLeast)
  const card = renderCard(clips, figures, model)
  await writeFile(join(import.meta.dirname, 'CARD.md'), card)
  console.log(card)
}

const rounded = (value: number) => Number(value.toFixed(4))

/** The gate probability that 98 of a hundred cars reach that it has not heard before. */
function lenientThreshold(answers: readonly Answer[]): number {
  const ofCars = answers
    .filter(({ target }) => target === 1)
    .map(({ probabilities }) => probabilities[1] ?? 0)
    .sort((a, b) => a - b)
  return Number((ofCars[Math.floor((1 - CARS_PASSED) * ofCars.length)] ?? 0).toFixed(3))
}

async function writeWeights(model: SoundModel) {
  const file = join(root, 'packages/acoustics/src/model/default.data.ts')
  const text = `/** Made by model/train.ts; what it was learned from and how good it is stands in model/CARD.md. */
import type { SoundModel } from './model.ts'

export const defaultModel: SoundModel = ${JSON.stringify(model)}
`
  await writeFile(file, text)
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'inherit' })
}

await main()
