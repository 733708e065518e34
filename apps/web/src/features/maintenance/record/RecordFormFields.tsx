import { maintenanceItems } from '@tappet/upkeep'
import type { ReactNode, WheelEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { DistanceUnit } from '../../../platform/distance-unit.ts'
import { Chip, ChipGroup, SelectField, TextArea, TextField } from '../../../ui/index.ts'
import { CUSTOM_ITEM } from '../words.ts'
import type { RecordForm } from './form.ts'
import { ITEM_MOST } from './form.ts'

export type FieldsProps = {
  form: UseFormReturn<RecordForm>
  unit: DistanceUnit
  /** Items of the driver's own, offered beside the catalogue. */
  own: readonly string[]
  /** Items at one tap. */
  quick: readonly string[]
  /** "Last: 62,000 mi", as a help to memory. */
  mileageHint?: string | undefined
  /** The field of the receipt's picture. */
  receipt: ReactNode
}

// The browser's arrows are too small to press, and stand where the unit stands.
const NO_ARROWS = '[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none'

// A wheel over a number field would change it unseen.
const keepNumber = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur()

/** What is asked of a service: the item first, because it is all that must be said. */
export function RecordFormFields({ form, unit, own, quick, mileageHint, receipt }: FieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <ItemFields form={form} own={own} quick={quick} />
      <TextField error={errors.date?.message} label="Date" required type="date" {...register('date')} />
      <div className="grid grid-cols-2 items-end gap-4">
        <TextField
          className={NO_ARROWS}
          error={errors.mileage?.message}
          hint={mileageHint}
          inputMode="numeric"
          label="Mileage"
          min={0}
          onWheel={keepNumber}
          optional
          step={1}
          type="number"
          unit={unit}
          {...register('mileage')}
        />
        <TextField
          className={NO_ARROWS}
          error={errors.cost?.message}
          inputMode="decimal"
          label="Cost"
          min={0}
          onWheel={keepNumber}
          optional
          step={0.01}
          type="number"
          unit="USD"
          {...register('cost')}
        />
      </div>
      {receipt}
      <TextArea
        error={errors.notes?.message}
        label="Notes"
        optional
        placeholder="Parts, brand, who did it"
        rows={2}
        {...register('notes')}
      />
    </>
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
          maxLength={ITEM_MOST}
          placeholder="For example: Wiper blades"
          required
          {...register('customItem')}
        />
      ) : null}
    </div>
  )
}
