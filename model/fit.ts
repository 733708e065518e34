/** Multinomial logistic regression on linear splines of ranks, fitted by Adam on the whole batch: deterministic. */
import { evidenceTable } from '@tappet/acoustics'
import {
  along,
  COURSE_POINTS,
  type LinearScore,
  type RankedMeasurement,
  rankOf,
} from '@tappet/acoustics/model'
import { balancedWeights, type Example } from './data.ts'

/** Tells the recorder at least as much as the car: not learned from. */
const learned = evidenceTable.flatMap((row, index) => ('ofRecorder' in row ? [] : [{ id: row.id, index }]))

const QUANTILES = 30
const ROUNDS = 300
const STEP = 0.04

/** Predictions by class: softmax of these over `temperature`. */
export type Fitted = { measurements: RankedMeasurement[]; scores: LinearScore[]; temperature: number }

export function quantilesOf(examples: readonly Example[]): RankedMeasurement[] {
  return learned.map(({ id, index }) => {
    const ascending = examples.flatMap(({ values }) => values[index] ?? []).sort((a, b) => a - b)
    const quantiles = Array.from({ length: QUANTILES }, (_, n) => {
      const value = ascending[Math.round((n / (QUANTILES - 1)) * (ascending.length - 1))] ?? 0
      return Number(value.toPrecision(5))
    })
    return { id, quantiles }
  })
}

/** Ranks at which a course may bend. */
const BENDS = Array.from({ length: COURSE_POINTS - 2 }, (_, n) => (n + 1) / (COURSE_POINTS - 1))

/** A rank as straight line and bends, each with mean 0 over evenly spread ranks. */
const splineOf = (rank: number) => [
  rank - 0.5,
  ...BENDS.map((bend) => Math.max(0, rank - bend) - (1 - bend) ** 2 / 2),
]
const SPLINE_PARTS = 1 + BENDS.length

/** One row per example, SPLINE_PARTS numbers per measurement; 0 for what could not be measured. */
function splines(measurements: readonly RankedMeasurement[], examples: readonly Example[]): Float64Array {
  const width = measurements.length * SPLINE_PARTS
  const inputs = new Float64Array(examples.length * width)
  examples.forEach(({ values }, row) => {
    measurements.forEach(({ quantiles }, n) => {
      const rank = rankOf(quantiles, values[learned[n]?.index ?? 0] ?? null)
      if (rank !== null) inputs.set(splineOf(rank), row * width + n * SPLINE_PARTS)
    })
  })
  return inputs
}

/** @param penalty on the squared weights, against the mean log-likelihood */
export function fitScores(
  examples: readonly Example[],
  classCount: number,
  penalty: number,
  measurements: RankedMeasurement[] = quantilesOf(examples),
): Fitted {
  const inputs = splines(measurements, examples)
  const importance = balancedWeights(examples)
  const width = measurements.length * SPLINE_PARTS
  const stride = width + 1
  const parameters = new Float64Array(classCount * stride)
  const first = new Float64Array(parameters.length)
  const second = new Float64Array(parameters.length)
  for (let round = 1; round <= ROUNDS; round++) {
    const gradient = gradientOf(parameters, inputs, examples, importance, width, classCount, penalty)
    // Adam (Kingma and Ba 2015), its step shrinking to nothing at the end.
    const step = STEP * (1 - (round - 1) / ROUNDS)
    for (let p = 0; p < parameters.length; p++) {
      const slope = gradient[p] as number
      first[p] = 0.9 * (first[p] as number) + 0.1 * slope
      second[p] = 0.999 * (second[p] as number) + 0.001 * slope * slope
      const steep = Math.sqrt((second[p] as number) / (1 - 0.999 ** round)) + 1e-9
      parameters[p] = (parameters[p] as number) - (step * (first[p] as number)) / (1 - 0.9 ** round) / steep
    }
  }
  const scores = Array.from({ length: classCount }, (_, c) => ({
    intercept: round4(parameters[c * stride + width] as number),
    courses: measurements.map((_, n) =>
      courseOf(parameters.subarray(c * stride + n * SPLINE_PARTS, c * stride + (n + 1) * SPLINE_PARTS)),
    ),
  }))
  return { measurements, scores, temperature: 1 }
}

const courseOf = (weights: Float64Array) =>
  Array.from({ length: COURSE_POINTS }, (_, point) => {
    const parts = splineOf(point / (COURSE_POINTS - 1))
    return round4(parts.reduce((total, part, n) => total + part * (weights[n] ?? 0), 0))
  })

const round4 = (value: number) => Math.round(value * 10_000) / 10_000 || 0

function gradientOf(
  parameters: Float64Array,
  inputs: Float64Array,
  examples: readonly Example[],
  importance: readonly number[],
  width: number,
  classCount: number,
  penalty: number,
): Float64Array {
  const stride = width + 1
  const gradient = new Float64Array(parameters.length)
  const scores = new Float64Array(classCount)
  for (let row = 0; row < examples.length; row++) {
    for (let c = 0; c < classCount; c++) {
      let score = parameters[c * stride + width] as number
      for (let n = 0; n < width; n++)
        score += (parameters[c * stride + n] as number) * (inputs[row * width + n] as number)
      scores[c] = score
    }
    const probabilities = softmax(scores)
    for (let c = 0; c < classCount; c++) {
      const hit = examples[row]?.target === c ? 1 : 0
      const error = (((probabilities[c] as number) - hit) * (importance[row] ?? 0)) / examples.length
      for (let n = 0; n < width; n++) {
        gradient[c * stride + n] =
          (gradient[c * stride + n] as number) + error * (inputs[row * width + n] as number)
      }
      gradient[c * stride + width] = (gradient[c * stride + width] as number) + error
    }
  }
  for (let c = 0; c < classCount; c++) {
    for (let n = 0; n < width; n++) {
      const p = c * stride + n
      gradient[p] = (gradient[p] as number) + 2 * penalty * (parameters[p] as number)
    }
  }
  return gradient
}

export function softmax(scores: ArrayLike<number>): number[] {
  const list = Array.from(scores)
  const highest = Math.max(...list)
  const odds = list.map((score) => Math.exp(score - highest))
  const total = odds.reduce((sum, value) => sum + value, 0)
  return odds.map((value) => value / total)
}

/** Probabilities of each class for each example, read from the courses as the product reads them. */
export function predict(
  { measurements, scores, temperature }: Fitted,
  examples: readonly Example[],
): number[][] {
  return examples.map(({ values }) => {
    const ranks = measurements.map(({ quantiles }, n) =>
      rankOf(quantiles, values[learned[n]?.index ?? 0] ?? null),
    )
    return softmax(
      scores.map(({ intercept, courses }) => {
        const parts = ranks.map((rank, n) => (rank === null ? 0 : along(courses[n] ?? [], rank)))
        return (intercept + parts.reduce((sum, part) => sum + part, 0)) / temperature
      }),
    )
  })
}
