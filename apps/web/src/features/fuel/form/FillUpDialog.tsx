import {
  type Counter,
  currencyDigits,
  type FillUp,
  fillUpBy,
  fillUpFields,
  fuelReading,
  namesOf,
  odometerFigure,
  type Units,
  wholeDistance,
} from '@tappet/upkeep'
import { type FormEvent, useId, useState } from 'react'
import { FormInput } from '../../../fields/FieldInput.tsx'
import { useDoubt } from '../../../fields/use-doubt.tsx'
import { readingDoubt } from '../../../format/doubt.ts'
import { localDay } from '../../../format/local-day.ts'
import { exactMoney, unitPrice } from '../../../format/money.ts'
import type { ShownFillUp } from '../../../offline/fuel/table.ts'
import { Dialog, FormDialogFooter, NumberField } from '../../../ui/index.ts'
import { volumeOne } from '../copy.ts'
import { useSave } from '../save.ts'
import {
  computed,
  emptyFill,
  type FillContext,
  type FillErrors,
  type FillForm,
  fillFormOf,
  readFill,
} from './fill-form.ts'

export type FillUpDialogProps = {
  units: Units
  vehicleId: string | null
  last: FillUp | null
  others: readonly FillUp[]
  counter: Counter | null
  stations: readonly string[]
  edited: ShownFillUp | null
  onClose: () => void
  onDelete: (row: ShownFillUp) => void
}

export function FillUpDialog({
  units,
  vehicleId,
  last,
  others,
  counter,
  stations,
  edited,
  onClose,
  onDelete,
}: FillUpDialogProps) {
  const formId = useId()
  const today = localDay(new Date())
  const [form, setForm] = useState(() =>
    edited ? fillFormOf(fillUpBy(odometerFigure, edited, counter), units) : emptyFill(today, units),
  )
  const [errors, setErrors] = useState<FillErrors>({})
  const { admits, question } = useDoubt()
  const { save, saving } = useSave(edited, vehicleId)
  const context = { today, lastPrice: lastPriceOf(last, form), units }
  const change = (part: Partial<FillForm>) => {
    setForm({ ...form, ...part })
    setErrors({})
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readFill(form, context)
    if (!read.ok) return setErrors(read.errors)
    const fillUp = fillUpBy(wholeDistance, read.fillUp, counter)
    if (!admits(readingDoubt(fuelReading(fillUp), others.map(fuelReading), units.distance))) return
    if (await save(fillUp)) onClose()
  }
  return (
    <Dialog
      footer={
        <FormDialogFooter
          formId={formId}
          onCancel={onClose}
          onDelete={
            edited &&
            (() => {
              onClose()
              onDelete(edited)
            })
          }
          saveLabel={edited ? 'Save Changes' : 'Save Fill-up'}
          saving={saving}
        />
      }
      onOpenChange={(next) => (next ? undefined : onClose())}
      open
      title={edited ? 'Edit Fill-up' : 'Add Fill-up'}
    >
      <form
        className="flex flex-col gap-5 pb-1"
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <PumpFields
          context={context}
          errors={errors}
          form={form}
          last={last && fillUpBy(odometerFigure, last, counter)}
          onChange={change}
        />
        <OtherFields errors={errors} form={form} onChange={change} stations={stations} context={context} />
        {question}
      </form>
    </Dialog>
  )
}

/** Two beside each other where both have room: with large text they stand below each other. */
const BESIDE_WHERE_ROOM = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-end gap-4'

type PartProps = {
  form: FillForm
  errors: FillErrors
  onChange: (part: Partial<FillForm>) => void
  context: FillContext
}

function PumpFields({ form, errors, onChange, context, last }: PartProps & { last: FillUp | null }) {
  const sums = computed(form, context)
  const follows = (field: 'price' | 'total_minor') => {
    if (sums === null || form[field].trim() !== '') return {}
    const text =
      field === 'price'
        ? unitPrice(sums.price, form.currency)
        : exactMoney({ minor: sums.total_minor, currency: form.currency })
    return { hint: `Comes to ${text}` }
  }
  const input = { fields: fillUpFields, form, errors, onChange, units: context.units }
  return (
    <>
      <div className={BESIDE_WHERE_ROOM}>
        <FormInput
          {...input}
          name="odometer"
          {...(last?.odometer != null && {
            hint: `Last: ${last.odometer.toLocaleString()} ${last.odometer_unit}`,
          })}
        />
        <FormInput {...input} name="amount" />
      </div>
      <div className={BESIDE_WHERE_ROOM}>
        <NumberField
          decimals
          error={errors.price}
          label={`Price per ${volumeOne(form.amount_unit)}`}
          onChange={({ target }) => onChange({ price: target.value })}
          optional
          unit={form.currency}
          value={form.price}
          {...follows('price')}
        />
        <FormInput {...input} name="total_minor" unit={form.currency} {...follows('total_minor')} />
      </div>
      <FormInput {...input} name="is_full" />
      <FormInput {...input} name="missed" />
    </>
  )
}

const AT_THE_PUMP = ['odometer', 'amount', 'total_minor', 'is_full', 'missed']
const UNITS = ['odometer_unit', 'amount_unit', 'currency'] as const
const OTHERS = namesOf(fillUpFields).filter((name) => ![...AT_THE_PUMP, ...UNITS].includes(name))

function OtherFields({ context, stations, ...part }: PartProps & { stations: readonly string[] }) {
  const listId = useId()
  const input = { fields: fillUpFields, units: context.units, ...part }
  return (
    <>
      {OTHERS.map((name) => (
        <FormInput
          {...input}
          key={name}
          name={name}
          {...(name === 'date' && { max: context.today })}
          {...(name === 'station' && { list: listId })}
        />
      ))}
      <datalist id={listId}>
        {stations.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <details>
        <summary className="flex min-h-12 items-center font-semibold">Other units or currency</summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-3">
          {UNITS.map((name) => (
            <FormInput {...input} key={name} name={name} />
          ))}
        </div>
      </details>
    </>
  )
}

/** The last price, where it was in the unit and currency of the form: other prices say nothing of this one. */
function lastPriceOf(last: FillUp | null, form: FillForm): number | null {
  if (last?.total_minor == null) return null
  if (last.currency !== form.currency || last.amount_unit !== form.amount_unit) return null
  return last.total_minor / 10 ** currencyDigits(last.currency) / last.amount
}
