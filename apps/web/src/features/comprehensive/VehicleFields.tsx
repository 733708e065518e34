import { modelsOf, OTHER_MAKE, vehicleCatalogue, yearsUntil } from '@tappet/diagnosis'
import { useUnits } from '../../platform/storage/preferences.ts'
import { NumberField, SelectField, TextField } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { type FormDraft, tidyMileage, withMake } from './draft.ts'

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
        label={copy.make}
        onChange={(event) => onChange(withMake(draft, event.target.value))}
        options={MAKES}
        placeholder={copy.chooseMake}
        value={draft.make}
      />
      <ModelField draft={draft} onChange={onChange} />
      <SelectField
        label={copy.year}
        onChange={(event) => onChange({ ...draft, year: event.target.value })}
        options={withStored(yearsUntil(new Date().getFullYear() + 1).map(String), draft.year).map(option)}
        placeholder={copy.chooseYear}
        value={draft.year}
      />
      <NumberField
        label={copy.mileage}
        maxLength={12}
        onBlur={() => onChange({ ...draft, mileage: tidyMileage(draft.mileage, unit) })}
        onChange={(event) => onChange({ ...draft, mileage: event.target.value })}
        placeholder={copy.mileageHint}
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
        label={copy.model}
        maxLength={80}
        onChange={(event) => onChange({ ...draft, model: event.target.value })}
        placeholder={copy.otherModelHint}
        value={draft.model}
      />
    )
  }
  return (
    <SelectField
      disabled={draft.make === ''}
      label={copy.model}
      onChange={(event) => onChange({ ...draft, model: event.target.value })}
      options={withStored(modelsOf(draft.make), draft.model).map(option)}
      placeholder={draft.make === '' ? copy.chooseMakeFirst : copy.chooseModel}
      value={draft.model}
    />
  )
}
