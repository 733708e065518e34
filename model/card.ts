/** The model card: what was learned from, and how good it is on recordings it did not learn from. */
import { EVIDENCE_VERSION, evidenceTable } from '@tappet/acoustics'
import { soundClasses } from '@tappet/acoustics/model'
import { MODEL_VERSION } from '@tappet/wire'
import { percent, three, two, withInterval } from './card-words.ts'
import type { Clip } from './clips.ts'
import { topOneInContext } from './contexts.ts'
import {
  type Answer,
  auroc,
  calibrationError,
  type Figures,
  faultAuroc,
  macroF1,
  recallOf,
  topOne,
  topTwo,
} from './figures.ts'
import type { GateAnswer } from './judge-folds.ts'
import { learnedIds } from './learn.ts'
import { probe } from './probe.ts'
import { renderWalks } from './walks.ts'

const isSure = ({ probabilities, sureAtLeast }: Figures['grouped'][number]) =>
  Math.max(...probabilities) >= sureAtLeast

export function renderCard(clips: readonly Clip[], figures: Figures): string {
  return [
    renderHead(figures),
    renderGrouped(figures),
    renderSituation(figures),
    renderRepositories(figures),
    renderGate(figures),
    renderProbe(figures),
    renderClean(figures),
    renderWalks(figures.grouped),
    renderData(clips),
    LIMITS,
  ].join('\n\n')
}

const renderHead = (_: Figures) => `# Model card: Tappet sound model ${MODEL_VERSION}

Written by \`node model/evaluate.ts\`. ${learnedIds.length} of ${evidenceTable.length} measurements of @tappet/acoustics (evidence version ${EVIDENCE_VERSION}) are read by seven detectors, one for each class (boosted trees with physical signs), and by a forest that weighs all classes at once. Their log-odds are added, scaled and turned into probabilities; a separate gate stops what is no car. No network, no spectrogram: every step in a tree belongs to one measurement, so every answer can say what it was made of.

It gives a hint what to look at first. It is no inspection, and "nothing stands out" is no proof that a car is sound. It must not be used to decide whether a car is safe to drive, to buy or sell one, to blame a workshop, or to listen to people.`

function renderGrouped({ grouped }: Figures): string {
  const sure = grouped.filter(isSure)
  const withheld = grouped.map((answer) =>
    isSure(answer) ? answer : { ...answer, probabilities: answer.probabilities.map(() => 0) },
  )
  const groups = new Set(grouped.map(({ group }) => group)).size
  return `## How good it is

Default variant. ${grouped.length} recordings of cars, ${groups} leak groups, five frozen folds (model/folds.json); clips of one group never stand on both sides. Scaling and the threshold for "uncertain" are chosen on three folds within each training part. 95 percent intervals by drawing groups.

| figure | value | wished |
|---|---|---|
| macro-F1 of the seven classes, every clip answered | ${withInterval(grouped, (answers) => macroF1(answers))} | 0.52 |
| macro-F1, "uncertain" counted as wrong | ${three(macroF1(withheld, 1e-6))} | |
| top-1 | ${withInterval(grouped, topOne)} | |
| top-2 | ${withInterval(grouped, topTwo)} | 0.90 |
| fault against healthy, AUROC | ${withInterval(grouped, faultAuroc)} | 0.88 |
| expected calibration error (ten bins) | ${three(calibrationError(grouped))} | 0.07 |
| answered at the abstention point | ${percent(sure.length / grouped.length)} | told |
| right when answered | ${withInterval(sure, topOne)} | 0.80 |

Always answering "healthy" gives macro-F1 ${three(macroF1(alwaysHealthy(grouped)))} and top-1 ${three(topOne(alwaysHealthy(grouped)))}.

| class | recordings | groups | recall | precision |
|---|---|---|---|---|
${soundClasses.map((name, target) => classRow(name, target, grouped)).join('\n')}

What was answered (rows: the truth; columns in the same order):

| | ${soundClasses.join(' | ')} |
|---|${soundClasses.map(() => '---|').join('')}
${soundClasses.map((name, target) => `| ${name} | ${confusion(grouped, target).join(' | ')} |`).join('\n')}`
}

const first = ({ probabilities }: Answer) => probabilities.indexOf(Math.max(...probabilities))

function confusion(answers: readonly Answer[], target: number): number[] {
  const own = answers.filter((answer) => answer.target === target)
  return soundClasses.map((_, c) => own.filter((answer) => first(answer) === c).length)
}

const alwaysHealthy = (answers: readonly Answer[]): Answer[] =>
  answers.map((answer) => ({
    ...answer,
    probabilities: answer.probabilities.map((_, n) => (n === 0 ? 1 : 0)),
  }))

