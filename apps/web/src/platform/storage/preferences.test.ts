import { NO_PREFERENCES, unitsOf } from '@tappet/upkeep'
import { expect, it } from 'vitest'
import { keepPreferences, keptPreferences } from './preferences.ts'
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
