import {
  DEFAULT_CURRENCY,
  DISTANCE_NAMES,
  distanceUnits,
  ECONOMY_NAMES,
  NO_PREFERENCES,
  type Preferences,
  type PressureUnit,
  readPreferences,
  TEMPERATURE_SIGN,
  unitsOf,
  VOLUME_NAMES,
} from '@tappet/upkeep'
import { Ruler } from 'lucide-react'
import { useSession } from '../../backend/account/session.tsx'
import { currencyOptions } from '../../format/money.ts'
import { choosePreferences } from '../../offline/preferences/preferences.ts'
import { useChosen } from '../../platform/storage/preferences.ts'
import { Card, CardBody, CardHeader, Chip, ChipGroup, SelectField, toast } from '../../ui/index.ts'

const PRESSURE: Record<PressureUnit, string> = { psi: 'psi', bar: 'bar', kpa: 'kPa' }

async function choose(change: Partial<Preferences>) {
  if (!(await choosePreferences(change)))
    toast.error('Perhaps not changed on your other devices', {
      description: 'It holds on this device. Choose it again later.',
    })
}

export function UnitsCard() {
  const { user } = useSession()
  const chosen = useChosen()
  const { distance } = unitsOf(chosen)
  return (
    <section aria-label="Units and currency">
      <Card>
        <CardHeader
          description={user ? null : 'This device only.'}
          icon={<Ruler aria-hidden="true" />}
          title="Units and currency"
        />
        <CardBody className="flex flex-col gap-5">
          <div className="flex flex-col gap-2">
            <h3 className="text-base">Distances</h3>
            <p className="text-sm text-muted">Each car keeps its own.</p>
            <ChipGroup label="Distances">
              {distanceUnits.map((unit) => (
                <Chip
                  key={unit}
                  onToggle={() => void choose({ distance_unit: unit })}
                  selected={unit === distance}
                >
                  {DISTANCE_NAMES[unit]}
                </Chip>
              ))}
            </ChipGroup>
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4">
            <Unit chosen={chosen} label="Fuel" name="volume_unit" names={VOLUME_NAMES} quantity="volume" />
            <Unit
              chosen={chosen}
              label="Fuel economy"
              name="economy_unit"
              names={ECONOMY_NAMES}
              quantity="economy"
            />
            <Unit
              chosen={chosen}
              label="Temperature"
              name="temperature_unit"
              names={TEMPERATURE_SIGN}
              quantity="temperature"
            />
            <Unit
              chosen={chosen}
              label="Pressure"
              name="pressure_unit"
              names={PRESSURE}
              quantity="pressure"
            />
          </div>
          <SelectField
            hint="Estimates stay in US dollars."
            label="Currency"
            onChange={({ target }) => void choose({ currency: target.value })}
            options={currencyOptions()}
            value={chosen.currency ?? DEFAULT_CURRENCY}
          />
        </CardBody>
      </Card>
    </section>
  )
}

type UnitColumn = 'volume_unit' | 'economy_unit' | 'temperature_unit' | 'pressure_unit'

function Unit({
  chosen,
  label,
  name,
  names,
  quantity,
}: {
  chosen: Preferences
  label: string
  name: UnitColumn
  names: Readonly<Record<string, string>>
  quantity: 'volume' | 'economy' | 'temperature' | 'pressure'
}) {
  const usual = unitsOf({ ...NO_PREFERENCES, distance_unit: chosen.distance_unit })
  const options = [
    { value: '', label: `Usual: ${names[usual[quantity]]}` },
    ...Object.entries(names).map(([value, text]) => ({ value, label: text })),
  ]
  return (
    <SelectField
      label={label}
      onChange={({ target }) => void choose(readPreferences({ ...chosen, [name]: target.value || null }))}
      options={options}
      value={chosen[name] ?? ''}
    />
  )
}
