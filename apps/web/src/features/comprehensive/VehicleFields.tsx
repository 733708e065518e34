import { modelsOf, OTHER_MAKE, vehicleCatalogue, yearsUntil } from '@tappet/diagnosis'
import { useUnits } from '../../platform/storage/preferences.ts'
import { NumberField, SelectField, TextField } from '../../ui/index.ts'
import type { FormDraft } from './draft.ts'
import { tidyMileage, withMake } from './draft.ts'

const option = (value: string) => ({ value, label: value })
const MAKES = [
  ...vehicleCatalogue.map(({ make }) => make).filter((make) => make !== OTHER_MAKE),
  OTHER_MAKE,
].map(option)

const withStored = (choices: readonly string[], value: string) =>
  value === '' || choices.includes(value) ? choices : [value, ...choices]

type VehicleFieldsProps = { draft: FormDraft; onChange: (draft: FormDraft) => void }

/** "Other" has no models, so the driver writes one. */
export function VehicleFields({ draft, onChange }: VehicleFieldsProps) {
  const { distance: unit } = useUnits()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Make"
        onChange={(event) => onChange(withMake(draft, event.target.value))}
        options={MAKES}
        placeholder="Choose a make"
        value={draft.make}
      />
      <ModelField draft={draft} onChange={onChange} />
      <SelectField
        label="Year"
        onChange={(event) => onChange({ ...draft, year: event.target.value })}
        options={withStored(yearsUntil(new Date().getFullYear() + 1).map(String), draft.year).map(option)}
        placeholder="Choose a year"
        value={draft.year}
      />
      <NumberField
        label="Mileage"
        maxLength={12}
        onBlur={() => onChange({ ...draft, mileage: tidyMileage(draft.mileage) })}
        onChange={(event) => onChange({ ...draft, mileage: event.target.value })}
        placeholder="On the odometer"
        unit={unit}
        value={draft.mileage}
      />
    </div>
  )
}

function ModelField({ draft, onChange }: VehicleFieldsProps) {
  if (draft.make === OTHER_MAKE) {
    return (
      <TextField
        autoComplete="off"
        label="Model"
        maxLength={80}
        onChange={(event) => onChange({ ...draft, model: event.target.value })}
        placeholder="Make and model, like Peugeot 308"
        value={draft.model}
      />
    )
  }
  return (
    <SelectField
      disabled={draft.make === ''}
      label="Model"
      onChange={(event) => onChange({ ...draft, model: event.target.value })}
      options={withStored(modelsOf(draft.make), draft.model).map(option)}
      placeholder={draft.make === '' ? 'Choose a make first' : 'Choose a model'}
      value={draft.model}
    />
  )
}
