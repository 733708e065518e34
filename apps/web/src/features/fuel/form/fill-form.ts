import {
  AMOUNT_DECIMALS,
  certain,
  currencyDigits,
  type DistanceUnit,
  decimalOf,
  distanceUnits,
  type FillUp,
  MAX_AMOUNT,
  MAX_NOTE,
  MAX_ODOMETER,
  MAX_STATION,
  minorOf,
  type NumberReading,
  nearestMinor,
  ODOMETER_DECIMALS,
  paidOf,
  readNumber,
  rounded,
  type Units,
  type VolumeUnit,
  volumeUnits,
} from '@tappet/upkeep'
import { whichNumber } from '../../../format/typed-number.ts'

/** What the form holds, as typed. Of price and total one is enough: the other follows. */
export type FillForm = {
  date: string
  odometer: string
  odometer_unit: DistanceUnit
  amount: string
  amount_unit: VolumeUnit
  /** For one unit of fuel. */
  price: string
  total: string
  currency: string
  is_full: boolean
  missed: boolean
  station: string
  note: string
}

export type FillErrors = Partial<Record<keyof FillForm, string>>

export function emptyFill(today: string, { distance, volume, currency }: Units): FillForm {
  return {
    date: today,
    odometer: '',
    odometer_unit: distance,
    amount: '',
    amount_unit: volume,
    price: '',
    total: '',
    currency,
    is_full: true,
    missed: false,
    station: '',
    note: '',
  }
}

/** A fill-up as the form shows it, in the units in which it was bought. */
export function fillFormOf(fillUp: FillUp): FillForm {
  const paid = paidOf(fillUp)
  return {
    ...fillUp,
    odometer: String(fillUp.odometer ?? ''),
    amount: String(fillUp.amount),
    price: '',
    total: paid === null ? '' : decimalOf(paid),
    station: fillUp.station ?? '',
    note: fillUp.note ?? '',
  }
}

export type FillContext = {
  /** YYYY-MM-DD. */
  today: string
  /** What one unit of fuel cost last time, in the form's unit and currency; null where that is not known. */
  lastPrice: number | null
}

/** Reads the form. Blank is unknown; what can be two numbers is asked about. */
export function readFill(
  form: FillForm,
  context: FillContext,
): { ok: true; fillUp: FillUp } | { ok: false; errors: FillErrors } {
  const errors: FillErrors = {}
  const odometer = odometerOf(form, errors)
  const amount = amountOf(form, errors)
  const total_minor = totalOf(form, amount, context, errors)
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(form.date)) errors.date = 'Choose the day of the fill-up.'
  else if (form.date > context.today) errors.date = 'This day has not come yet.'
  if ([...form.station].length > MAX_STATION) errors.station = `Use at most ${MAX_STATION} characters.`
  if ([...form.note].length > MAX_NOTE) errors.note = `Use at most ${MAX_NOTE} characters.`
  if (amount === null || Object.keys(errors).length > 0) return { ok: false, errors }
  const { date, odometer_unit, amount_unit, currency, is_full, missed } = form
  const texts = { station: storable(form.station), note: storable(form.note) }
  return {
    ok: true,
    fillUp: {
      date,
      odometer,
      odometer_unit,
      amount,
      amount_unit,
      total_minor,
      currency,
      is_full,
      missed,
      ...texts,
    },
  }
}

function odometerOf({ odometer }: FillForm, errors: FillErrors): number | null {
  if (odometer.trim() === '') return null
  const read = certain(readNumber(odometer, { whole: true }))
  if (read === null) errors.odometer = 'Enter the number on the odometer, such as 62300, or leave it blank.'
  else if (read > MAX_ODOMETER) errors.odometer = 'That is more than a car can have driven.'
  return read === null ? null : rounded(read, ODOMETER_DECIMALS)
}

function amountOf({ amount }: FillForm, errors: FillErrors): number | null {
  const reading = readNumber(amount, { max: MAX_AMOUNT })
  const read = certain(reading)
  if (reading.kind === 'ambiguous') errors.amount = whichNumber(reading)
  else if (read === null || read <= 0) errors.amount = 'Enter how much you filled in, such as 45.12.'
  else if (read > MAX_AMOUNT) errors.amount = 'That is more than a tank holds.'
  return read === null || read <= 0 ? null : rounded(read, AMOUNT_DECIMALS)
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
  const [price, total] = [readNumber(form.price), readNumber(form.total)]
  const isTyped = { price: form.price.trim() !== '', total: form.total.trim() !== '' }
  const totalNow = certain(total) ?? pick(total, amount, certain(price), TOLERANCE)
  const priceNow =
    certain(price) ??
    pick(price, 1, totalNow === null || amount === null ? null : totalNow / amount, TOLERANCE) ??
    pick(price, 1, lastPrice, PRICE_CHANGE - 1)
  if (isTyped.price && priceNow === null)
    errors.price = unread(price, 'Enter a price, such as 1.859, or leave it blank.')
  if (isTyped.total && totalNow === null)
    errors.total = unread(total, 'Enter what you paid, such as 49.90, or leave it blank.')
  if (errors.price || errors.total || amount === null) return null
  if (!isTyped.total) return priceNow === null ? null : nearestMinor(priceNow * amount, form.currency)
  const minor = minorOf(String(totalNow), form.currency)
  if (minor === null)
    errors.total = `${form.currency} has ${currencyDigits(form.currency)} decimals. Enter the amount with no more.`
  else if (priceNow !== null && !near(minor, nearestMinor(priceNow * amount, form.currency)))
    errors.total = `${amount} at ${priceNow} makes ${decimalOf({ minor: nearestMinor(priceNow * amount, form.currency), currency: form.currency })}. Correct one of the three, or leave one blank.`
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

/** PostgreSQL rejects NUL in a text; JSON rejects lone surrogates. Blank is null. */
function storable(text: string): string | null {
  return new TextDecoder().decode(new TextEncoder().encode(text)).replaceAll('\0', '').trim() || null
}

/** What the total or the price comes to, where the form says enough of the others; null otherwise. */
export function computed(
  form: FillForm,
  context: FillContext,
): { total_minor: number; price: number } | null {
  const read = readFill({ ...form, date: context.today }, context)
  if (!read.ok || read.fillUp.total_minor === null) return null
  const { total_minor, amount, currency } = read.fillUp
  return { total_minor, price: total_minor / 10 ** currencyDigits(currency) / amount }
}

export const isDistanceUnit = (value: string): value is DistanceUnit =>
  distanceUnits.some((unit) => unit === value)
export const isVolumeUnit = (value: string): value is VolumeUnit => volumeUnits.some((unit) => unit === value)
