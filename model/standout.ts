/**
 * One weight, never below 0, by how faults differ from the healthy cars of their own collection, against the spread
 * within and between collections: what follows the recorder counts little. Source: Hatch, Kajarekar and Stolcke, ICSLP
 * 2006.
 */
import { normalScore, type Standout } from '@tappet/acoustics/model'
import type { Row } from './boost.ts'
import type { Example } from './data.ts'
import { quantilesOf } from './gate.ts'

export type StandoutSettings = {
  /** Added to every variance: draws the weights towards each other. */
  ridge: number
  /** Weight of a fault whose collection holds no healthy car. */
  acrossShare: number
  /** Log-odds for one standard deviation of the whole. */
  share: number
}

type Cell = { target: number; source: string; mean: number[]; rows: number[][] }

export function fitStandout(
  examples: readonly Example[],
  rows: readonly Row[],
  features: readonly number[],
  { ridge, acrossShare, share }: StandoutSettings,
): Standout {
  const recorded = rows.filter((_, n) => examples[n]?.origin === 'recording')
  const quantiles = features.map((feature) => quantilesOf(recorded.map((row) => row[feature] ?? null)))
  const scoresOf = (row: Row) =>
    features.map((feature, n) => normalScore(quantiles[n] as number[], row[feature] ?? null))
  const cells = cellsOf(examples, rows.map(scoresOf))
  const spread = added(withinCells(cells), betweenHealthy(cells), features.length)
  const ridged = spread.map((row, a) => row.map((value, b) => value + (a === b ? ridge : 0)))
  const raw = solvedNotBelowZero(ridged, faultDirection(cells, acrossShare, features.length))
  const sums = recorded.map((row) => scoresOf(row).reduce((sum, z, n) => sum + z * (raw[n] ?? 0), 0))
  const deviation = Math.sqrt(meanOf(sums.map((sum) => sum * sum)) - meanOf(sums) ** 2)
  const scale = deviation > 0 ? share / deviation : 0
  return {
    features: [...features],
    quantiles,
    weights: raw.map((weight) => Number((scale * weight).toFixed(4))),
  }
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function cellsOf(examples: readonly Example[], scores: readonly number[][]): Cell[] {
  const cells = Map.groupBy(scores.keys(), (n) => `${examples[n]?.target} ${examples[n]?.source}`)
  return [...cells.values()].flatMap((places) => {
    const rows = places.map((n) => scores[n] as number[])
    const first = examples[places[0] as number] as Example
    if (rows.length < 2) return []
    const mean = rows[0]?.map((_, k) => meanOf(rows.map((row) => row[k] as number))) ?? []
    return [{ target: first.target, source: first.source, mean, rows }]
  })
}

function covariance(rows: readonly number[][], centre: readonly number[], count: number): number[][] {
  return centre.map((_, a) =>
    centre.map(
      (__, b) =>
        rows.reduce(
          (sum, row) => sum + ((row[a] ?? 0) - (centre[a] ?? 0)) * ((row[b] ?? 0) - (centre[b] ?? 0)),
          0,
        ) / count,
    ),
  )
}

/** Large cells count by the root of their size. */
function withinCells(cells: readonly Cell[]): number[][] {
  const total = cells.reduce((sum, { rows }) => sum + Math.sqrt(rows.length), 0)
  return cells
    .map(({ rows, mean }) => scaled(covariance(rows, mean, rows.length), Math.sqrt(rows.length) / total))
    .reduce((sum, part) => added(sum, part, part.length), [])
}

function betweenHealthy(cells: readonly Cell[]): number[][] {
  const means = cells.filter(({ target }) => target === 0).map(({ mean }) => mean)
  if (means.length < 2) return []
  const centre = (means[0] ?? []).map((_, k) => meanOf(means.map((mean) => mean[k] as number)))
  return covariance(means, centre, means.length - 1)
}

const scaled = (matrix: readonly number[][], factor: number) =>
  matrix.map((row) => row.map((value) => factor * value))

function added(first: readonly number[][], second: readonly number[][], size: number): number[][] {
  return Array.from({ length: size }, (_, a) =>
    Array.from({ length: size }, (__, b) => (first[a]?.[b] ?? 0) + (second[a]?.[b] ?? 0)),
  )
}

function faultDirection(cells: readonly Cell[], acrossShare: number, size: number): number[] {
  const healthy = cells.filter(({ target }) => target === 0)
  const sum = new Array<number>(size).fill(0)
  let weights = 0
  for (const { target, source, mean } of cells) {
    if (target === 0) continue
    const own = healthy.find((cell) => cell.source === source)
    const weight = own === undefined ? acrossShare : 1
    weights += weight
    for (let k = 0; k < size; k++) {
      const usual = own?.mean[k] ?? meanOf(healthy.map((cell) => cell.mean[k] as number))
      sum[k] = (sum[k] as number) + weight * ((mean[k] as number) - usual)
    }
  }
  return sum.map((value) => value / Math.max(1e-9, weights))
}

const SWEEPS = 300

/** The x of 0 or more with the least x'Ax / 2 - b'x, for a positive definite A, by coordinates. */
export function solvedNotBelowZero(matrix: readonly number[][], target: readonly number[]): number[] {
  const x = target.map(() => 0)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let k = 0; k < x.length; k++) {
      const row = matrix[k] as number[]
      const others = row.reduce((sum, value, n) => sum + (n === k ? 0 : value * (x[n] as number)), 0)
      x[k] = Math.max(0, ((target[k] as number) - others) / (row[k] as number))
    }
  }
  return x
}
