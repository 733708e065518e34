import { afterEach, describe, expect, it } from 'vitest'
import { createWebStorage } from './storage.web.ts'

afterEach(() => window.localStorage.clear())

describe('createWebStorage', () => {
  it("stores values in the browser's store", () => {
    const storage = createWebStorage(() => window.localStorage)
    storage.setItem('a', '1')
    expect(window.localStorage.getItem('a')).toBe('1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })
  it('continues in memory when the browser denies its store', () => {
    const storage = createWebStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })
  it('reads a value that could not be written before one that was written earlier', () => {
    let full = false
    const storage = createWebStorage(() => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      return window.localStorage
    })
    storage.setItem('a', 'old')
    full = true
    storage.setItem('a', 'new')
    full = false
    expect(storage.getItem('a')).toBe('new')
  })
})
