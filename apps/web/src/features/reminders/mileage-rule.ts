import type { DistanceUnit } from '../../format/distance.ts'
import { toMiles } from '../../format/distance.ts'
import { typedCount } from '../../format/typed-number.ts'
import { BELOW_LAST } from '../../offline/log/copy.ts'

import { MAX_ODOMETER_MILES } from './reminder-form.ts'

export type MileageJudgement = { ok: true; miles: number } | { ok: false; code: 'invalid' | 'below_last' }

/** Stated; they share a title. */
export const INVALID_MILEAGE = 'Invalid Mileage'
export const MILEAGE_REFUSALS = {
  invalid: 'Please enter a valid mileage number',
  below_last: BELOW_LAST,
} as const

/**
 * An equal one is allowed: the car may not have moved.
 * @param lastMiles null when nothing is recorded
 */
export function judgeMileage(typed: string, unit: DistanceUnit, lastMiles: number | null): MileageJudgement {
  const distance = typedCount(typed)
  if (distance === null || distance <= 0) return { ok: false, code: 'invalid' }
  const miles = toMiles(distance, unit)
  if (miles < 1 || miles > MAX_ODOMETER_MILES) return { ok: false, code: 'invalid' }
  if (lastMiles !== null && miles < lastMiles) return { ok: false, code: 'below_last' }
  return { ok: true, miles }
}
