/**
 * Boosted trees as plain numbers, and what each measurement counted in them. A tree is complete: node n has the
 * children 2n + 1 and 2n + 2; its value is what it would answer if it ended there, so that a step from node to node
 * is what the measurement asked there counted (Saabas 2014; Palczewska et al. 2013). The parts sum to the answer.
 */
export interface Tree {
  /** By inner node: place of the measurement in the detector's list; -1 where the tree ends. */
  features: number[]
  /** A value above goes right. */
  thresholds: number[]
  /** 1 where what could not be measured goes right. */
  missingRight: number[]
  /** By node, leaves included: log-odds. */
  values: number[]
}

const LEFT = 1
const RIGHT = 2

/**
 * Sum of the trees' answers, log-odds.
 * @param values of the detector's measurements, null where one could not be made
 * @param counted when given, each measurement's part is added to it
 */
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
