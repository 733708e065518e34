import {
  type DistanceUnit,
  ENERGY_NAMES,
  type Energy,
  type FillUp,
  fillUpFields,
  MEASURE_SIGN,
  signIn,
} from '@tappet/upkeep'
import { wholeNumber } from '../../format/count.ts'
import { decimal } from '../../format/economy.ts'

const AMOUNT_ONE: Readonly<Record<string, string>> = {
  ...MEASURE_SIGN,
  us_gal: 'gallon',
  uk_gal: 'UK gallon',
  l: 'liter',
}
export const DISTANCE_ONE: Readonly<Record<DistanceUnit, string>> = { mi: 'mile', km: 'kilometer' }

export const amountOne = (unit: string): string => AMOUNT_ONE[unit] ?? unit

/** "45.12 l". */
export const amountText = (fillUp: Pick<FillUp, 'amount' | 'amount_unit'>) =>
  `${decimal(fillUp.amount, 3, 0)} ${signIn(fillUpFields, 'amount_unit', fillUp)}`

export const serviceCount = (count: number) => `${wholeNumber(count)} ${count === 1 ? 'service' : 'services'}`
export const fillUpCount = (count: number) => `${wholeNumber(count)} ${count === 1 ? 'fill-up' : 'fill-ups'}`

export const energyName = (energy: Energy | null) =>
  energy === null ? 'Kind not said' : ENERGY_NAMES[energy]

const FUEL_WORDS = {
  economy: 'Fuel economy',
  one: 'Fill-up',
  part: 'Part fill',
  full: { one: 'full tank', many: 'full tanks' },
  paid: 'Fuel',
}
const CHARGE_WORDS = {
  economy: 'Economy',
  one: 'Charge',
  part: 'Part charge',
  full: { one: 'full charge', many: 'full charges' },
  paid: 'Charges',
}
export const wordsOf = (energy: Energy | null) => (energy === 'electricity' ? CHARGE_WORDS : FUEL_WORDS)
