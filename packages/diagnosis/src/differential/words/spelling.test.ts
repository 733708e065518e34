import { expect, it } from 'vitest'
import { byFirstLetter, correctSpelling } from './spelling.ts'
import { stemOf } from './tokens.ts'

const vocabulary = {
  known: byFirstLetter(['pop', 'transmission', 'steering'].map(stemOf)),
  everyday: new Set<string>(),
}
const stems = (...words: string[]) =>
  correctSpelling(
    words.map((word) => ({ word, stem: stemOf(word), start: 0, end: word.length, endsPart: false })),
    vocabulary,
  ).map(({ stem }) => stem)

it('leaves a word whose stem is short as it is: "poking" is no "popping"', () => {
  expect(stems('poking')).toEqual(['pok'])
})

it('corrects a slip in a longer stem', () => {
  expect(stems('trasmission', 'steeringg')).toEqual(['transmission', 'steering'].map(stemOf))
})
