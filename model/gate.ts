/** Learned from cars alone; other sounds only say how steep the answer is. */
import {
  answerSum,
  type CarQuestion,
  carVerdict,
  type HeardCar,
  heardLogOdds,
  natureOf,
  type SoundModel,
  STANDOUT_LEVELS,
} from '@tappet/acoustics/model'
import type { Row } from './boost.ts'
import type { Signs } from './classes.table.ts'

export type Gate = Pick<SoundModel, 'gate' | 'carSigns'>

export function quantilesOf(values: readonly (number | null)[]): number[] {
  const ascending = values.filter((value) => value !== null).sort((a, b) => a - b)
  return STANDOUT_LEVELS.map((level) => {
    const place = Math.min(ascending.length - 1, Math.floor(level * ascending.length))
    return Number((ascending[place] ?? 0).toPrecision(5))
  })
}

export function fitQuestions(
  cars: readonly Row[],
  questions: readonly Signs[],
  ids: readonly string[],
): CarQuestion[] {
  return questions.map(({ more, less }) => {
    const features = [...more, ...less].map((id) => ids.indexOf(id))
    const signs = [...more.map(() => 1), ...less.map(() => -1)]
    const quantiles = features.map((feature) => quantilesOf(cars.map((row) => row[feature] ?? null)))
    const question = { features, signs, quantiles }
    return { ...question, sums: quantilesOf(cars.map((row) => answerSum(question, row))) }
  })
}

const STEPS = 500
const STEP = 0.5

/** Maximum likelihood; cars and others count alike. */
function fitLogistic(cars: readonly number[], others: readonly number[]): { slope: number; base: number } {
  const scored = [
    ...cars.map((x) => ({ x, target: 1, weight: 0.5 / Math.max(1, cars.length) })),
    ...others.map((x) => ({ x, target: 0, weight: 0.5 / Math.max(1, others.length) })),
  ]
  let [slope, base] = [1, 0]
  for (let n = 0; n < STEPS; n++) {
    let [ofSlope, ofBase] = [0, 0]
    for (const { x, target, weight } of scored) {
      const error = weight * (1 / (1 + Math.exp(-(slope * x + base))) - target)
      ofSlope += error * x
      ofBase += error
    }
    slope = Math.max(0.1, slope - STEP * ofSlope)
    base -= STEP * ofBase
  }
  return { slope: Number(slope.toFixed(4)), base: Number(base.toFixed(4)) }
}

export function fitGate(cars: readonly Row[], others: readonly Row[], questions: CarQuestion[]): Gate {
  const verdicts = (rows: readonly Row[]) => rows.map((row) => carVerdict(questions, row))
  const { slope, base } = fitLogistic(verdicts(cars), verdicts(others))
  return { gate: { base, trees: [] }, carSigns: { slope, questions } }
}

export type HeardRow = { row: Row; odds: readonly number[] }

/** In standard deviations for each unit. */
export type HeardShares = { share: number; weight: number }

/** Share of cars that sound at most so much like wind, rain, water or fire. */
const LITTLE_NATURE = 0.95

function natureOfCars(cars: readonly HeardRow[]): number {
  const ascending = cars.map(({ odds }) => natureOf(odds)).sort((a, b) => a - b)
  return Number((ascending[Math.floor(LITTLE_NATURE * ascending.length)] ?? 0).toPrecision(5))
}

export function fitHeardGate(
  cars: readonly HeardRow[],
  others: readonly HeardRow[],
  questions: CarQuestion[],
  { share, weight }: HeardShares,
): Omit<HeardCar, 'listenerRevision' | 'carAtLeast'> {
  const counted = { share, nature: { above: natureOfCars(cars), weight } }
  const plain = { ...counted, base: 0, slope: 1 }
  const both = (rows: readonly HeardRow[]) =>
    rows.map(({ row, odds }) => heardLogOdds(plain, { slope: 1, questions }, row, odds))
  return { ...counted, ...fitLogistic(both(cars), both(others)) }
}
