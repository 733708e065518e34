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
import { copy } from './copy.ts'

const PRESSURE: Record<PressureUnit, string> = { psi: 'psi', bar: 'bar', kpa: 'kPa' }

const UNITS = [
  ['volume', copy.fuel, VOLUME_NAMES],
  ['economy', copy.economy, ECONOMY_NAMES],
  ['temperature', copy.temperature, TEMPERATURE_SIGN],
  ['pressure', copy.pressure, PRESSURE],
] as const

async function choose(change: Partial<Preferences>) {
  if (!(await choosePreferences(change))) toast.error(copy.maybeUnchanged, { description: copy.holdsHere })
}

export function UnitsCard() {
  const { user } = useSession()
  const chosen = useChosen()
  const { distance } = unitsOf(chosen)
  return (
    <section aria-label={copy.units}>
      <Card>
        <CardHeader description={user ? null : copy.deviceOnly} icon={<Ruler />} title={copy.units} />
        <CardBody className="flex flex-col gap-5">
          <div className="flex flex-col gap-2">
            <h3 className="text-base">{copy.distances}</h3>
            <p className="text-sm text-muted">{copy.carsKeepTheirs}</p>
            <ChipGroup label={copy.distances}>
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
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(11rem,40%)),1fr))] gap-4">
            {UNITS.map(([quantity, label, names]) => (
              <Unit chosen={chosen} key={quantity} label={label} names={names} quantity={quantity} />
            ))}
          </div>
          <SelectField
            hint={copy.currencyHint}
            label={copy.currency}
            onChange={({ target }) => void choose({ currency: target.value })}
            options={currencyOptions()}
            value={chosen.currency ?? DEFAULT_CURRENCY}
          />
        </CardBody>
      </Card>
    </section>
  )
}

type UnitProps = {
  chosen: Preferences
  label: string
  names: Readonly<Record<string, string>>
  quantity: (typeof UNITS)[number][0]
}

function Unit({ chosen, label, names, quantity }: UnitProps) {
  const name = `${quantity}_unit` as const
  const usual = unitsOf({ ...NO_PREFERENCES, distance_unit: chosen.distance_unit })
  const options = [
    { value: '', label: copy.automatic(names[usual[quantity]] ?? '') },
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
