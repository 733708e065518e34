import { type ClassCounts, soundClasses } from '@tappet/acoustics/model'
import { expect, it } from 'vitest'
import { frequencyWords } from './certainty.ts'

const counts = (some: Partial<ClassCounts>) =>
  Object.fromEntries(soundClasses.map((name) => [name, some[name] ?? 0])) as ClassCounts

it('tells in short the classes of at least one recording in five, the most frequent first', () => {
  expect(
    frequencyWords(counts({ healthy: 14, engine_knock_tick: 18, brake: 4, misfire_rough_idle: 4 })),
  ).toBe('9 of 20 recordings that Tappet heard like this one were an engine knock or tick, 7 healthy.')
  expect(frequencyWords(counts({ healthy: 4, belt_accessory: 1 }))).toBe(
    '4 of 5 recordings that Tappet heard like this one were healthy, 1 a belt or what it drives.',
  )
  expect(frequencyWords(counts({ healthy: 4 }))).toBeNull()
})
