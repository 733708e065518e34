import { type DistanceUnit, fromMiles, toMiles } from '@tappet/upkeep'
import { wholeNumber } from './count.ts'

export { type DistanceUnit, fromMiles, toMiles }

export function formatDistance(miles: number, unit: DistanceUnit, locale?: string): string {
  return `${wholeNumber(fromMiles(miles, unit), locale)} ${unit}`
}
