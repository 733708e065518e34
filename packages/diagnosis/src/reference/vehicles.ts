import { vehicleCatalogue } from './vehicles.data.ts'

export { vehicleCatalogue }

/** It has no models: the driver writes one. */
export const OTHER_MAKE = 'Other'

const NEWEST_YEAR = 2025
const YEARS = 36

export const yearChoices: readonly number[] = Array.from({ length: YEARS }, (_, index) => NEWEST_YEAR - index)

export function yearsUntil(last: number): readonly number[] {
  const newer = Array.from({ length: Math.max(0, last - NEWEST_YEAR) }, (_, index) => last - index)
  return [...newer, ...yearChoices]
}

export function modelsOf(make: string): readonly string[] {
  return vehicleCatalogue.find((entry) => entry.make === make)?.models ?? []
}