function classRow(name: string, target: number, answers: readonly Answer[]): string {
  const own = answers.filter((answer) => answer.target === target)
  const called = answers.filter((answer) => first(answer) === target)
  const groups = new Set(own.map(({ group }) => group)).size
  const precision =
    called.length === 0 ? null : called.filter((answer) => answer.target === target).length / called.length
  return `| ${name} | ${own.length} | ${groups} | ${two(recallOf(answers, target))} | ${two(precision)} |`
}

const renderSituation = ({ grouped }: Figures) => `## With the driver's situation and words

The same answers through the product's rules: a situation rules classes out or makes them likelier, words of a description count a little. Nobody noted in which situation these recordings were made. It was assigned from the label and the collection: engines idle, one collection of driving noise accelerates, brakes brake, suspensions turn. So a label speaks through the situation, and these figures are upper bounds. Descriptions are twenty lines per class, written by hand by those who also wrote the word table (model/descriptions.data.ts): an upper bound as well. Every clip is answered, however unsure; where the situation rules out most of what was heard, the product names nothing, and that counts as wrong.

| figure | top-1 | wished |
|---|---|---|
| sound alone | ${three(topOne(grouped))} | |
| with the situation | ${three(topOneInContext(grouped, false))} | 0.75 |
| with the situation and one line of description (mean over twenty) | ${three(topOneInContext(grouped, true))} | 0.85 |`

function renderRepositories({ byRepository, byCar }: Figures): string {
  const rows = [...Map.groupBy(byRepository, ({ source }) => source)].map(
    ([source, answers]) =>
      `| ${source} | ${answers.length} | ${two(topOne(answers))} | ${withIntervalOrDash(answers)} |`,
  )
  const cars = [...Map.groupBy(byCar, ({ group }) => group)].map(
    ([group, answers]) =>
      `| ${group} | ${answers.length} | ${two(topOne(answers))} | ${two(faultAuroc(answers))} |`,
  )
  return `## A repository, a car it never heard

Each repository left out in turn, with the synthetic faults that lie over its engines. This is the figure to expect of a recorder unlike any in the training, and it is weak. Pooled: macro-F1 ${three(macroF1(byRepository))}, top-1 ${three(topOne(byRepository))}, fault against healthy AUROC ${three(faultAuroc(byRepository))}. Wished: an AUROC of 0.70 with each left out.

| left out | recordings | top-1 | fault AUROC |
|---|---|---|---|
${rows.join('\n')}

One car of the misfire collection left out at a time (the other car and everything else is learned from):

| car (leak group) | recordings | top-1 | fault AUROC |
|---|---|---|---|
${cars.join('\n')}
| both | ${byCar.length} | ${two(topOne(byCar))} | ${two(faultAuroc(byCar))} |

Balanced accuracy of misfire against healthy over both cars: ${two(balanced(byCar))} (first look: 0.66).`
}

const balanced = (answers: readonly Answer[]) =>
  (recallOf(answers, 0) + recallOf(answers, soundClasses.length - 1)) / 2

const withIntervalOrDash = (answers: readonly Answer[]) =>
  faultAuroc(answers) === null ? '-' : withInterval(answers, faultAuroc)

function renderGate({ gateByFold, gateByRepository, gateThresholdOfFold }: Figures): string {
  const thresholds = [...gateThresholdOfFold.values()]
  const middle = thresholds.sort((a, b) => a - b)[thresholds.length >> 1] ?? 0
  const kinds = [
    ...new Set(gateByFold.flatMap(({ example }) => (example.target === 0 ? [example.label] : []))),
  ].sort()
  const stopped = (answers: readonly GateAnswer[], label: string | null) => {
    const own = answers.filter(({ example }) =>
      label === null ? example.target === 1 : example.label === label,
    )
    return `${percent(own.filter(({ isCar }) => isCar < middle).length / Math.max(1, own.length))} of ${own.length}`
  }
  const others = (answers: readonly GateAnswer[]) => {
    const own = answers.filter(({ example }) => example.target === 0)
    return `${percent(own.filter(({ isCar }) => isCar < middle).length / own.length)} of ${own.length}`
  }
  const area = (answers: readonly GateAnswer[]) =>
    three(auroc(answers.map(({ example, isCar }) => ({ positive: example.target === 1, score: isCar }))))
  return `## The gate

Threshold ${middle}, the middle of those chosen within the folds' training parts so that 4 percent of unheard cars are stopped. Wished: at least 95 percent of other sounds stopped and at most 5 percent of cars, on repositories not trained on.

| stopped as "not a car" | by frozen fold | repository left out |
|---|---|---|
| real cars | ${stopped(gateByFold, null)} | ${stopped(gateByRepository, null)} |
| all other sounds | ${others(gateByFold)} | ${others(gateByRepository)} |
${kinds.map((label) => `| ${label.replace('negative:', '').replaceAll('_', ' ')} | ${stopped(gateByFold, label)} | ${stopped(gateByRepository, label)} |`).join('\n')}
| AUROC | ${area(gateByFold)} | ${area(gateByRepository)} |

All but one of the other sounds' kinds come from one repository (ESC-10). With it left out, the gate has heard only spoken digits and our own synthetic rain, wind, animals, tools, streets, music and voices. Single spoken digits are shorter than half a second; sentences joined from them are learned from, and a clip too short to be measured is stopped.`
}

