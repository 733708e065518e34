import { expect, it } from 'vitest'
import { type AnswerWorth, type ClassCounts, type SoundClass, seenBefore, soundClasses } from './index.ts'

const ofClasses = <T>(value: (name: SoundClass) => T) =>
  Object.fromEntries(soundClasses.map((name) => [name, value(name)])) as Record<SoundClass, T>
const counts = (brake: number): ClassCounts => ofClasses((name) => (name === 'brake' ? brake : 0))
const worth: AnswerWorth[] = [
  { first: 'brake', atLeast: 0, truth: counts(1) },
  { first: 'brake', atLeast: 0.6, truth: counts(2) },
  { first: 'healthy', atLeast: 0.3, truth: counts(3) },
]
const brakeSaid = (share: number) => ofClasses((name) => (name === 'brake' ? share : (1 - share) / 6))

it.each([
  ['the surest row that it reaches', brakeSaid(0.7), 2],
  ['a row from its threshold on', brakeSaid(0.6), 2],
  ['the unsure row', brakeSaid(0.59), 1],
  ['the row of the class that came first', ofClasses((name) => (name === 'healthy' ? 0.4 : 0.1)), 3],
  ['nothing where no row reaches down', ofClasses((name) => (name === 'healthy' ? 0.2 : 0.1)), 0],
])('compares an answer with %s', (_, probabilities, brakes) => {
  expect(seenBefore(worth, probabilities)).toEqual(counts(brakes))
})
