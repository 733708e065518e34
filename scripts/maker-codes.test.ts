import { describe, expect, it } from 'vitest'
import { tablesOf } from './maker-codes.ts'

describe('the tables of makers’ codes', () => {
  it('hold each make by itself, in the order of the codes', () => {
    const makes = { ford: { P1131: 'Lean', P1000: 'Not “complete”' }, kia: { P1102: 'Pump' } }
    expect([...tablesOf({ makes })]).toEqual([
      ['ford', { P1000: 'Not complete', P1131: 'Lean' }],
      ['kia', { P1102: 'Pump' }],
    ])
  })
  it('leave out what the standard defines, GM as a make, and the table of Infiniti, which is Honda’s', () => {
    const makes = { chevy: { P1101: 'Air', P0101: 'Air' }, gm: { P1101: 'Air' }, infiniti: { P1106: 'Baro' } }
    expect([...tablesOf({ makes })]).toEqual([['chevrolet', { P1101: 'Air' }]])
  })
  it('refuse a source of another shape and name the field', () => {
    expect(() => tablesOf({ makes: { ford: { P1: 'x' } } })).toThrow('ford')
    expect(() => tablesOf({})).toThrow('makes')
  })
})
