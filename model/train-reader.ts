/**
 * Trains the learned reader on the sentences of two writers who did not see each other's, for the words of a sound on
 * their lines about recordings, and writes src/differential/words/reader.data.json: `npm run reader`. `-- --held` trains
 * on one writer and judges on the other, and writes nothing. The same sentences give the same file.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { soundClasses } from '@tappet/acoustics/model'
import {
  BUCKETS,
  classify,
  clausesOf,
  gramsOf,
  LONGEST_GAP,
  NOTHING,
  type PackedClassifier,
  signOf,
  stances,
  unpackClassifier,
} from '@tappet/diagnosis/knowledge'
import Papa from 'papaparse'
import { writeDataFile } from '../scripts/data-files.ts'

const KNOWLEDGE = join(import.meta.dirname, '../packages/diagnosis/knowledge')
/** Groups of findings that make no noise. */
const SILENT_GROUPS = new Set(['light', 'light_out', 'smell', 'smoke', 'leak', 'heat', 'electrical', 'fuel'])
/** Every sixth is enough against the lines of sounds. */
const SILENT_EACH = 6
const OUT = join(import.meta.dirname, '../packages/diagnosis/src/differential/words/reader.data.json')

/** `finding`: ids with spaces between; empty where a sentence says none. */
export type Sentence = { finding: string; stance: string; text: string; writer: string }

function rowsOf<Row>(path: string): Row[] {
  const { data, errors } = Papa.parse<Row>(readFileSync(join(KNOWLEDGE, path), 'utf8').trim(), {
    header: true,
  })
  const [error] = errors
  if (error !== undefined) throw new Error(`${path}, line ${(error.row ?? 0) + 2}: ${error.message}`)
  return data
}

export function sentencesOf(writer: string): Sentence[] {
  return readdirSync(join(KNOWLEDGE, 'sentences'))
    .filter((name) => name.startsWith(`${writer}-`))
    .sort()
    .flatMap((name) => rowsOf<Sentence>(join('sentences', name)).map((row) => ({ ...row, writer })))
}

export type SoundLine = { sound: string; text: string }

/** What a writer says of recordings, and sentences that speak of no sound, so that those are not read as one. */
export function soundLinesOf(writer: string): SoundLine[] {
  const silent = new Set(
    rowsOf<{ id: string; group: string }>('findings.csv')
      .filter(({ group }) => SILENT_GROUPS.has(group))
      .map(({ id }) => id),
  )
  const others = sentencesOf(writer).filter(({ finding }) =>
    finding.split(' ').every((id) => id === '' || silent.has(id)),
  )
  return [
    ...rowsOf<SoundLine>(`sounds/${writer}.csv`),
    ...others.filter((_, at) => at % SILENT_EACH === 0).map(({ text }) => ({ sound: NOTHING, text })),
  ]
}

type Example = { buckets: Int32Array; shares: Float64Array; classes: number[] }

const EPOCHS = 10
/** First step of AdaGrad (Duchi et al., 2011). */
const STEP = 0.5
const BIAS_STEP = 0.1
const DECAY = 1e-5
/** A gradient below it moves nothing. */
const MIN_GRADIENT = 1e-4

/** Orders differ between epochs and are the same in each training (Park and Miller, 1988). */
function shuffler(): (length: number) => number[] {
  let seed = 1
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  return (length) => {
    const order = Array.from({ length }, (_, at) => at)
    for (let at = length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      const [a = 0, b = 0] = [order[at], order[other]]
      order[at] = b
      order[other] = a
    }
    return order
  }
}

type Trained = { weights: Float32Array; bias: Float32Array }

function drop(weights: Float32Array, most: number): void {
  const least = Float32Array.from(weights, Math.abs).sort().at(-most) ?? 0
  weights.forEach((weight, place) => {
    if (Math.abs(weight) < least) weights[place] = 0
  })
}

/**
 * Softmax regression; the probability of several classes of one sentence is shared between them.
 * @param most weights that are not 0
 */
