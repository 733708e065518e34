/** One answer per recording, never an augmented copy. */
export type Answer = {
  file: string
  target: number
  group: string
  source: string
  probabilities: readonly number[]
}

const top = ({ probabilities }: Answer) => probabilities.indexOf(Math.max(...probabilities))
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export const topOne = (answers: readonly Answer[]) =>
  mean(answers.map((answer) => Number(top(answer) === answer.target)))

export function macroF1(answers: readonly Answer[]): number {
  const classes = [...new Set(answers.map(({ target }) => target))]
  const scores = classes.map((c) => {
    const hits = answers.filter((answer) => answer.target === c && top(answer) === c).length
    const called = answers.filter((answer) => top(answer) === c).length
    const present = answers.filter(({ target }) => target === c).length
    return hits === 0 ? 0 : (2 * hits) / (called + present)
  })
  return mean(scores)
}

export function auroc(scored: readonly { positive: boolean; score: number }[]): number | null {
  const positives = scored.filter(({ positive }) => positive)
  const negatives = scored.filter(({ positive }) => !positive)
  if (positives.length === 0 || negatives.length === 0) return null
  let above = 0
  for (const { score } of positives) {
    for (const other of negatives) above += score > other.score ? 1 : score === other.score ? 0.5 : 0
  }
  return above / positives.length / negatives.length
}

/** By the probability of any fault; class 0 is healthy. */
export const faultAuroc = (answers: readonly Answer[]) =>
  auroc(
    answers.map(({ target, probabilities }) => ({
      positive: target !== 0,
      score: 1 - (probabilities[0] ?? 0),
    })),
  )
