import {
  type AmountUnit,
  certain,
  currencyDigits,
  currencySigns,
  decimalOf,
  type Energy,
  energies,
  type FillUp,
  fillUpFields,
  isSoldIn,
  minorOf,
  type NumberReading,
  nearestMinor,
  paidOf,
  readNumber,
  rounded,
  type Units,
} from '@tappet/upkeep'
import { type ErrorsOf, type FormOf, formOf, readForm } from '../../../fields/form.ts'
import { typedCount, whichNumber } from '../../../format/typed-number.ts'

/** What the form holds, as typed. Of price and total one is enough: the other follows. */
export type FillForm = FormOf<typeof fillUpFields> & {
  /** For one unit of fuel. */
  price: string
}

export type FillErrors = ErrorsOf<FillForm>

const typingOf = (units: Units) => ({ units, noun: 'fill-up' })

/** A kind of energy, in the unit in which it is bought. */
export type Sold = Pick<FillUp, 'energy' | 'amount_unit'>

/** @param sold without it the car's fuel, in the driver's unit */
export function emptyFill(today: string, units: Units, sold?: Sold): FillForm {
  const { distance: odometer_unit, volume: amount_unit, currency } = units
  const begun = { date: today, odometer_unit, amount_unit, currency, ...sold }
  return { ...formOf(fillUpFields, begun, typingOf(units)), price: '' }
}

export function fillFormOf(fillUp: FillUp, units: Units): FillForm {
  const paid = paidOf(fillUp)
  const total_minor = paid === null ? '' : decimalOf(paid)
  return { ...formOf(fillUpFields, fillUp, typingOf(units)), total_minor, price: '' }
}

const CHARGE = {
  amount: { ...fillUpFields.amount, label: 'Energy charged' },
  is_full: {
    ...fillUpFields.is_full,
    label: 'Charged full',
    hint: 'The level where you usually stop, such as 80%, counts as full.',
  },
  missed: { ...fillUpFields.missed, hint: 'Turn on where a charge before this one is not in the list.' },
  station: { ...fillUpFields.station, label: 'Place' },
}

export const energyIn = (value: string): Energy | null => energies.find((each) => each === value) ?? null

export function fieldsFor(energy: string): typeof fillUpFields {
  const kind = energyIn(energy)
  const units = Object.entries(fillUpFields.amount_unit.options).filter(([unit]) =>
    isSoldIn(kind, unit as AmountUnit),
  )
  const amount_unit = { ...fillUpFields.amount_unit, options: Object.fromEntries(units) }
  return { ...fillUpFields, ...(kind === 'electricity' && CHARGE), amount_unit } as typeof fillUpFields
}

export type FillContext = {
  lastPrice: number | null
  units: Units
}

/** Reads the form. Blank is unknown; what can be two numbers is asked about. */
export function readFill(
  form: FillForm,
  context: FillContext,
): { ok: true; fillUp: FillUp } | { ok: false; errors: FillErrors } {
  const fields = readForm(fillUpFields, form, typingOf(context.units))
  const { odometer: _odometer, amount: _amount, ...others } = fields.errors
  const errors: FillErrors = others
  const odometer = odometerOf(form, errors)
  const amount = amountOf(form, errors)
  const total_minor = totalOf(form, amount, context, errors)
  if (amount === null || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, fillUp: { ...fields.row, odometer, amount, total_minor } }
}

function odometerOf({ odometer, odometer_unit }: FillForm, errors: FillErrors): number | null {
  if (odometer.trim() === '') return null
  const distance = typedCount(odometer, odometer_unit === 'km' ? 'km' : 'mi')
  if (distance === null)
    errors.odometer = 'Enter the number on the odometer, such as 62300, or leave it blank.'
  else if (distance > fillUpFields.odometer.max) errors.odometer = 'That is more than a car can have driven.'
  return distance === null ? null : rounded(distance, fillUpFields.odometer.decimals)
}

