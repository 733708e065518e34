/** One answer per recording, never an augmented copy. */
import type { Random } from '@tappet/acoustics/testing'

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

export const topTwo = (answers: readonly Answer[]) =>
  mean(
    answers.map(({ target, probabilities }) => {
      const ahead = probabilities.filter((probability) => probability > (probabilities[target] ?? 0)).length
      return Number(ahead < 2)
    }),
  )

/** -1 for no answer. */
function f1OfClasses(answers: readonly Answer[], named: (answer: Answer) => number): number[] {
  const classes = [...new Set(answers.map(({ target }) => target))]
  return classes.map((c) => {
    const hits = answers.filter((answer) => answer.target === c && named(answer) === c).length
    const called = answers.filter((answer) => named(answer) === c).length
    const present = answers.filter(({ target }) => target === c).length
    return hits === 0 ? 0 : (2 * hits) / (called + present)
  })
}

/** Below `sureAtLeast` nothing is named, and that counts as wrong. */
export const macroF1 = (answers: readonly Answer[], sureAtLeast = 0) =>
  mean(f1OfClasses(answers, (answer) => (Math.max(...answer.probabilities) < sureAtLeast ? -1 : top(answer))))

export const recallOf = (answers: readonly Answer[], target: number) =>
  topOne(answers.filter((answer) => answer.target === target))

/** Null when there is only one kind. */
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

/** Over ten equal bins of the top probability. */
export function calibrationError(answers: readonly Answer[]): number {
  const bins = Array.from({ length: 10 }, (_, n) =>
    answers.filter(({ probabilities }) => Math.min(9, Math.floor(10 * Math.max(...probabilities))) === n),
  )
  return bins
    .filter((bin) => bin.length > 0)
    .reduce((sum, bin) => {
      const confidence = mean(bin.map(({ probabilities }) => Math.max(...probabilities)))
      return sum + (bin.length / answers.length) * Math.abs(confidence - topOne(bin))
    }, 0)
}

/** 95 percent interval by drawing groups with replacement. */
export function bootstrap<Judged extends { group: string }>(
  answers: readonly Judged[],
  figure: (answers: readonly Judged[]) => number | null,
  random: Random,
  rounds = 1000,
): [low: number, high: number] {
  const groups = [...Map.groupBy(answers, ({ group }) => group).values()]
  const values = Array.from({ length: rounds }, () =>
    figure(groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? [])),
  )
    .filter((value) => value !== null)
    .sort((a, b) => a - b)
  return [values[Math.floor(0.025 * values.length)] ?? 0, values[Math.floor(0.975 * values.length)] ?? 0]
}
