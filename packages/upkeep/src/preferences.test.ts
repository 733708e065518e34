import { expect, it } from 'vitest'
import { NO_PREFERENCES, readPreferences, unitsOf } from './preferences.ts'
import { preferencesSchema } from './preferences-schema.ts'

it('are miles and US dollars, and what goes with them, until somebody chooses', () => {
  expect(unitsOf(NO_PREFERENCES)).toEqual({
    distance: 'mi',
    volume: 'us_gal',
    economy: 'mpg_us',
    temperature: 'f',
    pressure: 'psi',
    currency: 'USD',
  })
})

it('follow the distance where they are not chosen, and stay where they are', () => {
  const chosen = {
    ...NO_PREFERENCES,
    distance_unit: 'km',
    volume_unit: 'uk_gal',
    pressure_unit: 'bar',
  } as const
  expect(unitsOf(chosen)).toMatchObject({
    volume: 'uk_gal',
    economy: 'l_100km',
    temperature: 'c',
    pressure: 'bar',
  })
})

it('take no unit or currency that nobody knows', () => {
  expect(preferencesSchema.safeParse({ distance_unit: 'furlong' }).success).toBe(false)
  expect(preferencesSchema.safeParse({ currency: 'usd' }).success).toBe(false)
})

it('are read as far as they are known, from a row with more columns or with fewer', () => {
  const chosen = {
    distance_unit: 'km',
    volume_unit: 'uk_gal',
    economy_unit: 'km_l',
    temperature_unit: 'c',
    pressure_unit: 'bar',
    currency: 'HUF',
  } as const
  expect(readPreferences({ ...chosen, user_id: 'ada' })).toEqual(chosen)
  expect(readPreferences({ distance_unit: 'furlong', currency: 'usd', volume_unit: 'l' })).toEqual({
    ...NO_PREFERENCES,
    volume_unit: 'l',
  })
  expect(preferencesSchema.parse({})).toEqual(NO_PREFERENCES)
})
