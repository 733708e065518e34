/**
 * Gradient boosting on the logistic loss with second-order leaves (Friedman 2001; Chen and Guestrin, XGBoost, KDD
 * 2016), quantile bins and monotone bounds where physics gives a sign. Deterministic by seed.
 */
import type { SoundDetector, Tree } from '@tappet/acoustics/model'
import type { Random } from '@tappet/acoustics/testing'

export type Row = readonly (number | null)[]

export type BoostSettings = {
  rounds: number
  depth: number
  /** Share of each leaf that counts. */
  step: number
  /** On the squared leaves. */
  ridge: number
  minWeight: number
  /** That one tree sees. */
  featureShare: number
  rowShare: number
}

const BINS = 32
const MISSING = 255

type Columns = { bins: Uint8Array[]; edges: Float64Array[] }

function binned(rows: readonly Row[]): Columns {
  const features = (rows[0] ?? []).map((_, n) => n)
  const edges = features.map((feature) => {
    const ascending = Float64Array.from(rows.flatMap((row) => row[feature] ?? [])).sort()
    const cuts = Array.from({ length: BINS - 1 }, (_, n) => {
      const at = Math.floor(((n + 1) / BINS) * ascending.length)
      const [below = 0, above = 0] = [ascending[Math.max(0, at - 1)], ascending[at]]
      return Number(((below + above) / 2).toPrecision(5))
    })
    return Float64Array.from(new Set(cuts))
  })
  const bins = features.map((feature, n) =>
    Uint8Array.from(rows, (row) => {
      const value = row[feature] ?? null
      return value === null ? MISSING : binOf(edges[n] as Float64Array, value)
    }),
  )
  return { bins, edges }
}

/** Bin b holds what is above edge b - 1 and at most edge b. */
function binOf(edges: Float64Array, value: number): number {
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (value > (edges[middle] as number)) low = middle + 1
    else high = middle
  }
  return low
}

type Split = { column: number; bin: number; gain: number; left: number; right: number; missingRight: boolean }
type Place = { rows: Int32Array; low: number; high: number }

/** Gradient and curvature in each bin, missing values apart. */
const gradients = new Float64Array(BINS)
const curvatures = new Float64Array(BINS)

function growTree(
  { bins, edges }: Columns,
  { depth, ridge, minWeight }: BoostSettings,
  signs: readonly number[],
  [gradient, curvature]: readonly [Float64Array, Float64Array],
  allowed: readonly number[],
  chosen: Int32Array,
): Tree {
  const inner = 2 ** depth - 1
  const tree: Tree = {
    features: new Array(inner).fill(-1),
    thresholds: new Array(inner).fill(0),
    missingRight: new Array(inner).fill(0),
    values: new Array(2 * inner + 1).fill(0),
  }
  grow(0, { rows: chosen, low: -Infinity, high: Infinity })
  return tree

  function grow(node: number, { rows, low, high }: Place) {
    let [g, h] = [0, 0]
    for (const row of rows) {
      g += gradient[row] as number
      h += curvature[row] as number
    }
    tree.values[node] = leaf(g, h, low, high)
    if (node >= inner) return
    let best: Split | null = null
    for (const column of allowed) best = bestOf(column, { rows, low, high }, g, h, best)
    if (best === null) return
    const { column, bin, missingRight, left, right } = best
    const own = bins[column] as Uint8Array
    const goesLeft = (row: number) => {
      const at = own[row] as number
      return at === MISSING ? !missingRight : at <= bin
    }
    tree.features[node] = column
    tree.thresholds[node] = (edges[column] as Float64Array)[bin] as number
    tree.missingRight[node] = missingRight ? 1 : 0
    const sign = signs[column] ?? 0
    const middle = (left + right) / 2
    const [below, above] = [
      { low, high: Math.min(high, middle) },
      { low: Math.max(low, middle), high },
    ]
    const [leftBounds, rightBounds] =
      sign > 0
        ? [below, above]
        : sign < 0
          ? [above, below]
          : [
              { low, high },
              { low, high },
            ]
    grow(2 * node + 1, { rows: rows.filter(goesLeft), ...leftBounds })
    grow(2 * node + 2, { rows: rows.filter((row) => !goesLeft(row)), ...rightBounds })
  }

  function leaf(g: number, h: number, low: number, high: number) {
    return Math.min(high, Math.max(low, -g / (h + ridge)))
  }

  function bestOf(column: number, { rows, low, high }: Place, g: number, h: number, so: Split | null) {
    const own = bins[column] as Uint8Array
    gradients.fill(0)
    curvatures.fill(0)
    let [missingG, missingH] = [0, 0]
    for (const row of rows) {
      const bin = own[row] as number
      if (bin === MISSING) {
        missingG += gradient[row] as number
        missingH += curvature[row] as number
      } else {
        gradients[bin] = (gradients[bin] as number) + (gradient[row] as number)
        curvatures[bin] = (curvatures[bin] as number) + (curvature[row] as number)
      }
    }
    const whole = (g * g) / (h + ridge)
    const sign = signs[column] ?? 0
    let best = so
    let [leftG, leftH] = [0, 0]
    for (let bin = 0; bin < (edges[column] as Float64Array).length; bin++) {
      leftG += gradients[bin] as number
      leftH += curvatures[bin] as number
      // What is missing goes where most went.
      const missingRight = leftH < (h - missingH) / 2
      const [gl, hl] = missingRight ? [leftG, leftH] : [leftG + missingG, leftH + missingH]
      const [gr, hr] = [g - gl, h - hl]
      if (hl < minWeight || hr < minWeight) continue
      const below = leaf(gl, hl, low, high)
      const right = leaf(gr, hr, low, high)
      if (sign * (right - below) < 0) continue
      const gain = (gl * gl) / (hl + ridge) + (gr * gr) / (hr + ridge) - whole
      if (gain > Math.max(1e-6, best?.gain ?? 0))
        best = { column, bin, gain, left: below, right, missingRight }
    }
    return best
  }
}

