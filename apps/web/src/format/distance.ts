import { type DistanceUnit, fromMiles, toMiles } from '@tappet/upkeep'
import { wholeNumber } from './count.ts'

export { type DistanceUnit, fromMiles, toMiles }

/** 62000 miles as "62,000 mi" or "99,779 km", grouped as in the locale. */
export function formatDistance(miles: number, unit: DistanceUnit, locale?: string): string {
  return `${wholeNumber(fromMiles(miles, unit), locale)} ${unit}`
}
