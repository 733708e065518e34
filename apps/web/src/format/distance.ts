import { type DistanceUnit, KM_PER_MILE } from '@tappet/upkeep'
import { wholeNumber } from './count.ts'

export type { DistanceUnit }

const ROUND_KM = 100

/**
 * Miles as a whole number of the unit. 50,000 km are stored as 31,069 miles, which convert back to 50,001 km: where
 * several whole kilometres map to one mileage, the roundest is the one that was typed.
 */
export function fromMiles(miles: number, unit: DistanceUnit): number {
  if (unit === 'mi') return Math.round(miles)
  const nearest = Math.round(miles * KM_PER_MILE)
  const typed = [nearest - 1, nearest + 1].find((km) => km % ROUND_KM === 0 && toMiles(km, 'km') === miles)
  return typed ?? nearest
}

/** A distance in the unit as whole miles, as rows store it. The inverse of fromMiles. */
export function toMiles(distance: number, unit: DistanceUnit): number {
  return Math.round(unit === 'km' ? distance / KM_PER_MILE : distance)
}

/** 62000 miles as "62,000 mi" or "99,779 km", grouped as in the locale. */
export function formatDistance(miles: number, unit: DistanceUnit, locale?: string): string {
  return `${wholeNumber(fromMiles(miles, unit), locale)} ${unit}`
}
