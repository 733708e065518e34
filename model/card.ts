/** The model card: what was learned from, and how good it is on recordings it did not learn from. */
import { EVIDENCE_VERSION, evidenceTable } from '@tappet/acoustics'
import { soundClasses } from '@tappet/acoustics/model'
import { MODEL_VERSION } from '@tappet/wire'
import type { Row } from './boost.ts'
import { isJudged } from './calibrate.ts'
import { renderContrasts } from './card-contrasts.ts'
import { renderDriver } from './card-driver.ts'
import { renderFlips } from './card-flips.ts'
import { renderOwnNormal } from './card-own-normal.ts'
import { percent, three, two, withInterval } from './card-words.ts'
import { classes } from './classes.table.ts'
import type { Clip } from './clips.ts'
import { topOneInContext } from './contexts.ts'
import type { ExperimentalFigure } from './experimental.ts'
import {
  type Answer,
  auroc,
  calibrationError,
  faultAuroc,
  macroF1,
  recallOf,
  topOne,
  topTwo,
} from './figures.ts'
import { type GateAnswer, isSentence, type JudgedAnswer, unheard } from './judge-folds.ts'
import { isHeard, learnedIds } from './learn.ts'
import { type Cues, probe } from './probe.ts'
import { renderWalks } from './walks.ts'
import { first } from './worth.ts'

/** Everything the card is made from. */
export type Figures = {
  grouped: readonly JudgedAnswer[]
  /** With the whole collection left out of learning, scaling and choosing. */
  newCollections: readonly JudgedAnswer[]
  byCar: readonly JudgedAnswer[]
  clean: readonly JudgedAnswer[]
  gateByFold: readonly GateAnswer[]
  gateByRepository: readonly GateAnswer[]
  /** By the questions alone, repository left out: where the listener cannot be asked. */
  gateAlone: readonly GateAnswer[]
  experimental: readonly ExperimentalFigure[]
  cues: ReadonlyMap<string, Cues>
  /** What was measured on each recording of a car, in the evidence table's order. */
  measured: ReadonlyMap<string, Row>
}

export function renderCard(clips: readonly Clip[], figures: Figures): string {
  return [
    renderHead(figures),
    renderDriver(figures),
    renderFlips(),
    renderOwnNormal(),
    renderContrasts(),
    renderGrouped(figures),
    renderSituation(figures),
    renderRepositories(figures),
    renderGate(figures),
    renderExperimental(figures),
    renderProbe(figures),
    renderClean(figures),
    renderWalks(figures.grouped, figures.measured),
    renderData(clips),
    LIMITS,
  ].join('\n\n')
}

function renderHead({ grouped, newCollections, gateByRepository }: Figures): string {
  const others = ({ example }: GateAnswer) => example.target === 0 && isJudged(example) && isHeard(example)
  return `# Model card: Tappet sound model ${MODEL_VERSION}

Written by \`node model/evaluate.ts\`.

## In short

- **With a new collection of recordings the model does not tell faults from healthy cars**: AUROC ${three(faultAuroc(newCollections))} (guessing: 0.5), top-1 ${three(topOne(newCollections))} of seven classes. Expect this of a phone unlike the recorders of the training.
- With a new car of a known collection: AUROC ${three(faultAuroc(grouped))}, top-1 ${three(topOne(grouped))} (always "healthy": ${three(topOne(alwaysHealthy(grouped)))}), macro-F1 ${three(macroF1(grouped))}.
- **So the product names no fault and clears no car from a sound alone.** It answers "Not sure what this is" and ranks the possibilities.
- The gate stops ${percent(stoppedShare(gateByRepository.filter(others)))} of other sounds of a second or longer, and ${percent(stoppedShare(gateByRepository.filter(({ example }) => example.target === 1)))} of cars, from repositories left out.
- It is no inspection. Do not use it to decide whether a car is safe, to buy or sell one, to blame a workshop, or to listen to people.

## How it works

Seven detectors, one for each class (boosted trees with physical signs), and a forest over all classes read ${learnedIds.length} of ${evidenceTable.length} measurements of @tappet/acoustics (evidence version ${EVIDENCE_VERSION}). Their log-odds are added, scaled and turned into probabilities. They read no network and no spectrogram: each step in a tree reads one measurement, so each answer lists what it was made of. A network, the listener (model/listener), knows sounds, but no car and no fault. A regression over its answers is added to the scores of the classes, and is told as one sentence of the evidence; the gate, which stops what is no car, asks it too. Where it cannot be asked, the measurements decide alone, with scaling, counts and limits of their own. The clean variant also reads how much a sound stands out: ${classes.healthy.less.length} measurements that can only speak against healthy, weighed by how faults differ from healthy cars of the same collection.`
}

