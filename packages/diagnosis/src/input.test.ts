import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCode, addSymptom, codesToLookUp, hasSomethingToDiagnose, readMileage } from './input.ts'

describe('what is entered', () => {
  it('trims and upper-cases a code and does not add it twice', () => {
    expect(addCode([], ' p0301 ')).toEqual(['P0301'])
    expect(addCode(['P0301'], 'p0301')).toEqual(['P0301'])
    expect(addCode(['P0301'], 'banana')).toEqual(['P0301', 'BANANA'])
    expect(addCode(['P0301'], '  ')).toEqual(['P0301'])
  })

  it('trims a symptom and does not add it twice, case told apart', () => {
    expect(addSymptom([], ' Rough idle ')).toEqual(['Rough idle'])
    expect(addSymptom(['Rough idle'], 'Rough idle ')).toEqual(['Rough idle'])
    expect(addSymptom(['Rough idle'], 'rough idle')).toEqual(['Rough idle', 'rough idle'])
    expect(addSymptom(['Rough idle'], '')).toEqual(['Rough idle'])
  })

  it('needs a symptom or a code', () => {
    expect(hasSomethingToDiagnose({ codes: [], symptoms: [] })).toBe(false)
    expect(hasSomethingToDiagnose({ codes: [' '], symptoms: [''] })).toBe(false)
    expect(hasSomethingToDiagnose({ codes: ['P0301'], symptoms: [] })).toBe(true)
    expect(hasSomethingToDiagnose({ codes: [], symptoms: ['hum'] })).toBe(true)
  })

  it('looks well-formed codes up, each once, and skips the others', () => {
    expect(codesToLookUp(['p0301', 'P0301', 'banana', 'U0100'])).toEqual(['P0301', 'U0100'])
  })
})

describe('the mileage', () => {
  it.each([
    ['[COM-100]', '48500', 48_500],
    ['[COM-100]', ' 48,500 ', 48_500],
    ['[COM-100]', '48 500', 48_500],
    ['[COM-100]', '48500.9', 48_500],
    ['[COM-100]', '0', 0],
    ['[COM-100]', '007', 7],
    ['[COM-101]', '', null],
    ['[COM-101]', 'many', null],
    ['[COM-101]', '48k', null],
    ['[COM-101]', '-5', null],
    ['[COM-101]', '1e5', null],
    ['[COM-101]', '4,85,00', null],
    ['[COM-101]', '9'.repeat(40), null],
  ])('%s of "%s" is %s', (_, text, miles) => {
    expect(readMileage(text)).toBe(miles)
  })

  it('is a whole number from 0, or empty, for any text [COM-100] [COM-101]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.nat().map(String)), (text) => {
        const miles = readMileage(text)
        expect(miles === null || (Number.isSafeInteger(miles) && miles >= 0)).toBe(true)
      }),
    )
  })
})
