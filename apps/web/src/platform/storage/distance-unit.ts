import { type DistanceUnit, isDistanceUnit } from '../../format/distance.ts'
import { createChoice, useChoice } from './choice.ts'

/** The unit chosen on this device; miles by default. Rows and calls are always in miles. */
export const distanceUnit = createChoice<DistanceUnit>(
  'tappet.distance-unit',
  (kept) => (isDistanceUnit(kept) ? kept : 'mi'),
  (unit) => unit,
)

/** The chosen unit and its setter. */
export function useDistanceUnit(): [DistanceUnit, (unit: DistanceUnit) => void] {
  return useChoice(distanceUnit)
}
