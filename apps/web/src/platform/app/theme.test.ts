import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../storage/storage.memory.ts'
import { chooseTheme, showTheme, THEME_KEY, theme } from './theme.ts'

afterEach(() => {
  window.localStorage.clear()
  delete document.documentElement.dataset.theme
})

describe('the theme', () => {
  it('follows the system until a theme is stored', () => {
    expect(theme.read(createMemoryStorage())).toBe('system')
    expect(theme.read(createMemoryStorage([[THEME_KEY, 'purple']]))).toBe('system')
    expect(theme.read(createMemoryStorage([[THEME_KEY, 'dark']]))).toBe('dark')
  })
  it('is shown immediately and stored', () => {
    chooseTheme('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(theme.read()).toBe('dark')
  })
  it('returns the choice to the system', () => {
    showTheme('dark')
    showTheme('system')
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
})
