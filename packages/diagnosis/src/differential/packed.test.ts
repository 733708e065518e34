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
    expect(packEffects(effects, findings)).toEqual([2, 600, 2, 35])
    expect(unpackEffects([2, 600, 2, 35], findings)).toEqual(effects)
  })
  it('refuses effects on what is in no list or out of order', () => {
    const effect = { finding: 'misfire', probability: 0.6 }
    expect(() => packEffects([effect], ['stall'])).toThrow(RangeError)
    expect(() => packEffects([effect, { ...effect, finding: 'stall' }], ['stall', 'misfire'])).toThrow(
      RangeError,
    )
    expect(() => unpackEffects([2, 600], ['stall'])).toThrow(RangeError)
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
