import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  packCodes,
  packEffects,
  packRows,
  packWords,
  unpackCodes,
  unpackEffects,
  unpackRows,
  unpackWords,
} from './packed.ts'

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
  it('gives effects back by the gaps between the places of their findings', () => {
    const findings = ['stall', 'misfire', 'no_start', 'smoke']
    const effects = [
      { finding: 'misfire', probability: 0.6 },
      { finding: 'smoke', probability: 0.035 },
    ]
    const packed = packEffects(effects, findings, [35, 600])
    expect(packed).toBe('%$%#')
    expect(unpackEffects(packed, findings, [35, 600])).toEqual(effects)
  })
  it('gives effects of many findings and probabilities back, at most two letters for a number', () => {
    const ids = Array.from({ length: 1000 }, (_, place) => `finding_${place}`)
    const parts = Array.from({ length: 1000 }, (_, part) => part + 1)
    const effects = [0, 79, 159, 170, 999].map((place) => ({
      finding: ids[place] ?? '',
      probability: (place + 1) / 1000,
    }))
    const packed = packEffects(effects, ids, parts)
    expect(packed.length).toBeLessThanOrEqual(4 * effects.length)
    expect(unpackEffects(packed, ids, parts)).toEqual(effects)
  })
  it('refuses effects on what is in no list or out of order', () => {
    const effect = { finding: 'misfire', probability: 0.6 }
    expect(() => packEffects([effect], ['stall'], [600])).toThrow(RangeError)
    expect(() => packEffects([effect], ['misfire'], [500])).toThrow(RangeError)
    expect(() => packEffects([effect, { ...effect, finding: 'stall' }], ['stall', 'misfire'], [600])).toThrow(
      RangeError,
    )
    expect(() => unpackEffects('%#', ['stall'], [600])).toThrow(RangeError)
  })
  it('gives ranges of codes back in their order, also where they overlap', () => {
    const findings = ['code_lean', 'code_misfire', 'code_can']
    const ranges = [
      { family: 'code_misfire', from: 'P0300', to: 'P0312' },
      { family: 'code_lean', from: 'P030A', to: 'P030A' },
      { family: 'code_lean', from: 'B0001', to: 'B0001' },
      { family: 'code_can', from: 'U0100', to: 'UFFFF' },
    ]
    const packed = packCodes(ranges, findings)
    expect(packed.families).toEqual([1, 0, 0, 2])
    expect(packed.more.slice(0, 2)).toEqual([0x12, 0])
    expect(unpackCodes(packed, findings)).toEqual(ranges)
    expect(() => packCodes(ranges, ['code_lean'])).toThrow(RangeError)
    expect(() => unpackCodes(packed, ['code_lean'])).toThrow(RangeError)
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
