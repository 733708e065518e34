import { type DistanceUnit, type EconomyUnit, type FillUp, fillUpFields, signIn } from '@tappet/upkeep'
import { wholeNumber } from '../../format/count.ts'
import { ECONOMY_NAMES } from '../../format/unit-names.ts'

const VOLUME_ONE: Readonly<Record<string, string>> = {
  us_gal: 'gallon',
  uk_gal: 'UK gallon',
  l: 'litre',
}
export const DISTANCE_ONE: Readonly<Record<DistanceUnit, string>> = { mi: 'mile', km: 'kilometer' }

/** "5.8 l/100 km". */
export const economyText = (value: number, unit: EconomyUnit) => `${decimal(value, 1)} ${ECONOMY_NAMES[unit]}`

export const volumeOne = (unit: string): string => VOLUME_ONE[unit] ?? unit

/** "45.12 l". */
export const amountText = (fillUp: Pick<FillUp, 'amount' | 'amount_unit'>) =>
  `${decimal(fillUp.amount, 3, 0)} ${signIn(fillUpFields, 'amount_unit', fillUp)}`

export function decimal(value: number, most: number, least = most): string {
  return value.toLocaleString(undefined, { minimumFractionDigits: least, maximumFractionDigits: most })
}

export const serviceCount = (count: number) => `${wholeNumber(count)} ${count === 1 ? 'service' : 'services'}`
export const fillUpCount = (count: number) => `${wholeNumber(count)} ${count === 1 ? 'fill-up' : 'fill-ups'}`
