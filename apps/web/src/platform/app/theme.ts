import { useStore } from '../runtime/store.ts'
import { createChoice } from '../storage/choice.ts'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** index.html reads the same key before the first paint. */
export const THEME_KEY = 'tappet.theme'

function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value)
}

export const theme = createChoice<ThemeChoice>(
  THEME_KEY,
  (text) => (isThemeChoice(text) ? text : 'system'),
  (choice) => choice,
)

/** The stylesheet follows the system unless data-theme is set. */
export function showTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
}

export function chooseTheme(choice: ThemeChoice): void {
  // A phone's status bar reads the applied theme when the choice changes.
  showTheme(choice)
  theme.choose(choice)
}

export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useStore(theme), chooseTheme]
}
