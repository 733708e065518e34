import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../storage/storage.memory.ts'
import { rawSound } from './raw-sound.ts'

describe('the raw engine sound switch', () => {
  it('is off until it is chosen, and is stored', () => {
    const storage = createMemoryStorage()
    expect(rawSound.read(storage)).toBe(false)
    rawSound.choose(true, storage)
    expect(rawSound.read(storage)).toBe(true)
    rawSound.choose(false, storage)
    expect(rawSound.read(storage)).toBe(false)
    expect(storage.getItem('tappet.raw-engine-sound')).toBeNull()
  })
  it('notifies its listeners until they unsubscribe', () => {
    const storage = createMemoryStorage()
    let told = 0
    const stop = rawSound.subscribe(() => {
      told += 1
    })
    rawSound.choose(true, storage)
    stop()
    rawSound.choose(false, storage)
    expect(told).toBe(1)
  })
})
