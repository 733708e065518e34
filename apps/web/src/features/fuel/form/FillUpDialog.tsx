import {
  byEnergy,
  type Counter,
  currencyDigits,
  type Energy,
  energiesSeen,
  type FillUp,
  fillUpBy,
  fillUpFields,
  fuelReading,
  isSoldIn,
  namesOf,
  type OfEnergy,
  odometerFigure,
  type Units,
  unitSold,
  wholeDistance,
} from '@tappet/upkeep'
import { useId, useState } from 'react'
import { FormInput } from '../../../fields/FieldInput.tsx'
import { useDoubt } from '../../../fields/use-doubt.tsx'
import { readingDoubt } from '../../../format/doubt.ts'
import { localDay } from '../../../format/local-day.ts'
import { exactMoney, unitPrice } from '../../../format/money.ts'
import type { ShownFillUp } from '../../../offline/fuel/table.ts'
import { FormDialog, NumberField, SelectField } from '../../../ui/index.ts'
import { copy, energyName, FUEL, wordsOf } from '../copy.ts'
import { useSave } from '../save.ts'
import {
  computed,
  emptyFill,
  energyIn,
  type FillContext,
  type FillErrors,
  type FillForm,
  fieldsFor,
  fillFormOf,
  readFill,
  type Sold,
} from './fill-form.ts'

export type FillUpDialogProps = {
  units: Units
  vehicleId: string | null
  /** Of the car. */
  fuel?: string | null | undefined
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
  fuel,
  last,
  others,
  counter,
  stations,
  edited,
  onClose,
  onDelete,
}: FillUpDialogProps) {
  const today = localDay(new Date())
  const kinds = byEnergy(others, fuel)
  const energies = energiesSeen(edited ? [...others, edited] : others, fuel)
  const [form, setForm] = useState(() =>
    edited
      ? fillFormOf(fillUpBy(odometerFigure, edited, counter), units)
      : emptyFill(today, units, soldLast(kinds, energies, units)),
  )
  const [errors, setErrors] = useState<FillErrors>({})
  const { admits, question } = useDoubt()
  const { save, saving } = useSave(FUEL, edited, vehicleId)
  const context = { lastPrice: lastPriceOf(kinds, form), units }
  const change = (part: Partial<FillForm>) => {
    setForm({ ...form, ...part, ...(part.energy !== undefined && soldAs(part.energy, form, kinds, units)) })
    setErrors({})
  }
  const { one } = wordsOf(form.amount_unit === 'kwh' ? 'electricity' : null)
  const submit = async () => {
    const reading = readFill(form, context)
    if (!reading.ok) return setErrors(reading.errors)
    const fillUp = fillUpBy(wholeDistance, reading.fillUp, counter)
    if (!admits(readingDoubt(fuelReading(fillUp), others.map(fuelReading), units.distance))) return
    if (await save(fillUp)) onClose()
  }
  return (
    <FormDialog
      onClose={onClose}
      onDelete={edited && (() => onDelete(edited))}
      onSubmit={submit}
      saveLabel={edited ? copy.saveChanges : copy.save(one)}
      saving={saving}
      title={edited ? copy.edit(one) : copy.add(one)}
    >
      {energies.length > 1 ? <KindField energies={energies} form={form} onChange={change} /> : null}
      <PumpFields
        context={context}
        errors={errors}
        form={form}
        last={last && fillUpBy(odometerFigure, last, counter)}
        onChange={change}
      />
      <OtherFields
        context={context}
        energies={energies}
        errors={errors}
        form={form}
        onChange={change}
        stations={stations}
      />
      {question}
    </FormDialog>
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
    return { hint: copy.comesTo(text) }
  }
  const input = { fields: fieldsFor(form.energy), form, errors, onChange, units: context.units }
  return (
    <>
      <div className={BESIDE_WHERE_ROOM}>
        <FormInput
          {...input}
          name="odometer"
          {...(last?.odometer != null && { hint: copy.lastOdometer(last.odometer, last.odometer_unit) })}
        />
        <FormInput {...input} name="amount" />
      </div>
      <div className={BESIDE_WHERE_ROOM}>
        <NumberField
          decimals
          error={errors.price}
          label={copy.pricePer(form.amount_unit)}
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
const KIND = 'energy'
const OTHERS = namesOf(fillUpFields).filter((name) => ![...AT_THE_PUMP, ...UNITS, KIND].includes(name))

function OtherFields({
  context,
  stations,
  energies,
  ...part
}: PartProps & { stations: readonly string[]; energies: readonly Energy[] }) {
  const listId = useId()
  const input = { fields: fieldsFor(part.form.energy), units: context.units, ...part }
  return (
    <>
      {OTHERS.map((name) => (
        <FormInput {...input} key={name} name={name} {...(name === 'station' && { list: listId })} />
      ))}
      <datalist id={listId}>
        {stations.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <details>
        <summary className="flex min-h-12 items-center font-semibold">{copy.otherKind}</summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-3">
          {energies.length > 1 ? null : <FormInput {...input} name={KIND} />}
          {UNITS.map((name) => (
            <FormInput {...input} key={name} name={name} />
          ))}
        </div>
      </details>
    </>
  )
}

function KindField({
  energies,
  form,
  onChange,
}: Pick<PartProps, 'form' | 'onChange'> & { energies: readonly Energy[] }) {
  return (
    <SelectField
      label={fillUpFields.energy.label}
      onChange={({ target }) => onChange({ energy: target.value })}
      options={energies.map((value) => ({ value, label: energyName(value) }))}
      placeholder={copy.chooseKind}
      value={form.energy}
    />
  )
}

/** The kind of a new one: the car's only one, else the last. */
function soldLast(kinds: readonly OfEnergy[], energies: readonly Energy[], units: Units): Sold {
  const [last] = kinds.toSorted((a, b) => ((a.fillUps[0]?.date ?? '') < (b.fillUps[0]?.date ?? '') ? 1 : -1))
  const energy = energies.length > 1 ? (last?.energy ?? null) : (energies[0] ?? null)
  return { energy, amount_unit: unitOf(energy, kinds, units) }
}

/** Natural gas in the unit of last time, since it is sold in two. */
function unitOf(energy: Energy | null, kinds: readonly OfEnergy[], units: Units) {
  const before = kinds.find((kind) => kind.energy === energy)?.fillUps[0]?.amount_unit
  return energy === 'cng' && before ? before : unitSold(energy, units.volume)
}

/** The unit of a kind that was chosen instead of another. */
function soldAs(value: string, form: FillForm, kinds: readonly OfEnergy[], units: Units): Partial<FillForm> {
  const energy = energyIn(value)
  const isRight = isSoldIn(energy, form.amount_unit as Sold['amount_unit'])
  return isRight ? {} : { amount_unit: unitOf(energy, kinds, units) }
}

/** The last price of the kind, where it was in the unit and currency of the form: other prices say nothing of this one. */
function lastPriceOf(kinds: readonly OfEnergy[], form: FillForm): number | null {
  const energy = energyIn(form.energy)
  const last = kinds.find((kind) => energy === null || kind.energy === energy)?.fillUps[0]
  if (last?.total_minor == null) return null
  if (last.currency !== form.currency || last.amount_unit !== form.amount_unit) return null
  return last.total_minor / 10 ** currencyDigits(last.currency) / last.amount
}
