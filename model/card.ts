/** The model card: what was learned from, and how good it is on recordings whose group it never heard. */
import { type SoundModel, soundClasses } from '@tappet/acoustics/model'
import { seededRandom } from '@tappet/acoustics/testing'
import { type JudgedAnswer, judgeByFolds, type Learner } from './calibrate.ts'
import type { Clip } from './clips.ts'
import type { Example } from './data.ts'
import {
  type Answer,
  auroc,
  bootstrap,
  calibrationError,
  faultAuroc,
  macroF1,
  recallOf,
  topOne,
  topTwo,
} from './figures.ts'
import { groupFolds } from './folds.ts'

const OUTER_FOLDS = 5

export type Figures = {
  grouped: JudgedAnswer[]
  byRepository: JudgedAnswer[]
  gateAnswers: Answer[]
  carAtLeast: number
}

export function judgeModel(
  cars: readonly Example[],
  learner: Learner,
  gateAnswers: Answer[],
  carAtLeast: number,
): Figures {
  return {
    grouped: judgeByFolds(cars, learner, groupFolds(cars, OUTER_FOLDS, seededRandom(5))),
    byRepository: judgeByFolds(
      cars,
      learner,
      cars.map(({ source }) => source),
    ),
    gateAnswers,
    carAtLeast,
  }
}

const two = (value: number | null) => (value === null ? '-' : value.toFixed(2))
const three = (value: number | null) => (value === null ? '-' : value.toFixed(3))
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const interval = ([low, high]: [number, number]) => `[${two(low)}, ${two(high)}]`
const isSure = ({ probabilities, sureAtLeast }: JudgedAnswer) => Math.max(...probabilities) >= sureAtLeast
const withInterval = (answers: readonly Answer[], figure: (answers: readonly Answer[]) => number | null) =>
  `${three(figure(answers))} ${interval(bootstrap(answers, figure, seededRandom(9)))}`

export function renderCard(clips: readonly Clip[], figures: Figures, model: SoundModel): string {
  const { grouped } = figures
  const sure = grouped.filter(isSure)
  const withheld = grouped.map((answer) =>
    isSure(answer)
      ? answer
      : { ...answer, probabilities: answer.probabilities.map(() => 0), target: answer.target },
  )
  return `# Model card: Tappet sound model ${model.version}

Written by \`node model/train.ts\`. Multinomial logistic regression over linear splines of the ranks of ${model.measurements.length} measurements of @tappet/acoustics (evidence version ${model.evidenceVersion}), temperature-scaled, with a separate gate for what is no car. No network, no spectrogram: a class's score is a sum with one part per measurement, so every answer can say what it was made of.

It gives a hint what to look at first. It is no inspection, and "nothing unusual" is no proof that a car is sound.

## How good it is

${grouped.length} recordings of cars, ${new Set(grouped.map(({ group }) => group)).size} leak groups, ${OUTER_FOLDS} folds; clips of one group never stand on both sides. Temperature and the threshold for "uncertain" are chosen inside the training folds. 95 percent intervals by drawing groups.

| figure | value |
|---|---|
| macro-F1 of the seven classes, every clip answered | ${withInterval(grouped, (answers) => macroF1(answers))} |
| macro-F1, "uncertain" counted as wrong | ${three(macroF1(withheld, 1e-6))} |
| top-1 | ${withInterval(grouped, topOne)} |
| top-2 | ${withInterval(grouped, topTwo)} |
| fault against healthy, AUROC | ${withInterval(grouped, faultAuroc)} |
| calibration error (ten bins) | ${three(calibrationError(grouped))} |
| answered "uncertain" | ${percent(1 - sure.length / grouped.length)} |
| right when answered | ${percent(topOne(sure))} |

Always answering "healthy" gives macro-F1 ${three(macroF1(alwaysHealthy(grouped)))} and top-1 ${three(topOne(alwaysHealthy(grouped)))}: the first answer alone is right no more often than that. What was learned shows in macro-F1, in the first two answers and in the AUROC.

| class | recordings | groups | recall |
|---|---|---|---|
${soundClasses.map((name, target) => classRow(name, target, grouped)).join('\n')}

${renderRepositories(figures)}

${renderGate(figures)}

## What it was learned from

${renderData(clips)}

Only scalar measurements (the numbers of the evidence table) were taken from recordings without a stated licence. None of their sound, and nothing from which it could be heard, is part of this repository or of the weights; no network was trained on their sound or spectrograms.

Each recording counts with augmented copies (a part of 3 to 10 s, tilt, bass loss, band limit, noise), made alike for every class. Classes and repositories are balanced by the square root of their number.

## Limits

- Class and repository are nearly the same variable in the data at hand: most knocks come from one collection, most healthy engines from another. The figures by repository above say what is left when the collection is new. Treat the answer as a hint.
- Brake, exhaust and misfire have fewer than ten recordings or groups each: one recording moves their figure by more than ten points. The misfires lie in two groups.
- Air conditioning compressors, wheel bearings, transmissions and starters were not learned. The compressor is named only when the driver says that the air conditioning is on, as a part of what sounds like a belt.
- Measurements that tell the microphone at least as much as the car (brightness, flatness, hiss) are left out.

## Licences and attribution

- Healthy engines: KaroDievas/car-sound-classification-with-keras, MIT, Copyright (c) 2017 Donatas Kurapkis.
- Sounds that are no car: ESC-10 (Piczak 2015), CC BY 3.0, with its contributors on Freesound; free-spoken-digit-dataset, CC BY-SA 4.0.
- Measured only, no licence stated: the other repositories above.
`
}

