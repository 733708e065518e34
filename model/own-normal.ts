/**
 * `node model/own-normal.ts --audio FOLDER` measures how takes of one car vary and writes
 * packages/acoustics/src/normal/spread.data.json and model/own-normal.json. Licensed healthy engines set the ruler and
 * the line. Run it again when the evidence or the listener changes.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { EVIDENCE_VERSION, evidenceTable } from '@tappet/acoustics'
import { hearCarClasses } from '@tappet/acoustics/listener'
import {
  compareWithNormal,
  type EngineListener,
  measureTake,
  type OwnTake,
  REFERENCE_TAKES,
  type Spread,
  takeProblem,
} from '@tappet/acoustics/normal'
import { writeDataFile } from '../scripts/data-files.ts'
import { type Clip, decode, readManifest } from './clips.ts'
import { auroc } from './figures.ts'
import { listenerRevision } from './measure.ts'

/** Several takes of a healthy car; two cars before and after a fault. */
const HEALTHY_SOURCE = 'KaroDievas/car-sound-classification-with-keras'
const FAULT_SOURCE = 'Mop117/EH5TinyML'
const MIN_JUDGED_TAKES = 6
/** Of the spread between cars: a measurement that hardly moved in a few takes would decide alone. */
const MIN_SHARE = 0.2
const MAX_FALSE = 0.05
/** What belongs to the situation, jumps between tones, or tells the recorder. */
const LEFT_OUT = new Set([
  'engine_speed',
  'firing_frequency',
  'engine_speed_confidence',
  'tone_frequency',
  'tone_drift',
])
const root = join(import.meta.dirname, '..')
const packageFolder = join(root, 'packages/acoustics/src')

type Taken = Clip & { take: OwnTake; problem: string | null }

const used = evidenceTable
  .filter((row) => !('ofRecorder' in row) && !LEFT_OUT.has(row.id))
  .map(({ id }) => id)

async function takesOf(folder: string, listener: EngineListener): Promise<Taken[]> {
  const clips = (await readManifest(folder)).filter(
    ({ source, label }) => (source === HEALTHY_SOURCE && label === 'healthy') || source === FAULT_SOURCE,
  )
  const takes: Taken[] = []
  for (const clip of clips) {
    const samples = await decode(join(folder, clip.file))
    const take = measureTake(samples, listener)
    takes.push({ ...clip, take, problem: takeProblem(samples, take) })
  }
  return takes
}

/** Pooled within groups, never under a share of that over all. */
function spreadOf(groups: readonly (readonly (number | null)[])[]): number | null {
  let squares = 0
  let freedom = 0
  for (const group of groups) {
    const values = group.filter((value) => value !== null)
    squares += squaresAround(values)
    freedom += Math.max(0, values.length - 1)
  }
  const all = groups.flat().filter((value) => value !== null)
  const within = Math.sqrt(squares / Math.max(1, freedom))
  const over = Math.sqrt(squaresAround(all) / Math.max(1, all.length))
  const spread = Math.max(within, MIN_SHARE * over)
  return spread > 1e-9 ? spread : null
}
function squaresAround(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}

/** Cars with one take count for the spread between cars alone. */
function learnSpread(takes: readonly Taken[], revision: string): Omit<Spread, 'line'> {
  const groups = [...Map.groupBy(takes, ({ leakGroup }) => leakGroup).values()]
  const width = takes[0]?.take.listener?.odds.length ?? 0
  const ofValues = (value: (take: OwnTake) => number | null) =>
    spreadOf(groups.map((group) => group.map(({ take }) => value(take))))
  return {
    version: EVIDENCE_VERSION,
    listenerRevision: revision,
    measurements: Object.fromEntries(
      used.flatMap((id) => {
        const spread = ofValues(({ values }) => values[id] ?? null)
        return spread === null ? [] : [[id, Number(spread.toPrecision(4))]]
      }),
    ),
    listener: Array.from({ length: width }, (_, n) =>
      Number((ofValues(({ listener }) => listener?.odds[n] ?? null) ?? 1).toPrecision(4)),
    ),
  }
}