/**
 * @param targets 1 where the answer is yes, else 0 (anything between counts in part)
 * @param rows alike in length; a tree's features are places in them
 * @param signs by place: 1 where more speaks for yes, -1 where less does, 0 where nothing is known
 */
export function fitDetector(
  rows: readonly Row[],
  targets: ArrayLike<number>,
  weights: ArrayLike<number>,
  signs: readonly number[],
  settings: BoostSettings,
  random: Random,
): SoundDetector {
  const columns = binned(rows)
  let [yes, all] = [0, 0]
  for (let n = 0; n < rows.length; n++) {
    yes += (targets[n] as number) * (weights[n] as number)
    all += weights[n] as number
  }
  const base = Math.log((yes + 0.5) / (all - yes + 0.5))
  const scores = new Float64Array(rows.length).fill(base)
  const gradient = new Float64Array(rows.length)
  const curvature = new Float64Array(rows.length)
  const trees: Tree[] = []
  for (let round = 0; round < settings.rounds; round++) {
    for (let n = 0; n < rows.length; n++) {
      const p = 1 / (1 + Math.exp(-(scores[n] as number)))
      gradient[n] = (weights[n] as number) * (p - (targets[n] as number))
      curvature[n] = Math.max(1e-6, (weights[n] as number) * p * (1 - p))
    }
    const chosen = Int32Array.from(rows.keys()).filter(() => random() < settings.rowShare)
    const allowed = columns.bins.map((_, n) => n).filter(() => random() < settings.featureShare)
    const whole = growTree(columns, settings, signs, [gradient, curvature], allowed, chosen)
    const tree = shrunk(whole, settings.step)
    trees.push(tree)
    addBinned(scores, tree, columns)
  }
  return { base: Number(base.toFixed(4)), trees }
}

const shrunk = (tree: Tree, step: number): Tree => ({
  ...tree,
  values: tree.values.map((value) => Number((step * value).toFixed(4)) || 0),
})

function addBinned(
  scores: Float64Array,
  { features, thresholds, missingRight, values }: Tree,
  columns: Columns,
) {
  const cuts = features.map((column, n) =>
    column < 0 ? 0 : (columns.edges[column] as Float64Array).indexOf(thresholds[n] as number),
  )
  for (let row = 0; row < scores.length; row++) {
    let node = 0
    while (node < features.length && (features[node] as number) >= 0) {
      const bin = (columns.bins[features[node] as number] as Uint8Array)[row] as number
      const right = bin === MISSING ? missingRight[node] === 1 : bin > (cuts[node] as number)
      node = 2 * node + (right ? 2 : 1)
    }
    scores[row] = (scores[row] as number) + (values[node] as number)
  }
}
