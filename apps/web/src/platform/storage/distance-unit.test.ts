import { describe, expect, it } from 'vitest'
import { distanceUnit } from './distance-unit.ts'
import { createMemoryStorage } from './storage.memory.ts'

describe('the unit of distance', () => {
  it.each([
    [undefined, 'mi'],
    ['km', 'km'],
    ['mi', 'mi'],
    ['furlongs', 'mi'],
  ])('kept as %s is read as %s', (kept, unit) => {
    const storage = createMemoryStorage(kept === undefined ? [] : [['tappet.distance-unit', kept]])
    expect(distanceUnit.read(storage)).toBe(unit)
  })
})
