import { describe, expect, it } from 'vitest'
import { keepRawSound, onRawSoundChosen, readRawSound } from './raw-sound.ts'
import { createMemoryStorage } from './storage.memory.ts'

describe('the raw engine sound switch', () => {
  it('is off until it is chosen, and is kept', () => {
    const storage = createMemoryStorage()
    expect(readRawSound(storage)).toBe(false)
    keepRawSound(true, storage)
    expect(readRawSound(storage)).toBe(true)
    keepRawSound(false, storage)
    expect(readRawSound(storage)).toBe(false)
    expect(storage.getItem('tappet.raw-engine-sound')).toBeNull()
  })
  it('tells whoever shows it, until they stop asking', () => {
    const storage = createMemoryStorage()
    let told = 0
    const stop = onRawSoundChosen(() => {
      told += 1
    })
    keepRawSound(true, storage)
    stop()
    keepRawSound(false, storage)
    expect(told).toBe(1)
  })
})