function train(examples: readonly Example[], count: number, most: number): Trained {
  const weights = new Float32Array(BUCKETS * count)
  const squares = new Float32Array(BUCKETS * count).fill(1e-2)
  const bias = new Float32Array(count)
  const biasSquares = new Float32Array(count).fill(1)
  const scores = new Float64Array(count)
  const nextOrder = shuffler()
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const index of nextOrder(examples.length)) {
      const { buckets, shares, classes } = examples[index] as Example
      scores.set(bias)
      for (let at = 0; at < buckets.length; at++) {
        const from = (buckets[at] as number) * count
        for (let of = 0; of < count; of++)
          scores[of] = (scores[of] as number) + (weights[from + of] as number) * (shares[at] as number)
      }
      const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY)
      let sum = 0
      for (let of = 0; of < count; of++) sum += scores[of] = Math.exp((scores[of] as number) - highest)
      for (let of = 0; of < count; of++) scores[of] = (scores[of] as number) / sum
      for (const of of classes) scores[of] = (scores[of] as number) - 1 / classes.length
      for (let of = 0; of < count; of++) {
        const gradient = scores[of] as number
        if (Math.abs(gradient) < MIN_GRADIENT) continue
        biasSquares[of] = (biasSquares[of] as number) + gradient * gradient
        bias[of] = (bias[of] as number) - (BIAS_STEP * gradient) / Math.sqrt(biasSquares[of] as number)
        for (let at = 0; at < buckets.length; at++) {
          const place = (buckets[at] as number) * count + of
          const weight = weights[place] as number
          const own = gradient * (shares[at] as number) + DECAY * weight
          const square = (squares[place] as number) + own * own
          squares[place] = square
          weights[place] = weight - (STEP * own) / Math.sqrt(square)
        }
      }
    }
  drop(weights, most)
  return { weights, bias }
}

/** So that what is said with 0.8 was right in 0.8 of the other writer's sentences; lines of sounds need none. */
const SHARPNESS = 1.8

/** The heaviest half of what is left has the next level, eight times. */
const LEVELS = 8

function levelsOf(sizes: Float32Array): number[] {
  const mean = (part: Float32Array) => part.reduce((sum, size) => sum + size, 0) / Math.max(1, part.length)
  return Array.from({ length: LEVELS }, (_, level) => {
    const end = level === LEVELS - 1 ? sizes.length : sizes.length * (1 - 0.5 ** (level + 1))
    return mean(sizes.subarray(sizes.length * (1 - 0.5 ** level), end))
  })
}

const nearest = (values: readonly number[], value: number) =>
  values.reduce(
    (best, each, at) => (Math.abs(each - value) < Math.abs((values[best] ?? 0) - value) ? at : best),
    0,
  )

/** Each weight as the nearest level; classes with most weights first, which packs better. */
function pack({ weights, bias }: Trained, names: readonly string[], sharpness: number): PackedClassifier {
  const sizeLevels = levelsOf(
    weights
      .filter((weight) => weight !== 0)
      .map(Math.abs)
      .sort(),
  )
  const levels = [...sizeLevels, ...sizeLevels.map((size) => -size)]
  const weightOf = (bucket: number, of: number) => weights[bucket * names.length + of] ?? 0
  const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket)
  const counts = names.map((_, of) => buckets.filter((bucket) => weightOf(bucket, of) !== 0).length)
  const order = names.map((_, of) => of).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
  let [gaps, values, last] = ['', '', -1]
  for (const bucket of buckets)
    for (const [at, of] of order.entries()) {
      const weight = weightOf(bucket, of)
      if (weight === 0) continue
      const place = bucket * names.length + at
      let gap = place - last
      for (; gap >= LONGEST_GAP; gap -= LONGEST_GAP) gaps += signOf(LONGEST_GAP)
      gaps += signOf(gap)
      values += signOf(nearest(levels, weight))
      last = place
    }
  return {
    bias: order.map((of) => Number(((bias[of] ?? 0) * sharpness).toFixed(2))),
    levels: levels.map((level) => Number((level * sharpness).toPrecision(4))),
    gaps,
    weights: values,
    classes: order.map((of) => names[of] ?? ''),
  }
}

const opened = (text: string) => clausesOf(text).text

function exampleOf(text: string, classes: readonly number[]): Example {
  const grams = [...gramsOf(opened(text))]
  return {
    buckets: Int32Array.from(grams, ([bucket]) => bucket),
    shares: Float64Array.from(grams, ([, share]) => share),
    classes: [...classes],
  }
}

/** What is denied, past or another's still names the finding: the stances tell that it is not there. */
export function trainFindings(sentences: readonly Sentence[], most: number): PackedClassifier {
  const ids = [...new Set(sentences.flatMap(({ finding }) => finding.split(' ').filter((id) => id !== '')))]
  const classes = [...ids.sort(), NOTHING]
  const place = new Map(classes.map((id, at) => [id, at]))
  const examples = sentences.map(({ finding, text }) =>
    exampleOf(
      text,
      finding === '' ? [classes.length - 1] : finding.split(' ').map((id) => place.get(id) as number),
    ),
  )
  return pack(train(examples, classes.length, most), classes, SHARPNESS)
}