const stoppedShare = (answers: readonly GateAnswer[]) =>
  answers.filter(({ isCar, carAtLeast }) => isCar < carAtLeast).length / Math.max(1, answers.length)

function renderGrouped({ grouped }: Figures): string {
  const groups = new Set(grouped.map(({ group }) => group)).size
  const alone = unheard(grouped)
  const row = (name: string, figure: (answers: readonly Answer[]) => string, aim = '') =>
    `| ${name} | ${figure(grouped)} | ${figure(alone)} | ${aim} |`
  const called = (answers: readonly Answer[], wanted: (target: number) => boolean) =>
    `${answers.filter((answer) => wanted(answer.target) && first(answer) === 0).length} of ${answers.filter(({ target }) => wanted(target)).length}`
  return `## Known collections: one car left out, every recording answered

Default variant. ${grouped.length} recordings of cars, ${groups} leak groups (recordings that may share a car), five frozen folds (model/folds.json); no group is on both sides. Scaling is chosen on three folds within each training part. Intervals: 95 percent, by resampling groups.

| figure | value | without the listener | aim |
|---|---|---|---|
${row('macro-F1 of the seven classes', (answers) => withInterval(answers, (list) => macroF1(list)), '0.58')}
${row('top-1', (answers) => withInterval(answers, topOne))}
${row('top-2', (answers) => withInterval(answers, topTwo), '0.84')}
${row('fault against healthy, AUROC', (answers) => withInterval(answers, faultAuroc), '0.88')}
${row('faults called healthy', (answers) => called(answers, (target) => target !== 0))}
${row('healthy called healthy', (answers) => called(answers, (target) => target === 0))}
${row('expected calibration error of the probabilities (ten bins)', (answers) => three(calibrationError(answers)), '0.06')}

Learned again from other random copies it was 0.564 (LOG.md, look 42): whether the aim of 0.58 is met lies within that spread. Always answering "healthy" gives macro-F1 ${three(macroF1(alwaysHealthy(grouped)))} and top-1 ${three(topOne(alwaysHealthy(grouped)))}. Worse with the listener: brakes, the precision of suspensions and exhausts (6 to 12 recordings each), the calibration of the probabilities (a temperature chosen inside brought it to 0.07, but changed the told confidence by 0.01 for the worse and fewer urgent faults were told urgent; LOG.md, look 38), with a collection left out macro-F1 and top-1 of both large collections of faults, and the influence of the recorder (below).

| class | recordings | groups | recall | precision | without the listener: recall | precision |
|---|---|---|---|---|---|---|
${soundClasses.map((name, target) => classRow(name, target, grouped, alone)).join('\n')}

Answers (rows: the truth; columns in the same order):

| | ${soundClasses.join(' | ')} |
|---|${soundClasses.map(() => '---|').join('')}
${soundClasses.map((name, target) => `| ${name} | ${confusion(grouped, target).join(' | ')} |`).join('\n')}`
}

function confusion(answers: readonly Answer[], target: number): number[] {
  const own = answers.filter((answer) => answer.target === target)
  return soundClasses.map((_, c) => own.filter((answer) => first(answer) === c).length)
}

const alwaysHealthy = (answers: readonly Answer[]): Answer[] =>
  answers.map((answer) => ({
    ...answer,
    probabilities: answer.probabilities.map((_, n) => (n === 0 ? 1 : 0)),
  }))

