import { fromKm, logFields, type MaintenanceItem, rounded, roundInterval } from '@tappet/upkeep'
import type { ReminderPrefRow } from '@tappet/wire'
import { CUSTOM_ITEM } from '../../fields/copy.ts'
import { wholeNumber } from '../../format/count.ts'
import { type DistanceUnit, fromMiles, toMiles } from '../../format/distance.ts'
import { typedCount } from '../../format/typed-number.ts'
import { copy } from './copy.ts'

export type ReminderFields = {
  item: string
  customItem: string
  months: string
  distance: string
  /** YYYY-MM-DD. */
  doneDate: string
  doneDistance: string
}

export type ReminderValues = Omit<ReminderPrefRow, 'id' | 'user_id' | 'driver_id' | 'vehicle_id'>
export type ReminderErrors = Partial<Record<keyof ReminderFields, string>>

export const EMPTY_FIELDS: ReminderFields = {
  item: '',
  customItem: '',
  months: '',
  distance: '',
  doneDate: '',
  doneDistance: '',
}

/* The database's own bounds. */
const MAX_MONTHS = 1200
const MAX_MILES_BETWEEN = 1_000_000
export const MAX_NAME = logFields.item.maxLength

const shown = (miles: number | null, unit: DistanceUnit) =>
  miles === null ? '' : String(fromMiles(miles, unit))
const text = (value: number | null) => (value === null ? '' : String(value))

/** None for the driver's own item. */
export function intervalFields(
  item: Pick<MaintenanceItem, 'defaultMonthsInterval' | 'defaultMileageInterval'> | undefined,
  unit: DistanceUnit,
): Pick<ReminderFields, 'months' | 'distance'> {
  return {
    months: text(item?.defaultMonthsInterval ?? null),
    distance: text(item ? roundInterval(item.defaultMileageInterval, unit) : null),
  }
}

export function fieldsOf(values: ReminderValues, unit: DistanceUnit): ReminderFields {
  return {
    item: values.item,
    customItem: '',
    months: text(values.months_interval),
    distance: shown(values.miles_interval, unit),
    doneDate: values.last_done_date ?? '',
    doneDistance: shown(values.last_done_mileage, unit),
  }
}

export type FormContext = {
  unit: DistanceUnit
  today: string
  taken: readonly string[]
}

/**
 * Blank means null, distances become miles: whole ones, unless kilometers would not come back from them.
 * @returns the row's values, or what to say beside each field
 */
export function readReminder(
  fields: ReminderFields,
  { unit, today, taken }: FormContext,
): { ok: true; values: ReminderValues } | { ok: false; errors: ReminderErrors } {
  const errors: ReminderErrors = {}
  const item = readItem(fields, taken, errors)
  const months_interval = readWhole(fields.months)
  if (!within(months_interval, 1, MAX_MONTHS) || !Number.isInteger(months_interval ?? 0))
    errors.months = `Enter whole months, 1 to ${wholeNumber(MAX_MONTHS)}, or leave it blank.`
  const miles_interval = readMiles(fields.distance, unit)
  if (!within(miles_interval, 1, MAX_MILES_BETWEEN))
    errors.distance = 'Enter a distance as a number, or leave it blank.'
  const last_done_mileage = readMiles(fields.doneDistance, unit)
  if (!within(last_done_mileage, 0, logFields.mileage.max))
    errors.doneDistance = 'Enter the number on the odometer that day, or leave it blank.'
  if (fields.doneDate > today) errors.doneDate = 'This day has not come yet.'
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    values: {
      item,
      months_interval,
      miles_interval,
      last_done_date: fields.doneDate === '' ? null : fields.doneDate,
      last_done_mileage,
    },
  }
}

function readItem(fields: ReminderFields, otherItems: readonly string[], errors: ReminderErrors): string {
  const custom = fields.item === CUSTOM_ITEM
  const item = (custom ? fields.customItem : fields.item).trim()
  const field = custom ? 'customItem' : 'item'
  const match = otherItems.find((name) => name.toLowerCase() === item.toLowerCase())
  if (item === '') errors[field] = custom ? 'Give it a name.' : 'Choose what to be reminded of.'
  else if (item.length > MAX_NAME) errors[field] = `Use at most ${MAX_NAME} characters.`
  else if (match !== undefined) errors[field] = copy.there(match)
  return item
}

/** Null for blank, NaN for what is no number. */
const readWhole = (typed: string, unit?: DistanceUnit): number | null =>
  typed.trim() === '' ? null : (typedCount(typed, unit) ?? NaN)

function readMiles(typed: string, unit: DistanceUnit): number | null {
  const distance = readWhole(typed, unit)
  if (distance === null) return null
  const miles = toMiles(distance, unit)
  return fromMiles(miles, unit) === distance ? miles : rounded(fromKm(distance, 'mi'), 2)
}

/** True for nothing; never for NaN. */
const within = (value: number | null, least: number, most: number) =>
  value === null || (value >= least && value <= most)

/** Another window may have changed the rest. */
export function changesBetween(before: ReminderValues, after: ReminderValues): Partial<ReminderValues> {
  const names = Object.keys(after) as (keyof ReminderValues)[]
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  )
}
