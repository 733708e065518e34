import { useSyncExternalStore } from 'react'
import { wholeNumber } from './count.ts'
import type { InstantStorage } from './storage.ts'
import { deviceStorage } from './storage.web.ts'

export const distanceUnits = ['mi', 'km'] as const
export type DistanceUnit = (typeof distanceUnits)[number]

/** The international mile of 1959. */
const KM_PER_MILE = 1.609344

const UNIT_KEY = 'tappet.distance-unit'

function isDistanceUnit(value: unknown): value is DistanceUnit {
  return distanceUnits.some((unit) => unit === value)
}

/** The unit kept on this device; miles where none was chosen. Rows and calls are in miles always. */
export function readDistanceUnit(storage: InstantStorage = deviceStorage): DistanceUnit {
  const kept = storage.getItem(UNIT_KEY)
  return isDistanceUnit(kept) ? kept : 'mi'
}

const ROUND_KM = 100

/**
 * Miles as a whole number of the unit. 50,000 km are kept as 31,069 miles, which are 50,001 km: of the
 * kilometres that are kept alike, the round ones are those that somebody typed.
 */
export function fromMiles(miles: number, unit: DistanceUnit): number {
  if (unit === 'mi') return Math.round(miles)
  const nearest = Math.round(miles * KM_PER_MILE)
  const typed = [nearest - 1, nearest + 1].find((km) => km % ROUND_KM === 0 && toMiles(km, 'km') === miles)
  return typed ?? nearest
}

/** A distance in the unit as whole miles, the way rows keep it. What was shown comes back as it was. */
export function toMiles(distance: number, unit: DistanceUnit): number {
  return Math.round(unit === 'km' ? distance / KM_PER_MILE : distance)
}

/** 62000 miles as "62,000 mi" or "99,779 km", grouped as the locale does. */
export function formatDistance(miles: number, unit: DistanceUnit, locale?: string): string {
  return `${wholeNumber(fromMiles(miles, unit), locale)} ${unit}`
}

const listeners = new Set<() => void>()

/** Keeps the choice and shows it everywhere. */
export function chooseDistanceUnit(unit: DistanceUnit): void {
  deviceStorage.setItem(UNIT_KEY, unit)
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The chosen unit, and how to choose the other. */
export function useDistanceUnit(): [DistanceUnit, (unit: DistanceUnit) => void] {
  return [useSyncExternalStore(subscribe, () => readDistanceUnit()), chooseDistanceUnit]
}
