import { describe, expect, it } from 'vitest'
import { METRIC } from './units.table.ts'
import { shownNumber } from './values.ts'

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
    expect(shownNumber(value, unit, 'mi')).toEqual({ text, unit: shown })
  })
  it('are the car’s own where kilometres are chosen', () => {
    expect(shownNumber(100, 'km/h', 'km')).toEqual({ text: '100', unit: 'km/h' })
    expect(shownNumber(83, '°C', 'km')).toEqual({ text: '83', unit: '°C' })
    expect(Object.values(METRIC).every(({ scale, offset }) => scale === 1 && offset === 0)).toBe(true)
  })
  it('have no minus before a zero', () => {
    expect(shownNumber(-0.01, '%', 'km').text).toBe('0.0')
  })
})
