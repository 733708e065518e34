import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { isMissingPart, mayReload } from './missing-part.ts'

describe('isMissingPart', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://localhost/assets/x.js',
    'error loading dynamically imported module: http://localhost/assets/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])('knows "%s"', (message) => expect(isMissingPart(new TypeError(message))).toBe(true))
  it('is false for other errors', () => {
    expect(isMissingPart(new Error('x is not a function'))).toBe(false)
    expect(isMissingPart('Importing a module script failed.')).toBe(false)
  })
})

describe('mayReload', () => {
  const fine = { online: true, unsaved: false, nowMs: 1_000_000 }
  it('allows one reload, and another only after a minute', () => {
    const storage = createMemoryStorage()
    expect(mayReload(fine, storage)).toBe(true)
    expect(mayReload({ ...fine, nowMs: fine.nowMs + 59_999 }, storage)).toBe(false)
    expect(mayReload({ ...fine, nowMs: fine.nowMs + 60_000 }, storage)).toBe(true)
  })
  it('allows none without a network or with unsaved work', () => {
    expect(mayReload({ ...fine, online: false }, createMemoryStorage())).toBe(false)
    expect(mayReload({ ...fine, unsaved: true }, createMemoryStorage())).toBe(false)
  })
})
