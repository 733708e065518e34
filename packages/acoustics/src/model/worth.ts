/** Looked up beside the weights, so that no answer claims more. */
import { type AnswerWorth, type ClassCounts, type SoundClass, soundClasses } from './model.ts'

export function seenBefore(
  worth: readonly AnswerWorth[],
  probabilities: Readonly<Record<SoundClass, number>>,
): ClassCounts {
  const first = soundClasses.reduce((most, name) => (probabilities[name] > probabilities[most] ? name : most))
  const rows = worth
    .filter((row) => row.first === first && probabilities[first] >= row.atLeast)
    .sort((a, b) => b.atLeast - a.atLeast)
  return rows[0]?.truth ?? noneOf()
}

const noneOf = () => Object.fromEntries(soundClasses.map((name) => [name, 0])) as ClassCounts
