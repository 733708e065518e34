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

export function growForest(
  rows: readonly Row[],
  targets: readonly number[],
  weights: readonly number[],
  classCount: number,
  settings: ForestSettings,
  random: Random,
): ForestTree[] {
  const columns = (rows[0] ?? []).map((_, n) => Float64Array.from(rows, (row) => row[n] ?? Number.NaN))
  const count = (sums: Float64Array, row: number) => {
    const target = targets[row] as number
    sums[target] = (sums[target] as number) + (weights[row] as number)
  }
  const all = Int32Array.from(rows.keys())
  return Array.from({ length: settings.trees }, () => {
    const tree: ForestTree = { features: [], thresholds: [], rights: [], answers: '' }
    addNode(tree, all)
    return tree
  })

  function addNode(tree: ForestTree, own: Int32Array): void {
    const node = tree.features.length
    const sums = new Float64Array(classCount)
    for (const row of own) count(sums, row)
    const total = totalOf(sums)
    tree.features.push(-1)
    tree.thresholds.push(0)
    tree.rights.push(0)
    const tenths = Array.from(sums, (value) =>
      Math.min(0, Math.round(TENTHS * Math.log(value / Math.max(1e-12, total) + settings.floor))),
    )
    tree.answers += writeAnswers(tenths)
    const pure = sums.filter((value) => value > 0).length < 2
    const split = pure || own.length < 2 * settings.minExamples ? null : drawSplit(own)
    if (split === null) return
    const column = columns[split.feature] as Float64Array
    tree.features[node] = split.feature
    tree.thresholds[node] = split.threshold
    // What is no number is not above.
    const above = (row: number) => (column[row] as number) > split.threshold
    const below = own.filter((row) => !above(row))
    addNode(tree, below)
    tree.rights[node] = tree.features.length
    addNode(tree, own.filter(above))
  }

  function drawSplit(own: Int32Array): { feature: number; threshold: number } | null {
    const tries = Math.max(1, Math.round(settings.featureShare * columns.length))
    let best: { feature: number; threshold: number; impurity: number } | null = null
    for (let n = 0; n < tries; n++) {
      const feature = Math.floor(random() * columns.length)
      const column = columns[feature] as Float64Array
      let [low, high] = [Infinity, -Infinity]
      for (const row of own) {
        const value = column[row] as number
        if (value < low) low = value
        if (value > high) high = value
      }
      const share = random()
      if (!(high > low)) continue
      const threshold = Number((low + (high - low) * share).toPrecision(5))
      const impurity = impurityOf(own, column, threshold)
      if (impurity !== null && (best === null || impurity < best.impurity))
        best = { feature, threshold, impurity }
    }
    return best
  }

  /** Null when one side is too small. */
  function impurityOf(own: Int32Array, column: Float64Array, threshold: number): number | null {
    const sums = [new Float64Array(classCount), new Float64Array(classCount)] as const
    const counts: [number, number] = [0, 0]
    for (const row of own) {
      const side = (column[row] as number) > threshold ? 1 : 0
      counts[side]++
      count(sums[side], row)
    }
    if (Math.min(...counts) < settings.minExamples) return null
    return sums.reduce((sum, part) => {
      const total = totalOf(part)
      return sum + total - part.reduce((all, value) => all + value * value, 0) / Math.max(1e-12, total)
    }, 0)
  }
}

const totalOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0)
