import { type LogField, logFields, maintenanceItems } from '@tappet/upkeep'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { DistanceUnit } from '../../../format/distance.ts'
import { currencyOptions } from '../../../format/money.ts'
import {
  Chip,
  ChipGroup,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  type TextFieldProps,
} from '../../../ui/index.ts'
import { CUSTOM_ITEM } from '../copy.ts'
import { type RecordForm, type TypedField, typedFields } from './form.ts'

export type FieldsProps = {
  form: UseFormReturn<RecordForm>
  unit: DistanceUnit
  /** Custom items, offered beside the catalogue. */
  own: readonly string[]
  /** Items offered as chips. */
  quick: readonly string[]
  /** For example "Last: 62,000 mi". */
  mileageHint?: string | undefined
  /** The receipt field. */
  receipt: ReactNode
}

/** The fields of a record. The item comes first: it is the only one that has no default and is required. */
export function RecordFormFields({ form, unit, own, quick, mileageHint, receipt }: FieldsProps) {
  return (
    <>
      <ItemFields form={form} own={own} quick={quick} />
      <TypedInput form={form} name="date" unit={unit} />
      <div className="grid grid-cols-2 items-end gap-4">
        <TypedInput form={form} hint={mileageHint} name="mileage" unit={unit} />
        <TypedInput form={form} name="cost" unit={unit} />
      </div>
      <TypedInput form={form} name="currency" unit={unit} />
      {receipt}
      {others.map((name) => (
        <TypedInput form={form} key={name} name={name} unit={unit} />
      ))}
    </>
  )
}

const others = typedFields.filter((name) => !['item', 'date', 'mileage', 'cost', 'currency'].includes(name))

type InputProps = {
  form: UseFormReturn<RecordForm>
  name: TypedField
  unit: DistanceUnit
  hint?: string | undefined
}

/** The input of one field, by its kind. */
function TypedInput({ form: { register, formState, control }, name, unit, hint }: InputProps) {
  const field: LogField = logFields[name]
  const props = {
    error: formState.errors[name]?.message,
    hint,
    label: field.label,
    ...(field.required ? { required: true as const } : { optional: true as const }),
    ...register(name),
  }
  switch (field.kind) {
    case 'text':
      return field.multiline ? (
        <TextArea placeholder={field.placeholder} rows={2} {...props} />
      ) : (
        <TextField autoComplete="off" placeholder={field.placeholder} {...props} />
      )
    case 'day':
      return <TextField type="date" {...props} />
    case 'miles':
      return <NumberField unit={unit} {...props} />
    case 'money':
      return <CostInput control={control} {...props} />
    case 'currency':
      return <SelectField options={currencyOptions()} {...props} />
  }
}

/** The amount, in the currency that the form has chosen. */
function CostInput({ control, ...props }: TextFieldProps & Pick<UseFormReturn<RecordForm>, 'control'>) {
  const currency = useWatch({ control, name: 'currency' })
  return <NumberField decimals step={0.01} unit={currency} {...props} />
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
        <ChipGroup label="Likely items">
          {quick.map((name) => (
            <Chip key={name} onToggle={(selected) => choose(name, selected)} selected={item === name}>
              <span className="max-w-48 truncate">{name}</span>
            </Chip>
          ))}
        </ChipGroup>
      ) : null}
      <SelectField
        error={formState.errors.item?.message}
        label="Maintenance item"
        options={options.map((name) => ({ value: name, label: name }))}
        placeholder="Select an item"
        required
        {...register('item')}
      />
      {item === CUSTOM_ITEM ? (
        <TextField
          autoComplete="off"
          error={formState.errors.customItem?.message}
          label="Custom item name"
          maxLength={logFields.item.maxLength}
          placeholder="For example: Wiper blades"
          required
          {...register('customItem')}
        />
      ) : null}
    </div>
  )
}