function classRow(
  name: string,
  target: number,
  answers: readonly Answer[],
  alone: readonly Answer[],
): string {
  const own = answers.filter((answer) => answer.target === target)
  const groups = new Set(own.map(({ group }) => group)).size
  const figures = [answers, alone].flatMap((list) => [
    two(recallOf(list, target)),
    two(precision(list, target)),
  ])
  return `| ${name} | ${own.length} | ${groups} | ${figures.join(' | ')} |`
}

function precision(answers: readonly Answer[], target: number): number | null {
  const called = answers.filter((answer) => first(answer) === target)
  return called.length === 0
    ? null
    : called.filter((answer) => answer.target === target).length / called.length
}

const renderSituation = ({ grouped }: Figures) => `## With the driver's situation and words

The same answers through the product's rules: a situation excludes classes or makes them likelier; words of a description count a little. **Upper bounds.** The situation of these recordings is not known; it was derived from label and collection (engines idle, brakes brake), so it reveals the label. The descriptions are twenty lines per class, written by the authors of the word table (model/descriptions.data.ts). Every recording is answered. Where the situation excludes most of what was heard, the product names nothing; that counts as wrong.

| figure | top-1 | without the listener | aim |
|---|---|---|---|
| sound alone | ${three(topOne(grouped))} | ${three(topOne(unheard(grouped)))} | |
| with the situation | ${three(topOneInContext(grouped, false))} | ${three(topOneInContext(unheard(grouped), false))} | 0.75 |
| with the situation and one line of description (mean over twenty) | ${three(topOneInContext(grouped, true))} | ${three(topOneInContext(unheard(grouped), true))} | 0.85 |`

function renderRepositories({ newCollections, byCar }: Figures): string {
  const rows = [...Map.groupBy(newCollections, ({ source }) => source)].map(
    ([source, answers]) =>
      `| ${source} | ${answers.length} | ${two(topOne(answers))} | ${withIntervalOrDash(answers)} | ${two(topOne(unheard(answers)))} | ${withIntervalOrDash(unheard(answers))} |`,
  )
  const cars = [...Map.groupBy(byCar, ({ group }) => group)].map(
    ([group, answers]) =>
      `| ${group} | ${answers.length} | ${two(topOne(answers))} | ${two(faultAuroc(answers))} |`,
  )
  return `## New collections: one collection left out

Each collection is left out in turn, with the synthetic faults made over its engines. This is what to expect of a recorder unlike those of the training, and it is no better than guessing. Pooled: macro-F1 ${three(macroF1(newCollections))}, top-1 ${three(topOne(newCollections))}, fault against healthy AUROC ${three(faultAuroc(newCollections))}; without the listener ${three(macroF1(unheard(newCollections)))}, ${three(topOne(unheard(newCollections)))} and ${three(faultAuroc(unheard(newCollections)))}. The aim, 0.70 for each, is missed; LOG.md (looks 14 to 17) lists what was tried. Class and collection are nearly one variable: yeomyeom has 28 faults and one healthy car, and four collections hold one kind only.

| left out | recordings | top-1 | fault AUROC | without the listener: top-1 | fault AUROC |
|---|---|---|---|---|---|
${rows.join('\n')}

Misfire is known from two cars of one collection. Each is left out in turn, the other is learned from. Whether it can be heard in a third car is not known.

| car (leak group) | recordings | top-1 | fault AUROC |
|---|---|---|---|
${cars.join('\n')}
| both | ${byCar.length} | ${two(topOne(byCar))} | ${two(faultAuroc(byCar))} |

Balanced accuracy of misfire against healthy over both cars: ${two(balanced(byCar))}, without the listener ${two(balanced(unheard(byCar)))} (first look: 0.66).`
}

const balanced = (answers: readonly Answer[]) =>
  (recallOf(answers, 0) + recallOf(answers, soundClasses.length - 1)) / 2

