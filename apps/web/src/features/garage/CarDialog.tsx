import { modelsOf, OTHER_MAKE, vehicleCatalogue } from '@tappet/diagnosis'
import { carFields, namesOf } from '@tappet/upkeep'
import { useId, useState } from 'react'
import { FormInput } from '../../fields/FieldInput.tsx'
import type { Car } from '../../offline/garage/table.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { FormDialog, SelectField } from '../../ui/index.ts'
import { type CarErrors, type CarForm, carForm, FUELS, readCar } from './car-form.ts'
import { copy } from './copy.ts'
import { PictureField } from './PictureField.tsx'
import { useSaveCar } from './save-car.ts'
import { VinField } from './VinField.tsx'

const MAKES = vehicleCatalogue.map(({ make }) => make).filter((make) => make !== OTHER_MAKE)

/** A name, a make or a number is enough. */
export function CarDialog({
  edited,
  initial,
  onClose,
}: {
  edited: Car | null
  initial?: Partial<CarForm>
  onClose: () => void
}) {
  const units = useUnits()
  const [form, setForm] = useState<CarForm>(() => ({ ...carForm(edited ?? {}, units), ...initial }))
  const [errors, setErrors] = useState<CarErrors>({})
  const { save, saving } = useSaveCar(edited)
  const change = (part: Partial<CarForm>) => {
    setForm((before) => ({ ...before, ...part }))
    setErrors({})
  }
  const submit = async () => {
    const reading = readCar(form, new Date().getFullYear(), units)
    if (!reading.ok) return setErrors(reading.errors)
    if (await save(reading.fields)) onClose()
  }
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      saveLabel={edited ? copy.saveChanges : copy.saveNew}
      saving={saving}
      title={edited ? copy.editTitle : copy.addTitle}
    >
      <CarInputs errors={errors} form={form} onChange={change} />
    </FormDialog>
  )
}

type FieldsProps = { form: CarForm; errors: CarErrors; onChange: (part: Partial<CarForm>) => void }

const HANDLED = ['vin', 'fuel', 'odometer_unit', 'picture', 'is_default', 'retired_at']
const OTHERS = namesOf(carFields).filter((name) => name !== 'name' && !HANDLED.includes(name))

function CarInputs({ form, errors, onChange }: FieldsProps) {
  const units = useUnits()
  const input = { fields: carFields, form, errors, onChange, units }
  const lists: Readonly<Record<string, string>> = { make: useId(), model: useId() }
  return (
    <>
      <VinField error={errors.vin} form={form} onChange={onChange} />
      <FormInput {...input} name="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        {OTHERS.map((name) => (
          <FormInput {...input} key={name} name={name} {...(name in lists && { list: lists[name] })} />
        ))}
        <SelectField
          label={carFields.fuel.label}
          onChange={({ target }) => onChange({ fuel: target.value })}
          optional
          options={fuelOptions(form.fuel)}
          placeholder={copy.unknown}
          value={form.fuel}
        />
      </div>
      <FormInput {...input} name="odometer_unit" />
      <PictureField
        onChange={(picture) => onChange({ picture: picture ?? '' })}
        picture={form.picture || null}
      />
      <datalist id={lists.make}>
        {MAKES.map((make) => (
          <option key={make} value={make} />
        ))}
      </datalist>
      <datalist id={lists.model}>
        {modelsOf(form.make).map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
    </>
  )
}

/** A stored fuel stays to be chosen. */
const fuelOptions = (current: string) =>
  [...new Set([...FUELS, ...(current ? [current] : [])])].map((value) => ({ value, label: value }))
