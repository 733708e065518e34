/**
 * A forest that answers for all classes at once: each tree a path of questions to the log-probabilities that the
 * training's sounds had at its end. Source: Geurts, Ernst and Wehenkel, Extremely randomized trees, Machine Learning
 * 63 (2006). Every node keeps what it would answer, so that each step can be counted to its measurement.
 */
export interface ForestTree {
  /** By node, parents before children: place of the measurement in the model's list; -1 where the tree ends. */
  features: number[]
  /** A value above goes right, to `rights`; others go to the next node. What could not be measured goes next. */
  thresholds: number[]
  rights: number[]
  /** By node and class, one character each: how many tenths of a natural logarithm below 0, counted from '0' on. */
  answers: string
}

export const TENTHS = 10
const ZERO = 48

/** Tenths, 0 or below, as a tree keeps them. */
export const writeAnswers = (tenths: readonly number[]) =>
  String.fromCharCode(...tenths.map((value) => ZERO - value))

/**
 * Mean log-probability of each class over the trees, added to `scores`, `scale` times; every measurement's part is
 * added to `counted` in the same way, when given.
 */
export function readForest(
  trees: readonly ForestTree[],
  values: readonly (number | null)[],
  scale: number,
  scores: Float64Array,
  counted?: readonly Float64Array[],
): void {
  const share = scale / TENTHS / Math.max(1, trees.length)
  const classCount = scores.length
  for (const { features, thresholds, rights, answers } of trees) {
    const answer = (node: number, c: number) => ZERO - answers.charCodeAt(node * classCount + c)
    let node = 0
    for (let feature = features[0]; feature >= 0; feature = features[node]) {
      const value = values[feature] ?? null
      const above = value !== null && Number.isFinite(value) && value > thresholds[node]
      const next = above ? rights[node] : node + 1
      counted?.forEach((parts, c) => {
        parts[feature] += share * (answer(next, c) - answer(node, c))
      })
      node = next
    }
    for (let c = 0; c < classCount; c++) scores[c] += share * answer(node, c)
  }
}