const withIntervalOrDash = (answers: readonly Answer[]) =>
  faultAuroc(answers) === null ? '-' : withInterval(answers, faultAuroc)

const WEATHER = ['negative:rain', 'negative:sea_waves', 'negative:fire_crackling']

function renderGate({ gateByFold, gateByRepository, gateAlone }: Figures): string {
  const kinds = [
    ...new Set(gateByFold.flatMap(({ example }) => (example.target === 0 ? [example.label] : []))),
  ].sort()
  const labels = [
    ...new Set(gateByFold.flatMap(({ example }) => (example.target === 1 ? [example.label] : []))),
  ].sort()
  const stopped = (answers: readonly GateAnswer[], wanted: (example: GateAnswer['example']) => boolean) => {
    const own = answers.filter(({ example }) => wanted(example))
    return `${percent(stoppedShare(own))} of ${own.length}`
  }
  const isOther = (example: GateAnswer['example']) =>
    example.target === 0 && isJudged(example) && isHeard(example)
  const isEngine = ({ label }: GateAnswer['example']) => OTHER_ENGINES.includes(label)
  const row = (name: string, wanted: (example: GateAnswer['example']) => boolean) =>
    `| ${name} | ${stopped(gateByFold, wanted)} | ${stopped(gateByRepository, wanted)} | ${stopped(gateAlone, wanted)} |`
  const area = (answers: readonly GateAnswer[]) =>
    three(
      auroc(
        answers
          .filter(({ example }) => isJudged(example) && isHeard(example))
          .map(({ example, isCar, carAtLeast }) => ({
            positive: example.target === 1,
            score: logit(isCar) - logit(carAtLeast),
          })),
      ),
    )
  return `## The gate

The gate stops what is no car. It asks three questions, each answered by the distance from what cars do (model/classes.table.ts): is there an engine's rhythm; is the sound steady, without pauses, changes of colour or gliding pitch; does it vary as moving parts do, unlike plain noise, mains hum or a test tone. The worst answer decides. The listener's score (all that is a car against the loudest other sound) is added, in the shipped weights half a standard deviation for each unit; how much it counts (0.5, 1 or 2) is chosen within each training part, by the other sounds there. What is heard of wind, rain, water and fire beyond what 19 of 20 cars have is taken off, one standard deviation for each unit. The questions are learned from cars alone; other sounds set only the slope of the probability. Where the listener cannot be asked, and in the clean variant, the questions decide alone, by a threshold of their own (last column). Sounds under one second are stopped, because they show no rhythm. The threshold is chosen within each training part so that 5 percent of unheard cars are stopped. Aim, on repositories left out: at least 95 percent of other sounds stopped, at most 5 percent of cars. The first is missed, the second too (14 of 243).

| stopped as "not a car" | by frozen fold | repository left out | repository left out, questions alone |
|---|---|---|---|
${row('real cars', (example) => example.target === 1)}
${row('all other sounds', (example) => example.target === 0 && isJudged(example))}
${row('of these, a second or longer', isOther)}
${row('the same without chainsaws and helicopters (aim: 75 %)', (example) => isOther(example) && !isEngine(example))}
${row('chainsaws and helicopters', isEngine)}
${row('rain, waves and fire together (aim: 80 %)', ({ label }) => WEATHER.includes(label))}
${kinds
  .filter((label) => label !== SPEECH)
  .map((label) =>
    row(label.replace('negative:', '').replaceAll('_', ' '), (example) => example.label === label),
  )
  .join('\n')}
${row('speech, single words as published', (example) => example.label === SPEECH && isJudged(example))}
${row('speech, sentences joined from them', isSentence)}
| AUROC, a second or longer | ${area(gateByFold)} | ${area(gateByRepository)} | ${area(gateAlone)} |

Real cars by what they have:

| stopped as "not a car" | by frozen fold | repository left out | repository left out, questions alone |
|---|---|---|---|
${labels.map((label) => row(label, (example) => example.target === 1 && example.label === label)).join('\n')}

No real belt is stopped with the listener; a made chirp over bare pulses is (the demo's has an engine bay's noise). Stopped far above the 5 percent of all cars are suspensions, and with few recordings brakes and exhausts: a suspension is recorded without an engine, and the listener's score of it is -0.25 in the median, of belts 2.4, of healthy engines 3.2. Such a driver is told "not a car" and to record again with the engine running.

All kinds but speech and noise come from one repository (ESC-10). The questions were chosen among some forty variants on these same recordings (LOG.md, look 13), so the table is a little too kind; nothing in them is fitted to the other sounds. The third question was added when noise was found among the healthy cars; it stops all noise and costs some speech (look 25). That nature counts one standard deviation for each unit was set after several weights were seen on these recordings (look 41), so rain and waves are a little too kind; the gain of rain, waves and fire together, 0.10, lies from 0.03 to 0.16 by groups.

Measured before the third question, at 5 percent of cars stopped, with cars from a repository left out and other sounds from a fold left out: boosted trees on all measurements stop 65 percent of other sounds, the two questions 79, both together up to 79. A further question about the clear pitch of voices and saws stops two thirds of the saws and lets more rain, waves and fire through; it was left out.

Helicopters and chainsaws pass because they are engines. Rain and waves pass because a faint rhythm is found in them, as in a distant car. The limit is the cars: one in ten recordings of cars, mostly brakes and suspensions without an engine, has hardly a rhythm, and these set the threshold. More recordings of other sounds do not help (2,082 more by thirty other recordists: 62 percent of ESC-10 sounds of a second or longer stopped by the two questions, 29 to 33 by trees; LOG.md, look 20). More recordings of brakes and suspensions would, or asking for an engine in every recording. With the network that teaches the listener asked beside the questions, 97 percent of rain and of waves are stopped, but 66 percent of fire (look 29). The listener that learned from it knows weather since look 36 and stops less of it than its teacher; with what it hears of nature taken off, 88 percent of rain, 74 of waves and 63 of fire. What it costs: cars are stopped more often, above all suspensions without an engine (6 of 12, 4 of 12 by the questions alone).`
}

