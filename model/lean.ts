/** For many numbers of few recordings, where trees would learn by heart. */
import { asProbabilities } from './calibrate.ts'

const STEPS = 300
/** As in calibrate.ts. */
const CLASS_POWER = 0.5

export type Line = { bias: number; weights: number[] }

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
  const standard = (row: readonly number[]) =>
    means.map((middle, n) => ((row[n] ?? 0) - middle) / (spreads[n] ?? 1))
  return { means, spreads, standard }
}

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
 * @param targets the class of each row, from 0 to `classes` - 1
 * @param ridge pulls every weight but the intercepts towards 0
 * @returns lines over the unscaled numbers; their softmax are the probabilities
 */
export function fitLean(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  classes: number,
  ridge: number,
): Line[] {
  const { means, spreads, standard } = standardizer(rows)
  const standardized = rows.map(standard)
  return descend(standardized, targets, classes, ridge).map(({ shares, intercept }) => {
    const weights = means.map((_, n) => {
      const ofRows = standardized.reduce((sum, row, place) => sum + (shares[place] ?? 0) * (row[n] ?? 0), 0)
      return ofRows / (spreads[n] ?? 1)
    })
    return { weights, bias: intercept - dot(weights, means) }
  })
}

/** Weights as shares of the rows, which are fewer than their numbers. */
type Fitted = { shares: number[]; intercept: number }

function descend(
  standardized: readonly (readonly number[])[],
  targets: readonly number[],
  classes: number,
  ridge: number,
): Fitted[] {
  const ofClass = (c: number) => targets.filter((target) => target === c).length
  const raw = targets.map((target) => ofClass(target) ** (CLASS_POWER - 1))
  const total = raw.reduce((sum, weight) => sum + weight, 0)
  const counts = raw.map((weight) => weight / total)
  const withIntercept = standardized.map((row) => [...row, 1])
  const step = 1 / (0.5 * steepest(withIntercept, counts) + ridge)
  const products = standardized.map((row) => standardized.map((other) => dot(row, other)))
  const none = (): Fitted[] =>
    Array.from({ length: classes }, () => ({ shares: standardized.map(() => 0), intercept: 0 }))
  let [at, before] = [none(), none()]
  for (let n = 0; n < STEPS; n++) {
    const ahead = at.map((own, c) => beyond(own, before[c] ?? own, n / (n + 3)))
    const errors = products.map((product, place) => {
      const scores = ahead.map(({ shares, intercept }) => intercept + dot(product, shares))
      return asProbabilities(scores, PLAIN).map(
        (probability, c) => (counts[place] ?? 0) * (probability - Number(targets[place] === c)),
      )
    })
    before = at
    at = ahead.map(({ shares, intercept }, c) => ({
      shares: shares.map((share, place) => share - step * (ridge * share + (errors[place]?.[c] ?? 0))),
      intercept: intercept - step * errors.reduce((sum, error) => sum + (error[c] ?? 0), 0),
    }))
  }
  return at
}

const PLAIN = { slope: 1, offsets: [] }

const beyond = (at: Fitted, before: Fitted, by: number): Fitted => ({
  shares: at.shares.map((share, n) => share + by * (share - (before.shares[n] ?? 0))),
  intercept: at.intercept + by * (at.intercept - before.intercept),
})
