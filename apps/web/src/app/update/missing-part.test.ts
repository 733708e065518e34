import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../platform/storage.memory.ts'
import { isMissingPart, mayReload } from './missing-part.ts'

describe('isMissingPart', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://localhost/assets/x.js',
    'error loading dynamically imported module: http://localhost/assets/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])('knows "%s"', (message) => expect(isMissingPart(new TypeError(message))).toBe(true))
  it('takes no other error for one', () => {
    expect(isMissingPart(new Error('x is not a function'))).toBe(false)
    expect(isMissingPart('Importing a module script failed.')).toBe(false)
  })
})

describe('mayReload', () => {
  const fine = { online: true, unsaved: false, nowMs: 1_000_000 }
  it('reloads once, and again only after a minute', () => {
    const storage = createMemoryStorage()
    expect(mayReload(fine, storage)).toBe(true)
    expect(mayReload({ ...fine, nowMs: fine.nowMs + 59_999 }, storage)).toBe(false)
    expect(mayReload({ ...fine, nowMs: fine.nowMs + 60_000 }, storage)).toBe(true)
  })
  it('never reloads without a network, or over something unsaved', () => {
    expect(mayReload({ ...fine, online: false }, createMemoryStorage())).toBe(false)
    expect(mayReload({ ...fine, unsaved: true }, createMemoryStorage())).toBe(false)
  })
})
