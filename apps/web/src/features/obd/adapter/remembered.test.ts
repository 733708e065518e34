import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../../platform/storage/storage.memory.ts'
import { rememberedHang, rememberedProtocol, rememberProtocol } from './remembered.ts'

describe('the bus of a car', () => {
  it('is kept for the adapter that found it, the newest answer', () => {
    const storage = createMemoryStorage()
    rememberProtocol('one', '6', false, storage)
    rememberProtocol('two', '3', false, storage)
    rememberProtocol('one', '8', false, storage)
    expect([rememberedProtocol('one', storage), rememberedProtocol('two', storage)]).toEqual(['8', '3'])
  })
  it('is kept with whether its adapter hung at a try', () => {
    const storage = createMemoryStorage()
    rememberProtocol('one', '6', true, storage)
    rememberProtocol('two', '6', false, storage)
    expect([rememberedHang('one', storage), rememberedHang('two', storage)]).toEqual([true, false])
  })
  it('is tried over a new adapter as well: the car is mostly the same', () => {
    const storage = createMemoryStorage()
    expect(rememberedProtocol('new', storage)).toBeNull()
    rememberProtocol('one', '6', false, storage)
    rememberProtocol('two', '3', false, storage)
    expect(rememberedProtocol('new', storage)).toBe('3')
  })
  it.each(['{', '[{"adapter":"one","protocol":"Z"}]', '[1]'])(
    'that cannot be read is searched: %s',
    (text) => {
      expect(rememberedProtocol('one', createMemoryStorage([['tappet.adapters', text]]))).toBeNull()
    },
  )
  it('is forgotten for adapters that were not used for long', () => {
    const storage = createMemoryStorage()
    for (let adapter = 0; adapter < 25; adapter++) rememberProtocol(`a${adapter}`, '6', false, storage)
    rememberProtocol('newest', '3', false, storage)
    // The bus of the newest, as for an adapter that was never used.
    expect(rememberedProtocol('a5', storage)).toBe('3')
    expect(rememberedProtocol('a6', storage)).toBe('6')
  })
})
