import { evidenceTable } from '@tappet/acoustics'
import {
  type CarSigns,
  gateLogOdds,
  type HeardCar,
  heardLogOdds,
  MIN_HEARD,
  type SoundClass,
  type SoundDetector,
  type SoundModel,
  scoresOf,
  soundClasses,
} from '@tappet/acoustics/model'
import { seededRandom } from '@tappet/acoustics/testing'
import { type BoostSettings, fitDetector, type Row } from './boost.ts'
import { carQuestions, classes, inOrder } from './classes.table.ts'
import { balancedWeights, type Example } from './data.ts'
import { fitGate, fitHeardGate, fitQuestions, type Gate, type HeardRow, type HeardShares } from './gate.ts'
import { type ForestSettings, growForest } from './grow.ts'
import { fitStandout, type StandoutSettings } from './standout.ts'

/** Rows that tell the recorder at least as much as the car are left out. */
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
  minWeight: 2,
  featureShare: 0.35,
  rowShare: 0.5,
}
const FOREST: ForestSettings = { trees: 56, featureShare: 0.3, minExamples: 4, floor: 0.02 }
const FOREST_SHARE = 0.7
const STANDOUT: Omit<StandoutSettings, 'share'> = { ridge: 3, acrossShare: 0.5 }
const SYNTHETIC_SHARE = 0.25

export const readRows = (examples: readonly Example[]): Row[] =>
  examples.map(({ values }) => learnedRows.map(({ index }) => values[index] ?? null))

export type Learned = Pick<SoundModel, 'classes' | 'forest' | 'forestShare' | 'standout'>

export type Learning = {
  /** Log-odds for one standard deviation; 0 leaves it out. */
  standoutShare: number
  /** Only where the truth shows how often each class occurs. */
  fitsOffsets: boolean
}

/** Chosen in LOG.md, looks 15, 17 and 18. */
export const learningOf: Record<SoundModel['variant'], Learning> = {
  default: { standoutShare: 0, fitsOffsets: true },
  clean: { standoutShare: 0.5, fitsOffsets: false },
}

export function learnClasses(
  examples: readonly Example[],
  { standoutShare }: Learning = learningOf.default,
): Learned {
  const rows = readRows(examples)
  const weights = balancedWeights(examples, SYNTHETIC_SHARE)
  const targets = examples.map(({ target }) => target)
  const detectors = soundClasses.map((name, place) => {
    const yes = targets.map((target) => Number(target === place))
    return [
      name,
      fitDetector(rows, yes, weights, inOrder(classes[name], learnedIds), BOOST, seededRandom(101 + place)),
    ] as const
  })
  return {
    classes: Object.fromEntries(detectors) as Record<SoundClass, SoundDetector>,
    forest: growForest(rows, targets, weights, soundClasses.length, FOREST, seededRandom(53)),
    forestShare: FOREST_SHARE,
    ...(standoutShare > 0 && {
      standout: fitStandout(examples, rows, standoutPlaces, { ...STANDOUT, share: standoutShare }),
    }),
  }
}

/** Measurements that can only speak against healthy. */
const idsInOrder: readonly string[] = learnedIds
const standoutPlaces = classes.healthy.less.map((id) => idsInOrder.indexOf(id))

export const classScores = (learned: Learned, examples: readonly Example[]): number[][] =>
  readRows(examples).map((row) => Array.from(scoresOf(learned, row)))

type IsCar = (example: Example) => boolean
const isRecording: IsCar = ({ origin }) => origin === 'recording'

/** @param isCar which examples say what cars are like: real ones, where there are any with faults */
const gateParts = (examples: readonly Example[], isCar: IsCar) => ({
  cars: examples.filter((example) => example.target === 1 && isCar(example) && isHeard(example)),
  others: examples.filter((example) => example.target === 0 && example.origin !== 'copy' && isHeard(example)),
})

export function learnGate(examples: readonly Example[], isCar: IsCar = isRecording): Gate {
  const parts = gateParts(examples, isCar)
  const [cars, others] = [readRows(parts.cars), readRows(parts.others)]
  return fitGate(cars, others, fitQuestions(cars, carQuestions, learnedIds))
}

export type HeardGate = { carSigns: CarSigns; heardCar: Omit<HeardCar, 'listenerRevision' | 'carAtLeast'> }

export function learnHeardGate(examples: readonly Example[], shares: HeardShares): HeardGate {
  const { cars, others } = gateParts(examples, isRecording)
  const questions = fitQuestions(readRows(cars), carQuestions, learnedIds)
  const heardCar = fitHeardGate(heardRows(cars), heardRows(others), questions, shares)
  return { carSigns: { slope: 1, questions }, heardCar }
}

const heardRows = (examples: readonly Example[]): HeardRow[] =>
  readRows(examples).flatMap((row, n) => {
    const odds = examples[n]?.odds
    return odds ? [{ row, odds }] : []
  })

export const heardProbabilities = (
  { heardCar, carSigns }: HeardGate,
  examples: readonly Example[],
): number[] =>
  readRows(examples).map((row, n) => {
    const { odds } = examples[n] as Example
    return odds && isHeard(examples[n] as Example)
      ? 1 / (1 + Math.exp(-heardLogOdds(heardCar, carSigns, row, odds)))
      : 0
  })

/** 0 where less than a second was heard. */
export const gateProbabilities = (gate: Gate, examples: readonly Example[]): number[] =>
  readRows(examples).map((row, n) =>
    isHeard(examples[n] as Example) ? 1 / (1 + Math.exp(-gateLogOdds(gate, row))) : 0,
  )

const heardPlace = evidenceTable.findIndex(({ id }) => id === MIN_HEARD)
/** Long enough for a rhythm. */
export const isHeard = ({ values }: Example) => (values[heardPlace] ?? null) !== null