const SPEECH = 'negative:speech'
const OTHER_ENGINES = ['negative:chainsaw', 'negative:helicopter']
const logit = (share: number) => Math.log((share + 1e-9) / (1 - share + 1e-9))

const renderExperimental = ({ experimental }: Figures) => `## Experimental parts

Learned from synthetic sound over licensed engines, in both variants, and never named as the answer. Judged on synthetic sound over engines left out: this says that the detectors work on what model/synthesis makes, not on cars. ${EXPERIMENTAL_NOTE}

| part | synthetic sounds | AUROC on synthetic sound | real recordings: share of real healthy cars below |
|---|---|---|---|
${experimental.map(({ name, made, auroc: area, ranks }) => `| ${name} | ${made} | ${three(area)} | ${ranks.length === 0 ? 'none at hand' : ranks.map(percent).join(', ')} |`).join('\n')}`

const EXPERIMENTAL_NOTE = 'A network with an accuracy of 0.88 on such sound reached 0.22 on real recordings.'

function renderProbe({ grouped, cues }: Figures): string {
  const rows = soundClasses.flatMap((name, target) => {
    const own = grouped.filter((answer) => answer.target === target)
    const called = own.filter((answer) => first(answer) !== 0).length
    if (called < 5 || own.length - called < 5) return []
    return [
      `| ${name} | ${own.length} | ${called} | ${two(probe(own, cues))} | ${two(probe(unheard(own), cues))} |`,
    ]
  })
  return `## Does it react to the recorder?

Nine technical cues (levels above 3, 5 and 7 kHz and below 100 Hz, peak, level, crest, duration, signal over noise) predict, within one true class and across groups, whether the model calls a fault. 0.5 is guessing; aim: at most 0.6. Channel count and bit rate are not known, because all recordings came as mono at 16 kHz.

| true class | recordings | called a fault | AUROC of the cues | without the listener |
|---|---|---|---|---|
${rows.join('\n')}

The figures miss the aim: the recorder has some influence, with the listener more than without it. Within faults the cues also describe the fault (a knock is bright).`
}

