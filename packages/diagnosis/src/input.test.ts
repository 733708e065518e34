import { describe, expect, it } from 'vitest'
import { addCode, addSymptom, codesToLookUp, hasSomethingToDiagnose } from './input.ts'

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
