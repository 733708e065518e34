import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDistance, fromMiles, toMiles } from './distance.ts'

describe('distances', () => {
  it.each([
    [62_000, 'mi', 62_000],
    [62_000, 'km', 99_779],
    [0, 'km', 0],
    [1, 'km', 2],
  ] as const)('shows %s miles in %s as %s', (miles, unit, shown) => {
    expect(fromMiles(miles, unit)).toBe(shown)
  })
  it('groups digits by locale and names the unit', () => {
    expect(formatDistance(62_000, 'mi', 'en-US')).toBe('62,000 mi')
    expect(formatDistance(62_000, 'km', 'de-DE')).toBe('99.779 km')
  })
  it('shows round kilometers as they were typed, though whole miles are stored', () => {
    for (let km = 100; km <= 1_000_000; km += 100) expect(fromMiles(toMiles(km, 'km'), 'km')).toBe(km)
  })
  it('converts every shown distance back to the same miles', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.constantFrom('mi' as const, 'km' as const), (miles, unit) => {
        expect(toMiles(fromMiles(miles, unit), unit)).toBe(miles)
      }),
    )
  })
})