/**
 * What is told is taken from the same findings as what is denied, past, asked or another's, as often: otherwise the reader
 * learns of what people ask rather than how.
 */
export function trainStances(sentences: readonly Sentence[], most: number): PackedClassifier {
  const named = sentences.filter(({ finding }) => finding !== '')
  const others = named.filter(({ stance }) => stance !== 'told')
  const turns = new Map<string, number>()
  const ofNow = others.flatMap(({ finding }) => {
    const same = named.filter((each) => each.stance === 'told' && each.finding === finding)
    const turn = turns.get(finding) ?? 0
    turns.set(finding, turn + 2)
    return [0, 1].flatMap((next) => same[(turn + next) % Math.max(1, same.length)] ?? [])
  })
  const reopened = named.filter(({ stance, text }) => stance === 'told' && text.split(' ').length > 7)
  const examples = [...others, ...ofNow, ...reopened.filter((_, at) => at % 4 === 0)].map(
    ({ stance, text }) => exampleOf(text, [(stances as readonly string[]).indexOf(stance)]),
  )
  return pack(train(examples, stances.length, most), stances, SHARPNESS)
}

export function trainSounds(lines: readonly SoundLine[], most: number): PackedClassifier {
  const classes = [...soundClasses, NOTHING]
  const examples = lines.map(({ sound, text }) => {
    const place = (classes as readonly string[]).indexOf(sound)
    if (place < 0) throw new Error(`No class of sound is called ${sound}: ${text}`)
    return exampleOf(text, [place])
  })
  return pack(train(examples, classes.length, most), classes, 1)
}

const FINDING_WEIGHTS = 50_000
const STANCE_WEIGHTS = 4_000
const SOUND_WEIGHTS = 8_000

const first = (probabilities: Map<string, number>) =>
  [...probabilities].reduce((best, each) => (each[1] > best[1] ? each : best))
const share = (part: number, all: number) => (part / Math.max(1, all)).toFixed(3)

function judgeSounds(learners: readonly SoundLine[], judges: readonly SoundLine[]): void {
  const sounds = unpackClassifier(trainSounds(learners, SOUND_WEIGHTS))
  for (const [sound, own] of Map.groupBy(judges, (line) => line.sound)) {
    const matches = own.filter(({ text }) => first(classify(opened(text), sounds))[0] === sound)
    console.log(`sound_${sound || 'none'} ${share(matches.length, own.length)} of ${own.length}`)
  }
}

function judge(learners: readonly Sentence[], judges: readonly Sentence[]): void {
  const findings = unpackClassifier(trainFindings(learners, FINDING_WEIGHTS))
  const stance = unpackClassifier(trainStances(learners, STANCE_WEIGHTS))
  const symptoms = judges.filter(({ finding, stance: own }) => finding !== '' && own === 'told')
  const right = symptoms.filter(({ finding, text }) =>
    finding.split(' ').includes(first(classify(opened(text), findings))[0]),
  )
  const harmless = judges.filter(({ finding }) => finding === '')
  const alarms = harmless.filter(({ text }) => first(classify(opened(text), findings))[0] !== NOTHING)
  console.log(`finding_first ${share(right.length, symptoms.length)} of ${symptoms.length}`)
  console.log(`harmless_named ${share(alarms.length, harmless.length)} of ${harmless.length}`)
  for (const each of stances) {
    const own = judges.filter((sentence) => sentence.stance === each)
    const matches = own.filter(({ text }) => first(classify(opened(text), stance))[0] === each)
    console.log(`stance_${each} ${share(matches.length, own.length)} of ${own.length}`)
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { held: { type: 'boolean', default: false } } })
  const [a, b] = [sentencesOf('a'), sentencesOf('b')]
  if (values.held) {
    judge(a, b)
    judge(b, a)
    judgeSounds(soundLinesOf('a'), soundLinesOf('b'))
    judgeSounds(soundLinesOf('b'), soundLinesOf('a'))
  } else {
    // The names of findings last, near those of the tables: they pack as one.
    const reader = {
      stances: trainStances([...a, ...b], STANCE_WEIGHTS),
      sounds: trainSounds([...soundLinesOf('a'), ...soundLinesOf('b')], SOUND_WEIGHTS),
      findings: trainFindings([...a, ...b], FINDING_WEIGHTS),
    }
    writeDataFile(OUT, reader, 0)
  }
}
