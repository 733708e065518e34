import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doubtOf, typedCount, typedWhole } from './typed-number.ts'

describe('a typed odometer reading', () => {
  it.each([
    ['62300', 62_300],
    [' 62,300 ', 62_300],
    ['62.300', 62_300],
    ['62\u202f300', 62_300],
    ['62’300', 62_300],
    ['62300,4', 62_300.4],
    ['٦٢٣٠٠', 62_300],
    ['۶۲٬۳۰۰', 62_300],
    ['-5', null],
    ['62300 mi', null],
    ['62,30,0', null],
    ['62 30', null],
  ])('"%s" is %s', (typed, number) => {
    expect(typedCount(typed)).toBe(number)
  })

  it.each([
    ['[COM-100]', '48500', 48_500],
    ['[COM-100]', ' 48,500 ', 48_500],
    ['[COM-100]', '48 500', 48_500],
    ['[COM-100]', '48500.9', 48_500],
    ['[COM-100]', '0', 0],
    ['[COM-100]', '007', 7],
    ['[COM-100]', '48.500', 48_500],
    ['[COM-101]', '', null],
    ['[COM-101]', 'many', null],
    ['[COM-101]', '48k', null],
    ['[COM-101]', '-5', null],
    ['[COM-101]', '1e5', null],
    ['[COM-101]', '4,85,00', null],
    ['[COM-101]', '9'.repeat(40), null],
  ])('%s of "%s" is %s', (_, text, miles) => {
    expect(typedWhole(text)).toBe(miles)
  })

  it('may have the unit that the driver reads in, and no other', () => {
    expect(typedCount('1,000 km', 'km')).toBe(1000)
    expect([typedCount('62,300 miles', 'mi'), typedCount('62,300mi', 'mi')]).toEqual([62_300, 62_300])
    expect(typedCount('1,000 km', 'mi')).toBeNull()
  })

  it('is a whole number from 0, or empty, for any text [COM-100] [COM-101]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.nat().map(String)), (text) => {
        const miles = typedWhole(text)
        expect(miles === null || (Number.isSafeInteger(miles) && miles >= 0)).toBe(true)
      }),
    )
  })
})

it('asks about a number that can be two, by what tells them apart', () => {
  expect(doubtOf('1,234')).toBe('This can be 1234 or 1.234. Type 1234 or 1.2340.')
  expect(doubtOf('1.234', 2)).toBe('This can be 1234 or 1.234. Type 1234 or 1.23.')
  expect(doubtOf('12,5')).toBeNull()
  expect(doubtOf('45,123', 3, { max: 1000 })).toBeNull()
})
