/** Geurts, Ernst and Wehenkel 2006: each question's threshold is drawn. */
import { type ForestTree, TENTHS, writeAnswers } from '@tappet/acoustics/model'
import type { Random } from '@tappet/acoustics/testing'
import type { Row } from './boost.ts'

export type ForestSettings = {
  trees: number
  featureShare: number
  minExamples: number
  /** Added to every share before its logarithm: no class is ever ruled out. */
  floor: number
}

type Grown = ForestTree & { classCount: number }

export function growForest(
  rows: readonly Row[],
  targets: readonly number[],
  weights: readonly number[],
  classCount: number,
  settings: ForestSettings,
  random: Random,
): ForestTree[] {
  const width = rows[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, n) =>
    Float64Array.from(rows, (row) => row[n] ?? Number.NaN),
  )
  const all = Int32Array.from(rows.keys())
  return Array.from({ length: settings.trees }, () => {
    const tree: Grown = { features: [], thresholds: [], rights: [], answers: '', classCount }
    addNode(tree, all, columns, targets, weights, settings, random)
    const { features, thresholds, rights, answers } = tree
    return { features, thresholds, rights, answers }
  })
}

function shares(
  rows: Int32Array,
  targets: readonly number[],
  weights: readonly number[],
  classCount: number,
) {
  const sums = new Float64Array(classCount)
  for (const row of rows)
    sums[targets[row] as number] = (sums[targets[row] as number] as number) + (weights[row] as number)
  return sums
}

function addNode(
  tree: Grown,
  rows: Int32Array,
  columns: readonly Float64Array[],
  targets: readonly number[],
  weights: readonly number[],
  settings: ForestSettings,
  random: Random,
): void {
  const node = tree.features.length
  const sums = shares(rows, targets, weights, tree.classCount)
  const total = sums.reduce((sum, value) => sum + value, 0)
  tree.features.push(-1)
  tree.thresholds.push(0)
  tree.rights.push(0)
  const tenths = Array.from(sums, (value) =>
    Math.min(0, Math.round(TENTHS * Math.log(value / Math.max(1e-12, total) + settings.floor))),
  )
  tree.answers += writeAnswers(tenths)
  const pure = sums.filter((value) => value > 0).length < 2
  const split =
    pure || rows.length < 2 * settings.minExamples
      ? null
      : drawSplit(rows, columns, targets, weights, tree.classCount, settings, random)
  if (split === null) return
  const column = columns[split.feature] as Float64Array
  tree.features[node] = split.feature
  tree.thresholds[node] = split.threshold
  // What is no number is not above.
  const above = (row: number) => (column[row] as number) > split.threshold
  addNode(
    tree,
    rows.filter((row) => !above(row)),
    columns,
    targets,
    weights,
    settings,
    random,
  )
  tree.rights[node] = tree.features.length
  addNode(tree, rows.filter(above), columns, targets, weights, settings, random)
}

function drawSplit(
  rows: Int32Array,
  columns: readonly Float64Array[],
  targets: readonly number[],
  weights: readonly number[],
  classCount: number,
  settings: ForestSettings,
  random: Random,
): { feature: number; threshold: number } | null {
  const tries = Math.max(1, Math.round(settings.featureShare * columns.length))
  let best: { feature: number; threshold: number; impurity: number } | null = null
  for (let n = 0; n < tries; n++) {
    const feature = Math.floor(random() * columns.length)
    const column = columns[feature] as Float64Array
    let [low, high] = [Infinity, -Infinity]
    for (const row of rows) {
      const value = column[row] as number
      if (value < low) low = value
      if (value > high) high = value
    }
    const share = random()
    if (!(high > low)) continue
    const threshold = Number((low + (high - low) * share).toPrecision(5))
    const impurity = impurityOf(rows, column, threshold, targets, weights, classCount, settings.minExamples)
    if (impurity !== null && (best === null || impurity < best.impurity))
      best = { feature, threshold, impurity }
  }
  return best
}

/** Null when one side is too small. */
function impurityOf(
  rows: Int32Array,
  column: Float64Array,
  threshold: number,
  targets: readonly number[],
  weights: readonly number[],
  classCount: number,
  least: number,
): number | null {
  const sums = [new Float64Array(classCount), new Float64Array(classCount)] as const
  const counts: [number, number] = [0, 0]
  for (const row of rows) {
    const side = (column[row] as number) > threshold ? 1 : 0
    counts[side]++
    const own = sums[side]
    own[targets[row] as number] = (own[targets[row] as number] as number) + (weights[row] as number)
  }
  if (counts[0] < least || counts[1] < least) return null
  return sums.reduce((sum, own) => {
    const total = own.reduce((all, value) => all + value, 0)
    return sum + total - own.reduce((all, value) => all + value * value, 0) / Math.max(1e-12, total)
  }, 0)
}
