import { z } from 'zod'
import { lengthOf } from '../log/schema.ts'
import { isCurrency } from '../money/money.ts'
import { distanceUnits, volumeUnits } from '../units.ts'
import type { FillUp } from './fill-up.ts'

/** Limits of the table `fill_ups`. A larger amount or reading is something else; of a text more is a mistake. */
export const MAX_ODOMETER = 9_999_999
export const MAX_AMOUNT = 1000
export const MAX_STATION = 200
export const MAX_NOTE = 2000
/** Decimals that the table keeps. */
export const ODOMETER_DECIMALS = 1
export const AMOUNT_DECIMALS = 4

const text = (maxLength: number) =>
  z
    .string()
    .refine((value) => lengthOf(value) <= maxLength, `at most ${maxLength} characters`)
    .nullish()
    .default(null)

/** A fill-up as its table takes it. What is absent is not known, and a tank is full unless told. */
export const fillUpSchema: z.ZodType<FillUp> & {
  shape: { [Name in keyof FillUp]: z.ZodType<FillUp[Name]> }
} = z.object({
  date: z.iso.date(),
  odometer: z.number().min(0).max(MAX_ODOMETER).nullish().default(null),
  odometer_unit: z.enum(distanceUnits),
  amount: z.number().positive().max(MAX_AMOUNT),
  amount_unit: z.enum(volumeUnits),
  total_minor: z.int().min(0).nullish().default(null),
  currency: z.string().refine(isCurrency, 'no currency of ISO 4217'),
  is_full: z.boolean().default(true),
  missed: z.boolean().default(false),
  station: text(MAX_STATION),
  note: text(MAX_NOTE),
})

/** A number as the table keeps it: "45.12345" litres come back as 45.1235. */
export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
