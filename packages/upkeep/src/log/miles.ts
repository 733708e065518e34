/** Apart from the table of fields: the first page does without it. */
import { exactMiles } from '../fields/exact-miles.ts'
import type { LogRecord } from './fields.ts'

export const milesOf = ({
  mileage,
  mileage_km,
}: Pick<LogRecord, 'mileage'> & { mileage_km?: number | null }): number | null =>
  mileage === null ? null : exactMiles(mileage, mileage_km)
