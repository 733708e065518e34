import { describe, expect, it } from 'vitest'
import { categoryOf, passedCode, readCode } from './code.ts'

describe('readCode', () => {
  it.each([
    ['p0301', 'P0301'],
    [' U0A1f ', 'U0A1F'],
    ['B1000', 'B1000'],
    ['C0035', 'C0035'],
  ])('takes %j', (text, code) => {
    expect(readCode(text)).toBe(code)
  })
  it.each(['X0301', 'P030', 'P03011', 'P0G01', ''])('refuses %j', (text) => {
    expect(readCode(text)).toBeNull()
  })
})

describe('categoryOf', () => {
  it('names the four families', () => {
    expect(['P0301', 'B1000', 'C0035', 'U0100'].map(categoryOf)).toEqual([
      'Powertrain',
      'Body',
      'Chassis',
      'Network',
    ])
  })
})

describe('passedCode', () => {
  it('believes the navigation state first', () => {
    expect(passedCode({ code: 'P0420' }, 'P0301')).toBe('P0420')
  })
  it('falls back to a well-formed code in the path', () => {
    expect(passedCode(null, 'p0301')).toBe('P0301')
    expect(passedCode(null, 'nonsense')).toBeNull()
    expect(passedCode(null, undefined)).toBeNull()
  })
})
