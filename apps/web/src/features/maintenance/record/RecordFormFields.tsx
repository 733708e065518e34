import { logFields, maintenanceItems, type Units } from '@tappet/upkeep'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { CUSTOM_ITEM } from '../../../fields/copy.ts'
import { FieldInput } from '../../../fields/FieldInput.tsx'
import { Chip, ChipGroup, SelectField, TextField } from '../../../ui/index.ts'
import { copy } from './copy.ts'
import { type RecordForm, type TypedField, typedFields } from './form.ts'

export type FieldsProps = {
  form: UseFormReturn<RecordForm>
  units: Units
  own: readonly string[]
  quick: readonly string[]
  /** "Last: 62,000 mi" */
  mileageHint?: string | undefined
  receipt: ReactNode
}

export function RecordFormFields({ form, units, own, quick, mileageHint, receipt }: FieldsProps) {
  return (
    <>
      <ItemFields form={form} own={own} quick={quick} />
      <TypedInput form={form} name="date" units={units} />
      <div className="grid items-end gap-4 fit-cols-2 [--fit-min:9rem]">
        <TypedInput form={form} hint={mileageHint} name="mileage" units={units} />
        <TypedInput form={form} name="cost" units={units} />
      </div>
      <TypedInput form={form} name="currency" units={units} />
      {receipt}
      {others
        .filter((name) => name !== 'counter' || form.formState.defaultValues?.counter)
        .map((name) => (
          <TypedInput form={form} key={name} name={name} units={units} />
        ))}
    </>
  )
}

const others = typedFields.filter((name) => !['item', 'date', 'mileage', 'cost', 'currency'].includes(name))

type InputProps = {
  form: UseFormReturn<RecordForm>
  name: TypedField
  units: Units
  hint?: string | undefined
}

function TypedInput({ form: { register, formState, control }, name, units, hint }: InputProps) {
  const currency = useWatch({ control, name: 'currency' })
  const error = formState.errors[name]?.message
  return (
    <FieldInput
      error={error}
      field={logFields[name]}
      unit={currency}
      units={units}
      {...(hint === undefined ? {} : { hint })}
      {...register(name)}
    />
  )
}

function ItemFields({ form, own, quick }: Pick<FieldsProps, 'form' | 'own' | 'quick'>) {
  const { register, setValue, control, formState } = form
  const item = useWatch({ control, name: 'item' })
  const options = [...maintenanceItems.map(({ name }) => name), ...own, CUSTOM_ITEM]
  const choose = (name: string, selected: boolean) =>
    setValue('item', selected ? name : '', { shouldValidate: formState.isSubmitted, shouldDirty: true })
  return (
    <div className="flex flex-col gap-4">
      {quick.length > 0 ? (
        <ChipGroup label={copy.likelyItems}>
          {quick.map((name) => (
            <Chip key={name} onToggle={(selected) => choose(name, selected)} selected={item === name}>
              <span className="max-w-48 truncate">{name}</span>
            </Chip>
          ))}
        </ChipGroup>
      ) : null}
      <SelectField
        error={formState.errors.item?.message}
        label={copy.item}
        options={options.map((name) => ({ value: name, label: name }))}
        placeholder={copy.selectItem}
        required
        {...register('item')}
      />
      {item === CUSTOM_ITEM ? (
        <TextField
          autoComplete="off"
          error={formState.errors.customItem?.message}
          label={copy.customItem}
          maxLength={logFields.item.maxLength}
          placeholder={copy.customItemHint}
          required
          {...register('customItem')}
        />
      ) : null}
    </div>
  )
}
