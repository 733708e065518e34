import { modelsOf, OTHER_MAKE, vehicleCatalogue } from '@tappet/diagnosis'
import { type FormEvent, useId, useState } from 'react'
import type { Car } from '../../offline/garage/table.ts'
import { Button, Dialog, SelectField, TextField } from '../../ui/index.ts'
import { type CarErrors, type CarForm, carForm, EMPTY_CAR, FUELS, readCar } from './car-form.ts'
import { PictureField } from './PictureField.tsx'
import { useSaveCar } from './save-car.ts'
import { VinField } from './VinField.tsx'

const MAKES = vehicleCatalogue.map(({ make }) => make).filter((make) => make !== OTHER_MAKE)
const UNITS = [
  { value: '', label: 'As in your settings' },
  { value: 'mi', label: 'Miles' },
  { value: 'km', label: 'Kilometres' },
]

/** Adds a car or edits one. Nothing but a name, a make or a number is required: what is not known stays empty. */
export function CarDialog({
  edited,
  initial,
  onClose,
}: {
  edited: Car | null
  /** What is known already, for example from the car itself. */
  initial?: Partial<CarForm>
  onClose: () => void
}) {
  const formId = useId()
  const [form, setForm] = useState<CarForm>({ ...(edited ? carForm(edited) : EMPTY_CAR), ...initial })
  const [errors, setErrors] = useState<CarErrors>({})
  const { save, saving } = useSaveCar(edited)
  const change = (part: Partial<CarForm>) => {
    setForm((before) => ({ ...before, ...part }))
    setErrors({})
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readCar(form, new Date().getFullYear())
    if (!read.ok) return setErrors(read.errors)
    if (await save(read.fields)) onClose()
  }
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose} variant="secondary">
            Cancel
          </Button>
          <Button form={formId} loading={saving} type="submit">
            {edited ? 'Save Changes' : 'Add Car'}
          </Button>
        </>
      }
      onOpenChange={(open) => (open ? undefined : onClose())}
      open
      title={edited ? 'Edit car' : 'Add a car'}
    >
      <form
        className="flex flex-col gap-5 pb-2"
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <CarFields errors={errors} form={form} onChange={change} />
      </form>
    </Dialog>
  )
}

type FieldsProps = { form: CarForm; errors: CarErrors; onChange: (part: Partial<CarForm>) => void }

function CarFields({ form, errors, onChange }: FieldsProps) {
  const text = (name: Exclude<keyof CarForm, 'picture'>) => ({
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    autoComplete: 'off',
  })
  const [makes, models] = [useId(), useId()]
  return (
    <>
      <VinField error={errors.vin} form={form} onChange={onChange} />
      <TextField {...text('name')} hint="What you call it." label="Name" maxLength={60} optional />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...text('make')} label="Make" list={makes} optional />
        <TextField {...text('model')} label="Model" list={models} optional />
        <TextField {...text('year')} inputMode="numeric" label="Year" maxLength={4} optional />
        <TextField {...text('engine')} label="Engine" optional placeholder="2.0 TDI" />
        <SelectField
          label="Fuel"
          onChange={({ target }) => onChange({ fuel: target.value })}
          optional
          options={fuelOptions(form.fuel)}
          placeholder="Not known"
          value={form.fuel}
        />
        <TextField {...text('plate')} label="License plate" optional />
      </div>
      <SelectField
        label="Its odometer counts"
        onChange={({ target }) => onChange({ odometerUnit: target.value })}
        options={UNITS}
        value={form.odometerUnit}
      />
      <PictureField onChange={(picture) => onChange({ picture })} picture={form.picture} />
      <datalist id={makes}>
        {MAKES.map((make) => (
          <option key={make} value={make} />
        ))}
      </datalist>
      <datalist id={models}>
        {modelsOf(form.make).map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
    </>
  )
}

/** A fuel that is stored already stays to be chosen. */
const fuelOptions = (stored: string) =>
  [...new Set([...FUELS, ...(stored ? [stored] : [])])].map((value) => ({ value, label: value }))
