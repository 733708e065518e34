/** From examples to what tells classes apart, and to the gate. */
import { evidenceTable } from '@tappet/acoustics'
import {
  type SoundClass,
  type SoundDetector,
  type SoundModel,
  scoresOf,
  soundClasses,
} from '@tappet/acoustics/model'
import { seededRandom } from '@tappet/acoustics/testing'
import { type BoostSettings, detect, fitDetector, type Row } from './boost.ts'
import { balancedWeights, type Example } from './data.ts'
import { type ForestSettings, growForest } from './grow.ts'
import { gateSigns, inOrder, signs } from './signs.table.ts'

/** What the model reads: rows that tell the recorder at least as much as the car are not learned from. */
const learnedRows = evidenceTable.flatMap((row, index) =>
  'ofRecorder' in row ? [] : [{ id: row.id, index }],
)
export const learnedIds = learnedRows.map(({ id }) => id)

/** Chosen on the training parts of folds 0 and 2, see LOG.md. */
const BOOST: BoostSettings = {
  rounds: 60,
  depth: 3,
  step: 0.1,
  ridge: 4,
  leastWeight: 2,
  featureShare: 0.35,
  rowShare: 0.5,
}
const FOREST: ForestSettings = { trees: 56, featureShare: 0.3, leastExamples: 4, floor: 0.02 }
const FOREST_SHARE = 0.7
const GATE: BoostSettings = { ...BOOST, rounds: 140, rowShare: 0.6 }
const SYNTHETIC_SHARE = 0.25
const GATE_SYNTHETIC_SHARE = 0.5

/** Only what the model reads of each example, in its order. */
export const readRows = (examples: readonly Example[]): Row[] =>
  examples.map(({ values }) => learnedRows.map(({ index }) => values[index] ?? null))

export type Learned = Pick<SoundModel, 'classes' | 'forest' | 'forestShare'>

export function learnClasses(examples: readonly Example[]): Learned {
  const rows = readRows(examples)
  const weights = balancedWeights(examples, SYNTHETIC_SHARE)
  const targets = examples.map(({ target }) => target)
  const detectors = soundClasses.map((name, place) => {
    const yes = targets.map((target) => Number(target === place))
    return [
      name,
      fitDetector(rows, yes, weights, inOrder(signs[name], learnedIds), BOOST, seededRandom(101 + place)),
    ] as const
  })
  return {
    classes: Object.fromEntries(detectors) as Record<SoundClass, SoundDetector>,
    forest: growForest(rows, targets, weights, soundClasses.length, FOREST, seededRandom(53)),
    forestShare: FOREST_SHARE,
  }
}

/** What was learned says of each example, by class: log-odds before slope and offsets. */
export const classScores = (learned: Learned, examples: readonly Example[]): number[][] =>
  readRows(examples).map((row) => Array.from(scoresOf(learned, row)))

export function learnGate(examples: readonly Example[]): SoundDetector {
  const targets = examples.map(({ target }) => target)
  const weights = balancedWeights(examples, GATE_SYNTHETIC_SHARE)
  return fitDetector(
    readRows(examples),
    targets,
    weights,
    inOrder(gateSigns, learnedIds),
    GATE,
    seededRandom(97),
  )
}

/** Probability of a car for each example. */
export const gateProbabilities = (gate: SoundDetector, examples: readonly Example[]): number[] =>
  detect(gate, readRows(examples)).map((logOdds) => 1 / (1 + Math.exp(-logOdds)))

/** What each measurement counted for one class against the mean of all, the largest first. */
export function countedFor(
  learned: Learned,
  example: Example,
  target: number,
): { id: string; logOdds: number }[] {
  const counted = soundClasses.map(() => new Float64Array(learnedIds.length))
  for (const row of readRows([example])) scoresOf(learned, row, counted)
  const meanOf = (n: number) => counted.reduce((sum, parts) => sum + (parts[n] ?? 0), 0) / counted.length
  return learnedIds
    .map((id, n) => ({ id, logOdds: (counted[target]?.[n] ?? 0) - meanOf(n) }))
    .sort((a, b) => Math.abs(b.logOdds) - Math.abs(a.logOdds))
}
