/** Classes by logistic regression with ridge: for many numbers of few recordings, where trees would learn by heart. */
import { asProbabilities } from './calibrate.ts'

const STEPS = 300
/** A class of n recordings counts n to this power, as in calibrate.ts. */
const CLASS_POWER = 0.5

/** Log of each class's probability for a row. */
export type Lean = (row: readonly number[]) => number[]

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let n = 0; n < a.length; n++) sum += (a[n] ?? 0) * (b[n] ?? 0)
  return sum
}

function standardizer(rows: readonly (readonly number[])[]) {
  const width = rows[0]?.length ?? 0
  const mean = (of: (row: readonly number[]) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0) / rows.length
  const means = Array.from({ length: width }, (_, n) => mean((row) => row[n] ?? 0))
  const spreads = means.map((middle, n) => Math.sqrt(mean((row) => ((row[n] ?? 0) - middle) ** 2)) + 1e-6)
  // The last number is the intercept's.
  return (row: readonly number[]) => [
    ...means.map((middle, n) => ((row[n] ?? 0) - middle) / (spreads[n] ?? 1)),
    1,
  ]
}

/** The largest curvature of the sum of squares, by power iteration. */
function steepest(rows: readonly (readonly number[])[], weights: readonly number[]): number {
  let direction = (rows[0] ?? []).map(() => 1)
  let length = 1
  for (let n = 0; n < 30; n++) {
    const next = direction.map(() => 0)
    rows.forEach((row, at) => {
      const along = (weights[at] ?? 0) * dot(row, direction)
      for (let k = 0; k < row.length; k++) next[k] = (next[k] ?? 0) + along * (row[k] ?? 0)
    })
    length = Math.sqrt(dot(next, next))
    direction = next.map((value) => value / length)
  }
  return length
}

/**
 * Multinomial logistic regression over standardized numbers, by accelerated gradient descent (Nesterov 1983).
 * Deterministic.
 *
 * @param targets the class of each row, from 0 to `classes` - 1
 * @param ridge pulls every weight but the intercepts towards 0
 */
export function fitLean(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  classes: number,
  ridge: number,
): Lean {
  const standard = standardizer(rows)
  const read = rows.map(standard)
  const width = read[0]?.length ?? 1
  const ofClass = (c: number) => targets.filter((target) => target === c).length
  const raw = targets.map((target) => ofClass(target) ** (CLASS_POWER - 1))
  const total = raw.reduce((sum, weight) => sum + weight, 0)
  const weights = raw.map((weight) => weight / total)
  const step = 1 / (0.5 * steepest(read, weights) + ridge)
  const plain = { slope: 1, offsets: [] }
  const none = () => Array.from({ length: classes }, () => new Array<number>(width).fill(0))
  let [at, before] = [none(), none()]
  for (let n = 0; n < STEPS; n++) {
    const ahead = at.map((own, c) =>
      own.map((value, k) => value + (n / (n + 3)) * (value - (before[c]?.[k] ?? 0))),
    )
    const slant = ahead.map((own) => own.map((value, k) => (k === width - 1 ? 0 : ridge * value)))
    read.forEach((row, place) => {
      const scores = ahead.map((own) => dot(row, own))
      asProbabilities(scores, plain).forEach((probability, c) => {
        const error = (weights[place] ?? 0) * (probability - Number(targets[place] === c))
        const own = slant[c] ?? []
        for (let k = 0; k < width; k++) own[k] = (own[k] ?? 0) + error * (row[k] ?? 0)
      })
    })
    before = at
    at = ahead.map((own, c) => own.map((value, k) => value - step * (slant[c]?.[k] ?? 0)))
  }
  return (row) => {
    const numbers = standard(row)
    return asProbabilities(
      at.map((own) => dot(numbers, own)),
      plain,
    ).map((probability) => Math.log(probability + 1e-9))
  }
}