const combinations = <T>(items: readonly T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : items.flatMap((item, n) => combinations(items.slice(n + 1), count - 1).map((rest) => [item, ...rest]))

/** For every choice of three references. */
function distancesOf(healthy: readonly Taken[], others: readonly Taken[], spread: Spread) {
  return combinations(healthy, REFERENCE_TAKES).map((chosen) => {
    const references = chosen.map(({ take }) => take)
    const far = ({ take }: Taken) => {
      const compared = compareWithNormal(references, take, spread)
      return compared.kind === 'compared' ? compared.distance : 0
    }
    return {
      healthy: healthy.filter((each) => !chosen.includes(each)).map(far),
      others: others.map(far),
    }
  })
}

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0
const shareOver = (values: readonly number[], line: number) =>
  values.filter((value) => value > line).length / Math.max(1, values.length)
/** Both takes over, against the same references. */
function pairsOver(choices: readonly (readonly number[])[], line: number): number {
  const pairs = choices.flatMap((distances) => combinations(distances, 2))
  return pairs.filter((pair) => pair.every((distance) => distance > line)).length / Math.max(1, pairs.length)
}

function judgeCar(name: string, takes: readonly Taken[], spread: Spread) {
  const own = takes.filter(({ leakGroup }) => leakGroup === name)
  const healthy = own.filter(({ label }) => label === 'healthy')
  const faulty = own.filter(({ label }) => label !== 'healthy')
  const choices = distancesOf(healthy, faulty, spread)
  const still = choices.flatMap((choice) => choice.healthy)
  const ill = choices.flatMap((choice) => choice.others)
  const scored = [
    ...still.map((score) => ({ positive: false, score })),
    ...ill.map((score) => ({ positive: true, score })),
  ]
  return {
    name,
    choices: choices.length,
    healthyTakes: healthy.length,
    faultTakes: faulty.length,
    auroc: auroc(scored),
    healthyOver: shareOver(still, spread.line),
    faultsOver: shareOver(ill, spread.line),
    faultPairsOver: pairsOver(
      choices.map(({ others }) => others),
      spread.line,
    ),
    scored,
  }
}

function judgeHealthy(name: string, steady: readonly Taken[], all: readonly Taken[], revision: string) {
  const own = steady.filter(({ leakGroup }) => leakGroup === name)
  const others = steady.filter(({ leakGroup }) => leakGroup !== name)
  const ruler = learnSpread(others, revision)
  const choices = distancesOf(own, [], { ...ruler, line: 0 }).map(({ healthy }) => healthy)
  const takes = all.filter(({ leakGroup }) => leakGroup === name).length
  return { name, takes, served: own.length, choices }
}

async function main() {
  const { audio } = parseArgs({ options: { audio: { type: 'string' } } as const }).values
  if (audio === undefined) throw new Error('Use: node model/own-normal.ts --audio FOLDER')
  const takes = await takesOf(audio, { revision: listenerRevision, hear: hearCarClasses })
  const healthy = takes.filter(({ source }) => source === HEALTHY_SOURCE)
  const steady = healthy.filter(({ problem }) => problem === null)
  const large = [...Map.groupBy(healthy, ({ leakGroup }) => leakGroup)]
    .filter(([, own]) => own.length >= MIN_JUDGED_TAKES)
    .map(([name]) => name)
  const groups = large.map((name) => judgeHealthy(name, steady, healthy, listenerRevision))
  const line =
    Math.ceil(
      100 *
        quantile(
          groups.flatMap(({ choices }) => choices.flat()),
          1 - MAX_FALSE,
        ),
    ) / 100
  const spread: Spread = { ...learnSpread(steady, listenerRevision), line }
  writeDataFile(join(packageFolder, 'normal/spread.data.json'), spread, 0)
  const cars = [
    ...new Set(takes.flatMap(({ source, leakGroup }) => (source === FAULT_SOURCE ? [leakGroup] : []))),
  ]
  const judged = cars.map((name) => judgeCar(name, takes, spread))
  const figures = {
    line,
    listenerRevision,
    measurements: Object.keys(spread.measurements).length,
    cars: judged.map(({ scored: _, ...car }) => car),
    pooledAuroc: auroc(judged.flatMap(({ scored }) => scored)),
    groups: groups.map(({ name, takes, served, choices }) => ({
      name,
      takes,
      served,
      comparisons: choices.flat().length,
      over: shareOver(choices.flat(), line),
      pairsOver: pairsOver(choices, line),
    })),
    over: shareOver(
      groups.flatMap(({ choices }) => choices.flat()),
      line,
    ),
    pairsOver: pairsOver(
      groups.flatMap(({ choices }) => choices),
      line,
    ),
  }
  writeFileSync(join(import.meta.dirname, 'own-normal.json'), `${JSON.stringify(figures, null, 2)}\n`)
  console.log(JSON.stringify(figures, null, 2))
}

await main()
