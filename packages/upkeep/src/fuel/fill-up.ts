/** A fill-up as its table holds it: in the units in which it was bought, so that nothing is rounded. */
import type { Money } from '../money/money.ts'
import { type DistanceUnit, toKm, toLitres, type VolumeUnit } from '../units.ts'

export type FillUp = {
  /** YYYY-MM-DD. */
  date: string
  /** Null where it was not read. */
  odometer: number | null
  odometer_unit: DistanceUnit
  /** How much was filled in. */
  amount: number
  amount_unit: VolumeUnit
  /** What was paid, in minor units of the currency; null where it is not known. */
  total_minor: number | null
  /** ISO 4217. */
  currency: string
  /** The tank was filled up to the top. */
  is_full: boolean
  /** A fill-up before this one was not written down. */
  missed: boolean
  station: string | null
  note: string | null
}

const FIELDS: Readonly<Record<keyof FillUp, true>> = {
  date: true,
  odometer: true,
  odometer_unit: true,
  amount: true,
  amount_unit: true,
  total_minor: true,
  currency: true,
  is_full: true,
  missed: true,
  station: true,
  note: true,
}

/** The columns of a fill-up, in the order of the CSV file. Apart from the schema, whose library the first page does without. */
export const fillUpFields = Object.keys(FIELDS) as (keyof FillUp)[]

export const litresOf = ({ amount, amount_unit }: Pick<FillUp, 'amount' | 'amount_unit'>): number =>
  toLitres(amount, amount_unit)

export const odometerKmOf = ({
  odometer,
  odometer_unit,
}: Pick<FillUp, 'odometer' | 'odometer_unit'>): number | null =>
  odometer === null ? null : toKm(odometer, odometer_unit)

/** What was paid; null where it is not known. */
export function paidOf({ total_minor, currency }: Pick<FillUp, 'total_minor' | 'currency'>): Money | null {
  return total_minor === null ? null : { minor: total_minor, currency }
}
