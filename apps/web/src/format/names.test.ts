import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byName } from './names.ts'

it('sorts plain names as Intl does', () => {
  const letter = fc.constantFrom(...'aAbBzZ019 ')
  const name = fc.string({ unit: letter, maxLength: 5 })
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(byName(a, b)).toBe(a.localeCompare(b, 'en-US'))
    }),
    { numRuns: 2000 },
  )
})

it('leaves all others to Intl', () => {
  expect(['Zündkerzen', 'Öl', 'Bremsen', 'oil'].sort(byName)).toEqual(
    ['Zündkerzen', 'Öl', 'Bremsen', 'oil'].sort((a, b) => a.localeCompare(b)),
  )
})
