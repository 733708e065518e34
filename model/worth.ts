import { type AnswerWorth, type ClassCounts, type SoundClass, soundClasses } from '@tappet/acoustics/model'
import type { Answer } from './figures.ts'

/** An answer is compared with at least this many others. */
const MIN_COMPARED = 10
const BANDS = [0.9, 0.75, 0.6, 0.45, 0]

const first = ({ probabilities }: Pick<Answer, 'probabilities'>) =>
  probabilities.indexOf(Math.max(...probabilities))

const byClass = <T>(value: (name: SoundClass, place: number) => T) =>
  Object.fromEntries(soundClasses.map((name, place) => [name, value(name, place)])) as Record<SoundClass, T>

/**
 * By first class and its probability.
 * @param answers with the car left out
 */
export function worthOf(answers: readonly Answer[]): AnswerWorth[] {
  return soundClasses.flatMap((name, place) => {
    const called = answers
      .filter((answer) => first(answer) === place)
      .sort((a, b) => (b.probabilities[place] ?? 0) - (a.probabilities[place] ?? 0))
    const rows: AnswerWorth[] = []
    let from = 0
    for (const atLeast of BANDS) {
      const upTo = called.filter(({ probabilities }) => (probabilities[place] ?? 0) >= atLeast).length
      const rest = called.length - upTo
      // A band with too few recordings joins the next; what would leave too few behind takes them along.
      if (atLeast > 0 && (upTo - from < MIN_COMPARED || rest < MIN_COMPARED)) continue
      rows.push({ first: name, atLeast, truth: countsOf(called.slice(from, upTo)) })
      from = upTo
    }
    return rows
  })
}

const countsOf = (answers: readonly Answer[]): ClassCounts =>
  byClass((_, place) => answers.filter(({ target }) => target === place).length)