function renderClean({ clean }: Figures): string {
  const alone = unheard(clean)
  const faults = (answers: readonly Answer[]) => answers.filter(({ target }) => target !== 0)
  const row = (name: string, figure: (answers: readonly Answer[]) => string, aim = '') =>
    `| ${name} | ${figure(alone)} | ${figure(clean)} | ${aim} |`
  return `## The clean variant

Learned from licensed engines and synthetic faults alone (packages/acoustics/src/model/clean.data.json), judged on the same recordings and folds; no real fault was heard in training. It names no fault and clears no car: only one collection is licensed, so nothing can be measured with it left out. It ranks the classes, with how often it was right in these folds. It does not ask the listener: with one that learned from the same sound fewer urgent faults are told urgent (above), and fewer answers are right.

| figure | value | with the listener | aim |
|---|---|---|---|
${row('macro-F1', (answers) => withInterval(answers, (list) => macroF1(list)), '0.30')}
${row('top-1', (answers) => withInterval(answers, topOne))}
${row('top-2', (answers) => withInterval(answers, topTwo))}
${row('fault against healthy, AUROC', (answers) => withInterval(answers, faultAuroc), '0.75')}
${row('calibration error', (answers) => three(calibrationError(answers)))}
${row('top-1 of the faults alone', (answers) => three(topOne(faults(answers))))}

It also counts how much a sound stands out at all, whatever the fault (0.5 log-odds for one standard deviation; without it the AUROC is 0.70). Class offsets are not fitted, because synthetic faults do not show how often a fault occurs. Both were chosen on all folds (LOG.md, look 18), so these figures are a little too kind.

Of the faults only exhausts are found: most real knocks and belts are taken for healthy, and no misfire is found. The synthetic ones are not enough like them. Offsets from -1.8 to 0.6 and shares from 0 to 1 move macro-F1 between 0.22 and 0.28.`
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

Synthetic sound is added: 700 faults over the MIT-licensed engines, which count a quarter of each class, 120 sounds of experimental parts, and 480 sounds of 24 kinds that are no car (model/synthesis; ranges.table.ts, machines.ts and nature.ts name each range's source). Each recording has six augmented copies (3 to 10 s of it; room, noise, tilt, bass loss, automatic gain, overdrive, codec), made in the same way for every class. Classes and repositories are balanced by the square root of their number.

From recordings without a stated licence only the scalar measurements of the evidence table were taken. Neither this repository nor the weights hold their sound or anything from which it could be restored, and no network was trained on their sound or spectrograms. The clean variant does without them.`
}

const LIMITS = `## Limits

- With a new collection the model is no better than guessing. Most knocks come from one collection and most healthy engines from another, so it partly learned the collections. The healthy cars of the largest collection of knocks sound as dull as exhaust leaks elsewhere.
- Brake, exhaust and misfire have fewer than ten recordings or groups each: one recording moves their figure by more than ten points. The misfires are two cars of one collection.
- Air conditioning compressors, wheel bearings, power steering and starters were learned from synthetic sound alone and checked on two real wheel bearings: experimental, never the answer. The compressor is listed only when the driver says that the air conditioning is on, as a part of what sounds like a belt.
- Helicopters and chainsaws pass the gate. So does a quarter of rain, waves and fire, and two fifths where the listener cannot be asked.
- Measurements that depend on the microphone at least as much as on the car (brightness, flatness, hiss) are left out. Noise and codecs shift tones most: a squeal in a noisy recording may be missed.

## Licences and attribution

- Healthy engines: KaroDievas/car-sound-classification-with-keras, MIT, Copyright (c) 2017 Donatas Kurapkis.
- Sounds that are no car: ESC-10 (Piczak 2015), CC BY 3.0, with its contributors on Freesound; free-spoken-digit-dataset, CC BY-SA 4.0.
- Measured only, no licence stated: the other repositories above.
`
