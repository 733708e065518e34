import { NO_PREFERENCES, unitsOf } from '@tappet/upkeep'
import { expect, it } from 'vitest'
import { carUnit, chosenUnits, keepPreferences, keptPreferences } from './preferences.ts'
import { createMemoryStorage } from './storage.memory.ts'

const kept = (entries: [string, string][]) => keptPreferences(createMemoryStorage(entries))

it.each([
  [[], 'mi'],
  [[['tappet.distance-unit', 'km']], 'km'],
  [[['tappet.distance-unit', 'furlongs']], 'mi'],
  [[['tappet.preferences', '{']], 'mi'],
  [[['tappet.preferences', '{"ownerId":null,"chosen":{"distance_unit":"furlongs"}}']], 'mi'],
] as [[string, string][], string][])('kept as %j, distances are in %s', (entries, unit) => {
  expect(unitsOf(kept(entries).chosen).distance).toBe(unit)
})

it('are read as they were kept, and go before what an earlier version kept', () => {
  const storage = createMemoryStorage([['tappet.distance-unit', 'km']])
  const chosen = { ...NO_PREFERENCES, distance_unit: 'mi', currency: 'EUR' } as const
  keepPreferences({ ownerId: 'ann', chosen }, storage)
  expect(keptPreferences(storage)).toEqual({ ownerId: 'ann', chosen })
})

it('count distances as the odometer of the shown car does, and nothing else by it', () => {
  const own = chosenUnits.state()
  expect(own).toMatchObject({ distance: 'mi', volume: 'us_gal', temperature: 'f' })
  let changes = 0
  const stop = chosenUnits.subscribe(() => {
    changes += 1
  })
  carUnit.choose('km')
  expect(chosenUnits.state()).toEqual({ ...own, distance: 'km' })
  expect(chosenUnits.state()).toBe(chosenUnits.state())
  carUnit.choose('')
  expect(chosenUnits.state()).toEqual(own)
  stop()
  carUnit.choose('')
  expect(changes).toBe(2)
})
