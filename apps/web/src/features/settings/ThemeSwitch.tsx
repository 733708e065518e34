import type { ThemeChoice } from '../../platform/app/theme.ts'
import { themeChoices, useTheme } from '../../platform/app/theme.ts'
import { Chip, ChipGroup } from '../../ui/index.ts'

const LABEL: Record<ThemeChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' }

/** Light, dark, or whatever the device does. It acts at once and is kept. */
export function ThemeSwitch() {
  const [chosen, choose] = useTheme()
  return (
    <ChipGroup label="Theme">
      {themeChoices.map((choice) => (
        <Chip key={choice} onToggle={() => choose(choice)} selected={choice === chosen}>
          {LABEL[choice]}
        </Chip>
      ))}
    </ChipGroup>
  )
}
