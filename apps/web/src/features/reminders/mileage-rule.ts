import { type Counter, exactMiles, type LogRecord, logFields, readingIn, wholeDistance } from '@tappet/upkeep'
import { type DistanceUnit, fromMiles } from '../../format/distance.ts'
import { localDay } from '../../format/local-day.ts'
import { typedCount } from '../../format/typed-number.ts'
import { BELOW_LAST } from '../../offline/log/copy.ts'

export type MileageJudgement =
  /** `miles` exact; `reading` as a record holds it. */
  | { ok: true; miles: number; reading: Pick<LogRecord, 'mileage' | 'mileage_km'> }
  | { ok: false; code: 'invalid' | 'below_last' }

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
export function judgeMileage(
  typed: string,
  unit: DistanceUnit,
  lastMiles: number | null,
  counter: Counter | null = null,
): MileageJudgement {
  const figure = typedCount(typed, unit)
  if (figure === null || figure <= 0) return { ok: false, code: 'invalid' }
  const distance = wholeDistance(figure, localDay(new Date()), counter, unit)
  const reading = readingIn(Math.round(distance), unit)
  const whole = reading.mileage ?? 0
  if (whole < 1 || whole > logFields.mileage.max) return { ok: false, code: 'invalid' }
  const miles = exactMiles(whole, reading.mileage_km)
  // As they are shown: 62,000 miles stand as 99,779 km, which are a bit less.
  if (lastMiles !== null && fromMiles(miles, unit) < fromMiles(lastMiles, unit))
    return { ok: false, code: 'below_last' }
  return { ok: true, miles, reading }
}
