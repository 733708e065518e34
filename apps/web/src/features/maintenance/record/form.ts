import { z } from 'zod'
import { wholeNumber } from '../../../platform/count.ts'
import { type DistanceUnit, fromMiles, toMiles } from '../../../platform/distance-unit.ts'
import type { RecordFields } from '../outbox/write.ts'
import { CUSTOM_ITEM, ITEM_REQUIRED } from '../words.ts'

/** The form as it is typed: everything is text. */
export type RecordForm = {
  item: string
  customItem: string
  date: string
  /** In the driver's own unit. */
  mileage: string
  cost: string
  notes: string
}

/** What the table takes (supabase/migrations/0008_maintenance.sql). */
export const ITEM_MOST = 200
export const NOTES_MOST = 20_000
const MILEAGE_MOST = 9_999_999
const COST_MOST_USD = 9_999_999.99

const trimmed = z.string().trim()

export const recordForm = z
  .object({
    item: trimmed,
    customItem: trimmed.max(ITEM_MOST, `Keep the name under ${ITEM_MOST} characters`),
    date: trimmed.regex(/^(19|20|21)\d\d-\d\d-\d\d$/, 'Please choose the date of the service'),
    mileage: trimmed
      .refine((text) => /^\d*$/.test(text), 'Mileage is a whole number, for example 62000')
      .refine((text) => Number(text) <= MILEAGE_MOST, 'That is more than a car can have driven'),
    cost: trimmed
      .refine(
        (text) => /^\d*(?:\.\d{0,2})?$/.test(text),
        'Cost is an amount with at most two decimals, for example 49.90',
      )
      .refine((text) => Number(text) <= COST_MOST_USD, 'That is more than the log can hold'),
    notes: z.string().max(NOTES_MOST, `Keep the notes under ${wholeNumber(NOTES_MOST)} characters`),
  })
  .superRefine(({ item, customItem }, context) => {
    if (item === '') context.addIssue({ code: 'custom', path: ['item'], message: ITEM_REQUIRED })
    if (item === CUSTOM_ITEM && customItem === '')
      context.addIssue({ code: 'custom', path: ['customItem'], message: ITEM_REQUIRED })
  })

/** The empty form: today, and nothing else. */
export function emptyForm(today: string, item = ''): RecordForm {
  return { item, customItem: '', date: today, mileage: '', cost: '', notes: '' }
}

/** A record as it is typed; an item that the list does not offer is one of the driver's own. */
export function formOf(record: RecordFields, offered: readonly string[], unit: DistanceUnit): RecordForm {
  const isOffered = offered.includes(record.item)
  return {
    item: isOffered ? record.item : CUSTOM_ITEM,
    customItem: isOffered ? '' : record.item,
    date: record.date,
    mileage: record.mileage === null ? '' : String(fromMiles(record.mileage, unit)),
    cost: record.cost === null ? '' : String(record.cost),
    notes: record.notes ?? '',
  }
}

/** What a valid form means; blank is unknown. PostgreSQL knows no NUL, and JSON no half characters. */
export function fieldsOfForm(form: RecordForm, unit: DistanceUnit): Omit<RecordFields, 'receipt_url'> {
  const notes = storable(form.notes)
  return {
    item: storable(form.item === CUSTOM_ITEM ? form.customItem : form.item).trim(),
    date: form.date,
    mileage: form.mileage === '' ? null : toMiles(Number(form.mileage), unit),
    cost: form.cost === '' ? null : Number(form.cost),
    notes: notes.trim() === '' ? null : notes,
  }
}

function storable(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text)).replaceAll('\0', '')
}
