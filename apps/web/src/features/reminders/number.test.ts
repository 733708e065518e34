import { describe, expect, it } from 'vitest'
import { readNumber } from './number.ts'

describe('readNumber', () => {
  it.each([
    ['62300', 62_300],
    [' 62,300 ', 62_300],
    ['62.300', 62_300],
    ['62 300', 62_300],
    ['62\u202f300', 62_300],
    ['62’300', 62_300],
    ['1,234,567', 1_234_567],
    ['62300.4', 62_300.4],
    ['62300,4', 62_300.4],
    ['0', 0],
  ])('reads "%s" as %s', (typed, number) => {
    expect(readNumber(typed)).toBe(number)
  })
  it.each([
    '',
    ' ',
    '-5',
    '+5',
    '1e5',
    '0x10',
    'sixty',
    '62,30,0',
    '1.2.3',
    'NaN',
    'Infinity',
    '62300 mi',
    '٥',
  ])('reads "%s" as no number', (typed) => {
    expect(readNumber(typed)).toBeNull()
  })
})
