import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../storage/storage.memory.ts'
import { noiseFilter } from './noise-filter.ts'

describe('the noise filter switch', () => {
  it('is off until it is chosen, and is stored', () => {
    const storage = createMemoryStorage()
    expect(noiseFilter.read(storage)).toBe(false)
    noiseFilter.choose(true, storage)
    expect(noiseFilter.read(storage)).toBe(true)
    noiseFilter.choose(false, storage)
    expect(noiseFilter.read(storage)).toBe(false)
    expect(storage.getItem('tappet.noise-filter')).toBeNull()
  })
  it('notifies its listeners until they unsubscribe', () => {
    const storage = createMemoryStorage()
    let changes = 0
    const stop = noiseFilter.subscribe(() => {
      changes += 1
    })
    noiseFilter.choose(true, storage)
    stop()
    noiseFilter.choose(false, storage)
    expect(changes).toBe(1)
  })
})
