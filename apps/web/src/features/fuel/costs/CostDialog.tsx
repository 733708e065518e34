import { type CarCost, carCostFields, type FieldTable, namesOf, type Units } from '@tappet/upkeep'
import { useState } from 'react'
import { FormInput } from '../../../fields/FieldInput.tsx'
import { localDay } from '../../../format/local-day.ts'
import type { ShownCost } from '../../../offline/costs/table.ts'
import { FormDialog } from '../../../ui/index.ts'
import { COST, copy } from '../copy.ts'
import { deleteWithUndo, useSave } from '../save.ts'
import { type CostErrors, costFormOf, readCost } from './cost-form.ts'

/** Bought and sold once. */
const withoutPeriod = (kind: string) => kind === 'purchase' || kind === 'sale'
const PERIOD: readonly (keyof CarCost)[] = ['every', 'until']
const ONCE: FieldTable = { ...carCostFields, date: { ...carCostFields.date, label: copy.costDay } }

export function CostDialog({
  edited,
  units,
  vehicleId,
  onClose,
}: {
  edited: ShownCost | null
  units: Units
  vehicleId: string | null
  onClose: () => void
}) {
  const [form, setForm] = useState(() => costFormOf(edited, localDay(new Date()), units))
  const [errors, setErrors] = useState<CostErrors>({})
  const { save, saving } = useSave(COST, edited, vehicleId)
  const isOnce = withoutPeriod(form.kind)
  const fields = (isOnce ? ONCE : carCostFields) as typeof carCostFields
  const submit = async () => {
    const reading = readCost(isOnce ? { ...form, every: '', until: '' } : form, units)
    if (!reading.ok) return setErrors(reading.errors)
    if (await save(reading.cost)) onClose()
  }
  return (
    <FormDialog
      onClose={onClose}
      onDelete={edited && (() => void deleteWithUndo(COST, edited))}
      onSubmit={submit}
      saveLabel={edited ? copy.saveChanges : copy.saveCost}
      saving={saving}
      title={edited ? copy.editCost : copy.addCost}
    >
      {namesOf(carCostFields)
        .filter((name) => !(isOnce && PERIOD.includes(name)))
        .map((name) => (
          <FormInput
            errors={errors}
            fields={fields}
            form={form}
            key={name}
            name={name}
            onChange={(part) => {
              setForm({ ...form, ...part })
              setErrors({})
            }}
            units={units}
            {...(name === 'amount' && { unit: form.currency })}
            {...(name === 'amount' && form.kind === 'loan' && { hint: copy.loanHint })}
          />
        ))}
    </FormDialog>
  )
}
