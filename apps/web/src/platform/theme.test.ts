// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryStorage } from './storage.memory.ts'
import { chooseTheme, readTheme, showTheme, THEME_KEY } from './theme.ts'

afterEach(() => {
  window.localStorage.clear()
  delete document.documentElement.dataset.theme
})

describe('the theme', () => {
  it('follows the system until something else is kept', () => {
    expect(readTheme(createMemoryStorage())).toBe('system')
    expect(readTheme(createMemoryStorage([[THEME_KEY, 'purple']]))).toBe('system')
    expect(readTheme(createMemoryStorage([[THEME_KEY, 'dark']]))).toBe('dark')
  })
  it('is shown at once and kept', () => {
    chooseTheme('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(readTheme()).toBe('dark')
  })
  it('gives the choice back to the system', () => {
    showTheme('dark')
    showTheme('system')
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
})
