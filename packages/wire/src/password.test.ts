import { expect, it } from 'vitest'
import { knownOf, whyGuessable } from './password.ts'

const check = (guesses: number, ...patterns: string[]) => ({
  guesses,
  sequence: patterns.map((each) => {
    const [pattern = '', dictionaryName] = each.split(':')
    return { pattern, token: '', ...(dictionaryName && { dictionaryName }) }
  }),
})

it('is easy to guess below a hundred million tries, and says why', () => {
  expect(whyGuessable('four words', check(1e8, 'dictionary:commonWords-en'))).toBeNull()
  const below = 1e8 - 1
  for (const [patterns, why] of [
    [['dictionary:passwords-common'], 'many people use'],
    [['bruteforce', 'dictionary:product'], 'name of this app'],
    [['dictionary:userInputs'], 'your own address'],
    [['dictionary:commonWords-en', 'bruteforce'], 'common words'],
    [['dictionary:commonWords-en', 'date'], 'a date'],
    [['repeat'], 'repeats'],
    [['sequence'], 'follow one another'],
    [['spatial'], 'beside one another'],
  ] as const)
    expect(whyGuessable('x', check(below, ...patterns)), why).toContain(why)
  expect(whyGuessable('        ', check(100, 'repeat'))).toContain('blanks')
})

it('six characters without a pattern are enough when they are of several kinds', () => {
  const patternless = check(1_000_001, 'bruteforce')
  expect(whyGuessable('x7#kQ9', patternless)).toBeNull()
  expect(whyGuessable('xqzjvk', patternless)).toBeNull()
  expect(whyGuessable('739152', patternless)).toContain('few kinds')
})

it('a guesser knows the parts of the address', () => {
  expect(knownOf('ann.driver-7@garage.example')).toEqual([
    'ann.driver-7@garage.example',
    'ann.driver-7',
    'ann',
    'driver',
    'garage',
    'example',
  ])
  expect(knownOf(null)).toEqual([])
})
