import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isManufacturerSpecific, ownerOf } from './classify.ts'
import { categoryOf, isTroubleCode, normaliseCode, tidyCode } from './format.ts'

const hexDigit = fc.constantFrom(...'0123456789abcdefABCDEF')
const anyCode = fc
  .tuple(fc.constantFrom(...'PBCUpbcu'), fc.array(hexDigit, { minLength: 4, maxLength: 4 }))
  .map(([letter, digits]) => letter + digits.join(''))

describe('the format of a code', () => {
  it.each(['P0301', 'B1234', 'C0035', 'U0100', 'P0A80', 'UFFFF'])('takes %s [DTC-025]', (code) => {
    expect(isTroubleCode(code)).toBe(true)
  })

  it.each(['', 'P', 'P030', 'P03011', 'X0301', '0301P', 'P03G1', 'PP301', 'P0 301', 'P-301', 'Р0301'])(
    'refuses "%s" [DTC-025]',
    (text) => {
      expect(isTroubleCode(text)).toBe(false)
      expect(normaliseCode(text)).toBeNull()
      expect(categoryOf(text)).toBeNull()
      expect(ownerOf(text)).toBeNull()
    },
  )

  it('takes every letter and digit in either case, and knows one form of it [DTC-025] [DTC-026]', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(isTroubleCode(code)).toBe(true)
        expect(normaliseCode(code)).toBe(code.toUpperCase())
        expect(normaliseCode(code.toLowerCase())).toBe(normaliseCode(code))
        expect(normaliseCode(` ${code}\n`)).toBe(normaliseCode(code))
      }),
    )
  })

  it('tidies any text without judging it', () => {
    expect(tidyCode('  banana ')).toBe('BANANA')
  })
})

describe('the category', () => {
  it.each([
    ['[DTC-027]', 'P0420', 'Powertrain'],
    ['[DTC-028]', 'B0001', 'Body'],
    ['[DTC-029]', 'C0031', 'Chassis'],
    ['[DTC-030]', 'U0100', 'Network'],
    ['[DTC-026]', 'u0100', 'Network'],
  ])('%s of %s is %s', (_, code, category) => {
    expect(categoryOf(code)).toBe(category)
  })
})

describe('who defines a code', () => {
  it.each([
    ['P0000', 'generic'],
    ['P0FFF', 'generic'],
    ['P1000', 'manufacturer'],
    ['P1FFF', 'manufacturer'],
    ['P2000', 'generic'],
    ['P2FFF', 'generic'],
    ['P3000', 'manufacturer'],
    ['P33FF', 'manufacturer'],
    ['P3400', 'generic'],
    ['P3FFF', 'generic'],
    ['B0001', 'generic'],
    ['B1001', 'manufacturer'],
    ['B2FFF', 'manufacturer'],
    ['B3000', 'reserved'],
    ['C0FFF', 'generic'],
    ['C1000', 'manufacturer'],
    ['C2000', 'manufacturer'],
    ['C3000', 'reserved'],
    ['U0001', 'generic'],
    ['U1000', 'manufacturer'],
    ['U2FFF', 'manufacturer'],
    ['U3000', 'generic'],
    ['P4000', 'outside'],
    ['uf00f', 'outside'],
  ])('%s: %s', (code, owner) => {
    expect(ownerOf(code)).toBe(owner)
    expect(isManufacturerSpecific(code)).toBe(owner === 'manufacturer')
  })

  it('answers for every well-formed code, whatever the case', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(ownerOf(code)).not.toBeNull()
        expect(ownerOf(code.toLowerCase())).toBe(ownerOf(code.toUpperCase()))
      }),
    )
  })
})
