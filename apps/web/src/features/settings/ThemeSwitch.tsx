import { themeChoices, useTheme } from '../../platform/app/theme.ts'
import { Chip, ChipGroup } from '../../ui/index.ts'
import { copy } from './copy.ts'

export function ThemeSwitch() {
  const [chosen, choose] = useTheme()
  return (
    <ChipGroup label={copy.theme}>
      {themeChoices.map((choice) => (
        <Chip key={choice} onToggle={() => choose(choice)} selected={choice === chosen}>
          {copy[choice]}
        </Chip>
      ))}
    </ChipGroup>
  )
}