const alwaysHealthy = (answers: readonly Answer[]): Answer[] =>
  answers.map((answer) => ({
    ...answer,
    probabilities: answer.probabilities.map((_, n) => (n === 0 ? 1 : 0)),
  }))

function classRow(name: string, target: number, answers: readonly Answer[]): string {
  const own = answers.filter((answer) => answer.target === target)
  const groups = new Set(own.map(({ group }) => group)).size
  return `| ${name} | ${own.length} | ${groups} | ${two(recallOf(answers, target))} |`
}

function renderRepositories({ byRepository }: Figures): string {
  const sources = [...Map.groupBy(byRepository, ({ source }) => source)]
  const rows = sources.map(([source, answers]) => {
    const uncertain = 1 - answers.filter(isSure).length / answers.length
    return `| ${source} | ${answers.length} | ${two(topOne(answers))} | ${two(faultAuroc(answers))} | ${percent(uncertain)} |`
  })
  return `## A repository it never heard

Each repository left out in turn. This is the figure to expect of a recorder unlike any in the training, and it is bad: of the healthy engines ${percent(recallOf(byRepository, 0))} are called healthy. Pooled: macro-F1 ${three(macroF1(byRepository))}, fault against healthy AUROC ${three(faultAuroc(byRepository))}.

| left out | recordings | top-1 | fault AUROC | uncertain |
|---|---|---|---|---|
${rows.join('\n')}`
}

function renderGate({ gateAnswers, carAtLeast }: Figures): string {
  const cars = gateAnswers.filter(({ target }) => target === 1)
  const others = gateAnswers.filter(({ target }) => target === 0)
  const passes = ({ probabilities }: Answer) => (probabilities[1] ?? 0) >= carAtLeast
  const scored = gateAnswers.map(({ target, probabilities }) => ({
    positive: target === 1,
    score: probabilities[1] ?? 0,
  }))
  return `## The gate

A real car is stopped as "not a car" in ${percent(1 - cars.filter(passes).length / cars.length)} of ${cars.length} recordings; ${percent(1 - others.filter(passes).length / others.length)} of ${others.length} other sounds are (speech, rain, dogs, chainsaws, helicopters, …). AUROC ${three(auroc(scored))}. Grouped folds; the threshold (${carAtLeast}) was set on the same out-of-fold answers, lenient on purpose.`
}

function renderData(clips: readonly Clip[]): string {
  const rows = [...Map.groupBy(clips, ({ source }) => source)].map(([source, own]) => {
    const labels = [...Map.groupBy(own, ({ label }) => label.replace(/^negative:.*/, 'no car'))]
    const licence = own[0]?.licence.replaceAll('|', '/') ?? ''
    return `| ${source} | ${labels.map(([label, of]) => `${label} ${of.length}`).join(', ')} | ${licence} |`
  })
  return `| repository | recordings | licence |\n|---|---|---|\n${rows.join('\n')}`
}
