import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEquation } from './equation.ts'

const of = (text: string, ...bytes: number[]) => {
  const equation = readEquation(text)
  if (!equation.ok) throw new Error(`${equation.at}: ${equation.why}`)
  return equation.equation(Uint8Array.from(bytes))
}

describe('an equation', () => {
  it.each([
    ['A', [7], 7],
    ['A-40', [130], 90],
    ['((A*256)+B)/4', [0x1a, 0xf8], 1726],
    ['A*256+B', [1, 2], 258],
    ['2+3*4^2', [], 50],
    ['2^3^2', [], 512],
    ['-A+1', [3], -2],
    ['10-4-3', [], 3],
    ['100/10/2', [], 5],
    ['(A<8)+B', [1, 2], 258],
    ['A>4', [0xf3], 15],
    ['A<<2', [3], 12],
    ['A&15|16', [0xff], 31],
    ['{A:0}', [0x0a], 0],
    ['{A:3}', [0x0a], 1],
    ['BIT(A:1)', [0x0a], 1],
    ['SIGNED(A)', [0xff], -1],
    ['SIGNED(A)*256+B', [0xff, 0xfe], -2],
    ['signed(a*256+b)', [0xff, 0xfe], -2],
    ['INT16(A:B)/10', [0xff, 0x9c], -10],
    ['INT24(A:B:C)', [0xff, 0xff, 0xff], -1],
    ['INT32(A:B:C:D)', [0, 0, 1, 0], 256],
    ['FLOAT32(A:B:C:D)', [0x41, 0x20, 0, 0], 10],
    ['ABS(A-B)', [3, 5], 2],
    ['LOG10(A)', [100], 2],
    ['MAX(A:B)-MIN(A,B)', [3, 5], 2],
    ['0.5*A', [3], 1.5],
    ['.5*A', [3], 1.5],
    ['AA', Array.from({ length: 27 }, (_, index) => index), 26],
    [' ( A + B ) ', [1, 2], 3],
  ])('%s of %j is %f', (text, bytes, value) => {
    expect(of(text, ...bytes)).toBeCloseTo(value, 9)
  })
  it('has no value where a byte is missing, or the result is no number', () => {
    expect(of('A+B', 1)).toBeNull()
    expect(of('A/B', 1, 0)).toBeNull()
    expect(of('LOG10(A-1)', 1)).toBeNull()
    expect(of('SQRT(A-2)', 1)).toBeNull()
    expect(of('(A/B)&1', 1, 0)).toBeNull()
    expect(of('(A/B)|1', 0, 0)).toBeNull()
  })
  it.each([
    ['', 1, 'ends too early'],
    ['A+', 3, 'ends too early'],
    ['A B', 3, 'does not belong here'],
    ['(A', 3, '")" is missing'],
    ['A)', 2, 'does not belong here'],
    ['ABC', 1, 'names no byte'],
    ['EXEC(A)', 1, 'no function'],
    ['constructor(A)', 1, 'no function'],
    ['INT16(A)', 1, 'another number of values'],
    ['[0d]*2', 1, 'needs another value'],
    ['VAL{Speed}', 1, 'needs another value'],
    ['LOOKUP(A::1=2)', 1, 'a table'],
    ['A;alert(1)', 2, 'does not belong here'],
    ['$A', 1, 'does not belong here'],
  ])('%s is refused at %i: %s', (text, at, why) => {
    expect(readEquation(text)).toEqual({ ok: false, at, why: expect.stringContaining(why) })
  })
  it('of any length or depth is read or refused, and never runs away', () => {
    expect(readEquation('('.repeat(400))).toMatchObject({ ok: false, why: 'it is nested too deeply' })
    expect(readEquation('A+'.repeat(400))).toMatchObject({ ok: false, why: 'it is too long' })
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.uint8Array({ maxLength: 8 }), (text, data) => {
        const equation = readEquation(text)
        const value = equation.ok ? equation.equation(data) : null
        expect(value === null || Number.isFinite(value)).toBe(true)
      }),
    )
    const signs = fc.array(
      fc.constantFrom(
        'A',
        'B',
        '1',
        '2.5',
        '+',
        '-',
        '*',
        '/',
        '^',
        '&',
        '|',
        '<',
        '>',
        '(',
        ')',
        '{',
        '}',
        ':',
        'SIGNED(',
      ),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(signs, fc.uint8Array({ maxLength: 4 }), (parts, data) => {
        const equation = readEquation(parts.join(''))
        const value = equation.ok ? equation.equation(data) : null
        expect(value === null || Number.isFinite(value)).toBe(true)
      }),
    )
  })
})
