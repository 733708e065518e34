import { currencyCodes, currencyDigits, type FillUp, type Units } from '@tappet/upkeep'
import { type FormEvent, useId, useState } from 'react'
import { localDay } from '../../../format/local-day.ts'
import { exactMoney, unitPrice } from '../../../format/money.ts'
import { VOLUME_NAMES } from '../../../format/unit-names.ts'
import type { ShownFillUp } from '../../../offline/fuel/table.ts'
import {
  Dialog,
  FormDialogFooter,
  NumberField,
  SelectField,
  Switch,
  TextArea,
  TextField,
} from '../../../ui/index.ts'
import { VOLUME_ONE, VOLUME_SIGN } from '../copy.ts'
import { useSave } from '../save.ts'
import {
  computed,
  emptyFill,
  type FillErrors,
  type FillForm,
  fillFormOf,
  isDistanceUnit,
  isVolumeUnit,
  readFill,
} from './fill-form.ts'

export type FillUpDialogProps = {
  units: Units
  vehicleId: string | null
  /** The newest fill-up, whose price and odometer the new one is held against. */
  last: FillUp | null
  /** Stations that were visited before. */
  stations: readonly string[]
  edited: ShownFillUp | null
  onClose: () => void
  onDelete: (row: ShownFillUp) => void
}

/** Adds or edits a fill-up. What is typed at the pump comes first. */
export function FillUpDialog({
  units,
  vehicleId,
  last,
  stations,
  edited,
  onClose,
  onDelete,
}: FillUpDialogProps) {
  const formId = useId()
  const today = localDay(new Date())
  const [form, setForm] = useState(() => (edited ? fillFormOf(edited) : emptyFill(today, units)))
  const [errors, setErrors] = useState<FillErrors>({})
  const { save, saving } = useSave(edited, vehicleId)
  const context = { today, lastPrice: lastPriceOf(last, form) }
  const change = (part: Partial<FillForm>) => {
    setForm({ ...form, ...part })
    setErrors({})
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readFill(form, context)
    if (!read.ok) setErrors(read.errors)
    else if (await save(read.fillUp)) onClose()
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
        <PumpFields context={context} errors={errors} form={form} last={last} onChange={change} />
        <OtherFields errors={errors} form={form} onChange={change} stations={stations} today={today} />
      </form>
    </Dialog>
  )
}

/** Two beside each other where both have room: with large text they stand below each other. */
const BESIDE_WHERE_ROOM = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-end gap-4'

type PartProps = { form: FillForm; errors: FillErrors; onChange: (part: Partial<FillForm>) => void }

function PumpFields({
  form,
  errors,
  onChange,
  context,
  last,
}: PartProps & { context: { today: string; lastPrice: number | null }; last: FillUp | null }) {
  const sums = computed(form, context)
  const follows = (field: 'price' | 'total') => {
    if (sums === null || form[field].trim() !== '') return undefined
    return field === 'price'
      ? `Comes to ${unitPrice(sums.price, form.currency)}`
      : `Comes to ${exactMoney({ minor: sums.total_minor, currency: form.currency })}`
  }
  return (
    <>
      <div className={BESIDE_WHERE_ROOM}>
        <NumberField
          decimals
          error={errors.odometer}
          hint={
            last?.odometer == null
              ? undefined
              : `Last: ${last.odometer.toLocaleString()} ${last.odometer_unit}`
          }
          label="Odometer"
          onChange={({ target }) => onChange({ odometer: target.value })}
          optional
          unit={form.odometer_unit}
          value={form.odometer}
        />
        <NumberField
          decimals
          error={errors.amount}
          label="Amount of fuel"
          onChange={({ target }) => onChange({ amount: target.value })}
          required
          unit={VOLUME_SIGN[form.amount_unit]}
          value={form.amount}
        />
      </div>
      <div className={BESIDE_WHERE_ROOM}>
        <NumberField
          decimals
          error={errors.price}
          hint={follows('price')}
          label={`Price per ${VOLUME_ONE[form.amount_unit]}`}
          onChange={({ target }) => onChange({ price: target.value })}
          optional
          unit={form.currency}
          value={form.price}
        />
        <NumberField
          decimals
          error={errors.total}
          hint={follows('total')}
          label="Total paid"
          onChange={({ target }) => onChange({ total: target.value })}
          optional
          unit={form.currency}
          value={form.total}
        />
      </div>
      <Switch
        checked={form.is_full}
        hint="Fuel economy is measured from one full tank to the next."
        label={<span className="font-semibold">Full tank</span>}
        onChange={({ target }) => onChange({ is_full: target.checked })}
      />
      <Switch
        checked={form.missed}
        hint="Turn on where a fill-up before this one is not in the list: no economy is worked out over the gap."
        label={<span className="font-semibold">Missed one before</span>}
        onChange={({ target }) => onChange({ missed: target.checked })}
      />
    </>
  )
}

function OtherFields({
  form,
  errors,
  onChange,
  stations,
  today,
}: PartProps & { stations: readonly string[]; today: string }) {
  const listId = useId()
  return (
    <>
      <TextField
        error={errors.date}
        label="Date"
        max={today}
        onChange={({ target }) => onChange({ date: target.value })}
        required
        type="date"
        value={form.date}
      />
      <TextField
        autoComplete="off"
        error={errors.station}
        label="Station"
        list={listId}
        onChange={({ target }) => onChange({ station: target.value })}
        optional
        value={form.station}
      />
      <datalist id={listId}>
        {stations.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextArea
        error={errors.note}
        label="Note"
        onChange={({ target }) => onChange({ note: target.value })}
        optional
        rows={2}
        value={form.note}
      />
      <details>
        <summary className="flex min-h-12 items-center font-semibold">Other units or currency</summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-3">
          <SelectField
            label="Odometer in"
            onChange={({ target }) =>
              isDistanceUnit(target.value) && onChange({ odometer_unit: target.value })
            }
            options={[
              { value: 'mi', label: 'Miles' },
              { value: 'km', label: 'Kilometres' },
            ]}
            value={form.odometer_unit}
          />
          <SelectField
            label="Fuel in"
            onChange={({ target }) => isVolumeUnit(target.value) && onChange({ amount_unit: target.value })}
            options={Object.entries(VOLUME_NAMES).map(([value, label]) => ({ value, label }))}
            value={form.amount_unit}
          />
          <SelectField
            label="Paid in"
            onChange={({ target }) => onChange({ currency: target.value })}
            options={currencyCodes.map((code) => ({ value: code, label: code }))}
            value={form.currency}
          />
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