function amountOf({ amount, amount_unit }: FillForm, errors: FillErrors): number | null {
  const reading = readNumber(amount, {
    max: fillUpFields.amount.max,
    signs: [amount_unit.split('_').at(-1) ?? ''],
  })
  const quantity = certain(reading)
  if (reading.kind === 'ambiguous') errors.amount = whichNumber(reading)
  else if (quantity === null || quantity <= 0) errors.amount = 'Enter how much you filled in, such as 45.12.'
  else if (quantity > fillUpFields.amount.max) errors.amount = 'That is more than a tank holds.'
  return quantity === null || quantity <= 0 ? null : rounded(quantity, fillUpFields.amount.decimals)
}

/** How far a total may be from amount times price: pumps round all three. */
const TOLERANCE = 0.02
/** A price this many times the last one, or this part of it, is another reading of the number. */
const PRICE_CHANGE = 5

function totalOf(
  form: FillForm,
  amount: number | null,
  { lastPrice }: FillContext,
  errors: FillErrors,
): number | null {
  const signs = currencySigns(form.currency)
  const [price, total] = [readNumber(form.price, { signs }), readNumber(form.total_minor, { signs })]
  const isTyped = { price: form.price.trim() !== '', total: form.total_minor.trim() !== '' }
  const totalNow = certain(total) ?? pick(total, amount, certain(price), TOLERANCE)
  const priceNow =
    certain(price) ??
    pick(price, 1, totalNow === null || amount === null ? null : totalNow / amount, TOLERANCE) ??
    pick(price, 1, lastPrice, PRICE_CHANGE - 1)
  if (isTyped.price && priceNow === null)
    errors.price = unread(price, 'Enter a price, such as 1.859, or leave it blank.')
  if (isTyped.total && totalNow === null)
    errors.total_minor = unread(total, 'Enter what you paid, such as 49.90, or leave it blank.')
  if (errors.price || errors.total_minor || amount === null) return null
  if (!isTyped.total) return priceNow === null ? null : nearestMinor(priceNow * amount, form.currency)
  const minor = minorOf(String(totalNow), form.currency)
  if (minor === null)
    errors.total_minor =
      nearestMinor(totalNow ?? 0, form.currency) > Number.MAX_SAFE_INTEGER
        ? 'That is more than the log can hold'
        : `${form.currency} has ${currencyDigits(form.currency)} decimals. Enter the amount with no more.`
  else if (priceNow !== null && !near(minor, nearestMinor(priceNow * amount, form.currency)))
    errors.total_minor = `${amount} at ${priceNow} makes ${decimalOf({ minor: nearestMinor(priceNow * amount, form.currency), currency: form.currency })}. Correct one of the three, or leave one blank.`
  return minor
}

const near = (minor: number, computed: number) =>
  Math.abs(minor - computed) <= Math.max(2, TOLERANCE * Math.max(minor, computed))

/** The one of two readings that lies near `factor * expected`; null where neither or both do. */
function pick(
  reading: NumberReading,
  factor: number | null,
  expected: number | null,
  tolerance: number,
): number | null {
  if (reading.kind !== 'ambiguous' || factor === null || expected === null || expected <= 0) return null
  const aim = factor * expected
  const fitting = reading.decimals
    .map(Number)
    .filter((each) => each / aim <= 1 + tolerance && aim / each <= 1 + tolerance)
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

const unread = (reading: NumberReading, otherwise: string) =>
  reading.kind === 'ambiguous' ? whichNumber(reading) : otherwise

/** What the total or the price comes to, where the form says enough of the others; null otherwise. */
export function computed(
  form: FillForm,
  context: FillContext,
): { total_minor: number; price: number } | null {
  const reading = readFill(form, context)
  if (!reading.ok || reading.fillUp.total_minor === null) return null
  const { total_minor, amount, currency } = reading.fillUp
  return { total_minor, price: total_minor / 10 ** currencyDigits(currency) / amount }
}
