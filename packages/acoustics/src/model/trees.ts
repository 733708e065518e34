/**
 * Node n has the children 2n + 1 and 2n + 2; its value is the answer if it ended there, so that a step is what its
 * measurement counted (Saabas 2014; Palczewska et al. 2013). The parts sum to the answer.
 */
export interface Tree {
  /** By inner node: place of the measurement; -1 where the tree ends. */
  features: number[]
  thresholds: number[]
  /** 1 where what could not be measured goes right. */
  missingRight: number[]
  values: number[]
}

const LEFT = 1
const RIGHT = 2

export function readTrees(
  trees: readonly Tree[],
  values: readonly (number | null)[],
  counted?: Float64Array,
): number {
  let sum = 0
  for (const { features, thresholds, missingRight, values: answers } of trees) {
    let node = 0
    while (node < features.length) {
      const feature = features[node]
      if (feature < 0) break
      const value = values[feature] ?? null
      const right =
        value === null || !Number.isFinite(value) ? missingRight[node] === 1 : value > thresholds[node]
      const next = 2 * node + (right ? RIGHT : LEFT)
      if (counted !== undefined) counted[feature] = counted[feature] + answers[next] - answers[node]
      node = next
    }
    sum += answers[node]
  }
  return sum
}
