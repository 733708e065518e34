import { NO_PREFERENCES, unitsOf } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { METRIC } from './units.table.ts'
import { shownNumber } from './values.ts'

const MILES = unitsOf(NO_PREFERENCES)
const KILOMETRES = unitsOf({ ...NO_PREFERENCES, distance_unit: 'km' })

describe('live values in the driver’s units', () => {
  it.each([
    ['km/h', 100, '62', 'mph'],
    ['°C', 83, '181', '°F'],
    ['°C', -40, '-40', '°F'],
    ['kPa', 101.325, '14.7', 'psi'],
    ['Pa', 249.0889, '1.00', 'inH₂O'],
    ['Nm', 200, '148', 'lb·ft'],
    ['L/h', 3.785412, '1.00', 'gal/h'],
    ['rpm', 850, '850', 'rpm'],
  ] as const)('%s follow one choice: US', (unit, value, text, shown) => {
    expect(shownNumber(value, unit, MILES)).toEqual({ text, unit: shown })
  })
  it('are the car’s own where kilometers are chosen', () => {
    expect(shownNumber(100, 'km/h', KILOMETRES)).toEqual({ text: '100', unit: 'km/h' })
    expect(shownNumber(83, '°C', KILOMETRES)).toEqual({ text: '83', unit: '°C' })
    expect(Object.values(METRIC).every(({ scale, offset }) => scale === 1 && offset === 0)).toBe(true)
  })
  it.each([
    ['kPa', 250, '2.50', 'bar'],
    ['L', 45.4609, '10.0', 'UK gal'],
    ['°C', 83, '83', '°C'],
    ['km', 100, '62', 'mi'],
    ['Pa', 100, '100', 'Pa'],
  ] as const)('%s follow the choice for their own quantity', (unit, value, text, shown) => {
    const british = { ...MILES, volume: 'uk_gal', temperature: 'c', pressure: 'bar' } as const
    expect(shownNumber(value, unit, british)).toEqual({ text, unit: shown })
  })
  it('have no minus before a zero', () => {
    expect(shownNumber(-0.01, '%', KILOMETRES).text).toBe('0.0')
  })
})
