/** Trees from questions to log-probabilities of all classes; every node keeps what it would answer, so that each step counts to its measurement. Source: Geurts, Ernst and Wehenkel, Machine Learning 63 (2006). */
export interface ForestTree {
  features: number[]
  /** A value above goes right, to `rights`; others and unmeasured ones go to the next node. */
  thresholds: number[]
  rights: number[]
  /** By node and class, one character each: tenths of a natural logarithm below 0, counted from '0' on. */
  answers: string
}

export const TENTHS = 10
const ZERO = 48

export const writeAnswers = (tenths: readonly number[]) =>
  String.fromCharCode(...tenths.map((value) => ZERO - value))

/** Adds the mean log-probability of each class to `scores`, `scale` times, and each measurement's part to `counted`. */
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
