import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  distanceUnits,
  economyIn,
  FROM_CELSIUS,
  fromKm,
  fromMeasure,
  inMeasure,
  KPA,
  measureOf,
  toKm,
  volumeUnits,
} from './units.ts'

it('holds the factors that the law sets', () => {
  expect(toKm(1, 'mi')).toBe(1.609344)
  expect(inMeasure(1, 'us_gal')).toBe(3.785411784)
  expect(inMeasure(1, 'uk_gal')).toBe(4.54609)
  // What is no volume is never converted.
  expect((['kwh', 'kg', 'm3'] as const).map((unit) => [inMeasure(5, unit), measureOf(unit)])).toEqual([
    [5, 'kwh'],
    [5, 'kg'],
    [5, 'm3'],
  ])
  expect(32 * KPA.psi).toBeCloseTo(220.632, 3)
  expect(2.2 * KPA.bar).toBeCloseTo(220, 9)
  expect([-40, 0, 100].map((c) => c * FROM_CELSIUS.f.scale + FROM_CELSIUS.f.offset)).toEqual([-40, 32, 212])
})

// 235.214583 and 282.480936 are the known products of mile and gallon.
it.each([10, 25, 30, 47.5])('%d mpg are the same in every other unit', (mpg) => {
  const [km, litres] = [toKm(mpg, 'mi'), inMeasure(1, 'us_gal')]
  expect(economyIn('mpg_us', km, litres, 'l')).toBeCloseTo(mpg, 9)
  expect(economyIn('l_100km', km, litres, 'l')).toBeCloseTo(235.214583 / mpg, 5)
  expect(economyIn('km_l', km, litres, 'l')).toBeCloseTo((mpg * 1.609344) / 3.785411784, 9)
  expect(economyIn('l_100km', km, litres, 'l') * economyIn('mpg_uk', km, litres, 'l')).toBeCloseTo(
    282.480936,
    5,
  )
})

it('converts there and back', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 1e7, noNaN: true }),
      fc.constantFrom(...distanceUnits),
      fc.constantFrom(...volumeUnits),
      (value, distance, volume) => {
        expect(fromKm(toKm(value, distance), distance) / value).toBeCloseTo(1, 12)
        expect(fromMeasure(inMeasure(value, volume), volume) / value).toBeCloseTo(1, 12)
      },
    ),
  )
})
