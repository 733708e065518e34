import { NO_PREFERENCES, unitsOf } from '@tappet/upkeep'
import { expect, it } from 'vitest'
import { inChosenUnits } from './chosen-units.ts'

const MILES = unitsOf(NO_PREFERENCES)
const KILOMETERS = unitsOf({ ...NO_PREFERENCES, distance_unit: 'km' })

it.each([
  ['Roll to 20 mph (30 km/h).', 'Roll to 20 mph.', 'Roll to 30 km/h.'],
  ['At 45 to 55 mph (70 to 90 km/h), then wait', 'At 45 to 55 mph, then wait', 'At 70 to 90 km/h, then wait'],
  ['between 30 and 70 mph (50 and 110 km/h)', 'between 30 and 70 mph', 'between 50 and 110 km/h'],
  ['coolant at 203 °F (95 °C); 12 V (low)', 'coolant at 203 °F; 12 V (low)', 'coolant at 95 °C; 12 V (low)'],
])('“%s” is said in one unit', (text, miles, kilometers) => {
  expect(inChosenUnits(text, MILES)).toBe(miles)
  expect(inChosenUnits(text, KILOMETERS)).toBe(kilometers)
})

it('chooses speed and temperature each by its own', () => {
  const text = 'at 60 mph (100 km/h) and 41 to 95 °F (5 to 35 °C)'
  expect(inChosenUnits(text, { ...MILES, temperature: 'c' })).toBe('at 60 mph and 5 to 35 °C')
})
