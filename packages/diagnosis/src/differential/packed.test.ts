import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packEffect, packRows, packWords, unpackEffect, unpackRows, unpackWords } from './packed.ts'

describe('packed knowledge', () => {
  it('writes a word as what it adds to the word before', () => {
    expect(packWords(['able', 'ably', 'about'])).toBe('0able3y2out')
  })
  it('gives every list of words back', () => {
    fc.assert(
      fc.property(fc.array(fc.string().map((word) => word.replace(/\d/g, ''))), (words) => {
        expect(unpackWords(packWords(words))).toEqual(words)
      }),
    )
  })
  it('gives an effect back by the places of its finding and source', () => {
    const effect = { finding: 'misfire', probability: 0.6, source: 'judged' }
    const packed = packEffect(effect, ['stall', 'misfire'], ['judged'])
    expect(packed).toEqual([1, 0.6])
    expect(unpackEffect(packed, ['stall', 'misfire'], ['judged'])).toEqual(effect)
    expect(packEffect(effect, ['misfire'], ['measured', 'judged'])).toEqual([0, 0.6, 1])
    expect(unpackEffect([0, 0.6, 1], ['misfire'], ['measured', 'judged'])).toEqual(effect)
  })
  it('refuses what is in no list', () => {
    const effect = { finding: 'misfire', probability: 0.6, source: 'judged' }
    expect(() => packEffect(effect, ['stall'], ['judged'])).toThrow(RangeError)
    expect(() => packEffect(effect, ['misfire'], [])).toThrow(RangeError)
    expect(() => unpackEffect([1, 0.6, 0], ['stall'], ['judged'])).toThrow(RangeError)
    expect(() => unpackEffect([0, 0.6, 1], ['stall'], ['judged'])).toThrow(RangeError)
  })
  it('gives rows back from their columns, and refuses rows that differ in their keys', () => {
    const rows = [
      { id: 'a', prior: 1 },
      { id: 'b', prior: 2 },
    ]
    expect(packRows(rows)).toEqual({ id: ['a', 'b'], prior: [1, 2] })
    expect(unpackRows(packRows(rows))).toEqual(rows)
    expect(unpackRows(packRows([]))).toEqual([])
    expect(() => packRows<object>([{ id: 'a' }, { prior: 2 }])).toThrow(RangeError)
  })
})
