import type { DistanceUnit, EconomyUnit, VolumeUnit } from '@tappet/upkeep'
import { wholeNumber } from '../../format/count.ts'
import { ECONOMY_NAMES } from '../../format/unit-names.ts'

/** Short signs of the units, behind a number. */
export const VOLUME_SIGN: Readonly<Record<VolumeUnit, string>> = { us_gal: 'gal', uk_gal: 'gal (UK)', l: 'l' }
/** One of them, in "price per litre". */
export const VOLUME_ONE: Readonly<Record<VolumeUnit, string>> = {
  us_gal: 'gallon',
  uk_gal: 'UK gallon',
  l: 'litre',
}
export const DISTANCE_ONE: Readonly<Record<DistanceUnit, string>> = { mi: 'mile', km: 'kilometre' }

/** "5.8 l/100 km". */
export const economyText = (value: number, unit: EconomyUnit) => `${decimal(value, 1)} ${ECONOMY_NAMES[unit]}`

/** "45.12 l". */
export const amountText = (value: number, unit: VolumeUnit) => `${decimal(value, 3, 0)} ${VOLUME_SIGN[unit]}`

/** A number in the reader's writing. */
export function decimal(value: number, most: number, least = most): string {
  return value.toLocaleString(undefined, { minimumFractionDigits: least, maximumFractionDigits: most })
}

export const serviceCount = (count: number) => `${wholeNumber(count)} ${count === 1 ? 'service' : 'services'}`
export const fillUpCount = (count: number) => `${wholeNumber(count)} ${count === 1 ? 'fill-up' : 'fill-ups'}`