function renderProbe({ grouped, cues }: Figures): string {
  const rows = soundClasses.flatMap((name, target) => {
    const own = grouped.filter((answer) => answer.target === target)
    const called = own.filter((answer) => first(answer) !== 0).length
    if (called < 5 || own.length - called < 5) return []
    return [`| ${name} | ${own.length} | ${called} | ${two(probe(own, cues))} |`]
  })
  return `## Does it answer to the recorder?

Nine technical cues (levels above 3, 5 and 7 kHz and below 100 Hz, peak, level, crest, duration, signal over noise) try to predict, within one true class and with groups apart, whether the model calls a fault. 0.5 is chance; wished: at most 0.6. Channel count and bit rate are lost: the recordings at hand were all made mono at 16 kHz.

| true class | recordings | called a fault | AUROC of the cues |
|---|---|---|---|
${rows.join('\n')}

Some of these cues are what a fault sounds like as well (a knock is bright), so within healthy cars alone the figure is cleanest.`
}

function renderClean({ clean }: Figures): string {
  const faults = clean.filter(({ target }) => target !== 0)
  return `## The clean variant

Learned from licensed engines and synthetic faults alone; ships beside the default (packages/acoustics/src/model/clean.data.ts). The same recordings, the same folds; no fault here was ever heard in training.

| figure | value | wished |
|---|---|---|
| macro-F1 | ${withInterval(clean, (answers) => macroF1(answers))} | 0.30 |
| top-1 | ${withInterval(clean, topOne)} | |
| top-2 | ${withInterval(clean, topTwo)} | |
| fault against healthy, AUROC | ${withInterval(clean, faultAuroc)} | 0.75 |
| calibration error | ${three(calibrationError(clean))} | |
| top-1 of the faults alone | ${three(topOne(faults))} | |

Its calibration was made on synthetic faults and is worth little on real ones.`
}

function renderData(clips: readonly Clip[]): string {
  const rows = [...Map.groupBy(clips, ({ source }) => source)].map(([source, own]) => {
    const labels = [...Map.groupBy(own, ({ label }) => label.replace(/^negative:.*/, 'no car'))]
    const licence = own[0]?.licence.replaceAll('|', '/') ?? ''
    return `| ${source} | ${labels.map(([label, of]) => `${label} ${of.length}`).join(', ')} | ${licence} |`
  })
  return `## What it was learned from

| repository | recordings | licence |
|---|---|---|
${rows.join('\n')}

Beside them 700 synthetic faults over the MIT-licensed engines and 360 synthetic sounds that are no car (model/synthesis, every range with its source in ranges.table.ts); they count a quarter of each class. Each recording counts with six augmented copies (a part of 3 to 10 s; room, noise, tilt, bass loss, automatic gain, overdrive, codec), made alike for every class. Classes and repositories are balanced by the square root of their number.

Only scalar measurements (the numbers of the evidence table) were taken from recordings without a stated licence. None of their sound, and nothing from which it could be heard, is part of this repository or of the weights; no network was trained on their sound or spectrograms. Who does not want them at all takes the clean variant.`
}

const LIMITS = `## Limits

- Class and repository are nearly the same variable in the data at hand: most knocks come from one collection, most healthy engines from another. The figures by repository say what is left when the collection is new. Treat the answer as a hint.
- With the largest collection of knocks left out, the ranking of its knocks against its own healthy cars is about chance or worse: its healthy cars sound as dull as exhaust leaks elsewhere.
- Brake, exhaust and misfire have fewer than ten recordings or groups each: one recording moves their figure by more than ten points. The misfires are two cars of one collection.
- Air conditioning compressors, wheel bearings, power steering and starters were not learned; model/synthesis can make them, and nothing here was validated on real ones. The compressor is named only when the driver says that the air conditioning is on, as a part of what sounds like a belt.
- Helicopters and chainsaws are engines; the gate lets many through.
- Measurements that tell the microphone at least as much as the car (brightness, flatness, hiss) are left out. Tones drift most under noise and codecs: a squeal in a noisy recording may be missed.

## Licences and attribution

- Healthy engines: KaroDievas/car-sound-classification-with-keras, MIT, Copyright (c) 2017 Donatas Kurapkis.
- Sounds that are no car: ESC-10 (Piczak 2015), CC BY 3.0, with its contributors on Freesound; free-spoken-digit-dataset, CC BY-SA 4.0.
- Measured only, no licence stated: the other repositories above.
`
