/**
 * `node model/own-normal.ts --audio FOLDER` writes packages/acoustics/src/normal/spread.data.json: licensed healthy engines
 * set the ruler and the line. Run it again when the evidence or the listener changes.
 */
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
import { listenerRevision } from './measure.ts'

const HEALTHY_SOURCE = 'KaroDievas/car-sound-classification-with-keras'
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
const target = join(import.meta.dirname, '../packages/acoustics/src/normal/spread.data.json')

type Taken = Clip & { take: OwnTake; problem: string | null }

const used = evidenceTable
  .filter((row) => !('ofRecorder' in row) && !LEFT_OUT.has(row.id))
  .map(({ id }) => id)

async function takesOf(folder: string, listener: EngineListener): Promise<Taken[]> {
  const clips = (await readManifest(folder)).filter(
    ({ source, label }) => source === HEALTHY_SOURCE && label === 'healthy',
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

const distancesOf = (healthy: readonly Taken[], spread: Spread): number[] =>
  combinations(healthy, REFERENCE_TAKES).flatMap((chosen) => {
    const references = chosen.map(({ take }) => take)
    return healthy.flatMap((each) => {
      if (chosen.includes(each)) return []
      const compared = compareWithNormal(references, each.take, spread)
      return compared.kind === 'compared' ? compared.distance : 0
    })
  })

/** With a ruler of the other groups. */
function judgeHealthy(name: string, steady: readonly Taken[], revision: string): number[] {
  const [own, others] = [true, false].map((isOwn) =>
    steady.filter(({ leakGroup }) => (leakGroup === name) === isOwn),
  )
  return distancesOf(own ?? [], { ...learnSpread(others ?? [], revision), line: 0 })
}

async function main() {
  const { audio } = parseArgs({ options: { audio: { type: 'string' } } as const }).values
  if (audio === undefined) throw new Error('Use: node model/own-normal.ts --audio FOLDER')
  const healthy = await takesOf(audio, { revision: listenerRevision, hear: hearCarClasses })
  const steady = healthy.filter(({ problem }) => problem === null)
  const large = [...Map.groupBy(healthy, ({ leakGroup }) => leakGroup)]
    .filter(([, own]) => own.length >= MIN_JUDGED_TAKES)
    .map(([name]) => name)
  const distances = large
    .flatMap((name) => judgeHealthy(name, steady, listenerRevision))
    .sort((a, b) => a - b)
  const place = Math.min(distances.length - 1, Math.floor((1 - MAX_FALSE) * distances.length))
  const line = Math.ceil(100 * (distances[place] ?? 0)) / 100
  writeDataFile(target, { ...learnSpread(steady, listenerRevision), line } satisfies Spread, 0)
  console.log(`line ${line} of ${distances.length} comparisons`)
}

await main()
