import type { ThemeChoice } from '../../platform/app/theme.ts'
import { themeChoices, useTheme } from '../../platform/app/theme.ts'
import { Chip, ChipGroup } from '../../ui/index.ts'

const LABEL: Record<ThemeChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' }

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
