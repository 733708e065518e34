import { useSyncExternalStore } from 'react'
import type { InstantStorage } from './storage.ts'
import { deviceStorage } from './storage.web.ts'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** index.html reads the same key before the first paint. */
export const THEME_KEY = 'tappet.theme'

function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value)
}

/** The choice kept on this device; the system's look where none was made. */
export function readTheme(storage: InstantStorage = deviceStorage): ThemeChoice {
  const kept = storage.getItem(THEME_KEY)
  return isThemeChoice(kept) ? kept : 'system'
}

/** Shows a theme: the stylesheet follows the system unless data-theme names one. */
export function showTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
}

const listeners = new Set<() => void>()

/** Calls back whenever another theme was chosen. */
export function onThemeShown(listener: () => void): void {
  listeners.add(listener)
}

/** Shows a theme and keeps the choice. */
export function chooseTheme(choice: ThemeChoice): void {
  deviceStorage.setItem(THEME_KEY, choice)
  showTheme(choice)
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The chosen theme, and how to choose another. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, () => readTheme()), chooseTheme]
}
