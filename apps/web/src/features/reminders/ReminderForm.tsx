import { findItem, maintenanceItems } from '@tappet/upkeep'
import { useState } from 'react'
import type { CarKey } from '../../backend/car/car.ts'
import { CUSTOM_ITEM } from '../../fields/copy.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { FormDialog, NumberField, SelectField, TextField } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { useLoggedService } from './queries.ts'
import type { FormContext, ReminderErrors, ReminderFields, ReminderValues } from './reminder-form.ts'
import { fieldsOf, intervalFields, MAX_NAME, readReminder } from './reminder-form.ts'

export type FormProps = {
  userId: string
  car: CarKey | null
  editing: string | null
  initial: ReminderFields
  context: FormContext
  onSave: (values: ReminderValues, typed: ReminderFields) => void
  onClose: () => void
}

export function ReminderForm(props: FormProps) {
  const { editing, context, onSave, onClose } = props
  const [typed, setTyped] = useState(props.initial)
  const [errors, setErrors] = useState<ReminderErrors>({})
  // A field the driver cleared stays clear.
  const [ownLastDone, setOwnLastDone] = useState(editing !== null)
  const fields = useLastDone(props, typed, !ownLastDone)
  const change = (part: Partial<ReminderFields>) => {
    setTyped({ ...fields, ...part })
    if ('item' in part) setOwnLastDone(false)
    else if ('doneDate' in part || 'doneDistance' in part) setOwnLastDone(true)
    setErrors({})
  }
  const submit = () => {
    const reading = readReminder(fields, context)
    if (reading.ok) onSave(reading.values, fields)
    else setErrors(reading.errors)
  }
  return (
    <FormDialog
      description={editing === null ? copy.formHelp : undefined}
      onClose={onClose}
      onSubmit={submit}
      saveLabel={editing === null ? copy.add : copy.saveChanges}
      title={editing === null ? copy.addTitle : copy.editOf(editing)}
    >
      {editing === null ? (
        <ItemFields errors={errors} fields={fields} onChange={change} taken={context.taken} />
      ) : null}
      <IntervalFields errors={errors} fields={fields} onChange={change} />
      <LastDoneFields errors={errors} fields={fields} onChange={change} today={context.today} />
    </FormDialog>
  )
}

/** Until something is typed. */
function useLastDone(
  { userId, car }: Pick<FormProps, 'userId' | 'car'>,
  typed: ReminderFields,
  wanted: boolean,
): ReminderFields {
  const { distance: unit } = useUnits()
  const { data } = useLoggedService(userId, wanted && findItem(typed.item) ? typed.item : '', car)
  if (!wanted || !data || typed.doneDate !== '' || typed.doneDistance !== '') return typed
  const logged = fieldsOf(
    {
      item: typed.item,
      months_interval: null,
      miles_interval: null,
      last_done_date: data.date,
      last_done_mileage: data.mileage,
    },
    unit,
  )
  return { ...typed, doneDate: logged.doneDate, doneDistance: logged.doneDistance }
}

type PartProps = {
  fields: ReminderFields
  errors: ReminderErrors
  onChange: (part: Partial<ReminderFields>) => void
}

function ItemFields({ fields, errors, onChange, taken }: PartProps & { taken: readonly string[] }) {
  const { distance: unit } = useUnits()
  const names = maintenanceItems.map(({ name }) => name).filter((name) => !taken.includes(name))
  const choose = (item: string) =>
    onChange({ item, ...intervalFields(findItem(item), unit), doneDate: '', doneDistance: '' })
  return (
    <>
      <SelectField
        error={errors.item}
        label={copy.service}
        onChange={({ target }) => choose(target.value)}
        options={[...names, CUSTOM_ITEM].map((name) => ({ value: name, label: name }))}
        placeholder={copy.chooseService}
        value={fields.item}
      />
      {fields.item === CUSTOM_ITEM ? (
        <TextField
          error={errors.customItem}
          label={copy.ownName}
          maxLength={MAX_NAME}
          onChange={({ target }) => onChange({ customItem: target.value })}
          placeholder={copy.ownNameHint}
          value={fields.customItem}
        />
      ) : null}
    </>
  )
}

function IntervalFields({ fields, errors, onChange }: PartProps) {
  const { distance: unit } = useUnits()
  return (
    <fieldset>
      <legend className="font-semibold">{copy.every}</legend>
      <p className="text-sm text-muted">{copy.everyHelp}</p>
      <div className="mt-3 grid gap-4 fit-cols-2 [--fit-min:7rem]">
        <NumberField
          error={errors.distance}
          label={copy.distance}
          onChange={({ target }) => onChange({ distance: target.value })}
          unit={unit}
          value={fields.distance}
        />
        <NumberField
          error={errors.months}
          label={copy.months}
          onChange={({ target }) => onChange({ months: target.value })}
          value={fields.months}
        />
      </div>
    </fieldset>
  )
}

function LastDoneFields({ fields, errors, onChange, today }: PartProps & { today: string }) {
  const { distance: unit } = useUnits()
  return (
    <fieldset>
      <legend className="font-semibold">{copy.lastDone}</legend>
      <p className="text-sm text-muted">{copy.lastDoneHelp}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <TextField
          error={errors.doneDate}
          label={copy.date}
          max={today}
          onChange={({ target }) => onChange({ doneDate: target.value })}
          optional
          type="date"
          value={fields.doneDate}
        />
        <NumberField
          error={errors.doneDistance}
          label={copy.doneMileage}
          onChange={({ target }) => onChange({ doneDistance: target.value })}
          optional
          unit={unit}
          value={fields.doneDistance}
        />
      </div>
    </fieldset>
  )
}
