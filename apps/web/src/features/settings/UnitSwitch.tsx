import type { DistanceUnit } from '../../format/distance.ts'
import { distanceUnits } from '../../format/distance.ts'
import { useDistanceUnit } from '../../platform/storage/distance-unit.ts'
import { Chip, ChipGroup } from '../../ui/index.ts'

const LABEL: Record<DistanceUnit, string> = { mi: 'Miles', km: 'Kilometres' }

/** What distances are shown and typed in. It acts at once and is kept; stored rows do not change. */
export function UnitSwitch() {
  const [chosen, choose] = useDistanceUnit()
  return (
    <ChipGroup label="Distances">
      {distanceUnits.map((unit) => (
        <Chip key={unit} onToggle={() => choose(unit)} selected={unit === chosen}>
          {LABEL[unit]}
        </Chip>
      ))}
    </ChipGroup>
  )
}
